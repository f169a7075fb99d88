package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 10.5: what the enemy does to headquarters. */
public class Headquarters extends Chapter {
  public Headquarters(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Whether a headquarters stands with a combat unit (or fortress) of its own. */
  public final boolean hasCompany(Position p, Counter hq) {
    for (int u = p.first(p.place(hq)); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == hq.side() && unit.hasSteps()) {
        return true;
      }
    }
    return false;
  }

  /**
   * A unit has come into a hex in its own Movement Phase: enemy headquarters there are overrun, and
   * those next to it that stand alone must go.
   */
  @Case({"GWE-10.52b", "GWE-10.52d"})
  public final void met(Table t, Counter mover, int hex) {
    if (!mover.isCombat() || mover.isDepot()) {
      return;
    }
    overrun(t, mover.side(), hex);
    Position p = t.now();
    for (Counter hq : rules.headquartersOf(1 - mover.side().index())) {
      int at = p.place(hq);
      if (at >= 0
          && board().adjacent(at, hex)
          && !hasCompany(p, hq)
          && !leaving(p, hq)
          && escape(p, hq)) {
        t.push(new Displacing(hq, false));
      }
    }
  }

  /** Whether it is on its way already: a train meets it in more than one hex before it can go. */
  private static boolean leaving(Position p, Counter hq) {
    for (Position.Stack s = p.stack(); s != null; s = s.rest()) {
      if (s.top() instanceof Displacing displacing && displacing.hq() == hq) {
        return true;
      }
    }
    return false;
  }

  /** Headquarters in a hex that an enemy has entered leave it at once or are lost. */
  @Case({"GWE-10.52b", "GWE-10.52c"})
  public final void overrun(Table t, Side intruder, int hex) {
    Position p = t.now();
    List<Counter> found = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != intruder && unit.isHq()) {
        found.add(unit);
      }
    }
    for (Counter hq : found) {
      if (escape(p, hq)) {
        t.push(new Displacing(hq, true));
      } else {
        rules.pieces().eliminate(t, hq, "GWE-10.52c");
      }
    }
  }

  /** When the enemy's Movement Phase opens, lone headquarters with enemies beside them go. */
  @Case("GWE-10.52d")
  public final void phaseOpens(Table t) {
    Position p = t.now();
    Side phasing = phasing(p);
    for (Counter hq : rules.headquartersOf(1 - phasing.index())) {
      int at = p.place(hq);
      if (at >= 0 && !hasCompany(p, hq) && enemyBeside(p, phasing, at) && escape(p, hq)) {
        t.push(new Displacing(hq, false));
      }
    }
  }

  private boolean enemyBeside(Position p, Side enemy, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(hex, d);
      if (to < 0) {
        continue;
      }
      for (int u = p.first(to); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == enemy && unit.isCombat() && !unit.isDepot()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether the headquarters can get away: one of the six hexes about it is free of enemy units
   * (and, for ratings of 2 and worse, of enemy zones), and it has somewhere to go. It leaves as the
   * enemy comes, so that the zone of whoever has entered its hex does not hold it.
   */
  @Case("GWE-10.52c")
  protected final boolean escape(Position p, Counter hq) {
    int at = p.place(hq);
    Side enemy = other(hq.side());
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(at, d);
      if (to >= 0
          && !TerrainCode.isWater(board(), to)
          && !rules.zones().presence(p, enemy.index()).bars.has(to)
          && (hq.tcr() == 1 || !controlledFromElsewhere(p, enemy, to, at))) {
        return !destinations(p, hq).isEmpty();
      }
    }
    return false;
  }

  private boolean controlledFromElsewhere(Position p, Side enemy, int hex, int leftOut) {
    if (!rules.zones().controls(p, enemy, hex)) {
      return false;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board().neighbour(hex, d);
      if (from < 0 || from == leftOut) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == enemy
            && rules.zones().exerts(p, unit)
            && rules.zones().extendsTo(unit, from, HexGrid.opposite(d), hex)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The nearest hexes with a combat unit or fortress of its side; the owner picks among equals. */
  @Case({"GWE-10.52b", "GWE-10.52d"})
  protected List<Integer> destinations(Position p, Counter hq) {
    int at = p.place(hq);
    int best = Integer.MAX_VALUE;
    List<Integer> hexes = new ArrayList<>();
    for (Counter unit : rules.unitsOf(hq.side().index())) {
      int hex = p.place(unit);
      if (hex < 0 || hex == at || !unit.hasSteps() || !p.onMap(unit)) {
        continue;
      }
      int distance = board().distance(at, hex);
      if (distance < best) {
        best = distance;
        hexes.clear();
      }
      if (distance == best && !hexes.contains(hex)) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  /**
   * A headquarters goes to the nearest friend.
   *
   * @param entered its hex has been entered, so that it cannot stay
   */
  record Displacing(Counter hq, boolean entered) implements Pending.Obvious<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          hq.side(),
          Kind.DISPLACE,
          hq.begins() + " must leave its hex. Choose its new hex.",
          "GWE-10.52b");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      String title = "Displaced headquarters";
      return rules.sequence().fighting(p) ? Question.inCombat(title) : Question.of(title);
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      for (int hex : rules.headquarters().destinations(p, hq)) {
        if (!sink.accept(new Order.Displace(hq, hex))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.headquarters().displace(t, this, order);
    }
  }

  private @Nullable Refused displace(Table t, Displacing displacing, Order order) {
    Counter hq = displacing.hq();
    if (!(order instanceof Order.Displace displace) || displace.unit() != hq) {
      return Refused.of("GWE-10.52b", () -> "First " + hq.called() + " must leave its hex.");
    }
    if (!destinations(t.now(), hq).contains(displace.hex())) {
      return Refused.of(
          "GWE-10.52b",
          () ->
              title(displace.hex())
                  + " is not one of the nearest hexes with a friendly unit or fortress.");
    }
    t.pop();
    t.mark(hq, Flag.ENTRAINED, false, "GWE-10.52b");
    t.place(hq, displace.hex(), "displaced");
    return null;
  }

  /**
   * A headquarters whose company has died in combat dies with it, unless its counter has a reverse:
   * then it turns over and goes to the nearest friend. Either way the enemy scores it.
   */
  @Case({"GWE-10.53", "GWE-10.54"})
  public final void lostCompany(Table t, Counter hq) {
    Position p = t.now();
    if (hq.printed().reverse() && !p.has(hq, Flag.REVERSED) && escape(p, hq)) {
      rules.victory().eliminated(t, hq);
      t.mark(hq, Flag.REVERSED, true, "GWE-10.54");
      t.push(new Displacing(hq, true));
      return;
    }
    rules.pieces().eliminate(t, hq, "GWE-10.53");
  }
}
