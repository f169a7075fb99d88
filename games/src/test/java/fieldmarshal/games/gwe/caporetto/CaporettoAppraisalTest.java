package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the game tells bots agrees with its rules. */
class CaporettoAppraisalTest {
  private static final Rules RULES = rules();
  private static final Position START = RULES.start();
  private final Appraisal appraisal = java.util.Objects.requireNonNull(RULES.appraisal());

  private static Rules rules() {
    try {
      return new Caporetto().rules("historical", Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static Unit unit(String id) {
    return RULES.roster().named(id);
  }

  private static int hex(String number) {
    return RULES.board().hex(number);
  }

  @Test
  void theCentralPowersWantToCrossThePiave() {
    Unit division = unit("ge-12");
    double far = appraisal.hexValue(START, division, hex("1702"));
    double near = appraisal.hexValue(START, division, hex("1815"));
    double beyond = appraisal.hexValue(START, division, hex("1823"));
    assertThat(far).isLessThan(near);
    assertThat(near).isLessThan(beyond);
    assertThat(beyond).isLessThanOrEqualTo(20);
  }

  @Test
  void theAlliesWantToStayOnThisSideOfTheDiagonal() {
    Unit corps = unit("it-ii");
    assertThat(appraisal.hexValue(START, corps, hex("1322"))).isEqualTo(20);
    assertThat(appraisal.hexValue(START, corps, hex("1323"))).isLessThan(20);
    assertThat(appraisal.hexValue(START, corps, hex("1833")))
        .isLessThan(appraisal.hexValue(START, corps, hex("1823")));
  }

  /** The Central Powers have taken some hexes of a river. */
  private Position without(Position from, Hexes line, int lost) {
    Situation s = Situation.asPrinted(new Caporetto(), "historical");
    Table table = new Table(from).silent();
    for (int i = 0; i < lost; i++) {
      s.rules().pieces().occupy(table, (Counter) unit("ge-12"), line.at(i));
    }
    return table.now();
  }

  private Hexes river(String name) {
    return appraisal.goals(START, Caporetto.ALLIED).stream()
        .filter(goal -> goal.name().equals("the " + name))
        .findFirst()
        .orElseThrow()
        .hexes();
  }

  @Test
  void theAlliesGoBackToTheNextRiverThatIsWhole() {
    Unit corps = unit("it-ii");
    int east = hex("2207");
    int between = hex("1918");
    assertThat(appraisal.hexValue(START, corps, east)).as("on the first turn").isEqualTo(20);
    Position second = START;
    while (RULES.status(second).turn() < 2) {
      second =
          RULES.decision(second) instanceof Decision.Chance
              ? RULES.roll(second, 1).next()
              : ((Granted) RULES.judge(second, RULES.suggest(second))).next();
    }
    Hexes tagliamento = river("Tagliamento");
    int bank = tagliamento.at(0);
    assertThat(appraisal.hexValue(second, corps, east)).isLessThan(15);
    assertThat(appraisal.hexValue(second, corps, east))
        .as("farther ahead")
        .isLessThan(appraisal.hexValue(second, corps, hex("2112")));
    assertThat(appraisal.hexValue(second, corps, bank)).isEqualTo(20);
    assertThat(appraisal.hexValue(second, corps, between)).as("behind the river").isEqualTo(20);
    Position broken = without(second, tagliamento, 3);
    assertThat(appraisal.hexValue(broken, corps, bank)).as("now the Livenza").isLessThan(20);
    Position two = without(second, tagliamento, 2);
    assertThat(appraisal.hexValue(two, corps, bank)).isEqualTo(20);
  }

  @Test
  void shockTroopsAndWesternAlliesAreDear() {
    assertThat(appraisal.worth(START, unit("ge-12"))).isGreaterThan(5);
    assertThat(appraisal.worth(START, unit("fr-64"))).isGreaterThan(5);
    assertThat(appraisal.worth(START, unit("ah-4"))).isLessThan(5);
    for (Unit each : RULES.roster().all()) {
      assertThat(appraisal.worth(START, each)).as(each.id()).isFinite().isPositive();
    }
  }

  @Test
  void strengthsCoverAndHexsidesAreThoseOfTheRules() {
    assertThat(appraisal.attack(START, unit("ge-12"))).isEqualTo(6);
    assertThat(appraisal.defence(START, unit("ge-12"))).isEqualTo(7);
    assertThat(appraisal.cover(START, unit("it-iv"), hex("1703"))).isEqualTo(4);
    assertThat(appraisal.stackingPoints(unit("it-iv"))).isEqualTo(9);
    assertThat(appraisal.room(START, unit("ge-12"), 0)).isEqualTo(12);
    assertThat(appraisal.turnsLeft(START)).isEqualTo(15);
  }

  @Test
  void aForecastIsTheAverageOfTheSixFaces() {
    Position p = START;
    while (!(RULES.decision(p) instanceof Decision.Choose choose
        && choose.kind().equals("attack"))) {
      p = ((Granted) RULES.judge(p, RULES.suggest(p))).next();
    }
    List<Unit> units = List.of(unit("ge-117"), unit("ge-12"), unit("ge-ba"));
    Order.Attack attack =
        Extras.attack(
            units,
            Hexes.of(hex("1703")),
            List.of(unit("ge-hq-14"), unit("ge-hq-biii")),
            List.of(new Order.Portion(unit("ge-art-14"), 5)),
            List.of());
    Forecast forecast = appraisal.forecast(p, attack);
    // 23 against 16 is 1-1, three columns to the right 4-1: -/E -/E -/3 1/2 1/1 1/1 on four steps.
    assertThat(forecast.best()).isEqualTo(6 / 7.0);
    assertThat(forecast.own()).isCloseTo(3 * 2 / 6.0, within(1e-9));
    assertThat(forecast.enemy()).isGreaterThan(2 * 4 / 6.0);
  }

  @Test
  void hungerGrowsTowardsTheEnd() {
    Unit division = unit("ge-12");
    int beyond = hex("1823");
    double early = appraisal.costUnsupplied(START, division, beyond);
    assertThat(early).isEqualTo(1);
    assertThat(appraisal.costUnsupplied(START, division, hex("1702"))).isEqualTo(3);
  }

  @Test
  void depotsGoByThePlain() {
    Unit depot = unit("ah-dep-1");
    assertThat(appraisal.hexValue(START, depot, hex("2010")))
        .isGreaterThan(appraisal.hexValue(START, depot, hex("1702")));
    assertThat(appraisal.hexValue(START, unit("it-dep-1"), hex("2010"))).isZero();
  }

  @Test
  void theCentralPowersGoForGroundAndTheAlliesAttackRarely() {
    Appraisal.Posture breakthrough = appraisal.posture(START, Caporetto.CENTRAL);
    assertThat(breakthrough.drive()).isGreaterThan(1);
    assertThat(breakthrough.caution()).isLessThan(1);
    assertThat(appraisal.posture(START, Caporetto.ALLIED).leastGain()).isPositive();
    Position p = START;
    while (RULES.status(p).turn() < 6) {
      p =
          RULES.decision(p) instanceof Decision.Chance
              ? RULES.roll(p, 1).next()
              : ((Granted) RULES.judge(p, RULES.suggest(p))).next();
    }
    Appraisal.Posture pursuit = appraisal.posture(p, Caporetto.CENTRAL);
    assertThat(pursuit.drive()).isGreaterThan(1);
    assertThat(pursuit).isNotEqualTo(breakthrough);
  }
}
