package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.PathCosts;
import fieldmarshal.engine.book.TurnTrack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks things up in the chapters for a player who is about to move or attack. */
final class ItalianFrontClerk implements Clerk {
  private static final List<Figure> FIGURES =
      List.of(
          new Figure("attack", "Attack factor"),
          new Figure("defense", "Defence factor"),
          new Figure("move", "Movement factor"),
          new Figure("arrival", "Turn of arrival"));

  private static final List<Face> FACES =
      List.of(
          new Face("unit", "{attack}–{defense}–{move}", "", "attack – defence – movement"),
          new Face("hq", "{move}", "", "movement"));

  private static final List<Type> TYPES =
      List.of(
          new Type("infantry", "infantry"),
          new Type("assault", "assault infantry"),
          new Type("mountain", "mountain infantry"),
          new Type("cavalry", "cavalry"),
          new Type("hq", "headquarters"),
          new Type("artillery", "artillery"),
          new Type("air", "air unit"),
          new Type("naval", "navy"));

  private final ItalianFrontRules rules;

  ItalianFrontClerk(ItalianFrontRules rules) {
    this.rules = rules;
  }

  // ---- 7, 11.8 movement

  @Override
  public List<Mode> modes(Position p, Unit unit) {
    if (p.pending() instanceof StrategicMovement.Moving) {
      return List.of(
          new Mode(
              StrategicMovement.STRATEGIC,
              "Strategic movement",
              reach(p, unit, StrategicMovement.STRATEGIC).refused()));
    }
    String title = p.pending() instanceof Infiltration.Moving ? "Infiltration" : "Movement";
    return List.of(new Mode(Order.Move.MARCH, title, reach(p, unit, Order.Move.MARCH).refused()));
  }

  /** Terrain and roads cost half points too. */
  @Override
  public int fractions() {
    return Ground.HALVES;
  }

  /** Costs are in half points; a strategic move costs none and counts its hexes. */
  @Override
  public Answer<Reach> reach(Position p, Unit unit, String mode) {
    Counter counter = (Counter) unit;
    return switch (p.pending()) {
      case StrategicMovement.Moving(int side) -> {
        Refused refused = rules.strategicMovement().mayMove(p, side, counter);
        yield refused != null
            ? Answer.refused(refused)
            : Answer.of(inHalves(rules.strategicMovement().reach(p, counter)));
      }
      case Movement.Moving(int side) -> reach(p, side, counter, rules.movement());
      case Infiltration.Moving(int side) -> reach(p, side, counter, rules.infiltration());
      case null, default ->
          Answer.refused(Refused.of("IF-4.1.3", "Units do not move in this phase."));
    };
  }

  private static Answer<Reach> reach(Position p, int side, Counter unit, Marching march) {
    Refused refused = march.mayMarch(p, side, unit, Hexes.NONE);
    if (refused != null) {
      return Answer.refused(refused);
    }
    return Answer.of(march.reach(p, unit));
  }

  private static Reach inHalves(Reach reach) {
    List<Reach.Step> steps = new ArrayList<>();
    for (Reach.Step step : reach.hexes()) {
      steps.add(new Reach.Step(step.hex(), step.cost() * Ground.HALVES, step.path()));
    }
    return new Reach(reach.unit(), steps, reach.refused());
  }

  @Override
  public @Nullable Points points(Position p, Unit unit, String mode) {
    Marching march =
        switch (p.pending()) {
          case Movement.Moving moving -> rules.movement();
          case Infiltration.Moving moving -> rules.infiltration();
          case null, default -> null;
        };
    Counter counter = (Counter) unit;
    return march == null || !p.onMap(unit) || counter.isSymbol()
        ? null
        : new Points(march.allowance(p, counter), march.left(p, counter));
  }

  /** Who is marked, or stays marked, when the segment ends as things stand. */
  @Override
  public List<Warning> warnings(Position p, Side side) {
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (p.onMap(unit) && !unit.isSymbol() && !rules.supply().traced(p, unit)) {
        units.add(unit);
      }
    }
    return Warning.about(
        "Out of supply at the end of the segment", units, Warning.Sort.SUPPLY, "IF-14.3.1");
  }

  @Override
  public boolean trains() {
    return false;
  }

  // ---- 8 stacking

  @Override
  public List<Load> loads(Position p, int hex, Side side) {
    int top = p.first(hex);
    if (top < 0 || rules.roster().get(top).sideIndex() != side.index()) {
      return List.of();
    }
    Load units =
        new Load(
            "units",
            p.height(hex),
            rules.stacking().limit(p, side.index(), hex),
            rules.stacking().due(p, side.index(), hex),
            "IF-8.1.1");
    int nations = rules.stacking().camps(p, hex);
    return nations < 2
        ? List.of(units)
        : List.of(
            units,
            new Load("nations", nations, 1, rules.stacking().nationsDue(p, hex), "IF-8.5.2"));
  }

  @Override
  public Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    Counter counter = (Counter) unit;
    return PathCosts.of(
        rules.board(),
        p.place(unit),
        path,
        Refused.of(
            "IF-7.1.1",
            "The hexes of the path are not adjacent, or the path does not begin there."),
        (from, direction, to) ->
            rules.lakeGarda().isCrossing(from, to)
                ? rules.lakeGarda().mayCross(p, counter)
                : rules.ground().barred(p, counter, from, direction, to),
        (from, to) ->
            rules.lakeGarda().isCrossing(from, to)
                ? Explanation.leaf("crossing of the lake", "IF-19.2.1", LakeGarda.COST)
                : rules.ground().explain(p, counter, from, to));
  }

  /** What a unit may do beside moving and attacking: the orders by name that name it alone. */
  @Override
  public List<Action> actions(Position p, Unit unit) {
    List<Action> actions = new ArrayList<>();
    if (rules.decision(p) instanceof Decision.Choose choose && choose.side() == unit.side()) {
      List<Question.Option> options = rules.question(p).options();
      for (Order.Choose order : choices((Counter) unit)) {
        if (rules.judge(p, order) instanceof Ruling.Granted) {
          for (Question.Option option : options) {
            if (option.id().equals(order.option())) {
              actions.add(new Action(option.title(), order));
            }
          }
        }
      }
    }
    if (p.pending() instanceof Combat.Declaring(int side)) {
      for (Order.Choose flight : rules.reconnaissance().flights(p, side, (Counter) unit)) {
        actions.add(
            new Action(
                "Fly reconnaissance over " + rules.board().title(flight.hexes().at(0)), flight));
      }
    }
    return actions;
  }

  /** The mine of the Central Powers. */
  @Override
  public List<Action> actions(Position p) {
    List<Action> actions = new ArrayList<>();
    if (p.pending() instanceof Combat.Declaring(int side)) {
      rules
          .mines()
          .list(
              p,
              side,
              order ->
                  actions.add(
                      new Action(
                          "Fire the mine under "
                              + rules.board().title(((Order.Choose) order).hexes().at(0)),
                          order)));
    }
    return actions;
  }

  private static List<Order.Choose> choices(Counter unit) {
    List<Order.Choose> choices = new ArrayList<>();
    choices.add(Order.Choose.unit(StackOrder.TOP, unit));
    if (unit.isHq()) {
      choices.add(Order.Choose.unit(Headquarters.SUPPORT, unit));
      choices.add(Order.Choose.unit(Headquarters.MOVEMENT, unit));
    }
    if (unit.isReserve()) {
      choices.add(Order.Choose.unit(GhqReserve.RELEASE, unit));
    }
    return choices;
  }

  // ---- over the map

  private static final Overlay AREAS =
      new Overlay("areas", "Army areas", "The areas where the armies are set up.", Picture.AREAS);

  @Override
  public List<Overlay> overlays() {
    List<Overlay> overlays = new ArrayList<>(Clerk.super.overlays());
    overlays.add(AREAS);
    return overlays;
  }

  @Override
  public @Nullable Overlay helpful(Position p) {
    return p.pending() instanceof Deployment.Placing ? AREAS : null;
  }

  @Override
  public Layer layer(
      Rules asked, Position p, Overlay overlay, List<Side> sides, @Nullable Unit unit) {
    if (!overlay.equals(AREAS)) {
      return Clerk.super.layer(asked, p, overlay, sides, unit);
    }
    List<Layer.Area> areas = new ArrayList<>();
    sides.forEach(side -> areas.addAll(rules.deployment().areas().of(side)));
    return new Layer.Areas(areas);
  }

  // ---- 11 combat

  @Override
  public Hexes targets(Position p) {
    return p.pending() instanceof Combat.Declaring(int side)
        ? rules.combat().targets(p, side)
        : Hexes.NONE;
  }

  @Override
  public Muster muster(Position p, Hexes targets, List<Unit> chosen) {
    return p.pending() instanceof Combat.Declaring(int side) && targets.size() == 1
        ? new Musters(rules).of(p, side, targets.at(0), chosen)
        : Muster.NONE;
  }

  // ---- what is printed

  @Override
  public Figures figures(Unit unit) {
    Counter counter = (Counter) unit;
    if (counter.isSymbol()) {
      return Figures.NONE;
    }
    Map<String, Integer> values = new LinkedHashMap<>();
    if (counter.isCombatUnit()) {
      if (!counter.isHq()) {
        values.put("attack", counter.printed().attack());
        values.put("defense", counter.printed().defense());
      }
      values.put("move", counter.printed().move());
    }
    if (counter.printed().arrival() > 1) {
      values.put("arrival", counter.printed().arrival());
    }
    List<String> traits = counter.isReserve() ? List.of("reserve") : List.of();
    return new Figures(
        values, traits, counter.printed().provenance().equals("rulebook") ? "" : "reconstructed");
  }

  @Override
  public List<Figure> figures() {
    return FIGURES;
  }

  @Override
  public List<Value> values(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return figures(unit)
        .with((id, printed) ->
            switch (id) {
              case "attack" -> rules.pieces().attack(p, counter);
              case "defense" -> rules.pieces().defense(p, counter);
              case "move" -> rules.pieces().move(p, counter);
              default -> printed;
            });
  }

  @Override
  public List<Face> faces() {
    return FACES;
  }

  @Override
  public String face(Unit unit) {
    Counter counter = (Counter) unit;
    return counter.isSymbol() || counter.isSupport() ? "" : counter.isHq() ? "hq" : "unit";
  }

  @Override
  public List<Type> types() {
    return TYPES;
  }

  @Override
  public List<Turn> turns() {
    return TurnTrack.read(ItalianFront.FOLDER)
        .named(rules.roster().all(), (unit, turn) -> turn > 1 && unit.printed().arrival() == turn);
  }

  @Override
  public List<Prize> prizes(Position p) {
    return rules.victory().prizes();
  }

  @Override
  public List<PrintedTable> tables() {
    return List.of(results(), morale(), TurnTrack.printed("IF-1.1", turns()));
  }

  private PrintedTable results() {
    List<String> columns = new ArrayList<>(List.of("die"));
    columns.addAll(CombatTable.COLUMNS);
    List<List<String>> rows = new ArrayList<>();
    for (int die = 1; die <= CombatTable.ROWS; die++) {
      List<String> cells =
          new ArrayList<>(
              List.of(die == 1 ? "1 or less" : die == CombatTable.ROWS ? "6 or more" : "" + die));
      for (int c = 0; c < CombatTable.COLUMNS.size(); c++) {
        cells.add(rules.table().result(c, die));
      }
      rows.add(cells);
    }
    return new PrintedTable(CombatPreviews.TABLE, "Combat results", "IF-11.7.1", columns, rows);
  }

  private static PrintedTable morale() {
    return new PrintedTable(
        "morale",
        "Morale Table",
        "IF-10.4.1",
        List.of("die", "result", "meaning"),
        List.of(
            List.of(
                "1 or less", "Panic", "All losses; one more on a second die of 1-3; must retreat"),
            List.of("2", "Surrender", "All losses, no retreat"),
            List.of("3 or more", "Retreat", "May retreat; one step less")));
  }
}
