package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Appraisal.Advice;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.book.Below;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an old hand would do where a look at the board a few orders later does not tell: pauses,
 * mobilization, modes of headquarters, support, strategic movement, attacks that the event asks
 * for.
 */
final class ItalianFrontAdvice extends Chapter {
  /** Italian steps that must be lost before a mobilization is worth its victory point. */
  private static final int FIRST_CALL = 14;

  private static final int SECOND_CALL = 34;

  /** The last turn on which new divisions still come up in time. */
  private static final int LAST_CALL = 10;

  /** What a strategic move must bring. */
  private static final double LEAST_GAIN = 1;

  private static final double NEAR_THE_FRONT = 0.4;

  /** The attack factors around a hex, for each unit in it, that nobody waits for. */
  private static final double TOO_STRONG = 14;

  /** So many at most enter in one hex: they leave it in the same turn. */
  private static final int MOST_ENTERING = 7;

  private final ItalianFrontAppraisal appraisal;
  private final Objectives objectives;
  private final ItalianFrontForecasts forecasts;

  ItalianFrontAdvice(
      ItalianFrontRules rules,
      ItalianFrontAppraisal appraisal,
      Objectives objectives,
      ItalianFrontForecasts forecasts) {
    super(rules);
    this.appraisal = appraisal;
    this.objectives = objectives;
    this.forecasts = forecasts;
  }

  @Nullable Advice of(Position p) {
    return switch (p.pending()) {
      case Deployment.Placing placing -> new Advice(Order.PASS, "No unit needs to move.");
      case Pause.Declaring(int side) -> pause(p, side);
      case Replacements.Spending(int side) -> spend(p, side);
      case Reinforcements.Entering(int side) ->
          new Advice(
              intoThePlain(p, side, rules.suggest(p)), "This is the shortest path to the front.");
      case Withdrawals.Leaving leaving ->
          new Advice(rules.suggest(p), "This loss costs the least strength.");
      case Withdrawals.Recall recall ->
          new Advice(rules.suggest(p), "This loss costs the least strength.");
      case Events.Influenza influenza ->
          new Advice(rules.suggest(p), "This loss costs the least strength.");
      case Headquarters.Modes(int side) -> modes(p, side);
      case StrategicMovement.Moving(int side) -> strategic(p, side);
      case Announcements.Announcing(boolean attack) -> attack ? planned(p) : defend(p);
      case Reconnaissance.Contest contest ->
          new Advice(Order.PASS, "The air units are worth more in another combat.");
      case TriesteRaid.Landing landing ->
          new Advice(Order.PASS, "The division would be lost there.");
      case AlpiniAssault.Deciding deciding ->
          new Advice(Order.PASS, "The two victory points are worth more.");
      case Advances.Entering entering -> enter(p);
      case Advances.Onward onward -> onward(p);
      case Combat.Declaring(int side) -> ordered(p, side);
      case null, default -> null;
    };
  }

  // ---- 17 pauses

  /** Between the two great offensives the armies rest, if they need it. */
  private Advice pause(Position p, int side) {
    int morale = rules.moraleTrack().morale(p, side);
    boolean pauses =
        !objectives.attacks(turn(p), side)
            && turn(p) > Objectives.CENTRAL_OFFENSIVE
            && turn(p) < Objectives.ALLIED_OFFENSIVE
            && morale < MoraleTrack.MOST;
    return pauses
        ? new Advice(
            Order.Choose.option(Pause.DECLARE),
            "Higher morale is worth more than attacks this turn.")
        : new Advice(Order.PASS, "Attacks are worth more than a pause this turn.");
  }

  // ---- 13.2 replacements

  private Advice spend(Position p, int side) {
    if (side == ALLIED && turn(p) <= LAST_CALL) {
      int missing = 0;
      for (Counter unit : rules.unitsOf(ALLIED)) {
        if (unit.nation() == Counter.Nation.ITALIAN
            && unit.isCombatUnit()
            && (p.onMap(unit) || p.place(unit) == Position.ELIMINATED)) {
          missing += p.lost(unit);
        }
      }
      int calls = p.global(Global.MOBILIZATIONS);
      if (missing >= (calls == 0 ? FIRST_CALL : SECOND_CALL)
          && rules.replacements().mobilization().barred(p, side) == null) {
        return new Advice(
            Order.Choose.option(Replacements.MOBILIZE), "The army needs the replacement points.");
      }
    }
    return new Advice(
        intoThePlain(p, side, rules.suggest(p)), "Points that are not spent are lost.");
  }

  /** The Allies enter by the railways that lead into the plain of the Piave. */
  private Order intoThePlain(Position p, int side, Order usual) {
    Counter unit =
        switch (usual) {
          case Order.Reinforce reinforce -> (Counter) reinforce.unit();
          case Order.Choose choose when choose.hexes().size() == 1 && choose.units().size() == 1 ->
              (Counter) choose.units().getFirst();
          default -> null;
        };
    if (side == CENTRAL || unit == null) {
      return usual;
    }
    int best = -1;
    for (int hex : theatre.sources(side)) {
      if (rules.reinforcements().mayEnter(p, unit, hex) == null
          && p.height(hex) < MOST_ENTERING
          && !rules.zones().zone(p, 1 - side, hex)
          && (best < 0 || objectives.toVenezia(hex) < objectives.toVenezia(best))) {
        best = hex;
      }
    }
    if (best < 0) {
      return usual;
    }
    return usual instanceof Order.Choose choose
        ? new Order.Choose(choose.option(), choose.units(), Hexes.of(best))
        : new Order.Reinforce(unit, best);
  }

  // ---- 15.1 modes

  /** Headquarters serve where troops are in contact, and travel where there are none. */
  private Advice modes(Position p, int side) {
    for (Counter hq : rules.unitsOf(side)) {
      if (!hq.isHq() || !p.onMap(hq)) {
        continue;
      }
      boolean serves = inContact(p, side, p.place(hq)) > 0;
      boolean supports = p.has(hq, Flag.SUPPORT_MODE);
      if (serves && !supports) {
        return new Advice(
            Order.Choose.unit(Headquarters.SUPPORT, hq),
            "Units near it are in contact with the enemy.");
      }
      if (!serves && supports && rules.headquarters().crowdedOut(p, hq) == 0) {
        return new Advice(
            Order.Choose.unit(Headquarters.MOVEMENT, hq), "No unit near it needs support.");
      }
    }
    return new Advice(Order.PASS, "All headquarters have the right mode.");
  }

  private int inContact(Position p, int side, int hex) {
    int count = 0;
    for (Counter unit : rules.unitsOf(side)) {
      int at = p.place(unit);
      if (at >= 0
          && !unit.isHq()
          && board.distance(at, hex) <= Headquarters.RANGE
          && rules.zones().zone(p, 1 - side, at)) {
        count++;
      }
    }
    return count;
  }

  // ---- 16 support

  /** What it costs to use a support unit now: it fires once in a turn, in attack or defence. */
  double stake(Position p, @Nullable Counter unit, boolean attack) {
    if (unit == null) {
      return 0;
    }
    boolean last = rules.sequence().secondCombat(p);
    if (unit.sideIndex() == ALLIED) {
      // In their own segment the Allies fire last in the turn.
      return attack ? (last ? 0.05 : 0.25) : turn(p) < 8 ? 0.3 : 0.6;
    }
    if (!attack) {
      return last ? 0.05 : 0.15;
    }
    double gas =
        unit.nation() == Counter.Nation.GERMAN && unit.isArtillery() && turn(p) <= 2 ? 0.5 : 0;
    return (last ? 0.25 : 0.7) + gas;
  }

  private Advice planned(Position p) {
    return new Advice(rules.suggest(p), "The plan uses these support units in this attack.");
  }

  /** The defender fires as long as a column saves more than the gun would elsewhere. */
  private Advice defend(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return new Advice(Order.PASS, "");
    }
    int side = 1 - battle.side();
    Reckoning.Odds odds = rules.reckoning().odds(p, Reckoning.Situation.of(battle));
    double column = odds.base() + odds.shift();
    for (Counter unit : battle.toRoll()) {
      column += rules.support().chance(p, unit, true, battle.attackers(), battle.target());
    }
    double steps = 0;
    for (Counter unit : battle.defenders()) {
      steps += unit.isHq() ? 0 : p.stepsLeft(unit);
    }
    int own = 0;
    for (Counter unit : battle.attackers()) {
      own += p.stepsLeft(unit);
    }
    List<Counter> able = rules.announcements().eligible(p, battle, false);
    able.sort(
        Comparator.comparingDouble((Counter unit) ->
            -rules.support().chance(p, unit, false, battle.defenders(), battle.target())));
    int most = rules.support().most(p, side, false, battle.defenders(), battle.target());
    List<Counter> chosen = new ArrayList<>();
    for (Counter unit : able) {
      double less = rules.support().chance(p, unit, false, battle.defenders(), battle.target());
      Forecast now = forecasts.result(column, odds.modifier(), steps, own);
      Forecast then = forecasts.result(column - less, odds.modifier(), steps, own);
      double saved =
          now.enemy()
              - then.enemy()
              + 2 * (now.gone() - then.gone())
              + 0.7 * (then.own() - now.own());
      if (saved <= stake(p, unit, false) || chosen.size() >= most) {
        break;
      }
      chosen.add(unit);
      if (rules.support().together(p, side, false, battle.defenders(), battle.target(), chosen)
          != null) {
        chosen.removeLast();
        break;
      }
      column -= less;
    }
    return chosen.isEmpty()
        ? new Advice(Order.PASS, "The support units are worth more in another combat.")
        : new Advice(
            Order.Choose.units(Announcements.SUPPORT, chosen),
            "The support saves most losses here.");
  }

  // ---- 7.12 strategic movement

  /** Whoever stands far behind goes where he is needed. */
  private Advice strategic(Position p, int side) {
    Order.@Nullable Move best = null;
    double most = LEAST_GAIN;
    for (Counter unit : rules.unitsOf(side)) {
      if (rules.strategicMovement().mayMove(p, side, unit) != null
          || unit.isHq() && inContact(p, side, p.place(unit)) > 0
          || appraisal.role(unit) == fieldmarshal.engine.Appraisal.Role.FIXED) {
        continue;
      }
      double here = place(p, unit, p.place(unit)) + (nearFront(p, side, p.place(unit)) ? 1 : 0);
      if (here > most + 6) {
        continue;
      }
      for (Reach.Step step : rules.strategicMovement().reach(p, unit).hexes()) {
        double gain = place(p, unit, step.hex()) - here;
        if (gain > most) {
          most = gain;
          best = new Order.Move(List.of(unit), step.path(), StrategicMovement.STRATEGIC);
        }
      }
    }
    return best == null
        ? new Advice(Order.PASS, "No strategic move improves the position.")
        : new Advice(best, "The unit is needed more there than here.");
  }

  private boolean nearFront(Position p, int side, int hex) {
    for (int beside : theatre.beside(hex)) {
      if (rules.zones().zone(p, 1 - side, beside)) {
        return true;
      }
    }
    return false;
  }

  /** What a place behind the line is worth: near the enemy, not crowded, not pinned. */
  private double place(Position p, Counter unit, int hex) {
    int side = unit.sideIndex();
    if (objectives.givenUp(p, side, hex)) {
      return 0;
    }
    double value =
        appraisal.hexValue(p, unit, hex) + NEAR_THE_FRONT * objectives.pressure(p, side, hex);
    int others = p.height(hex) - (p.place(unit) == hex ? 1 : 0);
    value -= 0.5 * others;
    if (unit.isHq()) {
      return 0.5 * inContact(p, side, hex) - (rules.zones().zone(p, 1 - side, hex) ? 3 : 0);
    }
    return rules.zones().zone(p, 1 - side, hex) ? value - (others > 1 ? 1 : 0) : value;
  }

  // ---- 12.1 advances

  /** As many as find room, assault infantry first; some of it goes on and makes room again. */
  private Advice enter(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return new Advice(Order.PASS, "");
    }
    int side = battle.side();
    int target = battle.target();
    int room = rules.stacking().limit(p, side, target);
    int through = battle.left() || ahead(p, side, target) < 0 ? 0 : Math.min(2, assault(p, target));
    if (p.height(target) >= room + through || pressed(p, side, target, room)) {
      return new Advice(Order.PASS, "More units would overstack the hex.");
    }
    Order.@Nullable Advance best = null;
    double most = -1;
    for (Counter unit : rules.advances().candidates(p, battle)) {
      if (forsakes(p, unit)) {
        continue;
      }
      double value =
          rules.pieces().defense(p, unit) + (unit.isAssault() && !battle.left() ? 10 : 0);
      if (value > most) {
        most = value;
        best = new Order.Advance(List.of(unit), Hexes.of(target));
      }
    }
    return best == null
        ? new Advice(Order.PASS, "No unit can advance further.")
        : new Advice(best, "The enemy has left the hex.");
  }

  /** Whether the unit would leave a headquarters alone next to the enemy. */
  private boolean forsakes(Position p, Counter unit) {
    int here = p.place(unit);
    boolean hq = false;
    for (int u = p.first(here); u >= 0; u = p.next(u)) {
      Counter mate = counter(u);
      if (mate != unit && !mate.isHq()) {
        return false;
      }
      hq |= mate.isHq();
    }
    return hq && rules.zones().fightingZone(p, 1 - unit.sideIndex(), here);
  }

  private int assault(Position p, int hex) {
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      count += counter(u).isAssault() ? 1 : 0;
    }
    return count;
  }

  /** The free neighbour that is worth more to the side than the hex, or -1. */
  private int ahead(Position p, int side, int hex) {
    int best = -1;
    double most = objectives.ground(p, side, hex) + 0.2;
    for (int to : theatre.beside(hex)) {
      if (p.first(to) < 0
          && !theatre.isAlpine(to)
          && rules.control().controller(p, to) != side
          && objectives.ground(p, side, to) > most) {
        most = objectives.ground(p, side, to);
        best = to;
      }
    }
    return best;
  }

  /** Whether the enemies around are far too strong for whoever could stand in the hex. */
  private boolean pressed(Position p, int side, int hex, int units) {
    double attack = 0;
    for (int from : theatre.beside(hex)) {
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        attack += counter(u).sideIndex() == side ? 0 : appraisal.attack(p, counter(u));
      }
    }
    return attack > TOO_STRONG * units * (1 - 0.35 * forecasts.terrain(hex));
  }

  /** Assault infantry goes on where more is to be gained, and where the hex is too full. */
  private Advice onward(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return new Advice(Order.PASS, "");
    }
    int side = battle.side();
    boolean full = p.height(battle.target()) > rules.stacking().limit(p, side, battle.target());
    Order.@Nullable Advance best = null;
    double most = full ? -100 : objectives.ground(p, side, battle.target()) + 0.2;
    for (Counter unit : battle.advanced()) {
      for (Hexes hexes : rules.advances().onward(p, battle, unit)) {
        int to = hexes.last();
        if (rules.stacking().hasRoom(p, side, to, 1)
            && objectives.ground(p, side, to) > most
            && (full || !pressed(p, side, to, 2))) {
          most = objectives.ground(p, side, to);
          best = new Order.Advance(List.of(unit), hexes);
        }
      }
    }
    return best == null
        ? new Advice(Order.PASS, "A further advance would risk too much.")
        : new Advice(best, "No enemy unit blocks the way.");
  }

  // ---- combat

  /** A mine is fired, and an offensive that is ordered is made where it costs least. */
  private @Nullable Advice ordered(Position p, int side) {
    if (rules.mines().ready(p, side)) {
      Advice mine = mine(p, side);
      if (mine != null) {
        return mine;
      }
    }
    if (rules.combat().mayEnd(p, side) == null) {
      return null;
    }
    Order.@Nullable Attack best = null;
    double most = -1e9;
    Hexes targets = rules.combat().targets(p, side);
    for (int i = 0; i < targets.size(); i++) {
      Order.Attack attack =
          Order.Attack.of(
              List.copyOf(rules.combat().attackers(p, side, targets.at(i))), targets.at(i));
      Forecast forecast = forecasts.of(p, attack);
      double value =
          forecast.best() < 0 ? -1e8 : 1.2 * forecast.enemy() + forecast.gone() - forecast.own();
      if (value > most) {
        most = value;
        best = attack;
      }
    }
    return best == null || most > 0.5
        ? null
        : new Advice(best, "The offensive is mandatory, and this attack costs least.");
  }

  private @Nullable Advice mine(Position p, int side) {
    Order[] best = new Order[1];
    int[] least = {Integer.MAX_VALUE};
    rules
        .mines()
        .list(
            p,
            side,
            order -> {
              if (order instanceof Order.Choose choose && choose.hexes().size() == 1) {
                int height = p.height(choose.hexes().at(0));
                if (height < least[0]) {
                  least[0] = height;
                  best[0] = order;
                }
              }
              return true;
            });
    return best[0] == null ? null : new Advice(best[0], "The mine is ready.");
  }

  // ---- 19.1 the reserve

  /** Whoever may be released is asked for. */
  @Nullable Order errand(Position p) {
    if (p.pending() instanceof Movement.Moving(int side) && side == ALLIED && turn(p) == 1) {
      for (Counter unit : rules.unitsOf(ALLIED)) {
        if (rules.ghqReserve().mayRoll(p, unit) == null) {
          return GhqReserve.order(unit);
        }
      }
    }
    return null;
  }
}
