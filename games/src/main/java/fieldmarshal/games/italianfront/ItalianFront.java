package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.book.BookGame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The Italian Front 1917-18, on the shelf. */
public final class ItalianFront extends BookGame {
  /** The first player of every operations phase. */
  @Case("IF-4.1.1")
  public static final Side CENTRAL = Side.many(Chapter.CENTRAL, "central", "Central Powers");

  public static final Side ALLIED = Side.many(Chapter.ALLIED, "allied", "Allies");

  public static final String GHQ_RESERVE = "ghq-reserve";
  public static final String LAKE_GARDA = "lake-garda";
  public static final String TRIESTE_RAID = "trieste-raid";
  public static final String DOMINANT_TERRAIN = "dominant-terrain";
  public static final String FREE_DEPLOYMENT = "free-deployment";
  public static final String ALPINI_ASSAULT = "alpini-assault";

  private static final String ID = "italian-front-1917";
  static final String FOLDER = folder(ID);

  private final Theatre theatre;
  private final List<Scenario> scenarios;
  private final List<Option> options;
  private final Roster<Counter> roster;
  private final Areas.Grounds grounds;
  private final boolean[] winter;
  private final Charts charts;
  private final CombatTable table = new CombatTable(FOLDER + "/crt.tsv");

  public ItalianFront() {
    super(
        ID,
        new Cover(
            "The Italian Front 1917-18",
            "The Italian Front 1917-18",
            "The rules are the published ones. We reconstructed the map, the counters, the combat"
                + " results table, the turn record and the victory hexes.",
            "2",
            List.of("Austro-Hungarian", "Italian")),
        List.of(CENTRAL, ALLIED),
        OwnTables.current().used(ID),
        nationsNamed(
            List.of("German", "Austro-Hungarian", "Italian", "British", "French", "Czech")),
        List.of(),
        Glossary.load(FOLDER + "/glossary.tsv"));
    theatre = Theatre.load(FOLDER + "/map", Theatre.grid());
    scenarios = Tsv.resource(FOLDER + "/scenarios.tsv").stream().map(BookGame::scenario).toList();
    options =
        Tsv.resource(FOLDER + "/options.tsv").stream().map(row -> option(row, "standard")).toList();
    List<Tsv.Row> turns = Tsv.resource(FOLDER + "/turns.tsv");
    winter = new boolean[turns.size() + 1];
    for (Tsv.Row row : turns) {
      winter[row.number("turn")] = row.yes("winter");
    }
    roster = roster();
    grounds = new Areas.Grounds(theatre);
    charts = Charts.read(roster);
  }

  @Override
  public List<Part> parts() {
    return Sequence.PARTS;
  }

  @Override
  public List<Phase> phases() {
    return Sequence.PHASES;
  }

  @Override
  public List<Scenario> scenarios() {
    return scenarios;
  }

  @Override
  @Case("IF-19.0.1")
  public List<Option> options() {
    return options;
  }

  public Theatre theatre() {
    return theatre;
  }

  CombatTable table() {
    return table;
  }

  /** The charts of events, replacements and withdrawals. */
  Charts charts() {
    return charts;
  }

  Areas.Grounds grounds() {
    return grounds;
  }

  /** Whether winter is printed on the turn track. */
  @Case("IF-7.11.1")
  boolean winter(int turn) {
    return winter[turn];
  }

  /** A marker is drawn from a cup as one rolls a die with as many faces as there are markers. */
  @Override
  public int mostFaces() {
    EventChart events = charts.events();
    int markers = Math.max(events.chits(true).length, events.chits(false).length);
    return Math.max(super.mostFaces(), markers);
  }

  @Override
  public Chart chart() {
    return new ItalianFrontChart(theatre).chart();
  }

  @Override
  public ItalianFrontRules rules(String scenario, Set<String> chosen) throws BadSetup {
    check(scenario, chosen);
    return rules(chosen, EnumSet.noneOf(Reading.class));
  }

  /** The rules with other readings of the book than the usual ones. */
  ItalianFrontRules rules(Set<String> chosen, Set<Reading> readings) {
    return new ItalianFrontRules(this, roster, scenarios.getFirst(), chosen, readings);
  }

  // ---- counters

  /** The counters, and a symbol for each unit of a side that may lie below another. */
  @Case({"IF-0.1", "IF-0.2", "IF-0.3", "IF-2.3.2"})
  private Roster<Counter> roster() {
    List<Counter> counters = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/units.tsv")) {
      counters.add(counter(row, counters.size()));
    }
    List<Counter> real = List.copyOf(counters);
    for (Side side : sides()) {
      int count =
          (int) real.stream().filter(each -> each.side() == side && !each.isSupport()).count();
      for (int i = 1; i <= count; i++) {
        counters.add(symbol(counters.size(), side, i));
      }
    }
    return new Roster<>(counters);
  }

  private static Counter counter(Tsv.Row row, int index) {
    String type =
        row.oneOf(
            "type",
            "infantry",
            "assault",
            "mountain",
            "cavalry",
            "hq",
            "artillery",
            "air",
            "naval");
    Counter.Arm arm =
        switch (type) {
          case "assault" -> Counter.Arm.ASSAULT;
          case "mountain" -> Counter.Arm.MOUNTAIN;
          case "cavalry" -> Counter.Arm.CAVALRY;
          case "hq" -> Counter.Arm.HQ;
          case "artillery" -> Counter.Arm.ARTILLERY;
          case "air" -> Counter.Arm.AIR;
          case "naval" -> Counter.Arm.NAVAL;
          default -> Counter.Arm.INFANTRY;
        };
    Counter.Nation nation =
        switch (row.oneOf(
            "nationality", "German", "Austro-Hungarian", "Italian", "British", "French", "Czech")) {
          case "German" -> Counter.Nation.GERMAN;
          case "Austro-Hungarian" -> Counter.Nation.AUSTRIAN;
          case "British" -> Counter.Nation.BRITISH;
          case "French" -> Counter.Nation.FRENCH;
          case "Czech" -> Counter.Nation.CZECH;
          default -> Counter.Nation.ITALIAN;
        };
    Side side = row.oneOf("side", "central", "allied").equals("central") ? CENTRAL : ALLIED;
    if ((side == CENTRAL) != (nation.ordinal() <= Counter.Nation.AUSTRIAN.ordinal())) {
      throw row.fault("side", "the nation fights for the other side");
    }
    int steps = row.number("steps");
    if (steps < 1 || steps > 2) {
      throw row.fault("steps", "a unit has one step or two");
    }
    return new Counter(
        index,
        row.text("id"),
        side,
        row.text("nationality"),
        type,
        row.maybe("size"),
        row.text("designation"),
        row.text("name"),
        steps,
        new Counter.Printed(
            arm,
            nation,
            row.number("attack"),
            row.number("defense"),
            row.number("move"),
            steps == 2 ? row.number("reduced_attack") : 0,
            steps == 2 ? row.number("reduced_defense") : 0,
            row.oneOf(
                "army", "", "first", "second", "third", "fourth", "reserve", "venezia", "conrad",
                "eugen"),
            row.number("arrival", 0),
            row.text("provenance")));
  }

  @Case("IF-11.6.1")
  private static Counter symbol(int index, Side side, int number) {
    boolean central = side == CENTRAL;
    return new Counter(
        index,
        (central ? "cp-unseen-" : "al-unseen-") + number,
        side,
        central ? "Austro-Hungarian" : "Italian",
        "unseen",
        "",
        "?",
        central ? "unit of the Central Powers" : "unit of the Allies",
        1,
        new Counter.Printed(
            Counter.Arm.SYMBOL,
            central ? Counter.Nation.AUSTRIAN : Counter.Nation.ITALIAN,
            0,
            0,
            0,
            0,
            0,
            "",
            0,
            ""));
  }
}
