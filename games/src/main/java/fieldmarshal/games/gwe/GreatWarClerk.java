package fieldmarshal.games.gwe;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Site;
import fieldmarshal.engine.book.PathCosts;
import fieldmarshal.engine.book.TurnTrack;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Looks things up in the chapters for a player who is about to move or attack. */
final class GreatWarClerk implements Clerk {
  private static final String FOLDER = "fieldmarshal/gwe";

  private final GreatWarInTheEast rules;

  GreatWarClerk(GreatWarInTheEast rules) {
    this.rules = rules;
  }

  // ---- 5 movement

  private static Refused notMoving() {
    return Refused.of("GWE-5.11", "Units move only in the movement phase.");
  }

  @Override
  public List<Mode> modes(Position p, Unit unit) {
    List<Mode> modes = new ArrayList<>();
    rules
        .movement()
        .ways()
        .forEach((id, title) -> modes.add(new Mode(id, title, reach(p, unit, id).refused())));
    return modes;
  }

  @Override
  public Answer<Reach> reach(Position p, Unit unit, String mode) {
    Counter counter = (Counter) unit;
    if (!(p.pending() instanceof Movement.Segment)) {
      return Answer.refused(notMoving());
    }
    Refused refused = rules.movement().mayWalk(p, counter);
    if (refused == null) {
      refused = rules.movement().mayUse(p, counter, mode);
    }
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(rules.movement().reach(p, counter, mode));
  }

  @Override
  public Points points(Position p, Unit unit, String mode) {
    Counter counter = (Counter) unit;
    return new Points(
        rules.movement().allowance(p, counter, mode), rules.movement().left(p, counter, mode));
  }

  @Override
  public List<Load> loads(Position p, int hex, Side side) {
    int points = rules.stacking().points(p, hex, side);
    return points == 0
        ? List.of()
        : List.of(
            new Load(
                "stacking points",
                points,
                rules.stacking().limit(),
                rules.stacking().due(p, hex, side),
                "GWE-6.0"));
  }

  /** The side behind whose trenches it lies. */
  @Override
  public int home(int hex) {
    return rules.theatre().front(hex);
  }

  /** Who pays for his march, and who rolls for attrition, when movement ends as things stand. */
  @Override
  public List<Warning> warnings(Position p, Side side) {
    if (!(p.pending() instanceof Movement.Segment)) {
      return List.of();
    }
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (rules.supply().rolls(p, unit)) {
        units.add(unit);
      }
    }
    List<Warning> warnings = new ArrayList<>(rules.movement().unpaid(p, side));
    warnings.addAll(Warning.about("Attrition roll", units, Warning.Sort.LOSS, "GWE-9.22"));
    return warnings;
  }

  @Override
  public List<Hexes> rides(Position p, Unit unit) {
    return p.pending() instanceof Movement.Segment
        ? rules.railways().rides(p, (Counter) unit)
        : List.of();
  }

  @Override
  public Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    Counter counter = (Counter) unit;
    if (!p.onMap(unit)) {
      return Answer.refused(Refused.of("GWE-5.0", unit.begins() + " is not on the map."));
    }
    return PathCosts.of(
        rules.board(),
        p.place(unit),
        path,
        Refused.of("GWE-5.0", "The hexes of the path are not adjacent."),
        (from, direction, to) -> rules.movement().barred(p, counter, from, direction, to),
        (from, to) -> rules.movement().explain(p, counter, from, to));
  }

  // ---- 8 combat

  @Override
  public Hexes targets(Position p) {
    return p.pending() instanceof Combat.Segment
        ? Hexes.wrap(rules.combat().targets(p).stream().mapToInt(Integer::intValue).toArray())
        : Hexes.NONE;
  }

  @Override
  public Muster muster(Position p, Hexes targets, List<Unit> chosen) {
    if (!(p.pending() instanceof Combat.Segment) || targets.isEmpty()) {
      return Muster.NONE;
    }
    List<RefusedUnit> refused = new ArrayList<>();
    List<Unit> units = attackers(p, targets, refused);
    List<Unit> force = chosen.isEmpty() ? units : chosen;
    List<Offer> offers = new ArrayList<>();
    List<Limit> limits = new ArrayList<>();
    shifts(p, targets, force, refused, offers, limits);
    support(p, targets, force, refused, offers);
    burning(p, force, offers, limits);
    return new Muster(units, offers, limits, refused);
  }

  private void shifts(
      Position p,
      Hexes targets,
      List<Unit> force,
      List<RefusedUnit> refused,
      List<Offer> offers,
      List<Limit> limits) {
    List<Item> items = new ArrayList<>();
    for (Counter hq : rules.headquartersOf(rules.sequence().phasing(p).index())) {
      if (!p.onMap(hq) || rules.pieces().shift(p, hq) == 0) {
        continue;
      }
      Refused why = rules.combat().mayShift(p, hq, force);
      if (why == null) {
        items.add(new Item(Extras.SHIFT, hq, 1, rules.pieces().shift(p, hq)));
      } else if (near(p, hq, targets, hq.printed().radius() + 2)) {
        refused.add(new RefusedUnit(hq, why));
      }
    }
    if (items.isEmpty()) {
      return;
    }
    offers.add(
        new Offer(
            Extras.SHIFT,
            "Headquarters",
            "A headquarters shifts the column to the right, in one attack of a phase.",
            "GWE-10.21",
            Gift.SHIFT,
            false,
            items));
    for (int level = 0; level < Integer.SIZE; level++) {
      List<Item> equals = new ArrayList<>();
      for (Item item : items) {
        if (item.unit() instanceof Counter hq && hq.printed().level() == level) {
          equals.add(item);
        }
      }
      if (equals.size() > 1) {
        limits.add(
            new Limit(
                equals,
                1,
                "Only one headquarters of each level may shift an attack.",
                "GWE-10.22"));
      }
    }
  }

  private void burning(Position p, List<Unit> force, List<Offer> offers, List<Limit> limits) {
    List<Item> items = new ArrayList<>();
    for (Counter depot : rules.support().burnable(p, force)) {
      items.add(new Item(Extras.BURN, depot, 1, 2));
    }
    if (items.isEmpty()) {
      return;
    }
    String caseId = rules.support().burnCase();
    offers.add(
        new Offer(
            Extras.BURN,
            "Depot to burn",
            "Attackers within three hexes of a burnt depot are doubled. The depot is removed.",
            caseId,
            Gift.FACTOR,
            true,
            items));
    if (items.size() > 1) {
      limits.add(new Limit(items, 1, "Only one depot may be burnt for an attack.", caseId));
    }
  }

  /** Those beside the first hex who may attack all of them; the others of that side are refused. */
  private List<Unit> attackers(Position p, Hexes targets, List<RefusedUnit> refused) {
    List<Unit> units = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = rules.board().neighbour(targets.at(0), d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (unit.side() != rules.sequence().phasing(p) || !unit.isCombat()) {
          continue;
        }
        Refused why = rules.combat().mayAttack(p, unit);
        why = why == null ? rules.combat().reachesAll(p, unit, targets) : why;
        if (why == null) {
          units.add(unit);
        } else if (unit.printed().barrage() == 0) {
          refused.add(new RefusedUnit(unit, why));
        }
      }
    }
    return units;
  }

  private void support(
      Position p, Hexes targets, List<Unit> force, List<RefusedUnit> refused, List<Offer> offers) {
    List<Item> items = new ArrayList<>();
    for (Counter gun : rules.unitsOf(rules.sequence().phasing(p).index())) {
      if (gun.printed().barrage() == 0 || !p.onMap(gun) || !near(p, gun, targets, 2)) {
        continue;
      }
      Refused why = null;
      for (int i = 0; i < targets.size() && why == null; i++) {
        why = rules.support().maySupport(p, gun, force, targets.at(i));
      }
      if (why == null) {
        int barrage = gun.printed().barrage();
        items.add(new Item(Extras.SUPPORT, gun, barrage, barrage));
      } else {
        refused.add(new RefusedUnit(gun, why));
      }
    }
    if (!items.isEmpty()) {
      offers.add(
          new Offer(
              Extras.SUPPORT,
              "Artillery",
              "An artillery unit adds its barrage strength, in one attack of a turn.",
              rules.support().attackCase(),
              Gift.STRENGTH,
              false,
              items));
    }
  }

  private boolean near(Position p, Counter unit, Hexes targets, int distance) {
    return rules.board().distance(p.place(unit), targets.at(0)) <= distance;
  }

  // ---- what is printed

  @Override
  public Figures figures(Unit unit) {
    Counter.Printed printed = ((Counter) unit).printed();
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put("attack", printed.attack());
    values.put("defense", printed.defence());
    values.put("move", printed.move());
    values.put("barrage", printed.barrage());
    values.put("shift", printed.shift());
    values.put("radius", printed.radius());
    if (printed.commandStrength() > 0) {
      values.put("command", printed.commandStrength());
    }
    values.put("level", printed.level());
    values.put("stacking", printed.stacking());
    values.put("tcr", printed.tcr());
    if (printed.reverse()) {
      values.put("backAttack", printed.backAttack());
      values.put("backDefense", printed.backDefence());
    }
    List<String> traits = new ArrayList<>();
    if (printed.stosstruppen()) {
      traits.add("stosstruppen");
      traits.add("elite");
    }
    if (printed.alpine()) {
      traits.add("alpine");
    }
    if (printed.heroic()) {
      traits.add("heroic");
    }
    return new Figures(values, traits, ((Counter) unit).doubt());
  }

  @Override
  public List<Site> sites() {
    Theatre theatre = rules.theatre();
    List<Site> sites =
        new ArrayList<>(
            Site.read(
                "fieldmarshal/" + rules.game().id() + "/map", rules.board(), rules.game().sides()));
    for (Side side : rules.game().sides()) {
      int[] own =
          IntStream.range(0, rules.board().size())
              .filter(hex -> theatre.friendlyRail(side.index(), hex))
              .toArray();
      sites.add(Site.railway(side, Hexes.wrap(own)));
    }
    return sites;
  }

  @Override
  public List<Figure> figures() {
    return CounterWords.FIGURES;
  }

  @Override
  public List<Value> values(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return figures(unit)
        .with((id, printed) ->
            switch (id) {
              case CounterWords.ATTACK -> rules.pieces().attack(p, counter);
              case CounterWords.DEFENCE -> rules.pieces().defence(p, counter);
              case CounterWords.MOVE -> rules.movement().allowance(p, counter, Movement.MARCH);
              case "shift" -> rules.pieces().shift(p, counter);
              default -> printed;
            })
        .stream()
        .filter(value -> value.now() != 0 || value.printed() != 0)
        .toList();
  }

  @Override
  public List<Face> faces() {
    return CounterWords.FACES;
  }

  @Override
  public String face(Unit unit) {
    return CounterWords.face((Counter) unit);
  }

  @Override
  public List<Type> types() {
    return CounterWords.TYPES;
  }

  @Override
  public List<Overlay> overlays() {
    return List.of(
        SUPPLY_OVERLAY,
        ZONES_OVERLAY,
        COMMAND_OVERLAY,
        CONTROL_OVERLAY,
        COST_OVERLAY,
        VICTORY_OVERLAY,
        LAST_OVERLAY);
  }

  @Override
  public List<Turn> turns() {
    Position start = rules.start();
    return track()
        .turns(
            rules.roster().all(),
            (unit, turn) ->
                start.place(unit) == Reinforcements.DUE
                    && start.unitNumber(unit, UnitNumber.DUE) == turn);
  }

  @Override
  public List<Prize> prizes(Position p) {
    return rules.victory().prizes(p);
  }

  @Override
  public List<PrintedTable> tables() {
    return List.of(terrain(), results(), options(), TurnTrack.printed("GWE-4.0-C", turns()));
  }

  private TurnTrack track() {
    return TurnTrack.read("fieldmarshal/" + rules.game().id());
  }

  /** The ratings that units of this game have. */
  private List<Integer> ratings() {
    return rules.roster().all().stream().map(Counter::tcr).distinct().sorted().toList();
  }

  /** The chart as printed; games of the series are known there by a letter. */
  private PrintedTable terrain() {
    List<String> columns = new ArrayList<>(List.of("terrain", "where"));
    ratings().forEach(tcr -> columns.add("cost, rating " + tcr));
    columns.addAll(List.of("in combat", "case"));
    List<List<String>> rows = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/terrain.tsv")) {
      if (!row.text("games").contains(rules.chartLetter())) {
        continue;
      }
      List<String> cells = new ArrayList<>();
      cells.add(terrainWords(row.text("terrain")));
      cells.add(where(row.text("kind")));
      for (int tcr : ratings()) {
        cells.add(cost(row, tcr));
      }
      cells.add(combat(row));
      cells.add(row.text("case"));
      rows.add(cells);
    }
    return new PrintedTable("terrain", "Terrain effects", "GWE-5.4-NOTE", columns, rows);
  }

  private static String terrainWords(String terrain) {
    return switch (terrain) {
      case "railroad" -> "railway";
      case "blocked" -> "impassable";
      case "enemy-controlled" -> "enemy zone of control";
      case "entrain" -> "entraining";
      default -> terrain.replace('-', ' ');
    };
  }

  private static String where(String kind) {
    return switch (kind) {
      case "place" -> "in a hex";
      case "state" -> "";
      default -> kind;
    };
  }

  private static String cost(Tsv.Row row, int tcr) {
    String points = tcr >= 1 && tcr <= 4 ? row.maybe("cost_tcr" + tcr) : "";
    return switch (row.text("cost")) {
      case "add" -> "+" + points;
      case "prohibited" -> "not allowed";
      case "other" -> "same as the other terrain";
      default -> points;
    };
  }

  private static String combat(Tsv.Row row) {
    String effect =
        switch (row.text("combat")) {
          case "none" -> "";
          case "double" -> "defender doubled";
          case "halve" -> "attacker halved";
          case "prohibited" -> "not allowed";
          case "fortress" -> "fortress strength";
          case "no-attack" -> "may not attack";
          default -> row.text("combat");
        };
    String die = row.text("die");
    return die.equals("0") ? effect : effect + (effect.isEmpty() ? "" : "; ") + "die +" + die;
  }

  private PrintedTable results() {
    CombatTable table = rules.combat().table();
    List<String> columns = new ArrayList<>(List.of(""));
    for (int c = 1; c <= CombatTable.COLUMNS; c++) {
      columns.add(Integer.toString(c));
    }
    List<List<String>> rows = new ArrayList<>();
    for (int tcr : ratings()) {
      if (tcr >= 1 && tcr <= 4) {
        List<String> cells = new ArrayList<>(List.of("odds, rating " + tcr));
        for (int c = 0; c < CombatTable.COLUMNS; c++) {
          cells.add(table.ratio(tcr, c));
        }
        rows.add(cells);
      }
    }
    List<Totals> totals = new ArrayList<>(Collections.nCopies(rows.size(), Totals.NONE));
    for (int die = 1; die <= 8; die++) {
      totals.add(Totals.row(die, 1, 8));
      List<String> cells = new ArrayList<>(List.of("die " + die + (die == 8 ? " or more" : "")));
      for (int c = 0; c < CombatTable.COLUMNS; c++) {
        cells.add(table.result(die, c).toString());
      }
      rows.add(cells);
    }
    return new PrintedTable(
        "results", "Combat results: attacker/defender", "GWE-8.8-ROWS", columns, rows, totals);
  }

  private static PrintedTable options() {
    Set<String> known = Set.of("half", "all");
    List<List<String>> rows = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/options.tsv")) {
      rows.add(
          List.of(
              row.text("force"),
              row.text("result"),
              row.text("option"),
              known.contains(row.text("loss")) ? row.text("loss") + " of the steps" : "none",
              switch (row.text("retreat")) {
                case "0" -> "";
                case "1" -> "1 hex";
                default -> row.text("retreat") + " hexes";
              },
              row.yes("bars_advance") ? "no advance" : "",
              row.text("case")));
    }
    return new PrintedTable(
        "options",
        "What a result means",
        "GWE-8.5",
        List.of("force", "result", "option", "loss", "retreat", "advance", "case"),
        rows);
  }
}
