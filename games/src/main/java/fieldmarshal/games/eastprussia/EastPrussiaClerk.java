package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks things up in the chapters for a player who is about to move or attack. */
final class EastPrussiaClerk implements Clerk {
  private static final String FOLDER = "fieldmarshal/east-prussia-1914";

  private final EastPrussiaRules rules;

  EastPrussiaClerk(EastPrussiaRules rules) {
    this.rules = rules;
  }

  // ---- 5 movement

  @Override
  public List<Mode> modes(Position p, Unit unit) {
    List<Mode> modes = new ArrayList<>();
    modes.add(new Mode(Movement.MARCH, "March", reach(p, unit, Movement.MARCH).refused()));
    if (rules.on(EastPrussia.FORCED_MARCH)) {
      modes.add(
          new Mode(Movement.FORCED, "Forced march", reach(p, unit, Movement.FORCED).refused()));
    }
    return modes;
  }

  @Override
  public Answer<Reach> reach(Position p, Unit unit, String mode) {
    return rules.movement().reachOf(p, (Counter) unit, mode);
  }

  @Override
  public Points points(Position p, Unit unit, String mode) {
    Counter counter = (Counter) unit;
    boolean force = mode.equals(Movement.FORCED);
    return new Points(
        rules.movement().allowance(p, counter, force), rules.movement().left(p, counter, force));
  }

  @Override
  public List<Load> loads(Position p, int hex, Side side) {
    return rules.stacking().loads(p, side.index(), hex);
  }

  /**
   * Who could still come onto the map; whose combat strength is halved if the combats began now.
   */
  @Override
  public List<Warning> warnings(Position p, Side side) {
    if (!(p.pending() instanceof Movement.Segment)) {
      return List.of();
    }
    List<Counter> waiting = new ArrayList<>();
    List<Counter> unsupplied = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (unit.sideIndex() != side.index() || unit.isDummy() || unit.isSymbol()) {
        continue;
      }
      if (rules.reinforcements().canEnter(p, unit)) {
        waiting.add(unit);
      } else if (p.onMap(unit) && !unit.isHq() && !rules.supply().inSupply(p, unit)) {
        unsupplied.add(unit);
      }
    }
    List<Warning> warnings = new ArrayList<>();
    warnings.addAll(
        Warning.about("Waiting beside the map", waiting, Warning.Sort.UNDONE, "TWU-5.3b"));
    warnings.addAll(
        Warning.about("Out of supply, half strength", unsupplied, Warning.Sort.SUPPLY, "TWU-3.4j"));
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
    return PathCosts.of(
        rules.board(),
        p.place(unit),
        path,
        Refused.of(
            "TWU-5.0i",
            "The hexes of the path are not adjacent, or the path does not begin there."),
        (from, direction, to) ->
            rules.theatre().open(from, direction)
                ? null
                : Refused.of(
                    "TWU-TEC-LAKE",
                    "Sea or lake blocks the way to " + rules.board().title(to) + "."),
        (from, to) -> rules.movement().explain(p, from, to));
  }

  @Override
  public List<Action> actions(Position p, Unit unit) {
    List<Action> actions = new ArrayList<>();
    Counter counter = (Counter) unit;
    if (p.pending() instanceof Movement.Segment) {
      rules.movement().actions(p, counter, order -> actions.add(new Action(title(order), order)));
    }
    for (Combat.Declared attack : declared(p)) {
      if (attack.units().contains(counter)) {
        Order order = new Order.Choose(Combat.CALL_OFF, List.of(), attack.targets());
        actions.add(new Action("Call off the attack", order, true));
      }
    }
    return actions;
  }

  /** What a player reads on the button of an order by name. */
  private String title(Order order) {
    if (!(order instanceof Order.Choose choose)) {
      return "";
    }
    String title =
        Movement.OPTIONS.stream()
            .filter(option -> option.id().equals(choose.option()))
            .findFirst()
            .orElseThrow()
            .title();
    boolean enters = !choose.units().isEmpty() && !choose.hexes().isEmpty();
    return enters ? title + " at " + rules.board().title(choose.hexes().at(0)) : title;
  }

  // ---- 6 combat

  private static List<Combat.Declared> declared(Position p) {
    return p.pending() instanceof Combat.Declaration declaration
        ? declaration.declared()
        : List.of();
  }

  @Override
  public Hexes targets(Position p) {
    return p.pending() instanceof Combat.Declaration
        ? Hexes.wrap(
            rules.combat().targets(p, declared(p)).stream().mapToInt(Integer::intValue).toArray())
        : Hexes.NONE;
  }

  @Override
  public Muster muster(Position p, Hexes targets, List<Unit> chosen) {
    if (!(p.pending() instanceof Combat.Declaration) || targets.isEmpty()) {
      return Muster.NONE;
    }
    List<Unit> units = new ArrayList<>(rules.combat().attackers(p, declared(p), targets));
    List<RefusedUnit> refused = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = rules.board().neighbour(targets.at(0), d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (unit.sideIndex() != p.global(Global.PLAYER) || units.contains(unit)) {
          continue;
        }
        Refused why = rules.combat().mayAttack(p, declared(p), unit);
        if (why == null) {
          why = rules.combat().mayBeAttacked(p, declared(p), targets.at(0));
        }
        refused.add(
            new RefusedUnit(
                unit,
                why != null
                    ? why
                    : Refused.of("TWU-6.1d", unit.begins() + " is not next to all of the hexes.")));
      }
    }
    return new Muster(units, List.of(), List.of(), refused);
  }

  // ---- what is printed

  @Override
  public Figures figures(Unit unit) {
    Counter counter = (Counter) unit;
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put("attack", counter.strength());
    values.put("defense", counter.strength());
    values.put("move", counter.printed().move());
    if (counter.army() > 0) {
      values.put("army", counter.army());
    }
    if (counter.printed().arrival() > 0) {
      values.put("arrival", counter.printed().arrival());
    }
    List<String> traits = counter.type().equals("garrison") ? List.of("garrison") : List.of();
    return new Figures(values, traits, counter.printed().doubt());
  }

  @Override
  public List<Site> sites() {
    return Site.read(FOLDER + "/map", rules.board(), rules.game().sides());
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
              case "attack" -> rules.pieces().attackStrength(p, counter);
              case "defense" -> rules.pieces().defenceStrength(p, counter);
              case "move" -> rules.movement().allowance(p, counter, false);
              default -> printed;
            });
  }

  @Override
  public List<Face> faces() {
    return CounterWords.FACES;
  }

  @Override
  public String face(Unit unit) {
    return unit.isSymbol() || !((Counter) unit).isReal() ? "" : CounterWords.FACES.getFirst().id();
  }

  @Override
  public List<Type> types() {
    return CounterWords.TYPES;
  }

  @Override
  public List<Turn> turns() {
    return TurnTrack.read(FOLDER)
        .turns(
            rules.roster().all(),
            (unit, turn) -> unit.isReal() && unit.printed().arrival() == turn);
  }

  @Override
  public List<Prize> prizes(Position p) {
    return rules.victory().prizes();
  }

  @Override
  public List<PrintedTable> tables() {
    return List.of(
        terrain(),
        results(1, "Combat results, German attack", "TWU-CRT-G"),
        results(0, "Combat results, Russian attack", "TWU-CRT-R"),
        TurnTrack.printed("TWU-4.0a", turns()));
  }

  private static PrintedTable terrain() {
    List<List<String>> rows = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(FOLDER + "/terrain.tsv")) {
      String move =
          row.yes("blocks")
              ? "not allowed"
              : row.maybe("move").isEmpty()
                  ? (row.maybe("move_add").equals("0") ? "" : "+" + row.maybe("move_add"))
                  : row.maybe("move");
      String die = row.maybe("die");
      rows.add(
          List.of(
              row.text("terrain"),
              where(row.text("kind")),
              move,
              die.isEmpty() || die.equals("0") ? "" : "die +" + die,
              row.maybe("note"),
              row.text("case")));
    }
    return new PrintedTable(
        "terrain",
        "Terrain effects",
        "TWU-5.0b",
        List.of("terrain", "where", "movement points", "in combat", "note", "case"),
        rows);
  }

  private static String where(String kind) {
    return switch (kind) {
      case "side" -> "hexside";
      case "feature" -> "in a hex";
      default -> kind;
    };
  }

  private PrintedTable results(int side, String title, String caseId) {
    List<String> columns = new ArrayList<>(List.of("die"));
    columns.addAll(CombatTable.COLUMNS);
    List<List<String>> rows = new ArrayList<>();
    List<Totals> totals = new ArrayList<>();
    for (int die = 0; die < CombatTable.ROWS; die++) {
      totals.add(Totals.row(die, 0, CombatTable.ROWS - 1));
      List<String> cells = new ArrayList<>(List.of(die == 9 ? "9 or more" : "" + die));
      for (int c = 0; c < CombatTable.COLUMNS.size(); c++) {
        cells.add(rules.table().result(side, c, die));
      }
      rows.add(cells);
    }
    return new PrintedTable(
        side == 1 ? "results-german" : "results-russian", title, caseId, columns, rows, totals);
  }
}
