package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Appraisal.Assault;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;

/** What attacks would bring on the average, for bots. */
final class Forecasts {
  private final EastPrussiaRules rules;
  private final Theatre theatre;

  Forecasts(EastPrussiaRules rules) {
    this.rules = rules;
    this.theatre = rules.theatre();
  }

  /** What an attack that can be declared would bring. */
  Forecast of(Position p, Order.Attack attack) {
    if (!(p.pending() instanceof Combat.Declaration declaration)
        || rules.combat().mayDeclare(p, declaration.declared(), attack) != null) {
      return Forecast.NONE;
    }
    return forecast(p, Combat.counters(attack.units()), attack.targets());
  }

  /** The average over the six faces, by the table and the ways of retreat as they are. */
  private Forecast forecast(Position p, List<Counter> attackers, Hexes targets) {
    int side = attackers.getFirst().sideIndex();
    Combat.Odds odds = rules.combat().odds(p, attackers, targets);
    int defenders = 0;
    for (int i = 0; i < targets.size(); i++) {
      defenders += rules.results().defenders(p, side, targets.at(i)).size();
    }
    double own = 0;
    double enemy = 0;
    double gone = 0;
    int added = odds.modifier();
    for (int face = 1; face <= 6; face++) {
      String result = rules.table().result(side, odds.column(), face + added);
      switch (result) {
        case "AE" -> own += attackers.size();
        case "DE" -> {
          enemy += defenders;
          gone++;
        }
        case "EX" -> {
          enemy += defenders;
          gone++;
          own += exchanged(attackers, (odds.defence() + 1) / 2);
        }
        default -> {
          int length = result.charAt(1) - '0';
          if (result.charAt(0) == 'A') {
            own += caught(p, attackers, length);
          } else {
            gone++;
            enemy += caught(p, side, targets, length);
          }
        }
      }
    }
    return new Forecast(
        own / 6, enemy / 6, gone / 6, odds.column() / (double) (CombatTable.COLUMNS.size() - 1));
  }

  /** How many attackers an exchange takes: the fewest points, then whoever they are. */
  private static int exchanged(List<Counter> attackers, int needed) {
    List<Counter> strong = attackers.stream().filter(unit -> unit.strength() > 0).toList();
    int all = 0;
    for (Counter unit : strong) {
      all += unit.strength();
    }
    if (all <= needed) {
      return all < needed ? attackers.size() : strong.size();
    }
    int n = Math.min(strong.size(), 16);
    int least = Integer.MAX_VALUE;
    int count = 0;
    for (int mask = 1; mask < 1 << n; mask++) {
      int total = 0;
      for (int i = 0; i < n; i++) {
        total += (mask >> i & 1) != 0 ? strong.get(i).strength() : 0;
      }
      if (total >= needed && total < least) {
        least = total;
        count = Integer.bitCount(mask);
      }
    }
    return count;
  }

  /** The attackers who would find no way back. */
  private int caught(Position p, List<Counter> attackers, int length) {
    int caught = 0;
    Hexes seen = Hexes.NONE;
    for (Counter unit : attackers) {
      int hex = p.place(unit);
      if (seen.contains(hex)) {
        continue;
      }
      seen = seen.plus(hex);
      if (rules.retreats().paths(p, unit.sideIndex(), hex, length).isEmpty()) {
        for (Counter mate : attackers) {
          caught += p.place(mate) == hex ? 1 : 0;
        }
      }
    }
    return caught;
  }

  /** The defenders who would find no way back. */
  private int caught(Position p, int attacker, Hexes targets, int length) {
    int caught = 0;
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      int count = rules.results().defenders(p, attacker, hex).size();
      if (count > 0 && rules.retreats().paths(p, 1 - attacker, hex, length).isEmpty()) {
        caught += count;
      }
    }
    return caught;
  }

  /**
   * The attackers are put where they are to stand; of those who touch other enemies too, the
   * weakest has to attack them.
   */
  Forecast of(Position p, int target, Assault assault) {
    Table t = new Table(p).silent();
    List<Counter> force = new ArrayList<>();
    for (int i = 0; i < assault.units().size(); i++) {
      Counter unit = (Counter) assault.units().get(i);
      t.shift(unit, assault.from()[i]);
      if (!p.has(unit, Flag.DISRUPTED)) {
        force.add(unit);
      }
    }
    for (Unit gun : assault.guns()) {
      t.shift(gun, assault.from()[0]);
    }
    Position then = t.now();
    double own = 0;
    double enemy = 0;
    Hexes others = others(then, force, target);
    for (int i = 0; i < others.size(); i++) {
      int other = others.at(i);
      Counter weakest = null;
      for (Counter unit : force) {
        if (rules.zones().reaches(then, unit.sideIndex(), then.place(unit), other)
            && (weakest == null || unit.strength() < weakest.strength())) {
          weakest = unit;
        }
      }
      if (weakest == null) {
        continue;
      }
      force.remove(weakest);
      Forecast aside = forecast(then, List.of(weakest), Hexes.of(other));
      own += aside.own();
      enemy += aside.enemy();
    }
    if (force.isEmpty()) {
      return Forecast.NONE;
    }
    for (Unit gun : assault.guns()) {
      if (force.stream().anyMatch(unit -> then.place(unit) == then.place(gun))) {
        force.add((Counter) gun);
      }
    }
    Forecast main = forecast(then, force, Hexes.of(target));
    return new Forecast(main.own() + own, main.enemy() + enemy, main.gone(), main.best());
  }

  /** Other hexes that these units would have to see attacked, unless friends can do that. */
  private Hexes others(Position p, List<Counter> force, int target) {
    Hexes others = Hexes.NONE;
    for (Counter unit : force) {
      Hexes owed = owed(p, unit);
      for (int i = 0; i < owed.size(); i++) {
        int hex = owed.at(i);
        if (hex != target && !others.contains(hex) && !friendsAt(p, force, hex)) {
          others = others.plus(hex);
        }
      }
    }
    return others;
  }

  /** Whether others of the side stand by the hex with some hope. */
  private boolean friendsAt(Position p, List<Counter> force, int hex) {
    int side = force.getFirst().sideIndex();
    int strength = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = rules.board().neighbour(hex, d);
      if (from < 0 || !theatre.open(hex, d)) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (unit.sideIndex() == side
            && unit.isFoot()
            && !p.has(unit, Flag.DISRUPTED | Flag.ENTRAINED)
            && !force.contains(unit)) {
          strength += unit.strength();
        }
      }
    }
    return strength > 0 && strength >= rules.combat().defence(p, 1 - side, Hexes.of(hex));
  }

  /** The enemies that a unit would have to see attacked from where it stands. */
  Hexes owed(Position p, Unit unit) {
    Hexes owed = Hexes.NONE;
    int side = ((Counter) unit).sideIndex();
    int from = p.place(unit);
    for (int hex : theatre.zone(from)) {
      if (rules.zones().enemy(p, side, hex) && rules.zones().reaches(p, side, from, hex)) {
        owed = owed.plus(hex);
      }
    }
    return owed;
  }
}
