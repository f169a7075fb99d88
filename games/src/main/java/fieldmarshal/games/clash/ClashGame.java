package fieldmarshal.games.clash;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.book.BookGame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A battle of Clash of Giants on the shelf: the common book and the battle's own data. */
@Case("COG-1.0")
public abstract class ClashGame extends BookGame {
  @Case("COG-2.22")
  public static final Side CENTRAL = Side.many(Chapter.CENTRAL, "central", "Central Powers");

  @Case("COG-2.22")
  public static final Side ENTENTE =
      new Side(Chapter.ENTENTE, "entente", "Entente", "the Entente", false);

  public static final List<Side> SIDES = List.of(CENTRAL, ENTENTE);

  /** The folder of the common book. */
  static final String COMMON = "fieldmarshal/clash";

  static final String SUPPLY = "supply";
  static final String REINFORCEMENT = "reinforcement";
  static final String OPERATIONS = "operations";
  static final String COMBAT = "combat";
  static final String RECOVERY = "recovery";

  @Case({"COG-5.2", "COG-G3", "COG-Y3"})
  static final List<Phase> PHASES =
      List.of(
          new Phase(SUPPLY, "Supply", Activity.CLERICAL),
          new Phase(REINFORCEMENT, "Reinforcements and replacements", Activity.PREPARATION),
          new Phase(OPERATIONS, "Operations", Activity.MOVEMENT),
          new Phase(COMBAT, "Combat", Activity.COMBAT),
          new Phase(RECOVERY, "Recovery", Activity.CLERICAL));

  /** The origin of a battle book that stands for a published one. */
  protected static final String RECONSTRUCTED =
      "The rule book is the published one. Map, counters and battle book are our own reconstruction"
          + " from history, not the published ones.";

  private final Theatre theatre;
  private final List<Army> armies;
  private final Roster<Counter> roster;
  private final List<Scenario> scenarios;
  private final List<Option> options;
  private final CombatChart combatChart = new CombatChart(COMMON + "/combat.tsv");
  private final List<Part> parts = new ArrayList<>();

  /**
   * @param id of the game, and the name of its folder
   * @param glossaries files of words beside the common one
   */
  @SuppressWarnings("this-escape")
  protected ClashGame(String id, Cover cover, HexGrid grid, String... glossaries) {
    super(
        id,
        cover,
        SIDES,
        OwnTables.current().used("clash", id),
        nations(folder(id)),
        List.of(Casebook.load("clash", "Clash of Giants II", COMMON + "/cases.tsv")),
        Glossary.load(
            Stream.concat(
                    Stream.of(COMMON + "/glossary.tsv"),
                    Stream.of(glossaries).map(file -> folder(id) + "/" + file))
                .toArray(String[]::new)));
    String folder = folder();
    theatre = Theatre.load(folder, COMMON + "/terrain.tsv", grid, SIDES);
    armies = Army.load(folder, SIDES);
    if (armies.size() > Global.ARMIES) {
      throw new IllegalStateException(
          armies.size() + " armies; there is room for " + Global.ARMIES);
    }
    roster = counters();
    scenarios = Tsv.resource(folder + "/scenarios.tsv").stream().map(BookGame::scenario).toList();
    options =
        Tsv.resource(folder + "/options.tsv").stream().map(row -> option(row, "standard")).toList();
    for (Side side : SIDES) {
      parts.add(Part.playerTurn(parts.size() + 1, side));
    }
    for (Army army : armies) {
      parts.add(army.part(parts.size() + 1));
    }
  }

  /** The nations of the counters. */
  @Case("COG-2.22b")
  private static List<Nation> nations(String folder) {
    return nationsOf(Tsv.resource(folder + "/units.tsv"));
  }

  /** The counters; ids repeat across nations on the printed counters, so ours have a prefix. */
  @Case({"COG-2.2b", "COG-2.21", "COG-2.22", "COG-2.23", "COG-G2b", "COG-EX-4"})
  private Roster<Counter> counters() {
    List<Counter> counters = new ArrayList<>();
    Map<String, Integer> corps = new HashMap<>();
    for (Tsv.Row row : Tsv.resource(folder() + "/units.tsv")) {
      Side side = SIDES.get(MapReader.side(row, "side", SIDES));
      int army = 0;
      for (Army each : armies) {
        if (each.id().equals(row.text("army")) && each.side() == side) {
          army = each.number();
        }
      }
      if (army == 0) {
        throw row.fault("army", "there is no such army of the side");
      }
      int number =
          row.maybe("corps").isEmpty()
              ? 0
              : corps.computeIfAbsent(
                  row.text("nationality") + " " + row.text("corps"), key -> corps.size() + 1);
      if (theatre.board().find(row.text("hex")) < 0) {
        throw row.fault("hex", "there is no such hex");
      }
      counters.add(new Counter(row, counters.size(), side, army, number));
    }
    return new Roster<>(counters);
  }

  /** Opens the rules of a scenario. */
  protected abstract Rules open(Scenario scenario, Set<String> chosen);

  // ---- the data

  public final Theatre theatre() {
    return theatre;
  }

  public final List<Army> armies() {
    return armies;
  }

  public final Roster<Counter> roster() {
    return roster;
  }

  final CombatChart combatChart() {
    return combatChart;
  }

  // ---- Game

  @Override
  public final List<Phase> phases() {
    return PHASES;
  }

  @Override
  public final List<Part> parts() {
    return parts;
  }

  @Override
  public final List<Scenario> scenarios() {
    return scenarios;
  }

  @Override
  public final List<Option> options() {
    return options;
  }

  @Override
  public final int mostFaces() {
    return Math.max(super.mostFaces(), armies.size());
  }

  @Override
  public final Chart chart() {
    return ClashChart.of(theatre);
  }

  @Override
  public final Rules rules(String scenario, Set<String> chosen) throws BadSetup {
    check(scenario, chosen);
    return open(scenario(scenario), chosen);
  }
}
