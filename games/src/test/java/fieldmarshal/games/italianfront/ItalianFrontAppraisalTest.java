package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Forecast;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What bots are told: forecasts, what units and ground are worth, and advice. */
class ItalianFrontAppraisalTest {
  private static Appraisal appraisal(Situation s) {
    return Objects.requireNonNull(s.rules().appraisal());
  }

  private static Order advised(Situation s) {
    return Objects.requireNonNull(appraisal(s).advice(s.p())).order();
  }

  private static Forecast forecast(Situation s, Order.Attack attack) {
    return appraisal(s).forecast(s.p(), attack);
  }

  @Test
  @Case({"IF-11.7.1", "IF-11.7.6"})
  void aForecastIsTheAverageOfTheTable() {
    // 12 to 4 in the open at turn 3: the 3:1 column, all support of the enemy used.
    Situation s =
        Situation.of()
            .with(
                "2110: it-7; 2210: ah-10, ah-6, ah-18; support: it-art-1+used, it-art-2+used,"
                    + " it-art-3+used, it-art-4+used, it-art-5+used, it-art-6+used, it-air-1+used,"
                    + " it-air-2+used, br-art-1+used, br-air-1+used, fr-art-1+used, fr-art-2+used,"
                    + " fr-air-1+used")
            .at(3, "central", "first-combat");
    Forecast forecast = forecast(s, s.attack("2110", "ah-10", "ah-6", "ah-18"));
    // Treviso is a city: one column less, so 2:1, against two steps.
    assertThat(forecast.own()).isCloseTo(13 / 6.0, within(0.01));
    assertThat(forecast.enemy()).isCloseTo(7 / 6.0, within(0.01));
  }

  @Test
  @Case({"IF-16.6.1", "IF-16.5.2"})
  void gasAndTwoGunsMakeAnAttackMuchBetter() {
    Situation s =
        Situation.of()
            .with("2820: it-7, it-8; 2821: ge-ak, ge-12; 2822: ge-14th-army-hq+support-mode")
            .at(1, "central", "first-combat");
    Order.Attack bare = s.attack("2820", "ge-ak", "ge-12");
    Order.Attack gas =
        bare.with(
            List.of(
                new Order.Extra(Announcements.SUPPORT, s.unit("ge-art-1")),
                new Order.Extra(Announcements.SUPPORT, s.unit("ge-art-2"))));
    assertThat(forecast(s, gas).enemy()).isGreaterThan(forecast(s, bare).enemy() + 1.5);
    assertThat(forecast(s, gas).own()).isLessThan(forecast(s, bare).own());
    for (Order.Extra extra : gas.extras()) {
      assertThat(appraisal(s).stake(s.p(), extra)).isPositive();
    }
  }

  @Test
  @Case("IF-16.2.1")
  void whatMayNotBeAnnouncedIsNoForecast() {
    Situation s =
        Situation.of().with("2820: it-7; 2821: ge-ak, ge-12").at(1, "central", "first-combat");
    Order.Attack two =
        s.attack("2820", "ge-ak")
            .with(
                List.of(
                    new Order.Extra(Announcements.SUPPORT, s.unit("ge-art-1")),
                    new Order.Extra(Announcements.SUPPORT, s.unit("ge-art-2"))));
    assertThat(forecast(s, two)).isEqualTo(Forecast.NONE);
    assertThat(forecast(s, s.attack("2717", "ge-ak"))).isEqualTo(Forecast.NONE);
  }

  @Test
  @Case("IF-11.6.1")
  void whatIsNotSeenCountsAsAnAverageUnit() {
    Situation s =
        Situation.of()
            .with("2110: it-7, it-51; 2210: ah-10, ah-6, ah-18, ah-13-sch")
            .at(3, "central", "first-combat");
    var view = s.rules().view(s.p(), s.side("central")).position();
    Order.Attack attack = s.attack("2110", "ah-10", "ah-6", "ah-18", "ah-13-sch");
    Forecast seen = appraisal(s).forecast(view, attack);
    assertThat(seen.enemy()).isCloseTo(forecast(s, attack).enemy(), within(0.3));
  }

  @Test
  @Case({"IF-7.4.2", "IF-4.1.3"})
  void aMovementPreparesTheNextTurnAndAnInfiltrationTheSecondCombat() {
    Situation s =
        Situation.of()
            .with("2210: ah-4; 2410: ge-ak; 2110: it-7; 2111: ah-9")
            .at(2, "central", "movement");
    assertThat(appraisal(s).combatFollows(s.p())).isFalse();
    assertThat(appraisal(s).ways(s.p(), s.unit("ah-4")).count()).as("pinned").isZero();
    assertThat(appraisal(s).ways(s.p(), s.unit("ge-ak")).count()).isGreaterThan(10);
    assertThat(appraisal(s).threat(s.p(), s.unit("it-7")).count()).isEqualTo(1);
    s.at(2, "central", "infiltration");
    assertThat(appraisal(s).combatFollows(s.p())).isTrue();
    assertThat(appraisal(s).ways(s.p(), s.unit("ah-9")).count()).as("no assault unit").isZero();
    int to = appraisal(s).ways(s.p(), s.unit("ge-ak")).hex(1);
    assertThat(appraisal(s).path(s.p(), s.unit("ge-ak"), to).last()).isEqualTo(to);
  }

  @Test
  @Case({"IF-5.2.4", "IF-5.1.1", "IF-10.3.1"})
  void goalsDrawVeneziaMostOfAllAndMoraleMakesStepsDearer() {
    Situation s = Situation.of().with("2212: ah-4; 2513: it-7");
    Appraisal appraisal = appraisal(s);
    var unit = s.unit("ah-4");
    assertThat(appraisal.hexValue(s.p(), unit, s.hex("1910")))
        .isGreaterThan(appraisal.hexValue(s.p(), unit, s.hex("2212")));
    assertThat(appraisal.holdingValue(s.p(), s.side("central"), s.hex("1911")))
        .isGreaterThan(appraisal.holdingValue(s.p(), s.side("central"), s.hex("2110")));
    assertThat(appraisal.holdingValue(s.p(), s.side("central"), s.hex("2212"))).isZero();
    double now = appraisal.worth(s.p(), unit);
    assertThat(appraisal.worth(s.set("austro-hungarian-morale", 2).p(), unit)).isGreaterThan(now);
    assertThat(appraisal.role(s.unit("it-vg"))).isEqualTo(Role.FIXED);
    assertThat(appraisal.role(s.unit("ge-art-1"))).isEqualTo(Role.OTHER);
  }

  @Test
  @Case({"IF-17.1.1", "IF-13.2.7"})
  void aTiredArmyPausesAndABeatenOneMobilizes() {
    Situation s = Situation.of().set("austro-hungarian-morale", -2).at(7, "preparation", "pause");
    assertThat(advised(s)).isEqualTo(s.choose("pause"));
    s.set("austro-hungarian-morale", 2);
    assertThat(advised(s)).isEqualTo(s.pass());
    Situation beaten =
        Situation.of()
            .with("eliminated: it-7, it-8, it-9, it-10, it-13, it-14, it-15; 2110: it-1")
            .at(4, "allied", "replacement");
    assertThat(advised(beaten)).isEqualTo(beaten.choose("mobilize"));
    Situation whole = Situation.of().with("2110: it-1/1").at(4, "allied", "replacement");
    assertThat(advised(whole)).isEqualTo(whole.replace("it-1"));
  }

  @Test
  @Case("IF-15.1.1")
  void headquartersServeWhereTroopsAreInContact() {
    Situation s =
        Situation.of()
            .with(
                "2111: it-2nd-army-hq, it-9; 2211: it-7; 2311: ah-4; 1803:"
                    + " it-1st-army-hq+support-mode")
            .at(3, "allied", "command");
    assertThat(advised(s)).isEqualTo(s.choose("movement-mode", "it-1st-army-hq"));
    s.play(advised(s));
    assertThat(advised(s)).isEqualTo(s.choose("support-mode", "it-2nd-army-hq"));
    s.play(advised(s));
    assertThat(advised(s)).isEqualTo(s.pass());
  }

  @Test
  @Case("IF-7.12.1")
  void strategicMovementBringsUpWhoStandsFarBehind() {
    Situation s =
        Situation.of()
            .with("1501: it-7; 2211: it-8; 2311: ah-4, ah-9; 2312: ah-10")
            .heldBy("allied", "2703", "3205", "2120", "3321")
            .at(3, "allied", "strategic");
    Order.Move move = (Order.Move) advised(s);
    assertThat(move.units()).containsExactly(s.unit("it-7"));
    assertThat(s.rules().board().distance(move.path().last(), s.hex("2311"))).isLessThan(5);
    assertThat(s.grants(move)).isTrue();
  }

  @Test
  @Case({"IF-16.1.1", "IF-RE.B1"})
  void aDefenderFiresWhereItSavesMostAndAnOrderedOffensiveIsMade() {
    Situation s =
        Situation.of()
            .with("2110: it-7, it-8; 2210: ah-10, ah-6, ah-18, ah-13-sch")
            .at(4, "central", "first-combat");
    s.play(s.attack("2110", "ah-10", "ah-6", "ah-18", "ah-13-sch"));
    while (s.askedOf().equals("central")) {
      s.play(s.pass());
    }
    assertThat(advised(s)).isInstanceOf(Order.Choose.class);
    assertThat(s.grants(advised(s))).isTrue();
    Situation offensive =
        Situation.of()
            .with("2110: it-7, it-8; 2210: ah-4")
            .set("event", 6)
            .at(8, "central", "second-combat");
    assertThat(offensive.grants(offensive.pass())).isFalse();
    assertThat(advised(offensive)).isInstanceOf(Order.Attack.class);
  }

  @Test
  @Case({"IF-7.4.2", "IF-5.2.4"})
  void aGoalIsGuardedOnlyAgainstEnemiesWhoCanMarch() {
    Situation held = Situation.of().with("2319: it-7; 2320: ah-4").at(3, "central", "movement");
    assertThat(appraisal(held).holdingValue(held.p(), held.side("central"), held.hex("2120")))
        .isZero();
    Situation free = Situation.of().with("2319: it-7; 2422: ah-4").at(3, "central", "movement");
    assertThat(appraisal(free).holdingValue(free.p(), free.side("central"), free.hex("2120")))
        .isPositive();
  }

  @Test
  @Case({"IF-5.2.4", "IF-7.4.2"})
  void anAttackIsCreditedWithTheGoalAndWithThoseWhomItSetsFree() {
    Situation s =
        Situation.of()
            .with("2717: it-7; 2818: ge-ak, ge-12; 2620: it-8, it-9; 2621: ah-4, ah-9")
            .at(2, "central", "first-combat");
    Appraisal appraisal = appraisal(s);
    double udine = appraisal.prize(s.p(), s.side("central"), s.hex("2717"));
    double front = appraisal.prize(s.p(), s.side("central"), s.hex("2620"));
    assertThat(udine).isGreaterThan(front);
    assertThat(front).isPositive();
    s.at(7, "central", "first-combat");
    assertThat(appraisal.prize(s.p(), s.side("central"), s.hex("2620")))
        .as("no time for a breakthrough")
        .isZero();
  }

  @Test
  @Case({"IF-7.4.2", "IF-10.2.1"})
  void aBrokenArmyGoesBackBehindThePiave() {
    Situation s = Situation.of().with("2617: it-7; 2719: ge-ak").at(1, "allied", "movement");
    Appraisal appraisal = appraisal(s);
    var unit = s.unit("it-7");
    assertThat(appraisal.holdingValue(s.p(), s.side("allied"), s.hex("2310"))).isZero();
    s.set("italian-casualties", 14);
    assertThat(appraisal.holdingValue(s.p(), s.side("allied"), s.hex("2310")))
        .as("on the first turn only if the track is full")
        .isZero();
    s.set("italian-casualties", 20);
    assertThat(appraisal.holdingValue(s.p(), s.side("allied"), s.hex("2310"))).isPositive();
    s.at(2, "allied", "movement").set("italian-casualties", 14);
    assertThat(appraisal.holdingValue(s.p(), s.side("allied"), s.hex("2310"))).isPositive();
    assertThat(appraisal.holdingValue(s.p(), s.side("allied"), s.hex("2717"))).isZero();
    assertThat(appraisal.hexValue(s.p(), unit, s.hex("2310")))
        .isGreaterThan(appraisal.hexValue(s.p(), unit, s.hex("2513")));
    assertThat(appraisal.hexValue(s.p(), unit, s.hex("2513")))
        .isGreaterThan(appraisal.hexValue(s.p(), unit, s.hex("2617")));
    assertThat(appraisal.posture(s.p(), s.side("allied")).line()).isZero();
    s.at(9, "allied", "movement");
    assertThat(appraisal.hexValue(s.p(), unit, s.hex("2617")))
        .as("the time to come back")
        .isGreaterThan(appraisal.hexValue(s.p(), unit, s.hex("2310")));
  }

  @Test
  @Case({"IF-10.3.2", "IF-10.2.1"})
  void inTheAlliedOffensiveAStepCountsMoreUntilTwoLevelsOfMoraleAreLost() {
    Situation s = Situation.of().with("2717: ah-4; 2618: it-7, it-8, it-9");
    s.at(7, "allied", "first-combat");
    double before = forecast(s, s.attack("2717", "it-7", "it-8", "it-9")).enemy();
    s.at(9, "allied", "first-combat");
    assertThat(forecast(s, s.attack("2717", "it-7", "it-8", "it-9")).enemy())
        .isGreaterThan(1.2 * before);
    s.set("austro-hungarian-casualties", 12);
    assertThat(forecast(s, s.attack("2717", "it-7", "it-8", "it-9")).enemy())
        .isCloseTo(before, within(0.01));
  }

  @Test
  @Case({"IF-5.3.1", "IF-5.2.2"})
  void theAlliesGoOnAttackingAtTheEndEvenIfTheyWouldWin() {
    Situation s = Situation.of().with("2616: it-7; 3220: ah-4").at(9, "allied", "movement");
    assertThat(s.rules().victory().margin(s.p())).isGreaterThanOrEqualTo(Victory.MARGIN);
    Appraisal appraisal = appraisal(s);
    double late = appraisal.posture(s.p(), s.side("allied")).drive();
    s.at(6, "allied", "movement");
    assertThat(late).isGreaterThan(2 * appraisal.posture(s.p(), s.side("allied")).drive());
  }

  @Test
  @Case("IF-13.1.2")
  void alliedReinforcementsEnterByTheRailwaysIntoThePlain() {
    Situation s =
        Situation.of()
            .with("2311: ah-4; 2211: it-7; turn 3: br-23")
            .at(3, "allied", "reinforcement");
    assertThat(advised(s)).isInstanceOf(Order.Reinforce.class);
    assertThat(((Order.Reinforce) advised(s)).hex()).isEqualTo(s.hex("1507"));
    assertThat(s.grants(advised(s))).isTrue();
  }

  @Test
  @Case({"IF-12.1.1", "IF-15.2.3"})
  void nobodyAdvancesWhoWouldLeaveAHeadquartersAlone() {
    Situation s =
        Situation.of()
            .with("2618: it-alp-5; 2619: ah-10, ah-11th-hq, ge-ak; 2519: it-8")
            .at(3, "central", "first-combat");
    Situation alone =
        Situation.of()
            .with("2618: it-alp-5; 2619: ge-ak, ah-11th-hq; 2519: it-8")
            .at(3, "central", "first-combat");
    assertThat(advanceOf(s, "ah-10", "ge-ak")).isInstanceOf(Order.Advance.class);
    assertThat(advanceOf(alone, "ge-ak")).isEqualTo(alone.pass());
  }

  /** What is advised when the attack on 2618 has emptied it. */
  private static Order advanceOf(Situation s, String... attackers) {
    s.fight(s.attack("2618", attackers), 6);
    while (!s.asked().equals("advance")) {
      s.play(s.suggestion());
    }
    return advised(s);
  }
}
