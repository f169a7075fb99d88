package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Odds;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 21, optional: Rommel, and what DiGiorgio and Ferretti did. */
final class HeroicLeaders {
  static final String ROMMEL = "ge-rommel";
  static final String ALPINE_CORPS = "ge-ba";

  private HeroicLeaders() {}

  /** Rommel adds one to the attack of his division: after its halvings, before rivers. */
  @Case({"CAP-21.12", "CAP-10.2"})
  record RommelAttacks(Counter rommel, Counter division) implements Odds.Bonus {
    @Override
    public int points(Position p, Counter unit, int hex) {
      return unit == division && p.onMap(rommel) ? rommel.printed().attack() : 0;
    }

    @Override
    public String what() {
      return "Rommel";
    }

    @Override
    public String caseId() {
      return "CAP-21.12";
    }
  }

  /** A unit named in the interphase defends with one more, in its next turn and only so. */
  @Case({"CAP-21.22", "CAP-21.23", "CAP-21.21"})
  record Inspired() implements Odds.Bonus {
    @Override
    public int points(Position p, Counter unit, int hex) {
      return p.has(unit, CaporettoState.INSPIRED) ? 1 : 0;
    }

    @Override
    public String what() {
      return "DiGiorgio and Ferretti";
    }

    @Override
    public String caseId() {
      return "CAP-21.22";
    }
  }

  /** The Allied player names two supplied Italian units for the next turn, or fewer. */
  @Case("CAP-21.22")
  record Inspiring() implements Pending.Obvious<GreatWarInTheEast> {
    static final String INSPIRE = "inspire";
    private static final int MOST = 2;

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          Caporetto.ALLIED,
          Kind.INSPIRE,
          "Choose up to two Italian units in supply. They have one more defence point next turn.",
          "CAP-21.22");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Inspire units", "Inspire no unit")
          .with(
              new Question.Option(
                  INSPIRE, "Inspire", "The unit has one more defence point next turn."));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      List<Counter> units = eligible(rules, p);
      for (int i = 0; i < units.size(); i++) {
        for (int j = i + 1; j < units.size(); j++) {
          if (!sink.accept(Order.Choose.units(INSPIRE, List.of(units.get(i), units.get(j))))) {
            return;
          }
        }
      }
      for (Counter unit : units) {
        if (!sink.accept(Order.Choose.unit(INSPIRE, unit))) {
          return;
        }
      }
    }

    private static List<Counter> eligible(GreatWarInTheEast rules, Position p) {
      List<Counter> units = new ArrayList<>();
      for (Counter unit : rules.unitsOf(Caporetto.ALLIED.index())) {
        if (p.onMap(unit)
            && unit.isCombat()
            && unit.nationality().equals(Caporetto.ITALIAN)
            && rules.supply().inSupply(p, unit)) {
          units.add(unit);
        }
      }
      return units;
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Choose choose)
          || !choose.option().equals(INSPIRE)
          || !choose.hexes().isEmpty()
          || choose.units().isEmpty()
          || choose.units().size() > MOST) {
        return Refused.of("CAP-21.22", "Choose one or two Italian units in supply, or none.");
      }
      List<Counter> eligible = eligible(rules, t.now());
      List<Unit> named = new ArrayList<>();
      for (Unit unit : choose.units()) {
        if (!eligible.contains((Counter) unit) || named.contains(unit)) {
          return Refused.of(
              "CAP-21.22",
              () -> unit.begins() + " is not an Italian unit in supply, or is chosen twice.");
        }
        named.add(unit);
      }
      t.pop();
      for (Unit unit : named) {
        t.mark(unit, CaporettoState.INSPIRED, true, "CAP-21.22");
      }
      return null;
    }
  }
}
