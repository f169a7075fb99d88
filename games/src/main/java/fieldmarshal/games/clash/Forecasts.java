package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal.Assault;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** What attacks would bring on the average, for previews and bots. */
final class Forecasts extends Chapter {
  private final CombatChart chart;

  Forecasts(ClashRules rules) {
    super(rules);
    chart = rules.chart();
  }

  /**
   * How probable it is that the hex is left by all who have still to roll and by all who have
   * rolled already.
   */
  @Case({"COG-12.77a", "COG-13.0f"})
  double gone(Position p, Battle battle, Reckoning.Odds odds) {
    if (!chart.defenderRolls(odds.column())) {
      return 0;
    }
    boolean begun = battle.fight() != null;
    double gone = 1;
    for (Counter unit : battle.defenders()) {
      if (begun && !battle.queue().contains(unit)) {
        gone *= p.place(unit) == battle.target() ? 0 : 1;
      } else {
        gone *= leaves(p, unit, battle.force(), odds);
      }
    }
    if (battle.fort()) {
      gone *= falls(p, battle, odds, begun);
    }
    return gone;
  }

  private double falls(Position p, Battle battle, Reckoning.Odds odds, boolean begun) {
    int steps = rules.control().fort(p, 1 - battle.side(), battle.target());
    if (begun && !battle.fortRolls()) {
      return steps == 0 ? 1 : 0;
    }
    return steps > 1
        ? 0
        : Rating.losing(
                chart.defenderModifier(odds.column()), rules.forts().rating(battle.target()))
            / (double) Rating.FACES;
  }

  /** How probable it is that a defender dies or retreats. */
  private double leaves(Position p, Counter unit, Reckoning.Force force, Reckoning.Odds odds) {
    int modifier = chart.defenderModifier(odds.column());
    int rating = rules.reckoning().rating(p, unit, force);
    boolean last = p.stepsLeft(unit) == 1;
    boolean stays = !last && rules.retreats().mayIgnore(p, unit);
    int faces = 0;
    for (int face = 1; face <= Rating.FACES && !stays; face++) {
      faces +=
          Rating.loses(face, modifier, rating)
                  && (last || Rating.retreat(face, modifier, rating) > 0)
              ? 1
              : 0;
    }
    return faces / (double) Rating.FACES;
  }

  // ---- for bots

  /** What an attack that can be made now would bring. */
  Forecast of(Position p, Order.Attack attack) {
    if (!(p.pending() instanceof Combat.Segment) || rules.combat().refuse(p, attack) != null) {
      return Forecast.NONE;
    }
    List<Counter> attackers = Combat.counters(attack.units());
    return owing(
        p, attackers, attack.targets().at(0), forecast(p, attackers, attack.targets().at(0)));
  }

  /** The same with what it costs to attack all others who must be attacked then. */
  @Case("COG-12.4a")
  private Forecast owing(Position p, List<Counter> attackers, int target, Forecast forecast) {
    double own = forecast.own();
    double enemy = forecast.enemy();
    for (int hex : rules.combat().duties().brings(p, attackers, target)) {
      Forecast least = null;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board.neighbour(hex, d);
        for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
          Counter unit = counter(u);
          if (!attackers.contains(unit) && rules.combat().able(p, unit, hex)) {
            Forecast alone = forecast(p, List.of(unit), hex);
            if (least == null || alone.own() - alone.enemy() < least.own() - least.enemy()) {
              least = alone;
            }
          }
        }
      }
      if (least != null) {
        own += least.own();
        enemy += least.enemy();
      }
    }
    return new Forecast(own, enemy, forecast.gone(), forecast.best());
  }

  /** What an attack would bring when everybody stands where he is to stand. */
  Forecast of(Position p, int target, Assault assault) {
    List<Counter> force = new ArrayList<>();
    boolean infantry = false;
    for (int i = 0; i < assault.units().size(); i++) {
      infantry |= counter(assault.units().get(i)).isInfantry();
    }
    for (int i = 0; i < assault.units().size(); i++) {
      Counter unit = counter(assault.units().get(i));
      if (unit.isInfantry() == infantry && unit.attacks()) {
        force.add(unit);
      }
    }
    // What stands in the target stays as it is, whoever marches.
    if (force.isEmpty()
        || rules.combat().mayBeAttacked(p, force.getFirst().sideIndex(), target) != null
        || !infantry && rules.cavalry().infantryIn(p, 1 - force.getFirst().sideIndex(), target)) {
      return Forecast.NONE;
    }
    Table t = new Table(p).silent();
    for (int i = 0; i < assault.units().size(); i++) {
      t.shift(assault.units().get(i), assault.from()[i]);
    }
    Position then = t.now();
    return rules.combat().duties().refuse(then, force, target) != null
        ? Forecast.NONE
        : owing(then, force, target, forecast(then, force, target));
  }

  /** The average over all dice. */
  private Forecast forecast(Position p, List<Counter> attackers, int target) {
    Reckoning.Force force = rules.reckoning().force(p, attackers, target);
    if (force.defenders().isEmpty() && !force.fort()) {
      return Forecast.NONE;
    }
    Reckoning.Odds odds = rules.reckoning().odds(p, force);
    int column = odds.column();
    double enemy = 0;
    double gone = 0;
    if (chart.defenderRolls(column)) {
      int modifier = chart.defenderModifier(column);
      gone = 1;
      for (int i = 0; i < force.defenders().size(); i++) {
        Counter unit = force.defenders().get(i);
        int rating = rules.reckoning().rating(p, unit, force);
        enemy += losses(p, unit, modifier, rating);
        gone *= leaves(p, unit, force, odds);
      }
      if (force.fort()) {
        int losing = Rating.losing(modifier, rules.forts().rating(target));
        enemy += losing / (double) Rating.FACES;
        gone *=
            rules.control().fort(p, 1 - force.side(), target) > 1
                ? 0
                : losing / (double) Rating.FACES;
      }
    }
    return new Forecast(own(p, force, odds), enemy, gone, column / (double) CombatChart.BEST);
  }

  /** The steps that a die costs a defender; one that finds no way back is lost with all of them. */
  private double losses(Position p, Counter unit, int modifier, int rating) {
    int steps = p.stepsLeft(unit);
    boolean stays = rules.retreats().mayIgnore(p, unit);
    double lost = 0;
    for (int face = 1; face <= Rating.FACES; face++) {
      if (Rating.loses(face, modifier, rating)) {
        int length = Rating.retreat(face, modifier, rating);
        lost +=
            steps > 1
                    && !stays
                    && length > 0
                    && !rules.retreats().escapes(p, unit, p.place(unit), length)
                ? steps
                : 1;
      }
    }
    return lost / Rating.FACES;
  }

  /** The steps that the attackers lose: as many as must roll, those with the best ratings first. */
  private double own(Position p, Reckoning.Force force, Reckoning.Odds odds) {
    int modifier = chart.attackerModifier(odds.column());
    int rolls = Math.min(odds.limit(), force.attackers().size());
    if (rolls == 0) {
      return 0;
    }
    double own = 0;
    if (rolls == force.attackers().size()) {
      for (int i = 0; i < rolls; i++) {
        own += Rating.losing(modifier, rules.pieces().ter(p, force.attackers().get(i)));
      }
      return own / Rating.FACES;
    }
    int[] best = new int[Rating.FACES + 1];
    for (int i = 0; i < force.attackers().size(); i++) {
      best[Math.min(Rating.FACES, rules.pieces().ter(p, force.attackers().get(i)))]++;
    }
    for (int ter = Rating.FACES; ter > 0 && rolls > 0; ter--) {
      int count = Math.min(rolls, best[ter]);
      own += count * Rating.losing(modifier, ter);
      rolls -= count;
    }
    return own / Rating.FACES;
  }
}
