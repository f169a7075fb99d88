package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clash;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.book.BookGame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The World Undone: East Prussia 1914, on the shelf. */
public final class EastPrussia extends BookGame {
  /** The first player of every turn. */
  @Case("TWU-4.0a")
  public static final Side RUSSIAN = new Side(0, "russian", "Russia");

  public static final Side GERMAN = new Side(1, "german", "Germany");

  public static final String HIDDEN_MOVEMENT = "hidden-movement";
  public static final String CAVALRY_INFANTRY = "cavalry-infantry";
  public static final String CAVALRY_RETREAT = "cavalry-retreat";
  public static final String CAVALRY_CONTROL = "cavalry-control";
  public static final String FORCED_MARCH = "forced-march";
  public static final String REFUGEES = "refugees";
  public static final String REPLACEMENTS = "replacements";
  public static final String GERMAN_HQ = "german-hq";
  public static final String RUSSIAN_HQ = "russian-hq";
  public static final String SAMSONOV = "samsonov";

  private static final String ID = "east-prussia-1914";
  private static final String FOLDER = folder(ID);
  private static final String CAMPAIGN = "campaign";

  /** A scenario with what the rules ask of it. */
  record Plan(
      Scenario scenario,
      String group,
      int firstSide,
      String firstPhase,
      int germanPoints,
      boolean schlieffen,
      boolean ninthArmy) {
    /** The Masurian Lakes, with a set-up and a victory of their own. */
    boolean masurian() {
      return !group.equals(CAMPAIGN);
    }
  }

  private record Choice(
      Option option, Set<String> groups, String needs, boolean schlieffen, boolean masurian) {}

  private final Theatre theatre;
  private final CombatTable table;
  private final List<Plan> plans = new ArrayList<>();
  private final List<Choice> choices = new ArrayList<>();
  private final List<String> dates;
  private final Roster<Counter> open;
  private final Roster<Counter> hidden;

  public EastPrussia() {
    super(
        ID,
        new Cover(
            "The World Undone: East Prussia 1914",
            "East Prussia 1914",
            "The rules are the published ones. We reconstructed the map, the points of towns, the"
                + " strengths of fortresses, the turns of arrival and the units of the Ninth Army.",
            "2",
            List.of("Russian", "German")),
        List.of(RUSSIAN, GERMAN),
        OwnTables.current().used(ID),
        nationsNamed(List.of("Russian", "German")),
        List.of(),
        Glossary.load(FOLDER + "/glossary.tsv"));
    // Flat hexes in columns from west to east; even columns half a hex lower.
    HexGrid grid = HexGrid.flatTop(34, 60);
    theatre = Theatre.load(FOLDER + "/map", grid);
    table = new CombatTable(FOLDER + "/crt.tsv");
    for (Tsv.Row row : Tsv.resource(FOLDER + "/scenarios.tsv")) {
      plans.add(plan(row));
    }
    for (Tsv.Row row : Tsv.resource(FOLDER + "/options.tsv")) {
      choices.add(choice(row));
    }
    dates = Tsv.resource(FOLDER + "/turns.tsv").stream().map(row -> row.text("dates")).toList();
    open = roster(false);
    hidden = roster(true);
  }

  private static Plan plan(Tsv.Row row) {
    return new Plan(
        scenario(row),
        row.oneOf("group", CAMPAIGN, "masurian"),
        row.oneOf("first_side", RUSSIAN.id(), GERMAN.id()).equals(GERMAN.id()) ? 1 : 0,
        row.oneOf("first_phase", Sequence.PHASES.stream().map(Phase::id).toArray(String[]::new)),
        row.number("german_points"),
        row.yes("schlieffen"),
        row.yes("ninth_army"));
  }

  private static Choice choice(Tsv.Row row) {
    return new Choice(
        option(row, "standard_campaign"),
        Set.copyOf(row.words("scenarios")),
        row.maybe("needs"),
        row.yes("standard_schlieffen"),
        row.yes("standard_masurian"));
  }

  @Override
  public List<Phase> phases() {
    return Sequence.PHASES;
  }

  @Override
  @Case({"TWU-9.1", "TWU-9.3c", "TWU-9.4a"})
  public List<Scenario> scenarios() {
    return plans.stream().map(Plan::scenario).toList();
  }

  @Override
  @Case("TWU-10.0")
  public List<Option> options() {
    return choices.stream().map(Choice::option).toList();
  }

  /** Replacements are recommended for the plan of 1905, and not for the Masurian Lakes. */
  @Override
  @Case({"TWU-9.2.1d", "TWU-9.4i"})
  public Set<String> usual(String scenario) {
    Set<String> usual = new LinkedHashSet<>();
    for (Plan plan : plans) {
      if (plan.scenario().id().equals(scenario)) {
        for (Choice choice : choices) {
          if (plan.masurian()
              ? choice.masurian()
              : plan.schlieffen() ? choice.schlieffen() : choice.option().standard()) {
            usual.add(choice.option().id());
          }
        }
      }
    }
    return usual;
  }

  public Theatre theatre() {
    return theatre;
  }

  CombatTable table() {
    return table;
  }

  /** The day that each turn stands for, the first turn first. */
  public List<String> dates() {
    return dates;
  }

  @Override
  public Chart chart() {
    return EastPrussiaChart.of(theatre);
  }

  @Override
  public Rules rules(String scenario, Set<String> options) throws BadSetup {
    Plan plan = find(scenario);
    for (String option : new TreeSet<>(options)) {
      if (choices.stream().noneMatch(known -> known.option().id().equals(option))) {
        throw new BadSetup("there is no option " + option);
      }
    }
    legal(plan, options);
    return new EastPrussiaRules(
        this, plan, options.contains(HIDDEN_MOVEMENT) ? hidden : open, options);
  }

  private Plan find(String scenario) throws BadSetup {
    for (Plan plan : plans) {
      if (plan.scenario().id().equals(scenario)) {
        return plan;
      }
    }
    throw new BadSetup(
        "there is no scenario "
            + scenario
            + "; there are "
            + plans.stream().map(plan -> plan.scenario().id()).collect(Collectors.joining(", ")));
  }

  /** Options that need another one, or have no use in the scenario, are refused by name. */
  @Case({"TWU-10.0", "TWU-X-ALL", "TWU-X-NONE", "TWU-X-9.4+10.4", "TWU-X-T5"})
  private void legal(Plan plan, Set<String> options) throws BadSetup {
    for (Choice choice : choices) {
      String id = choice.option().id();
      if (!options.contains(id)) {
        continue;
      }
      if (!choice.groups().contains(plan.group())) {
        throw new BadSetup(Clash.unused(id, plan.scenario().id()));
      }
      if (!choice.needs().isEmpty() && !options.contains(choice.needs())) {
        throw new BadSetup(Clash.needs(id, choice.needs()));
      }
    }
  }

  // ---- counters

  /** The counters; with hidden movement also dummies, and a symbol for each counter of a side. */
  @Case({"TWU-9.1.1", "TWU-9.1.2", "TWU-9.4h", "TWU-10.1c"})
  private Roster<Counter> roster(boolean dummies) {
    List<Counter> counters = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/units.tsv")) {
      if (dummies || !row.text("type").equals("dummy")) {
        counters.add(counter(row, counters.size()));
      }
    }
    if (dummies) {
      List<Counter> real = List.copyOf(counters);
      for (Side side : sides()) {
        int count = (int) real.stream().filter(each -> each.side() == side).count();
        for (int i = 1; i <= count; i++) {
          counters.add(symbol(counters.size(), side, i));
        }
      }
    }
    return new Roster<>(counters);
  }

  @Case("TWU-3.1a")
  private static Counter counter(Tsv.Row row, int index) {
    String type = row.oneOf("type", "infantry", "garrison", "cavalry", "artillery", "hq", "dummy");
    Counter.Arm arm =
        switch (type) {
          case "cavalry" -> Counter.Arm.CAVALRY;
          case "artillery" -> Counter.Arm.ARTILLERY;
          case "hq" -> Counter.Arm.HQ;
          case "dummy" -> Counter.Arm.DUMMY;
          default -> Counter.Arm.INFANTRY;
        };
    boolean german = row.oneOf("side", RUSSIAN.id(), GERMAN.id()).equals(GERMAN.id());
    return new Counter(
        index,
        row.text("id"),
        german ? GERMAN : RUSSIAN,
        row.text("nationality"),
        type,
        size(arm, row.text("name")),
        row.text("designation"),
        row.text("name"),
        new Counter.Printed(
            arm,
            german ? 0 : row.number("army", 0),
            row.number("strength"),
            row.number("move"),
            row.maybe("setup"),
            row.maybe("setup_masurian"),
            row.number("arrival", 0),
            row.yes("schlieffen"),
            row.maybe("needs"),
            row.maybe("doubt")));
  }

  private static String size(Counter.Arm arm, String name) {
    return switch (arm) {
      case HQ -> "army";
      case ARTILLERY -> "regiment";
      case DUMMY, SYMBOL -> "";
      default -> name.contains("Division") ? "division" : "brigade";
    };
  }

  @Case("TWU-10.1a")
  private static Counter symbol(int index, Side side, int number) {
    String nationality = side == GERMAN ? "German" : "Russian";
    return new Counter(
        index,
        (side == GERMAN ? "ge-unseen-" : "ru-unseen-") + number,
        side,
        nationality,
        "unseen",
        "",
        "?",
        nationality + " unit",
        new Counter.Printed(Counter.Arm.SYMBOL, 0, 0, 0, "", "", 0, true, "", ""));
  }
}
