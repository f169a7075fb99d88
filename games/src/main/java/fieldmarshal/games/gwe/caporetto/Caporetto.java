package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Clash;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Counters;
import fieldmarshal.games.gwe.GreatWarGame;
import fieldmarshal.games.gwe.Theatre;
import java.util.List;
import java.util.Set;

/** Great War in the East: Caporetto, 1917, on the shelf. */
public final class Caporetto extends GreatWarGame {
  /** The first player. */
  @Case({"CAP-4.0", "CAP-2.4-ALLY"})
  public static final Side CENTRAL = Side.many(0, "central", "Central Powers");

  @Case("CAP-2.4-ALLY")
  public static final Side ALLIED = Side.many(1, "allied", "Allies");

  static final String ITALIAN = "Italian";
  static final String TRIESTE = "2806";
  static final String TRENT = "0334";

  static final String HISTORICAL = "historical";
  static final String TYROL = "tyrol";

  static final String HEROIC_LEADERS = "heroic-leaders";
  static final String ROMMEL_POINTS = "rommel-points";
  static final String FREE_CENTRAL = "free-deployment-central";
  static final String FREE_ALLIED = "free-deployment-allied";
  static final String TYROL_CENTRAL = "tyrol-central";
  static final String TYROL_ALLIED = "tyrol-allied";
  static final String SWITCH_LINES = "switch-lines";

  private static final String FOLDER = "fieldmarshal/gwe-caporetto";

  private final Roster<Counter> roster;

  public Caporetto() {
    super(
        "gwe-caporetto",
        new Cover(
            "Great War in the East: Caporetto, 1917",
            "Exclusive rules: Caporetto",
            "The rules are the published ones. We reconstructed the map from geography and from the"
                + " hexes on the counters, and some figures of the counters.",
            "2",
            List.of("German", ITALIAN)),
        List.of(CENTRAL, ALLIED),
        // Rows of pointy hexes; column 01 in the east; even rows half a hex further west.
        HexGrid.pointyTop(28, 34).countedFromTheRight(),
        CaporettoTerrainCode.FEATURES,
        CaporettoTerrainCode.FOUND);
    roster = counters(theatre());
  }

  @Override
  @Case({"CAP-4.1", "CAP-25.0", "CAP-2.5"})
  public List<Scenario> scenarios() {
    return List.of(
        new Scenario(
            HISTORICAL,
            "Caporetto",
            1,
            15,
            "24 October to 22 November 1917: the breakthrough at Plezzo and Tolmino, and the advance"
                + " to the Piave."),
        new Scenario(
            TYROL,
            "The Tyrol Offensive",
            1,
            15,
            "Hypothetical: the Central Powers also attack from the Trentino, and more Allied"
                + " units are there in time."));
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option(
            HEROIC_LEADERS,
            "Heroic leaders",
            "CAP-21.11",
            false,
            "Rommel fights with the Alpine Corps, and in every turn two Italian units have one more"
                + " defence point."),
        new Option(
            ROMMEL_POINTS,
            "Rommel victory points",
            "CAP-24.4",
            false,
            "If Rommel is lost, the victory points of both sides change. Needs the option Heroic leaders."),
        new Option(
            FREE_CENTRAL,
            "Free deployment, Central Powers",
            "CAP-APP-A",
            false,
            "The Central Powers set up freely on their side of the trenches."),
        new Option(
            FREE_ALLIED,
            "Free deployment, Allies",
            "CAP-APP-A",
            false,
            "The Allies set up freely on their side of the trenches."),
        new Option(
            TYROL_ALLIED,
            "Allied order of battle of the Tyrol scenario",
            "CAP-APP-B1",
            false,
            "In the historical scenario French and British units start on the map, and the XXV Corps arrives later."),
        new Option(
            TYROL_CENTRAL,
            "Central order of battle of the Tyrol scenario",
            "CAP-APP-B2",
            false,
            "In the historical scenario the Central Powers get the extra divisions and may transfer units to the Tyrol."),
        new Option(
            SWITCH_LINES,
            "Switch lines",
            "CAP-APP-C",
            false,
            "Units in two old defence lines have one more defence point."));
  }

  /** The days that each turn stands for, the first turn first: two days a turn. */
  @Case({"CAP-2.5", "CAP-4.1"})
  @Override
  public List<String> dates() {
    return super.dates();
  }

  @Override
  public Rules rules(String scenario, Set<String> options) throws BadSetup {
    check(scenario, options);
    contradictions(scenario, options);
    return new CaporettoRules(this, theatre(), roster, scenario, options);
  }

  private static void contradictions(String scenario, Set<String> options) throws BadSetup {
    if (options.contains(ROMMEL_POINTS) && !options.contains(HEROIC_LEADERS)) {
      throw new BadSetup(Clash.needs(ROMMEL_POINTS, HEROIC_LEADERS));
    }
    for (String mixed : List.of(TYROL_CENTRAL, TYROL_ALLIED)) {
      if (scenario.equals(TYROL) && options.contains(mixed)) {
        throw new BadSetup(Clash.included(mixed, TYROL));
      }
    }
    if (options.contains(TYROL_CENTRAL) && options.contains(TYROL_ALLIED)) {
      throw new BadSetup(Clash.scenario(TYROL_CENTRAL, TYROL_ALLIED, TYROL));
    }
  }

  // ---- the counters

  @Case({
    "CAP-2.3c",
    "CAP-2.3d",
    "CAP-2.31E",
    "CAP-2.32",
    "CAP-8.51",
    "CAP-KEY",
    "GWE-2.31",
    "GWE-10.11"
  })
  private static Roster<Counter> counters(Theatre theatre) {
    return Counters.read(
        FOLDER + "/units.tsv",
        theatre,
        List.of(CENTRAL, ALLIED),
        row -> CaporettoPieces.tcr(row.number("move")));
  }
}
