package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Army;
import fieldmarshal.games.clash.Chapter;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Frame;
import fieldmarshal.games.clash.UnitNumber;
import org.jspecify.annotations.Nullable;

/**
 * Case G10c: Conrad's redeployment. Once, from turn 5, before the first draw, up to two whole corps
 * change between the 4th Army and the 3rd Army.
 */
final class Redeployment extends Chapter {
  static final String TRANSFER = "transfer";

  private static final int FIRST_TURN = 5;
  private static final int NOBODY = -1;

  private final Army third;
  private final Army fourth;

  Redeployment(ClashRules rules) {
    super(rules);
    third = named("ah-3");
    fourth = named("ah-4");
  }

  private Army named(String id) {
    Army army = rules.army(id);
    if (army == null) {
      throw new IllegalStateException("there is no army " + id);
    }
    return army;
  }

  /** Operations begin: Conrad may be asked. */
  @Case("COG-G10c")
  void operationsBegin(Table t) {
    if (turn(t.now()) >= FIRST_TURN
        && t.now().global(GaliciaState.TRANSFER) == 0
        && anyCorps(t.now(), NOBODY)) {
      t.push(new Transfer(NOBODY));
    }
  }

  private boolean anyCorps(Position p, int before) {
    for (Counter unit : rules.unitsOf(CENTRAL)) {
      if (mayTransfer(p, unit, before) == null) {
        return true;
      }
    }
    return false;
  }

  /**
   * Why the corps of the unit may not change its army, or null.
   *
   * @param before a unit of the corps that has changed already, or -1
   */
  @Case("COG-G10c")
  private @Nullable Refused mayTransfer(Position p, Counter unit, int before) {
    int army = p.unitNumber(unit, UnitNumber.ARMY);
    if (unit.sideIndex() != CENTRAL || (army != third.number() && army != fourth.number())) {
      return Refused.of(
          "COG-G10c",
          () -> unit.begins() + " belongs neither to the 3rd Army nor to the 4th Army.");
    }
    if (unit.corps().isEmpty()) {
      return Refused.of("COG-G10c", () -> unit.begins() + " belongs to no corps.");
    }
    if (!p.onMap(unit)) {
      return Refused.of("COG-G10c", () -> unit.begins() + " is not on the map.");
    }
    return before >= 0 && counter(before).sameCorps(unit)
        ? Refused.of(
            "COG-G10c", () -> "The " + unit.corps() + " Corps has already changed its army.")
        : null;
  }

  /** The whole corps of the unit carries the tag of the other army from now on. */
  @Case({"COG-G10c", "COG-X14"})
  private void transfer(Table t, Counter named) {
    Army to = t.now().unitNumber(named, UnitNumber.ARMY) == third.number() ? fourth : third;
    for (Counter unit : rules.unitsOf(CENTRAL)) {
      if (unit.sameCorps(named)) {
        t.setUnitNumber(unit, UnitNumber.ARMY, to.number());
      }
    }
    t.setGlobal(GaliciaState.TRANSFER, turn(t.now()));
    t.note("The " + named.corps() + " Corps now belongs to " + to.called() + ".", "COG-G10c");
  }

  /**
   * Which corps changes its army.
   *
   * @param before a unit of the corps that has changed already, or -1
   */
  @Case("COG-G10c")
  record Transfer(int before) implements Frame.Choice {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          CENTRAL,
          Kind.CHOOSE,
          before < 0
              ? "Once in the game up to two corps may change between the 3rd Army and the 4th Army."
                  + " Choose a unit of a corps, or change nothing."
              : "A second corps may change its army. Choose a unit of it, or change no other corps.",
          "COG-G10c");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Conrad's transfer", before < 0 ? "Not this turn" : "No second corps")
          .with(
              new Question.Option(
                  TRANSFER,
                  "Change army",
                  "The whole corps of the unit moves with the other army from now on."));
    }

    @Override
    public Order suggest(ClashRules rules, Position p) {
      return Order.PASS;
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(CENTRAL)) {
        if (chapter(rules).mayTransfer(p, unit, before) == null
            && !sink.accept(Order.Choose.unit(TRANSFER, unit))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Choose choose)
          || !choose.option().equals(TRANSFER)
          || choose.units().size() != 1
          || !choose.hexes().isEmpty()) {
        return Refused.of("COG-G10c", "Choose one unit of a corps, or change nothing.");
      }
      Counter unit = counter(choose.units().getFirst());
      Refused refused = chapter(rules).mayTransfer(t.now(), unit, before);
      if (refused != null) {
        return refused;
      }
      t.pop();
      chapter(rules).transfer(t, unit);
      if (before < 0 && chapter(rules).anyCorps(t.now(), unit.index())) {
        t.push(new Transfer(unit.index()));
      }
      return null;
    }

    private static Redeployment chapter(ClashRules rules) {
      return ((GaliciaRules) rules).redeployment();
    }
  }
}
