package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a staff knows of supply some turns ahead, and of room in a hex. */
class SupplyAndRoomTest {
  private static final Forecast SURE = new Forecast(0, 1, 1, 1);

  private final Rules rules = rules("gwe-caporetto", "historical");
  private final Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
  private final Side central = rules.game().sides().get(0);
  private final Side allied = rules.game().sides().get(1);
  private final Position start = rules.start();

  private static Rules rules(String game, String scenario) {
    try {
      Game found = Objects.requireNonNull(Shelf.find(game));
      return found.rules(scenario, found.usual(scenario));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private List<Unit> fighters(Side side) {
    return rules.roster().all().stream()
        .map(Unit.class::cast)
        .filter(unit -> unit.side() == side && start.onMap(unit))
        .filter(unit -> appraisal.role(unit) == Role.FIGHTER)
        .toList();
  }

  private List<Unit> hungry(Position p, Side side) {
    return fighters(side).stream()
        .filter(unit -> p.onMap(unit) && !appraisal.supplied(p, unit, p.place(unit)))
        .toList();
  }

  /** An Allied raider has taken the hex of the Central lines that many go hungry for. */
  private Position cut() {
    double[] stakes = new Field(rules, appraisal, start, central).stakes();
    int at = 0;
    for (int hex = 0; hex < stakes.length; hex++) {
      at = stakes[hex] > stakes[at] ? hex : at;
    }
    Position p = start;
    for (int u = start.first(at); u >= 0; u = start.next(u)) {
      p = p.withUnitAt(rules.roster().get(u), Position.ELIMINATED);
    }
    return p.withUnitAt(raider(), at);
  }

  private Unit raider() {
    return fighters(allied).getFirst();
  }

  // ---- supply

  @Test
  void hexesOfTheLineThatTheEnemyCanAttackAreAtStake() {
    assertThat(hungry(start, central)).isEmpty();
    assertThat(hungry(cut(), central)).hasSizeGreaterThan(2);
  }

  @Test
  void toDriveARaiderFromTheLineOfSupplyIsWorthMuch() {
    Position p = cut();
    Relief relief = new Relief(rules, appraisal, p, central);
    int raider = p.place(raider());
    int other = p.place(fighters(allied).getLast());
    assertThat(relief.promise(Style.PLAIN, raider, SURE)).isGreaterThan(3);
    assertThat(relief.promise(Style.PLAIN, raider, new Forecast(0, 1, 0, 1))).isZero();
    assertThat(relief.promise(Style.PLAIN, other, SURE))
        .isLessThan(relief.promise(Style.PLAIN, raider, SURE));
    assertThat(new Relief(rules, appraisal, start, central).promise(Style.PLAIN, other, SURE))
        .as("nobody is hungry")
        .isZero();
  }

  @Test
  void whoIsCutOffKnowsTheWayHome() {
    Position p = cut();
    Unit unit = hungry(p, central).getFirst();
    Field field = new Field(rules, appraisal, p, central);
    double here = field.wayHome(unit, p.place(unit));
    assertThat(here).isGreaterThan(0);
    double nearest = here;
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (!field.held[hex] && appraisal.supplied(p, unit, hex)) {
        assertThat(field.wayHome(unit, hex)).isZero();
      }
      if (rules.board().distance(hex, p.place(unit)) == 1) {
        nearest = Math.min(nearest, field.wayHome(unit, hex));
      }
    }
    assertThat(nearest).as("one step on it").isLessThan(here);
  }

  // ---- room

  @Test
  void twoCorpsFindNoRoomInOneHex() {
    List<Unit> corps = corps(start);
    int hex = start.place(corps.getFirst());
    assertThat(Room.fits(rules, appraisal, start, corps.getLast(), hex)).isFalse();
    Position crowded = start.withUnitAt(corps.getLast(), hex);
    assertThat(Room.wanting(rules, appraisal, start, central)).isZero();
    assertThat(Room.wanting(rules, appraisal, crowded, central)).isGreaterThan(1);
    assertThat(Room.wanting(rules, appraisal, crowded, allied)).isZero();
  }

  /** Two units of the Central Powers that take more than half a hex each, in two hexes. */
  private List<Unit> corps(Position p) {
    return pair((one, other) ->
        p.place(one) != p.place(other)
            && appraisal.stackingPoints(one) + appraisal.stackingPoints(other)
                > appraisal.room(p, one, p.place(one)));
  }

  private List<Unit> pair(BiPredicate<Unit, Unit> fits) {
    for (Unit one : fighters(central)) {
      for (Unit other : fighters(central)) {
        if (one != other && fits.test(one, other)) {
          return List.of(one, other);
        }
      }
    }
    throw new AssertionError("there is no such pair");
  }

  @Test
  void aPlanThatPutsTooManyIntoAHexSendsSomebodyElsewhere() {
    Position p = movement();
    Draft plan = new Draft(rules, appraisal, central, Style.PLAIN, p, new SplittableRandom(1));
    List<Unit> two =
        pair((one, other) ->
            p.place(one) != p.place(other)
                && plan.ways(other).contains(p.place(one))
                && plan.ways(one).count() > 3
                && appraisal.stackingPoints(one) + appraisal.stackingPoints(other)
                    > appraisal.room(p, one, p.place(one)));
    int hex = p.place(two.getFirst());
    for (Unit unit : fighters(central)) {
      if (!plan.assigned[unit.index()]) {
        plan.go(unit, two.contains(unit) ? hex : p.place(unit), "");
      }
    }
    assertThat(two).allMatch(plan::crowded);
    new Crowds(plan).plan();
    assertThat(two).noneMatch(plan::crowded);
    assertThat(plan.goal[two.getFirst().index()]).isNotEqualTo(plan.goal[two.getLast().index()]);
  }

  /** The first movement of the Central Powers. */
  private Position movement() {
    Position p = start;
    while (!(rules.decision(p) instanceof Decision.Choose choose
        && choose.kind().equals(Kind.MOVE))) {
      p =
          rules.decision(p) instanceof Decision.Chance
              ? rules.roll(p, 1).next()
              : ((Granted) rules.judge(p, rules.suggest(p))).next();
    }
    return p;
  }

  /** Headquarters take room there, and infiltration fills hexes between two combats. */
  @Test
  @Tag("slow")
  void nobodyIsGivenUpForWantOfRoomInTheItalianFront() {
    Rules front = rules("italian-front-1917", "campaign");
    Bot[] bots = {new Staff(1), new Staff(2)};
    Dice dice = new Dice(5001);
    Position p = front.start();
    while (!(front.decision(p) instanceof Decision.Over)) {
      if (front.decision(p) instanceof Decision.Chance chance) {
        p = front.roll(p, dice.roll(chance.faces())).next();
      } else if (front.decision(p) instanceof Decision.Choose choose) {
        assertThat(choose.kind()).as(choose.prompt()).isNotEqualTo(Kind.EXCESS);
        Order order = bots[choose.side().index()].decide(front.view(p, choose.side()));
        p = ((Granted) front.judge(p, order)).next();
      }
    }
  }
}
