package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Clash;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Counters;
import fieldmarshal.games.gwe.GreatWarGame;
import fieldmarshal.games.gwe.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Great War in the East: The Brusilov Offensive, 1916, on the shelf. */
public final class Brusilov extends GreatWarGame {
  /** The first player. */
  @Case({"BRU-26.1", "BRU-26.2"})
  public static final Side RUSSIAN = Side.many(0, "russian", "Russians");

  public static final Side CENTRAL = Side.many(1, "central", "Central Powers");

  static final String AUSTRIAN = "Austro-Hungarian";
  static final String GERMAN = "German";

  static final String FOURTH_OF_JUNE = "fourth-of-june";
  static final String ON_SCHEDULE = "on-schedule";

  static final String TRACK_LIMITS = "track-limits";
  static final String UNLIMITED_COMMAND = "unlimited-command";
  static final String GUARDS = "guards";
  static final String WEST_FRONT = "west-front";
  static final String SUPPLY_AND_RAIL = "supply-and-rail";
  static final String COMMANDERS = "commanders";

  static final String FOLDER = "fieldmarshal/gwe-brusilov";

  /** A town that scores at the end. */
  record Town(int hex, String name, int points) {}

  private final Roster<Counter> roster;
  private final Tracks tracks;
  private final List<Town> towns;

  public Brusilov() {
    super(
        "gwe-brusilov",
        new Cover(
            "Great War in the East: The Brusilov Offensive, 1916",
            "Exclusive rules: The Brusilov Offensive",
            "The rules are the published ones. We reconstructed the map from geography and from the"
                + " hexes on the counters, and the points of the towns.",
            "2",
            List.of("Russian", GERMAN)),
        List.of(RUSSIAN, CENTRAL),
        // Columns of flat-topped hexes, north at the left and east at the top; even columns lower.
        HexGrid.flatTop(25, 38),
        BrusilovTerrainCode.FEATURES,
        BrusilovTerrainCode.FOUND);
    roster = counters(theatre());
    tracks = Tracks.load(theatre().board(), Tsv.resource(folder() + "/map/rails.tsv"));
    towns = towns(theatre().board());
  }

  @Override
  @Case({"BRU-26.1", "BRU-26.2"})
  public List<Scenario> scenarios() {
    return List.of(
        new Scenario(
            FOURTH_OF_JUNE,
            "The Glorious Fourth of June",
            1,
            14,
            "4 June to 15 July 1916: four Russian armies attack at once, and the"
                + " Austro-Hungarian front breaks."),
        new Scenario(
            ON_SCHEDULE,
            "Attack on Schedule",
            5,
            18,
            "Hypothetical: the Russians attack on the planned day, with more reserves."));
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option(
            TRACK_LIMITS,
            "Track limits",
            "BRU-18.31",
            true,
            "Each rail hexside carries a limited number of stacking points a turn."),
        new Option(
            UNLIMITED_COMMAND,
            "Unlimited command",
            "GWE-10.32-OPT",
            false,
            "Headquarters command all units within their radius; command is not allocated."),
        new Option(
            GUARDS,
            "Early release of the Guards",
            "BRU-26.31",
            false,
            "The Russian Special Guards Army arrives from turn 6. This costs Russia 6 points."),
        new Option(
            WEST_FRONT,
            "West Front offensive",
            "BRU-26.32",
            false,
            "All reinforcements of the Central Powers arrive one turn later. This costs Russia 6 points."),
        new Option(
            SUPPLY_AND_RAIL,
            "Increased supply and rail capacity",
            "BRU-26.33",
            false,
            "Russia gets two depots a turn and moves 8 stacking points by rail. This costs Russia 6 points."),
        new Option(
            COMMANDERS,
            "Better commanders",
            "BRU-26.34",
            false,
            "Klembovsky replaces Kaledin, and Gurko replaces Bezobrazov. Each costs Russia 1 point."));
  }

  /** The days that each turn stands for, the first turn first: three days a turn. */
  @Case("BRU-15.0")
  @Override
  public List<String> dates() {
    return super.dates();
  }

  Tracks tracks() {
    return tracks;
  }

  List<Town> townList() {
    return towns;
  }

  @Override
  public Rules rules(String scenario, Set<String> options) throws BadSetup {
    check(scenario, options);
    contradictions(options);
    return new BrusilovRules(this, scenario, options);
  }

  /** The West Front either attacks or gives up its supply. */
  @Case({"BRU-26.3", "BRU-26.33"})
  private static void contradictions(Set<String> options) throws BadSetup {
    if (options.contains(WEST_FRONT) && options.contains(SUPPLY_AND_RAIL)) {
      throw new BadSetup(Clash.excludes(WEST_FRONT, SUPPLY_AND_RAIL));
    }
  }

  // ---- the counters

  Roster<Counter> roster() {
    return roster;
  }

  @Case({
    "BRU-17.0a",
    "BRU-18.24",
    "BRU-24.31",
    "BRU-24.32",
    "BRU-27.11",
    "BRU-27.12",
    "BRU-27.21",
    "BRU-27.22",
    "BRU-MARK",
    "GWE-2.31",
    "GWE-10.11"
  })
  private static Roster<Counter> counters(Theatre theatre) {
    return Counters.read(
        FOLDER + "/units.tsv", theatre, List.of(RUSSIAN, CENTRAL), row -> row.number("tcr"));
  }

  @Case("BRU-25.11")
  private static List<Town> towns(Board board) {
    List<Town> towns = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/map/towns.tsv")) {
      int hex = board.find(row.text("hex"));
      if (hex < 0 || !board.name(hex).equals(row.text("name"))) {
        throw row.fault("name", "is not the name of " + row.text("hex"));
      }
      towns.add(new Town(hex, row.text("name"), row.number("points")));
    }
    return List.copyOf(towns);
  }
}
