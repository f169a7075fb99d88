package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 8.7: advance after combat. */
public class Advances extends Chapter {
  public Advances(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The attackers, if anything is left to enter, may advance at once. */
  @Case({"GWE-8.71", "GWE-8.73", "GWE-8.74", "GWE-8.75"})
  final void offer(Table t, Battle battle) {
    t.replace(battle.at(Battle.Stage.DONE));
    if (held(t.now(), battle)) {
      t.note("The defenders were eliminated in place: the attacker may not advance.", "GWE-8.75");
      return;
    }
    if (battle.result().defender() > 0) {
      t.push(new Advancing(battle, List.of()));
    }
  }

  /**
   * They chose to die in place, in supply, and all of them are dead: the hex is denied to the
   * attacker. A fortress alone chose nothing.
   */
  @Case("GWE-8.75")
  protected boolean held(Position p, Battle battle) {
    int result = battle.result().defender();
    if (battle.option() != 1
        || result != 2 && result != 3
        || !battle.supplied()
        || battle.unitSteps() == 0) {
      return false;
    }
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (!vacated(p, phasing(p), targets.at(i))) {
        return false;
      }
    }
    return true;
  }

  /** The units that were in the attack and may go forward. */
  @Case("GWE-8.71")
  protected List<Counter> candidates(Position p, Battle battle, List<Unit> done) {
    List<Counter> candidates = new ArrayList<>();
    for (Unit unit : battle.attack().units()) {
      if (p.onMap(unit) && !done.contains(unit)) {
        candidates.add(counter(unit));
      }
    }
    return candidates;
  }

  /** The ways forward of one unit: into a vacated hex, and where it may, further on. */
  @Case({"GWE-8.71", "GWE-8.72"})
  protected List<Hexes> ways(Position p, Battle battle, Counter unit) {
    List<Hexes> ways = new ArrayList<>();
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      if (vacated(p, unit.side(), hex) && board().adjacent(p.place(unit), hex)) {
        ways.add(Hexes.of(hex));
        ways.addAll(further(p, battle, unit, i));
      }
    }
    return ways;
  }

  /** Ways beyond the vacated hex (exclusive rules). */
  protected List<Hexes> further(Position p, Battle battle, Counter unit, int target) {
    return List.of();
  }

  protected final boolean vacated(Position p, Side side, int hex) {
    return !rules.zones().presence(p, 1 - side.index()).bars.has(hex);
  }

  /** Whether the units may end together in a hex. */
  private boolean room(Position p, List<Counter> units, int hex) {
    int points = 0;
    for (Counter unit : units) {
      points += unit.stacking();
    }
    return rules.stacking().fits(p, hex, units.get(0).side(), points);
  }

  /** The attacker decides who goes forward, until he has had enough. */
  record Advancing(Battle battle, List<Unit> done) implements Pending.Obvious<GreatWarInTheEast> {
    Advancing {
      done = List.copyOf(done);
    }

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.ADVANCE,
          "Advance into the vacated hex, or stay.",
          "GWE-8.71");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat(
          "Advance after combat", done.isEmpty() ? "Do not advance" : "End the advance");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      Advances advances = rules.advances();
      for (Counter unit : advances.candidates(p, battle, done)) {
        for (Hexes way : advances.ways(p, battle, unit)) {
          if (advances.room(p, List.of(unit), way.last())
              && !sink.accept(new Order.Advance(List.of(unit), way))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.advances().play(t, this, order);
    }
  }

  private @Nullable Refused play(Table t, Advancing advancing, Order order) {
    if (order instanceof Order.Pass) {
      t.pop();
      return null;
    }
    if (!(order instanceof Order.Advance advance)
        || advance.units().isEmpty()
        || advance.path().isEmpty()) {
      return Refused.of("GWE-8.73", "Advance now, or stay.");
    }
    Position p = t.now();
    List<Counter> may = candidates(p, advancing.battle(), advancing.done());
    List<Counter> units = new ArrayList<>();
    for (Unit each : advance.units()) {
      Counter unit = counter(each);
      if (!may.contains(unit) || units.contains(unit)) {
        return Refused.of(
            "GWE-8.71", () -> unit.begins() + " did not attack, or has already advanced.");
      }
      if (!ways(p, advancing.battle(), unit).contains(advance.path())) {
        return wayRefused(p, advancing.battle(), unit, advance.path());
      }
      units.add(unit);
    }
    if (!room(p, units, advance.path().last())) {
      return Refused.of(
          "GWE-8.71",
          () ->
              "More than "
                  + rules.stacking().limit()
                  + " stacking points would be in "
                  + title(advance.path().last())
                  + ".");
    }
    List<Unit> done = new ArrayList<>(advancing.done());
    done.addAll(units);
    t.replace(new Advancing(advancing.battle(), done));
    for (Counter unit : units) {
      rules.pieces().go(t, unit, advance.path(), "advance");
    }
    entered(t, units.get(0).side(), advancing.battle(), advance.path());
    return null;
  }

  /** Which case keeps a unit from a way that is not open to it. */
  protected Refused wayRefused(Position p, Battle battle, Counter unit, Hexes path) {
    return vacated(p, unit.side(), path.at(0))
        ? Refused.of(
            "GWE-8.71", () -> unit.begins() + " may advance only into the hex that it attacked.")
        : Refused.of("GWE-8.71", () -> title(path.at(0)) + " is still occupied by the enemy.");
  }

  /** What the advance meets: enemy headquarters left alone are driven off. */
  protected void entered(Table t, Side side, Battle battle, Hexes path) {
    for (int i = 0; i < path.size(); i++) {
      rules.headquarters().overrun(t, side, path.at(i));
    }
  }
}
