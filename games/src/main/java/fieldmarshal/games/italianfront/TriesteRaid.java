package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import org.jspecify.annotations.Nullable;

/** Option 19.3: an Italian division lands beside Trieste on the last turn. */
final class TriesteRaid extends Chapter {
  @Case("IF-19.3.1")
  private static final int TURN = 13;

  private final boolean on;
  private final int beach;
  private final int trieste;

  TriesteRaid(ItalianFrontRules rules) {
    super(rules);
    on = rules.on(ItalianFront.TRIESTE_RAID);
    beach = board.hex("2221");
    trieste = board.hex("2120");
  }

  /** The start of the Allied operations of turn 13. */
  @Case("IF-19.3.1")
  void begin(Table t, int side) {
    if (on
        && side == ALLIED
        && turn(t.now()) == TURN
        && !rules.zones().friend(t.now(), CENTRAL, beach)) {
      t.push(new Landing());
    }
  }

  /** Any Italian division on the map, wherever it stands. */
  @Case("IF-19.3.1")
  private @Nullable Refused mayLand(Position p, Counter unit) {
    if (unit.nation() != Nation.ITALIAN || !unit.isDivision() || !p.onMap(unit)) {
      return Refused.of(
          "IF-19.3.1", () -> unit.begins() + " is not an Italian division on the map.");
    }
    if (p.place(unit) == beach) {
      return Refused.of("IF-19.3.1", () -> unit.begins() + " is already there.");
    }
    return rules.stacking().hasRoom(p, ALLIED, beach, 1)
        ? rules.stacking().stranger(p, unit, beach)
        : Refused.of("IF-19.3.1", () -> "There is no room in " + title(beach) + ".");
  }

  /** Whether an attack on Trieste has the shift of the raid: the division that landed is in it. */
  @Case("IF-19.3.2")
  boolean shifts(Position p, Iterable<Counter> attackers, int target) {
    if (target != trieste) {
      return false;
    }
    for (Counter unit : attackers) {
      if (p.has(unit, Flag.RAIDER)) {
        return true;
      }
    }
    return false;
  }

  @Case("IF-19.3.1")
  record Landing() implements Pending.Obvious<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          ALLIED,
          Kind.CHOOSE,
          "Raid on Trieste: choose an Italian division to land at 2221, or land none.",
          "IF-19.3.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Raid on Trieste", "No raid");
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      TriesteRaid raid = rules.triesteRaid();
      for (Counter unit : rules.unitsOf(ALLIED)) {
        if (raid.mayLand(p, unit) == null && !sink.accept(new Order.Place(unit, raid.beach))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      TriesteRaid raid = rules.triesteRaid();
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Place place) || place.hex() != raid.beach) {
        return Refused.of(
            "IF-19.3.1", "Choose one Italian division to land at 2221, or land none.");
      }
      Counter unit = counter(place.unit());
      Refused refused = raid.mayLand(t.now(), unit);
      if (refused != null) {
        return refused;
      }
      t.pop();
      t.setFlag(unit, Flag.RAIDER, true);
      rules.pieces().arrive(t, unit, raid.beach, "landed");
      rules.loneHeadquarters().check(t);
      return null;
    }
  }
}
