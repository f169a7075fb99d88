package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.casebook.Case;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Chapter 16 but for reconnaissance: support by artillery, air units and the navy. */
class SupportTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "first-combat");
  }

  private static Situation allied(int turn, String placements) {
    return Situation.of()
        .with(placements + "; support: br-art-1, br-air-1, fr-art-1, fr-art-2, fr-air-1")
        .at(turn, "allied", "first-combat");
  }

  private static final CombatTable TABLE =
      new CombatTable("fieldmarshal/italian-front-1917/crt.tsv");

  private static final String PLAIN = "2618: it-7; 2718: ah-6, ah-18";

  @Test
  @Case({"IF-16.1.1", "IF-11.6.2"})
  void theAttackerAnnouncesThenTheDefenderThenTheDiceFall() {
    Situation s =
        central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode; 2517: it-3rd-army-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.support("it-art-1"))).isEqualTo("IF-16.1.1");
    s.play(s.support("ah-art-1", "ah-art-2", "ah-art-3"));
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.told("allied")).anyMatch(line -> line.endsWith("Artillery 1, 2 and 3."));
    s.dice(3, 5, 6, 4, 4).play(s.support("it-art-1"));
    assertThat(s.events(Event.Rolled.class)).hasSize(5);
    assertThat(s.fought()).as("3R - 1L = 2R").isEqualTo("8:4 (4:1) 2/2");
  }

  /** Support has moved the column after the last forecast; the table beside the die is that one. */
  @Test
  @Case({"IF-11.7.1", "IF-16.1.1"})
  void theTableBesideTheDieIsThatOfTheColumnAfterSupport() {
    Situation s = central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1", "ah-art-2", "ah-art-3"));
    s.dice(3, 5, 6, 4).play(s.pass());
    Event.Fought fought = s.events(Event.Fought.class).getLast();
    assertThat(fought.column()).as("2:1 and three successes").isEqualTo("5:1");
    List<String> faces =
        IntStream.rangeClosed(1, 6)
            .mapToObj(face -> TABLE.result(CombatTable.COLUMNS.indexOf("5:1"), face))
            .toList();
    List<Preview.Chance> chances = s.rules().chances(fought);
    assertThat(chances)
        .allSatisfy(each ->
            assertThat(each.probability())
                .isCloseTo(Collections.frequency(faces, each.result()) / 6.0, within(1e-9)));
    assertThat(chances.stream().mapToDouble(Preview.Chance::probability).sum())
        .isCloseTo(1, within(1e-9));
    assertThat(chances).extracting(Preview.Chance::result).contains(fought.result());
  }

  /** What the page shows beside each unit while it is asked for: chance, reason, who may not. */
  @Test
  @Case({"IF-16.3.1", "IF-16.3.3", "IF-16.3.5", "IF-16.2.1", "IF-16.1.2"})
  void theQuestionTellsWhatEachUnitCanDo() {
    Situation s = central(1, PLAIN + "; 2818: ah-1st-is-hq+support-mode; support: ah-art-2+used");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    Question.Option attack = s.rules().question(s.p()).options().getFirst();
    assertThat(aid(attack, "ge-art-1").chance()).as("German, turn 1").isEqualTo(1);
    assertThat(aid(attack, "ge-art-1").caseId()).isEqualTo("IF-16.3.5");
    assertThat(aid(attack, "ah-art-1").chance()).isCloseTo(4 / 6.0, within(1e-9));
    assertThat(aid(attack, "ah-art-1").gives()).isEqualTo(1);
    assertThat(attack.barred())
        .anyMatch(one -> one.unit().id().equals("ah-art-2") && one.caseId().equals("IF-16.1.2"));
    s.play(s.pass());
    Question.Option defence = s.rules().question(s.p()).options().getFirst();
    assertThat(defence.most()).isEqualTo(1);
    assertThat(defence.about()).contains("no headquarters in support mode");
    assertThat(aid(defence, "it-art-1").chance())
        .as("-2 on turn 1")
        .isCloseTo(2 / 6.0, within(1e-9));
    assertThat(aid(defence, "it-art-1").about()).contains("-2");
    assertThat(aid(defence, "it-art-1").gives()).isEqualTo(-1);
  }

  private static Question.Aid aid(Question.Option option, String unit) {
    return option.aids().stream()
        .filter(aid -> aid.unit().id().equals(unit))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Case({"IF-11.7.7", "IF-16.3.1"})
  void eachSuccessIsAColumn() {
    Situation s = central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1", "ah-art-2", "ah-air-1"));
    s.dice(3, 2, 6, 3).play(s.pass());
    assertThat(s.fought()).as("2 of 3 succeed").isEqualTo("8:4 (4:1) 2/1");
  }

  @Test
  @Case({"IF-16.1.1"})
  void nobodyAddsAnythingLater() {
    Situation s = central(8, PLAIN);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.pass());
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.support("ah-art-1"))).isEqualTo("IF-16.1.1");
  }

  @Test
  @Case({"IF-16.1.2", "IF-16.1.5"})
  void aUnitIsUsedOnceInATurnInBothSegments() {
    Situation s = central(8, PLAIN + "; 2619: ah-4; 2519: it-4, it-14");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    s.dice(2, 1).play(s.support("ah-art-1"), s.pass());
    s.toTheEnd().passTo(8, "allied", "first-combat");
    s.play(s.attack("2619", "it-4", "it-14"), s.pass());
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.support("ah-art-1")))
        .as("used, though it failed")
        .isEqualTo("IF-16.1.2");
    assertThat(s.grants(s.support("ah-art-2"))).isTrue();
    s.dice(6, 1).play(s.support("ah-art-2"));
    while (!s.phase().equals("pause")) {
      s.play(s.suggestion());
    }
    assertThat(s.has("ah-art-1", "used")).as("next turn").isFalse();
  }

  @Test
  @Case({"IF-16.2.1", "IF-15.1.2", "IF-15.1.3", "IF-15.1.4", "IF-14.3.6"})
  void moreThanOneNeedsAHeadquartersWithinThreeHexes() {
    Situation s = central(8, PLAIN + "; 3120: ah-1st-is-hq+support-mode");
    Order.Attack attack = s.attack("2618", "ah-6", "ah-18");
    s.play(attack);
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2")))
        .as("4 hexes away")
        .isEqualTo("IF-16.2.1");
    assertThat(s.grants(s.support("ah-art-1"))).isTrue();
    s = central(8, PLAIN + "; 3019: ah-1st-is-hq+support-mode");
    s.play(attack);
    assertThat(s.grants(s.support("ah-art-1", "ah-art-2", "ah-art-3", "ah-art-4", "ah-air-1")))
        .as("3 hexes away: any number")
        .isTrue();
    s = central(8, PLAIN + "; 3019: ah-1st-is-hq");
    s.play(attack);
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2")))
        .as("movement mode")
        .isEqualTo("IF-16.2.1");
    s = central(8, PLAIN + "; 3019: ah-1st-is-hq+support-mode+out-of-supply");
    s.play(attack);
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2"))).as("no supply").isEqualTo("IF-16.2.1");
  }

  @Test
  @Case("IF-16.2.1")
  void everyAttackingHexMustBeInRangeAndTheHexThatIsAttacked() {
    Situation s =
        central(
            8,
            "2618: it-7; 2718: ah-6; 2517: ah-18; 3019: ah-1st-is-hq+support-mode; 2319:"
                + " it-3rd-army-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2"))).isEqualTo("IF-16.2.1");
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.grants(s.support("it-art-1", "it-art-2"))).as("2319 is 3 from 2618").isTrue();
  }

  @Test
  @Case({"IF-15.1.4", "IF-16.2.1"})
  void oneHeadquartersServesManyCombats() {
    Situation s = central(8, PLAIN + "; 2817: it-8; 2818: ah-4, ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    s.dice(1, 1, 1, 1).play(s.support("ah-art-1", "ah-art-2", "ah-air-1"), s.pass());
    s.toTheEnd().play(s.attack("2817", "ah-4"));
    assertThat(s.grants(s.support("ah-art-3", "ah-art-4"))).isTrue();
  }

  @Test
  @Case({"IF-16.3.2", "IF-16.3.1"})
  void germansBritishAndFrenchAddOne() {
    Situation s = central(8, PLAIN);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-art-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.fought()).as("German 2 + 1").isEqualTo("8:4 (3:1) 2/1");
    s = allied(8, "2618: ah-4; 2718: it-4, it-14");
    s.play(s.attack("2618", "it-4", "it-14"), s.support("br-art-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.fought()).isEqualTo("8:4 (3:1) 2/1");
    s = allied(8, "2618: ah-4; 2718: it-4, it-14");
    s.play(s.attack("2618", "it-4", "it-14"), s.support("it-art-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.fought()).as("Italian 2").isEqualTo("8:4 (2:1) 2/1");
  }

  @Test
  @Case({"IF-16.3.3", "IF-CM.3", "IF-CM.4"})
  void italianSupportIsPoorOnTheFirstTwoTurns() {
    for (int turn = 1; turn <= 3; turn++) {
      Situation s = central(turn, PLAIN);
      s.play(s.attack("2618", "ah-6", "ah-18"), s.pass());
      s.dice(4, 1).play(s.support("it-air-1"));
      assertThat(s.fought())
          .as("turn " + turn)
          .startsWith(turn == 1 ? "8:4 (3:1)" : turn == 2 ? "8:4 (2:1)" : "8:4 (1:1)");
    }
    Situation s = central(2, PLAIN);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.pass());
    s.dice(5, 1).play(s.support("it-art-1"));
    assertThat(s.fought()).startsWith("8:4 (1:1)");
  }

  @Test
  @Case({"IF-16.3.5", "IF-16.5.2", "IF-16.6.2", "IF-CM.4"})
  void onTurn2TwoGermanGunsGiveThreeColumnsAndGas() {
    Situation s =
        central(2, "2618: it-7, it-8; 2718: ah-6, ah-18; 2818: ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-art-1", "ge-art-2"));
    s.dice(2).play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("only the combat die").hasSize(1);
    assertThat(s.fought()).as("1:1, 3R, die 2 + 2").isEqualTo("8:8 (4:1) 2/2");
    s = central(2, "2618: it-7, it-8; 2718: ah-6, ah-18; 2818: ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-art-1", "ge-art-2", "ge-art-3"));
    s.dice(2).play(s.pass());
    assertThat(s.fought()).as("three: 4R, not 5R").isEqualTo("8:8 (5:1) 1/2");
  }

  @Test
  @Case({"IF-16.6.1", "IF-16.6.2", "IF-16.4.4"})
  void gasNeedsOneGermanGunAndIsNotAddedUp() {
    Situation s = central(1, "2618: it-7, it-8; 2718: ah-6, ah-18");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-art-1"));
    s.dice(2).play(s.pass());
    assertThat(s.fought()).as("1:1, 1R, 1R; die 2 + 3").isEqualTo("8:8 (3:1) 1/2");
    s = central(1, "2618: it-7, it-8; 2718: ah-6, ah-18");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-air-1"));
    s.dice(2).play(s.pass());
    assertThat(s.fought()).as("air brings no gas").isEqualTo("8:8 (3:1) 2/1");
    s = central(3, "2618: it-7, it-8; 2718: ah-6, ah-18");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ge-art-1"));
    s.dice(6, 2).play(s.pass());
    assertThat(s.fought()).as("turn 3: no gas").isEqualTo("8:8 (2:1) 3/1");
  }

  @Test
  @Case({"IF-16.5.1", "IF-CM.3"})
  void onTurn1GunsNearTheFourteenthArmyNeedNoDie() {
    String near = "2618: it-7, it-8; 2718: ah-6, ah-18; 3019: ge-14th-army-hq+support-mode";
    Situation s = central(1, near);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1", "ah-art-2"));
    s.dice(3).play(s.pass());
    assertThat(s.fought()).as("1:1, 1R + 2R").isEqualTo("8:8 (4:1) 2/1");
    s = central(1, near);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-air-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("air units roll").hasSize(2);
    s = central(2, near);
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("not on turn 2").hasSize(2);
    s = central(1, near.replace("+support-mode", ""));
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1"));
    s.dice(2, 3).play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("not in movement mode").hasSize(2);
  }

  @Test
  @Case({"IF-16.5.1", "IF-16.3.5"})
  void inDefenceOnlyGermanSupportNeedsNoDie() {
    Situation s =
        Situation.of()
            .with("2618: ah-4; 2718: it-4, it-14; 2517: ge-14th-army-hq+support-mode, ah-6");
    s.at(1, "allied", "first-combat").play(s.attack("2618", "it-4", "it-14"), s.pass());
    s.dice(1, 3).play(s.support("ah-art-1", "ge-art-1"));
    assertThat(s.events(Event.Rolled.class)).as("A-H gun and combat").hasSize(2);
    assertThat(s.fought()).as("1L; no gas against the attacker").isEqualTo("8:4 (1:1) 3/1");
  }

  /** NOTES section 9, case 1. */
  @Test
  @Case({"IF-CM.3", "IF-16.5.1", "IF-16.5.2", "IF-16.6.1", "IF-11.2.2", "IF-16.3.3"})
  void theFirstAttackOfThe14thArmy() {
    Situation s =
        central(
            1,
            "2819: it-7, it-8; 2818: ah-6; 2820: ge-117, ge-14th-army-hq+support-mode; 2719: ah-18;"
                + " 2718: it-2nd-army-hq+support-mode, it-10");
    s.play(s.attack("2819", "ah-6", "ge-117", "ah-18"));
    s.play(s.support("ge-art-1", "ge-art-2", "ah-art-1"));
    s.dice(4, 1).play(s.support("it-art-1"));
    assertThat(s.events(Event.Rolled.class)).as("the Italian die and the combat die").hasSize(2);
    assertThat(s.fought()).as("14 to 8 is 1:1; 4R net, +4: die 1 is 5").isEqualTo("14:8 (5:1) 1/E");
  }

  @Test
  @Case({"IF-16.4.1", "IF-16.4.2", "IF-16.4.3"})
  void whomTheAlliesSupport() {
    Situation s = allied(8, "2618: ah-4; 2718: fr-64, fr-65; 2619: br-23; 2517: it-4; 2518: cz-cl");
    Order.Attack french = s.attack("2618", "fr-64", "fr-65");
    s.play(french);
    assertThat(s.refusal(s.support("it-art-1"))).isEqualTo("IF-16.4.1");
    assertThat(s.refusal(s.support("br-art-1"))).isEqualTo("IF-16.4.3");
    assertThat(s.grants(s.support("fr-art-1"))).isTrue();
    s = allied(8, "2618: ah-4; 2718: fr-64, fr-65; 2619: br-23; 2517: it-4; 2518: cz-cl");
    s.play(s.attack("2618", "br-23", "cz-cl"));
    assertThat(s.refusal(s.support("fr-art-1"))).isEqualTo("IF-16.4.2");
    assertThat(s.grants(s.support("br-art-1"))).isTrue();
    assertThat(s.grants(s.support("it-art-1"))).as("for the Czechs").isTrue();
    s = allied(8, "2618: ah-4; 2718: fr-64, fr-65; 2619: br-23; 2517: it-4; 2518: cz-cl");
    s.play(s.attack("2618", "fr-64", "it-4"));
    assertThat(s.grants(s.support("br-art-1"))).as("for the Italians").isTrue();
  }

  @Test
  @Case({"IF-14.3.4", "IF-16.1.1"})
  void unitsOutOfSupplyGetNoSupport() {
    Situation s = central(8, "2618: it-7+out-of-supply; 2718: ah-6+out-of-supply, ah-18");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.grants(s.support("ah-art-1"))).as("one of them is in supply").isTrue();
    s.dice(3).play(s.pass());
    assertThat(s.events(Event.Fought.class)).as("the defender is not asked").hasSize(1);
    s = central(8, "2618: it-7; 2718: ah-6+out-of-supply");
    s.dice(3).play(s.attack("2618", "ah-6"));
    assertThat(s.askedOf()).isEqualTo("allied");
    Clerk.Muster muster =
        central(8, "2618: it-7; 2718: ah-6+out-of-supply")
            .rules()
            .clerk()
            .muster(
                central(8, "2618: it-7; 2718: ah-6+out-of-supply").p(), s.hexes("2618"), List.of());
    assertThat(muster.offers()).isEmpty();
    assertThat(muster.refused()).anyMatch(each -> each.why().caseId().equals("IF-14.3.4"));
  }

  @Test
  @Case("IF-16.7.1")
  void theNavySupportsAttacksNearTheCoast() {
    Situation s = central(8, "2515: it-7; 2615: ah-6, ah-18");
    s.play(s.attack("2515", "ah-6", "ah-18"));
    assertThat(s.grants(s.support("ah-navy"))).isTrue();
    s = central(8, "2718: it-7; 2818: ah-6, ah-18");
    s.play(s.attack("2718", "ah-6", "ah-18"));
    assertThat(s.refusal(s.support("ah-navy"))).as("four hexes").isEqualTo("IF-16.7.1");
    s = allied(8, "2515: ah-4; 2615: it-4");
    s.play(s.attack("2515", "it-4"), s.pass());
    assertThat(s.refusal(s.support("ah-navy"))).as("attacks only").isEqualTo("IF-16.7.1");
  }

  @Test
  @Case({"IF-3.2.11", "IF-3.3.5", "IF-16.1.5"})
  void supportThatIsNotAtTheFrontCannotHelp() {
    Situation s = Situation.of().with("2618: ah-4; 2718: it-4; withdrawn: it-art-2");
    s.at(1, "allied", "first-combat").play(s.attack("2618", "it-4"));
    assertThat(s.refusal(s.support("br-art-1"))).isEqualTo("IF-3.2.11");
    assertThat(s.refusal(s.support("it-art-2"))).isEqualTo("IF-16.1.5");
    assertThat(s.refusal(s.support("it-4"))).isEqualTo("IF-16.1.1");
    assertThat(s.refusal(s.support("it-art-1", "it-art-1"))).isEqualTo("IF-16.1.2");
  }

  @Test
  @Case({"IF-17.2.5", "IF-16.1.2"})
  void inAPauseASideUsesTwoArtilleryUnitsInAttackAndDefence() {
    Situation s = central(8, PLAIN + "; 2818: ah-4, ah-1st-is-hq+support-mode; 2817: it-8");
    s.set("central-pause", 1);
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2", "ge-art-1"))).isEqualTo("IF-17.2.5");
    assertThat(s.grants(s.support("ah-art-1", "ah-art-2", "ah-air-1"))).as("air is free").isTrue();
    s.dice(1, 1).play(s.support("ah-art-1"), s.pass());
    s.toTheEnd().passTo(8, "allied", "first-combat");
    s.play(s.attack("2818", "it-8"), s.pass());
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.support("ah-art-2", "ah-art-3"))).isEqualTo("IF-17.2.5");
    assertThat(s.grants(s.support("ah-art-2"))).isTrue();
  }

  // ---- what the attacker has in mind

  @Test
  @Case({"IF-16.1.1", "IF-16.2.1"})
  void theMusterOffersSupportWithItsLimits() {
    Situation s = central(8, PLAIN);
    Clerk.Muster muster = s.rules().clerk().muster(s.p(), s.hexes("2618"), List.of());
    assertThat(muster.units())
        .extracting(unit -> unit.id())
        .containsExactlyInAnyOrder("ah-6", "ah-18");
    List<Clerk.Item> items = muster.items("support");
    assertThat(items).as("6 + 4 guns, 4 air units, the navy").hasSize(15);
    assertThat(muster.limits()).hasSize(1);
    assertThat(muster.limits().getFirst().allows(items.subList(0, 2))).isFalse();
    assertThat(muster.limits().getFirst().allows(items.subList(0, 1))).isTrue();
  }

  @Test
  @Case({"IF-16.1.1", "IF-11.6.2"})
  void supportNamedWithTheDeclarationIsAPlanThatOnlyTheAttackerKnows() {
    Situation s = central(8, PLAIN);
    Order.Attack attack = s.planned(s.attack("2618", "ah-6", "ah-18"), "ah-art-1");
    assertThat(s.refusal(s.planned(attack, "ah-art-2"))).isEqualTo("IF-16.2.1");
    assertThat(s.refusal(s.planned(s.attack("2618", "ah-6"), "it-art-1"))).isEqualTo("IF-16.1.1");
    assertThat(s.audience(attack).includes(s.side("allied"))).isFalse();
    s.play(attack);
    assertThat(s.suggestion()).isEqualTo(s.support("ah-art-1"));
    assertThat(s.has("ah-art-1", "used")).as("nothing is announced yet").isFalse();
    assertThat(s.rules().view(s.p(), s.side("allied")).position().stack().toString())
        .doesNotContain("ah-art-1");
    assertThat(s.grants(s.pass())).as("the plan binds nobody").isTrue();
  }

  @Test
  @Case({"IF-16.2.1", "IF-16.1.1"})
  void theQuestionSaysHowManyUnitsMayBeNamed() {
    Situation s = central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode");
    s.play(s.attack("2618", "ah-6", "ah-18"));
    int able = s.rules().announcements().eligible(s.p(), battle(s), true).size();
    assertThat(able).isGreaterThan(6);
    assertThat(s.rules().question(s.p()).options().getFirst().most()).isEqualTo(able);
    s.play(s.pass());
    assertThat(s.rules().question(s.p()).options().getFirst().most())
        .as("no Italian headquarters in range")
        .isEqualTo(1);
  }

  private static Battle battle(Situation s) {
    return java.util.Objects.requireNonNull(
        fieldmarshal.engine.book.Below.find(s.p(), Battle.class));
  }

  @Test
  @Case({"IF-17.2.5", "IF-16.1.1"})
  void aPausingSideThatHasUsedTwoGunsHasAircraftLeft() {
    Situation s = central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode");
    s.set("central-pause", 1).set("central-guns", 2);
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.refusal(s.support("ah-art-1"))).isEqualTo("IF-17.2.5");
    assertThat(s.grants(s.support("ah-air-1"))).isTrue();
    s = central(8, PLAIN + "; 2818: ah-1st-is-hq+support-mode");
    s.set("central-pause", 1).set("central-guns", 1);
    s.play(s.attack("2618", "ah-6", "ah-18"));
    assertThat(s.refusal(s.support("ah-art-1", "ah-art-2"))).isEqualTo("IF-17.2.5");
    assertThat(s.grants(s.support("ah-art-1", "ah-air-1"))).isTrue();
  }
}
