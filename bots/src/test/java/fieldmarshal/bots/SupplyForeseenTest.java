package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a staff foresees of raids on its supply, and how its marches reopen a line that is cut. */
class SupplyForeseenTest {
  private final Rules rules = caporetto();
  private final Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
  private final Side central = rules.game().sides().get(0);
  private final Side allied = rules.game().sides().get(1);
  private final Position p = movement();

  private static Rules caporetto() {
    try {
      Game found = Objects.requireNonNull(Shelf.find("gwe-caporetto"));
      return found.rules("historical", found.usual("historical"));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  /** The first movement of the Central Powers. */
  private Position movement() {
    Position at = rules.start();
    while (!(rules.decision(at) instanceof Decision.Choose choose
        && choose.kind().equals(Kind.MOVE))) {
      at =
          rules.decision(at) instanceof Decision.Chance
              ? rules.roll(at, 1).next()
              : ((Granted) rules.judge(at, rules.suggest(at))).next();
    }
    return at;
  }

  private List<Unit> fighters(Side side) {
    return rules.roster().all().stream()
        .map(Unit.class::cast)
        .filter(unit -> unit.side() == side && p.onMap(unit))
        .filter(unit -> appraisal.role(unit) == Role.FIGHTER)
        .toList();
  }

  /** An enemy whose next march could cut off more than anybody else's, and where he would stand. */
  private record Raid(Unit enemy, int hex, double cost) {}

  private Raid worst(Side side) {
    Field field = new Field(rules, appraisal, p, side);
    double now = field.unsuppliedOwn(p);
    Raid worst = new Raid(field.enemies.getFirst(), -1, 0);
    for (Unit enemy : fighters(side == central ? allied : central)) {
      Ways reach = appraisal.threat(p, enemy);
      for (int i = 1; i < reach.count(); i++) {
        double cost = field.unsuppliedOwn(p.withUnitAt(enemy, reach.hex(i))) - now;
        if (cost > worst.cost()) {
          worst = new Raid(enemy, reach.hex(i), cost);
        }
      }
    }
    return worst;
  }

  @Test
  void hexesThatARaidWouldCutOffAreExposed() {
    Raid raid = worst(central);
    assertThat(raid.cost()).isGreaterThan(PlanStep.WORTH_A_RAID);
    Position after = p.withUnitAt(raid.enemy(), raid.hex());
    Field field = new Field(rules, appraisal, p, central);
    Exposure exposure = new Exposure(field, appraisal, true);
    assertThat(exposure.none()).isFalse();
    List<Unit> victims =
        fighters(central).stream()
            .filter(unit -> appraisal.supplied(p, unit, p.place(unit)))
            .filter(unit -> !appraisal.supplied(after, unit, p.place(unit)))
            .toList();
    assertThat(victims)
        .isNotEmpty()
        .allSatisfy(unit -> {
          assertThat(exposure.of(unit, p.place(unit))).isPositive();
          assertThat(exposure.wayBack(unit, p.place(unit))).isNotNegative();
        });
    Unit any = victims.getFirst();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (!field.held[hex] && appraisal.supplied(p, any, hex) && exposure.of(any, hex) == 0) {
        assertThat(exposure.wayBack(any, hex)).as("a safe hex is home").isZero();
      }
    }
  }

  @Test
  void whoDoesNotLookFearsNoRaid() {
    Exposure exposure = new Exposure(new Field(rules, appraisal, p, central), appraisal, false);
    Unit unit = fighters(central).getFirst();
    assertThat(exposure.none()).isTrue();
    assertThat(exposure.of(unit, p.place(unit))).isZero();
  }

  /** The raider stands where one march of somebody reopens the line. */
  @Test
  void aMarchReopensALineThatIsCut() {
    Position cut = null;
    double fed = 0;
    for (Unit enemy : fighters(allied)) {
      Ways reach = appraisal.threat(p, enemy);
      for (int i = 1; i < reach.count(); i++) {
        Position then = p.withUnitAt(enemy, reach.hex(i));
        double gain = relief(then);
        if (gain > fed) {
          fed = gain;
          cut = then;
        }
      }
    }
    Position found = Objects.requireNonNull(cut, "no raid that a march could undo");
    Draft plan = new Draft(rules, appraisal, central, Style.PLAIN, found, new SplittableRandom(1));
    double before = plan.field.unsuppliedOwn(found);
    new Corridors(plan).plan();
    assertThat(plan.intents).isNotEmpty();
    assertThat(plan.field.unsuppliedOwn(plan.thought())).isLessThan(before);
  }

  /** What the best march of one unit would feed, if anybody is hungry. */
  private double relief(Position at) {
    Field field = new Field(rules, appraisal, at, central);
    double hungry = field.unsuppliedOwn(at);
    double best = 0;
    for (Unit unit : hungry > 6 ? fighters(central) : List.<Unit>of()) {
      Ways reach = appraisal.ways(at, unit);
      for (int i = 1; i < reach.count(); i++) {
        if (field.toEnemy[reach.hex(i)] == 1) {
          best = Math.max(best, hungry - field.unsuppliedOwn(at.withUnitAt(unit, reach.hex(i))));
        }
      }
    }
    return best;
  }

  @Test
  void nobodyIsSentWhereNobodyIsHungry() {
    Draft plan = new Draft(rules, appraisal, central, Style.PLAIN, p, new SplittableRandom(1));
    new Corridors(plan).plan();
    assertThat(plan.intents).isEmpty();
  }
}
