package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 10.6: headquarters, what their loss does, and Samsonov's die. */
class HeadquartersTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String units, String... options) {
    return Situation.of(SCENARIO, options).with(units);
  }

  private static int most(Situation s, String unit) {
    return Collections.max(s.reach(unit).values());
  }

  @Test
  @Case({"TWU-10.6a", "TWU-10.6.1d"})
  void aHeadquartersMovesStacksDefendsAndAttacksLikeAUnit() {
    Situation s =
        of("3808: ge-prittwitz; 5028: ge-1; 5128: ru-rennenkampf", "german-hq", "russian-hq");
    s.at(1, "german", "second-movement");
    assertThat(most(s, "ge-prittwitz")).isEqualTo(4);
    s.at(5, "german", "first-combat");
    assertThat(s.preview(s.attack("5128", "ge-1")).odds()).isEqualTo("9:1");
    assertThat(s.inZone("russian", "5028")).isTrue();
    assertThat(s.controls("russian", "5128")).isTrue();
    s.at(5, "russian", "first-combat");
    assertThat(s.preview(s.attack("5028", "ru-rennenkampf")).odds()).isEqualTo("1:9");
  }

  // ---- 10.6.1

  @Test
  @Case("TWU-10.6.1a")
  void prittwitzAllowsNoRailMovementBeforeTurnThree() {
    Situation s = Situation.asPrinted(SCENARIO, "german-hq").at(2, "german", "first-movement");
    assertThat(s.where("ge-prittwitz")).isEqualTo("3808");
    assertThat(s.refusal(s.entrain("ge-g-kon"))).isEqualTo("TWU-10.6.1a");
    assertThat(s.orders(Order.Entrain.class)).isEmpty();
    s.at(3, "german", "first-movement");
    assertThat(s.grants(s.entrain("ge-g-kon"))).isTrue();
    Situation plan = Situation.asPrinted("schlieffen", "german-hq");
    assertThat(plan.refusal(plan.entrain("ge-g-kon"))).isEqualTo("TWU-10.6.1a");
    Situation lakes =
        Situation.asPrinted("masurian", "german-hq").at(19, "german", "first-movement");
    assertThat(
            lakes.grants(lakes.entrain("ge-g-boyn"))
                || !lakes.orders(Order.Entrain.class).isEmpty())
        .as("no ban there")
        .isTrue();
  }

  @Test
  @Case("TWU-10.6.1b")
  void onTurnThreeHindenburgAndLudendorffTakeOverWhereHeIs() {
    Situation s = Situation.asPrinted(SCENARIO, "german-hq").at(2, "german", "first-movement");
    s.play(s.march("ge-prittwitz", "3807"));
    s.passTo(3, "russian", "first-movement");
    assertThat(s.where("ge-prittwitz")).as("not in the Russian turn").isEqualTo("3807");
    s.passTo(3, "german", "first-movement");
    assertThat(s.where("ge-hindenburg")).isEqualTo("3807");
    assertThat(s.where("ge-prittwitz")).isEqualTo("unused");
  }

  @Test
  @Case({"TWU-10.6.1c", "TWU-8.0e"})
  void theLossOfTheGermanHeadquartersInCombatEndsTheGame() {
    Situation s = of("5028: ge-hindenburg; 5128: ru-25, ru-27", "german-hq");
    s.at(5, "russian", "first-combat").fight(1, s.attack("5028", "ru-25", "ru-27"));
    assertThat(s.fought()).isEqualTo("10:1 (6:1) DE");
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
    assertThat(((Decision.Over) s.match().decision()).outcome().winner())
        .isEqualTo(EastPrussia.RUSSIAN);
  }

  @Test
  @Case("TWU-10.6.1c")
  void soDoesARetreatThatItCannotMakeButNotALossByStacking() {
    Situation s =
        of("0106: ge-hindenburg; 0205: ru-25, ru-27", "german-hq").allHeldBy("russian", "0106");
    s.at(5, "russian", "first-combat").fight(4, s.attack("0106", "ru-25", "ru-27"));
    assertThat(s.result()).startsWith("D");
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
    Situation stacked = of("0906: ge-hindenburg, ge-prittwitz", "german-hq");
    stacked.at(2, "german", "first-movement").play(stacked.pass());
    assertThat(stacked.asked()).isEqualTo("excess");
    stacked.play(stacked.lose("ge-prittwitz"));
    assertThat(stacked.match().decision()).isInstanceOf(Decision.Choose.class);
  }

  // ---- 10.6.2

  /** Samsonov is killed in the German combat phase of turn 7. */
  private static Situation lost(String... options) {
    Situation s =
        of("5028: ge-1; 5128: ru-samsonov; 2032: ru-6, ru-1c; 5728: ru-25; 4929: ge-2", options);
    s.with("eliminated: ru-1c").at(7, "german", "first-combat");
    s.fight(1, s.attack("5128", "ge-1"));
    assertThat(s.where("ru-samsonov")).isEqualTo("eliminated");
    return s.settle();
  }

  @Test
  @Case({"TWU-10.6.2a", "TWU-10.6.2b", "TWU-10.6.2c"})
  void anArmyWithoutItsHeadquartersStandsUntilADieFreesIt() {
    Situation s = lost("russian-hq").dice(2, 4);
    s.passTo(8, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-6", "2033"))).as("die 2").isEqualTo("TWU-10.6.2a");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "2032"))).isEqualTo("TWU-10.6.2a");
    assertThat(s.grants(s.march("ru-25", "5727"))).as("the other army").isTrue();
    s.passTo(9, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-6", "2033"))).as("die 4").isEqualTo("TWU-10.6.2a");
  }

  @Test
  @Case("TWU-10.6.2b")
  void onTheFirstTurnAfterOnlyAOneFreesIt() {
    Situation s = lost("russian-hq").dice(1);
    s.passTo(8, "russian", "first-movement");
    assertThat(s.grants(s.march("ru-6", "2033"))).isTrue();
    Situation two = lost("russian-hq").dice(2);
    two.passTo(8, "russian", "first-movement");
    assertThat(two.grants(two.march("ru-6", "2033"))).isFalse();
  }

  @Test
  @Case("TWU-10.6.2c")
  void onTheSecondTurnAfterOneToThreeFreesIt() {
    Situation s = lost("russian-hq").dice(6, 3);
    s.passTo(9, "russian", "first-movement");
    assertThat(s.grants(s.march("ru-6", "2033"))).isTrue();
  }

  @Test
  @Case("TWU-10.6.2d")
  void onTheThirdTurnAfterItIsFreeWithoutADie() {
    Situation s = lost("russian-hq").dice(6, 6);
    s.passTo(10, "russian", "first-movement");
    assertThat(s.diceLeft()).isEmpty();
    assertThat(s.grants(s.march("ru-6", "2033"))).isTrue();
  }

  @Test
  @Case("TWU-10.6.2a")
  void frozenUnitsStillFight() {
    Situation s = lost("russian-hq").dice(6);
    s.with("2132: ge-36").passTo(8, "russian", "first-combat");
    assertThat(s.grants(s.attack("2132", "ru-6"))).isTrue();
  }

  @Test
  @Case("TWU-10.6.2a")
  void lostInItsOwnTurnTheArmyStopsAtOnce() {
    Situation s = of("5128: ru-samsonov; 5028: ge-1; 2032: ru-6", "russian-hq");
    s.at(7, "russian", "first-combat").fight(6, s.attack("5028", "ru-samsonov"));
    assertThat(s.result()).isEqualTo("AE");
    s.settle();
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.refusal(s.march("ru-6", "2033"))).isEqualTo("TWU-10.6.2a");
  }

  @Test
  @Case({"TWU-X-NONE", "TWU-10.6.2b"})
  void atTheMasurianLakesTheFirstArmyFreezesWithRennenkampf() {
    Situation s =
        Situation.of("masurian", "russian-hq")
            .with("5028: ge-1; 5128: ru-rennenkampf; 5728: ru-25")
            .at(20, "german", "first-combat");
    s.fight(1, s.attack("5128", "ge-1"));
    s.settle().dice(2).passTo(21, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-25", "5727"))).isEqualTo("TWU-10.6.2a");
  }

  // ---- 10.6.2.1

  /** Kills units of the Second Army until it has lost so many points. */
  private static Situation losses(String scenario, List<Integer> dice, String... units) {
    return losses(Situation.of(scenario, "russian-hq", "samsonov"), dice, units);
  }

  private static Situation losses(Situation bare, List<Integer> dice, String... units) {
    Situation s =
        bare.with("2033: ru-samsonov, ru-22, ru-3ha; 1932: ru-24; 5728: ru-25; 2229: ge-1, ge-2")
            .allHeldBy("german", "2033", "2034", "1932", "1933", "1934", "5728");
    s.heldBy("russian", "5828", "5928", "6028");
    s.at(9, "german", "second-combat");
    for (int i = 0; i < units.length; i++) {
      s.with("2230: " + units[i]).at(9, "german", "second-combat");
      List<Integer> roll = new java.util.ArrayList<>(List.of(1));
      if (i == units.length - 1) {
        roll.addAll(dice);
      }
      s.play(s.attack("2230", "ge-1", "ge-2"));
      s.match().lay(roll);
      s.play(s.pass());
      assertThat(s.where(units[i])).as(units[i]).isEqualTo("eliminated");
      s.settle();
    }
    return s;
  }

  @Test
  @Case("TWU-10.6.2.1a")
  void atTwentyFivePointsTheDieIsRolledOnce() {
    Situation s = losses(SCENARIO, List.of(), "ru-6", "ru-8", "ru-36", "ru-1");
    assertThat(s.p().global(Global.SECOND_ARMY_LOSSES)).isEqualTo(20);
    assertThat(s.p().global(Global.SAMSONOV)).isZero();
    Situation now = losses(SCENARIO, List.of(5), "ru-6", "ru-8", "ru-36", "ru-1", "ru-2");
    assertThat(now.diceLeft()).isEmpty();
    assertThat(now.p().global(Global.SAMSONOV)).isEqualTo(Headquarters.RALLIED);
    Situation more = losses(SCENARIO, List.of(), "ru-6", "ru-8", "ru-36", "ru-1", "ru-6c").dice(1);
    assertThat(more.p().global(Global.SECOND_ARMY_LOSSES)).isEqualTo(23);
    assertThat(more.p().global(Global.SAMSONOV)).as("not at 23").isZero();
  }

  @Test
  @Case({"TWU-10.6.2.1a", "TWU-10.6.2.1b"})
  void oneToFourIsHisDeath() {
    for (int face = 1; face <= 6; face++) {
      Situation s = losses(SCENARIO, List.of(face), "ru-6", "ru-8", "ru-36", "ru-1", "ru-2");
      assertThat(s.where("ru-samsonov"))
          .as("die " + face)
          .isEqualTo(face <= 4 ? "eliminated" : "2033");
    }
  }

  @Test
  @Case({"TWU-10.6.2.1b", "TWU-7.2d"})
  void afterHisDeathTheArmyStandsATurnAndThenTheRivalryEnds() {
    Situation s = losses(SCENARIO, List.of(4), "ru-6", "ru-8", "ru-36", "ru-1", "ru-2");
    int points = s.points("german");
    s.passTo(10, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-24", "1933"))).isEqualTo("TWU-10.6.2.1b");
    assertThat(s.grants(s.march("ru-25", "5727"))).isTrue();
    s.passTo(10, "russian", "second-movement");
    assertThat(s.refusal(s.march("ru-24", "1933"))).isEqualTo("TWU-10.6.2.1b");
    s.with("5732: ru-4c").at(10, "german", "second-combat");
    assertThat(s.rules().rivalry().over(s.p())).as("still apart on turn 10").isFalse();
    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(11);
    assertThat(s.grants(s.march("ru-24", "1933"))).isTrue();
    assertThat(s.grants(s.march("ru-25", "5729"))).as("3 from the Second Army").isTrue();
    assertThat(s.points("german")).as("no points for him").isEqualTo(points);
  }

  @Test
  @Case("TWU-10.6.2.1c")
  void ifHeRalliesTheArmyIsStrongerForThisTurnAndTheNext() {
    Situation s = losses(SCENARIO, List.of(6), "ru-6", "ru-8", "ru-36", "ru-1", "ru-2");
    s.at(10, "russian", "first-movement");
    assertThat(most(s, "ru-24")).isEqualTo(3);
    assertThat(most(s, "ru-3ha")).isEqualTo(3);
    assertThat(most(s, "ru-25")).as("the First Army").isEqualTo(2);
    s.with("1931: ge-1, ge-2").at(10, "russian", "second-combat");
    assertThat(s.preview(s.attack("1931", "ru-24")).odds()).startsWith("6:");
    s.at(11, "russian", "first-movement");
    assertThat(most(s, "ru-22")).as("over").isEqualTo(2);
    s.with("5732: ru-4c");
    assertThat(s.refusal(s.march("ru-25", "5729"))).as("the rivalry stays").isEqualTo("TWU-7.2a");
  }

  @Test
  @Case({"TWU-9.3b", "TWU-10.6.2.1a"})
  void lossesOfTheNinthArmyCount() {
    Situation s = losses("ninth-army", List.of(6), "ru-6", "ru-8", "ru-36", "ru-1", "ru-1g");
    assertThat(s.p().global(Global.SECOND_ARMY_LOSSES)).isEqualTo(26);
    assertThat(s.p().global(Global.SAMSONOV)).isEqualTo(Headquarters.RALLIED);
  }

  @Test
  @Case("TWU-X-10.6.2+10.6.2.1")
  void ifHeDiesInTheSameCombatThereIsNoRoll() {
    Situation s = losses(SCENARIO, List.of(), "ru-6", "ru-8", "ru-36", "ru-1");
    s.with("2230: ru-samsonov, ru-2; 2229: ge-36").at(9, "german", "second-combat");
    s.dice(1).play(s.attack("2230", "ge-1", "ge-2", "ge-36"), s.pass());
    assertThat(s.where("ru-samsonov")).isEqualTo("eliminated");
    assertThat(s.p().global(Global.SAMSONOV)).isZero();
    assertThat(s.p().global(Global.SECOND_ARMY_FROZEN)).isEqualTo(9);
  }

  @Test
  @Case("TWU-X-10.1+10.6.1")
  void diceAndLossesArePublicEvenWhenUnitsAreHidden() {
    String[] options = {"hidden-movement", "russian-hq", "samsonov", "german-hq"};
    Situation s =
        losses(
            Situation.of(SCENARIO, options), List.of(5), "ru-6", "ru-8", "ru-36", "ru-1", "ru-2");
    for (String side : new String[] {"german", "russian"}) {
      assertThat(s.told(side))
          .contains("Die: 5 (Samsonov's morale).", "Samsonov rallies the Second Army.");
      assertThat(s.rules().status(s.rules().view(s.p(), s.side(side)).position()).markers())
          .anyMatch(marker -> marker.name().equals("Samsonov"));
    }
    assertThat(
            s.rules()
                .unitState(
                    s.rules().view(s.p(), s.side("german")).position(), s.unit("ru-samsonov"))
                .place())
        .as("the man himself is hidden")
        .isEqualTo("unseen");
  }

  @Test
  @Case("TWU-10.6.1a")
  void underPrittwitzNoTrainRunsNotEvenForWhoIsOnIt() {
    Situation s =
        Situation.of("historical", "german-hq")
            .with("4916: ge-2+entrained")
            .at(2, "german", "first-movement");
    assertThat(s.refusal(s.rail("ge-2", "4816"))).isEqualTo("TWU-10.6.1a");
    assertThat(s.refusal(s.detrain("ge-2"))).isEqualTo("TWU-10.6.1a");
    s.at(3, "german", "first-movement");
    assertThat(s.grants(s.rail("ge-2", "4816"))).isTrue();
  }

  @Test
  @Case("TWU-10.6.1b")
  void hindenburgIsThereWheneverTheClockIsPutPastHisComing() {
    for (String phase : List.of("first-movement", "second-combat")) {
      Situation s = of("3808: ge-prittwitz", "german-hq").at(3, "german", phase);
      assertThat(s.where("ge-hindenburg")).isEqualTo("3808");
      assertThat(s.where("ge-prittwitz")).isEqualTo("unused");
    }
    Situation early = of("3808: ge-prittwitz", "german-hq").at(3, "russian", "second-movement");
    assertThat(early.where("ge-prittwitz")).isEqualTo("3808");
    Situation later = of("3808: ge-prittwitz", "german-hq").at(4, "russian", "first-combat");
    assertThat(later.where("ge-hindenburg")).isEqualTo("3808");
  }
}
