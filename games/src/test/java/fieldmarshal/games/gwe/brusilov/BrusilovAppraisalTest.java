package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.gwe.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the game tells bots agrees with its rules. */
class BrusilovAppraisalTest {
  private static final Game GAME = new Brusilov();

  private static Situation field(int turn, String side, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command")
        .with(units)
        .at(turn, side, "combat");
  }

  private static Appraisal appraisal(Situation s) {
    return Objects.requireNonNull(s.rules().appraisal());
  }

  private static Order.Attack attack(Situation s, String target, String units, String burn) {
    Order.Attack attack = s.attack(target, units.split(" "));
    return burn == null ? attack : s.burning(attack, burn);
  }

  private static int side(String result, int index) {
    String word = result.split("/")[index];
    return word.equals("-") ? 0 : word.equals("E") ? 4 : Integer.parseInt(word);
  }

  /** The attackers' loss on the average, from the results that the preview enumerates. */
  private static double own(Preview preview, int affected) {
    double own = 0;
    for (Preview.Chance chance : preview.outcomes()) {
      int result = side(chance.result(), 0);
      own += chance.probability() * (result == 0 ? 0 : result == 1 ? (affected + 1) / 2 : affected);
    }
    return own;
  }

  private static double hurt(Preview preview) {
    double hurt = 0;
    for (Preview.Chance chance : preview.outcomes()) {
      hurt += side(chance.result(), 1) > 0 ? chance.probability() : 0;
    }
    return hurt;
  }

  /** The defenders' loss when one result in two of a 1 makes them go and whoever can go does. */
  private static double enemy(Preview preview, int affected) {
    double half = (affected + 1) / 2;
    double enemy = 0;
    for (Preview.Chance chance : preview.outcomes()) {
      enemy +=
          chance.probability()
              * switch (side(chance.result(), 1)) {
                case 0 -> 0;
                case 1 -> 0.5 * half;
                case 2 -> 0.6 * half;
                case 3 -> half;
                default -> affected;
              };
    }
    return enemy;
  }

  // ---- combat

  /** A headquarters without a shift commands the defenders; the Russian one commands its own. */
  private static final String AROUND = "1906: ah-hq-4fe+reversed; 1702: ru-hq-9le; ";

  @ParameterizedTest
  @CsvSource({
    // the row of rating 3; of rating 4 with a cavalry that is quartered; burnt depot; cars
    "russian, '1704: ru-4rf, ru-2rf; 1705: ah-4', 1705, ru-4rf ru-2rf, , 2",
    "russian, '1704: ru-4rf, ru-2rf, ru-cav-1dc; 1705: ah-4', 1705, ru-4rf ru-2rf ru-cav-1dc, , 2",
    "russian, '1704: ru-77; 1705: ah-4, ah-41; 1703: ru-dep-1', 1705, ru-77, ru-dep-1, 2",
    "russian, '1704: ru-4rf, ru-ac; 1705: ah-26', 1705, ru-4rf ru-ac, , 2",
    // against a last step; nobody in command on either side
    "russian, '1704: ru-4rf; 1705: ah-26/1', 1705, ru-4rf, , 1",
    "russian, '0604: ru-4rf, ru-2rf; 0605: ah-26', 0605, ru-4rf ru-2rf, , 2",
    // Germans alone, Austro-Hungarians alone, both
    "central, '1717: ge-19; 1716: ru-77', 1716, ge-19, , 2",
    "central, '1717: ah-4, ah-41; 1716: ru-si', 1716, ah-4 ah-41, , 1",
    "central, '1717: ge-19, ah-4; 1716: ru-77', 1716, ge-19 ah-4, , 2",
  })
  void aForecastIsWhatThePreviewEnumerates(
      String phasing, String units, String target, String attackers, String burn, int affected) {
    String around = phasing.equals("russian") ? AROUND : "1718: ah-hq-4fe; ";
    Situation s = field(3, phasing, around + units);
    Order.Attack attack = attack(s, target, attackers, burn);
    Forecast forecast = appraisal(s).forecast(s.p(), attack);
    Preview preview = s.preview(attack);
    assertThat(preview.outcomes()).isNotEmpty();
    assertThat(forecast.own()).isCloseTo(own(preview, affected), within(1e-9));
    assertThat(forecast.enemy()).isCloseTo(enemy(preview, affected), within(1e-9));
    assertThat(forecast.gone()).isBetween(0.0, 1.0);
  }

  @Test
  void inThePanicEverythingGoesAndTheNeighboursWithIt() {
    Situation s =
        field(
            1,
            "russian",
            AROUND
                + "1704: ru-4rf, ru-2rf; 1705: ah-26, ah-53; 1805: ah-45; 1605: ah-4/1; 2005:"
                + " ah-2");
    Order.Attack attack = s.attack("1705", "ru-4rf", "ru-2rf");
    Forecast forecast = appraisal(s).forecast(s.p(), attack);
    double hurt = hurt(s.preview(attack));
    assertThat(hurt).isPositive();
    assertThat(forecast.gone()).isCloseTo(hurt, within(1e-9));
    assertThat(forecast.enemy()).as("two, and one beside them").isCloseTo(3 * hurt, within(1e-9));
    assertThat(forecast.own()).isCloseTo(own(s.preview(attack), 4), within(1e-9));
  }

  @Test
  void theExemptDoNotPanic() {
    Situation s = field(1, "russian", AROUND + "1704: ru-4rf, ru-2rf; 1705: ah-54; 1805: ah-45");
    Order.Attack attack = s.attack("1705", "ru-4rf", "ru-2rf");
    assertThat(appraisal(s).forecast(s.p(), attack).enemy())
        .isCloseTo(enemy(s.preview(attack), 2), within(1e-9));
  }

  @Test
  void headquartersInDefenceCountAgainstTheAttack() {
    String units = "1702: ru-hq-9le; 1704: ru-4rf, ru-2rf; 1705: ah-26; ";
    Situation without = field(3, "russian", units + "1906: ah-hq-4fe+reversed");
    Situation with = field(3, "russian", units + "1906: ah-hq-4fe");
    Situation twice = field(3, "russian", units + "1906: ah-hq-4fe, ah-hq-1, ge-hq-10");
    double plain = best(without);
    assertThat(plain - best(with)).isCloseTo(1 / 7.0, within(1e-9));
    assertThat(plain - best(twice)).as("one of each level").isCloseTo(2 / 7.0, within(1e-9));
    with.play(with.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(with.asked()).isEqualTo("support");
  }

  private static double best(Situation s) {
    return appraisal(s).forecast(s.p(), s.attack("1705", "ru-4rf", "ru-2rf")).best();
  }

  @Test
  void aDepotIsBurntInDefenceOnlyWhereMuchIsAtStake() {
    String many = "1704: ru-corps-1gd, ru-corps-2gd; 1605: ru-corps-1, ru-corps-30; ";
    String units = AROUND + many + "1705: ah-26/1, ah-53/1, ah-45/1, ah-2/1";
    String depots = "; 1707: ah-dep-1; 2107: ah-dep-2, ah-dep-3, ah-dep-4, ah-dep-p1, ah-dep-p2";
    String[] all = {"ru-corps-1gd", "ru-corps-2gd", "ru-corps-1", "ru-corps-30"};
    Situation without = field(3, "russian", units);
    Situation with = field(3, "russian", units + depots);
    double plain = appraisal(without).forecast(without.p(), without.attack("1705", all)).best();
    double burnt = appraisal(with).forecast(with.p(), with.attack("1705", all)).best();
    assertThat(plain).as("29 against 4").isEqualTo(1);
    assertThat(burnt).as("29 against 8").isEqualTo(4 / 7.0);

    Situation little = field(3, "russian", AROUND + "1704: ru-4rf; 1705: ge-cav-3; 1707: ah-dep-1");
    assertThat(appraisal(little).forecast(little.p(), little.attack("1705", "ru-4rf")).best())
        .isEqualTo(5 / 7.0);
  }

  /** What is forecast before anybody moves is what the rules make of it when all stand there. */
  @ParameterizedTest
  @CsvSource({
    "'1704: ru-4rf, ru-2rf; 1705: ah-4', ru-4rf ru-2rf",
    "'1704: ru-4rf, ru-cav-1dc; 1705: ah-4', ru-4rf ru-cav-1dc",
    "'1704: ru-cav-6dc, ru-cav-1dc; 1705: ah-cav-2', ru-cav-6dc ru-cav-1dc",
    "'1704: ru-4rf, ru-ac; 1705: ah-26', ru-4rf ru-ac",
  })
  void anAttackBeforeMovementIsWeighedLikeOneThatIsDeclared(String units, String attackers) {
    Situation s = field(3, "russian", AROUND + units);
    Order.Attack attack = s.attack("1705", attackers.split(" "));
    int[] from = new int[attack.units().size()];
    List<Unit> force = new ArrayList<>(attack.units());
    java.util.Arrays.fill(from, s.hex("1704"));
    Forecast planned =
        appraisal(s)
            .forecast(s.p(), s.hex("1705"), new Appraisal.Assault(force, from, List.of(), 0));
    assertThat(planned).isEqualTo(appraisal(s).forecast(s.p(), attack));
  }

  // ---- worth and ground

  @Test
  void theLastStepIsDearerAndTheSurroundedCountTwice() {
    Situation s =
        field(3, "russian", AROUND + "1704: ru-77; 1604: ru-100/1; 1710: ah-26; 1705: ah-4");
    Appraisal appraisal = appraisal(s);
    double whole = appraisal.worth(s.p(), s.unit("ru-77"));
    assertThat(whole).isCloseTo((0.4 * 6 + 2) / 2, within(1e-9));
    assertThat(appraisal.worth(s.p(), s.unit("ru-100"))).isCloseTo(0.4 * 3 + 2, within(1e-9));
    Situation ring =
        field(
            3,
            "russian",
            "1720: ru-77; 1719: ah-26; 1721: ah-4; 1619: ah-41; 1820: ah-53; 1620: ah-45;"
                + " 1819: ah-2; 1906: ah-hq-4fe");
    assertThat(appraisal(ring).worth(ring.p(), ring.unit("ru-77")))
        .isCloseTo((0.4 * 6 + 4) / 2, within(1e-9));
    for (Unit unit : s.rules().roster().all()) {
      assertThat(appraisal.worth(s.p(), unit)).as(unit.id()).isFinite().isNotNegative();
    }
  }

  @Test
  void depotsAreDearWhereTheyAreFewAndWhereTroopsHangOnThem() {
    Situation few = field(3, "russian", AROUND + "1510: ru-dep-1");
    Situation many =
        field(3, "russian", AROUND + "1510: ru-dep-1, ru-dep-2, ru-dep-3; 1610: ru-dep-4");
    Situation feeding = field(3, "russian", AROUND + "1515: ru-dep-1; 1516: ru-4rf, ru-2rf");
    assertThat(appraisal(few).worth(few.p(), few.unit("ru-dep-1"))).isEqualTo(8);
    assertThat(appraisal(many).worth(many.p(), many.unit("ru-dep-1"))).isEqualTo(5);
    assertThat(appraisal(feeding).worth(feeding.p(), feeding.unit("ru-dep-1")))
        .isCloseTo(8.6, within(1e-9));
  }

  @Test
  void burningADepotCostsTheSupplyOfThoseWhoHangOnIt() {
    Situation s = field(3, "russian", AROUND + "1518: ru-4rf, ru-2rf; 1516: ru-dep-1; 1519: ah-4");
    s.with("1513: ru-dep-2");
    Order.Attack burning = s.burning(s.attack("1519", "ru-4rf", "ru-2rf"), "ru-dep-1");
    int relying = s.rules().supply().relying(s.p(), s.unit("ru-dep-1"));
    assertThat(s.inSupply("ru-4rf")).isTrue();
    assertThat(relying).isEqualTo(4);
    assertThat(appraisal(s).gain(s.p(), burning)).isCloseTo(-0.6 * 4, within(1e-9));
    assertThat(appraisal(s).gain(s.p(), s.attack("1519", "ru-4rf"))).isZero();
  }

  @Test
  void townsDrawTheRussiansUntilTheyAreTaken() {
    Situation s = field(3, "russian", AROUND + "0810: ru-77; 0605: ru-100");
    Appraisal appraisal = appraisal(s);
    Unit unit = s.unit("ru-77");
    double far = appraisal.hexValue(s.p(), unit, s.hex("0808"));
    double near = appraisal.hexValue(s.p(), unit, s.hex("0810"));
    double there = appraisal.hexValue(s.p(), unit, s.hex("0812"));
    assertThat(far).isLessThan(near);
    assertThat(near).isLessThan(there);
    assertThat(appraisal.holdingValue(s.p(), Brusilov.RUSSIAN, s.hex("0812"))).isEqualTo(3);
    assertThat(appraisal.holdingValue(s.p(), Brusilov.RUSSIAN, s.hex("0811"))).isZero();
    assertThat(appraisal.holdingValue(s.p(), Brusilov.CENTRAL, s.hex("0812")))
        .isCloseTo(2.1, within(1e-9));
    assertThat(appraisal.holdingValue(s.p(), Brusilov.CENTRAL, s.hex("1719"))).isZero();

    s.heldBy("russian", "0812");
    assertThat(appraisal.hexValue(s.p(), unit, s.hex("0812"))).isLessThan(there);
    assertThat(appraisal.holdingValue(s.p(), Brusilov.RUSSIAN, s.hex("0812"))).isZero();
    assertThat(appraisal.holdingValue(s.p(), Brusilov.CENTRAL, s.hex("0812")))
        .isCloseTo(2.4, within(1e-9));
  }

  @Test
  void hungerGrowsWithTheWayBack() {
    Situation s = field(3, "russian", AROUND + "1720: ru-77; 2920: ru-cav-3c");
    Appraisal appraisal = appraisal(s);
    Unit unit = s.unit("ru-77");
    assertThat(appraisal.costUnsupplied(s.p(), unit, s.hex("1722")))
        .isGreaterThan(appraisal.costUnsupplied(s.p(), unit, s.hex("1718")));
    assertThat(appraisal.costUnsupplied(s.p(), s.unit("ru-cav-3c"), s.hex("2920"))).isEqualTo(1);
  }

  @Test
  void whoeverWouldComeTooLateIsWithheldForPoints() {
    Situation five = Situation.asPrinted(GAME, "fourth-of-june").at(5, "central", "movement");
    assertThat(appraisal(five).gain(five.p(), five.choose("withhold", "ge-cav-3")))
        .as("4 points, or a strength of 1 for 10 turns")
        .isCloseTo(4 - 0.04 * 10, within(1e-9));
    assertThat(appraisal(five).gain(five.p(), five.choose("withhold", "ge-108")))
        .as("due on turn 4: no points")
        .isNegative();
    assertThat(appraisal(five).gain(five.p(), five.pass())).isZero();
  }

  @Test
  void theFirstRussianTurnNeedsNoCommand() {
    Situation first = field(1, "russian", "0101: ru-77; 2014: ah-26");
    Situation second = field(2, "russian", "0101: ru-77; 2014: ah-26");
    assertThat(
            Objects.requireNonNull(appraisal(first).command())
                .commanded(first.p(), Brusilov.RUSSIAN, first.hex("0101")))
        .isTrue();
    assertThat(
            Objects.requireNonNull(appraisal(second).command())
                .commanded(second.p(), Brusilov.RUSSIAN, second.hex("0101")))
        .isFalse();
    assertThat(
            Objects.requireNonNull(appraisal(first).command())
                .commanded(first.p(), Brusilov.CENTRAL, first.hex("2014")))
        .isFalse();
  }

  @Test
  void theRussiansOfJuneSlowDownAfterFiveTurns() {
    Situation early = field(5, "russian", "");
    Situation late = field(6, "russian", "");
    assertThat(appraisal(early).posture(early.p(), Brusilov.RUSSIAN))
        .isEqualTo(Appraisal.Posture.EVEN);
    assertThat(appraisal(late).posture(late.p(), Brusilov.RUSSIAN).drive()).isLessThan(1);
    assertThat(appraisal(late).posture(late.p(), Brusilov.CENTRAL).caution()).isGreaterThan(1);
  }
}
