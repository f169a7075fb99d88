package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.1 and 15.2: advance, the second hex of assault units, lone headquarters. */
class AdvanceTest {
  private static Situation central(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  /** The attack of the book's example: the only defender of 2718 is eliminated. */
  private static Situation cividale(String others) {
    Situation s =
        central("2718: it-7; 2818: ah-3-ed, ah-55; 2819: ah-4, ge-117; 2619: ah-6, ah-18" + others);
    s.fight(s.attack("2718", "ah-3-ed", "ah-55", "ah-4", "ge-117", "ah-6"), 5);
    assertThat(s.fought()).as("23 to 4, town, three sides").isEqualTo("23:4 (4:1) 1/E");
    s.play(s.lose("ah-55"));
    return s;
  }

  @Test
  @Case({"IF-12.1.1", "IF-11.7.2", "IF-3.4.1", "IF-10.5.2"})
  void someOrAllAttackersEnterTheHex() {
    Situation s = cividale("");
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    assertThat(s.refusal(s.advance("ah-18", "2718"))).as("did not attack").isEqualTo("IF-12.1.3");
    assertThat(s.refusal(s.advance("ah-4", "2717"))).isEqualTo("IF-12.1.1");
    s.play(s.advance("ah-3-ed ah-55", "2718"), s.advance("ah-4", "2718"));
    assertThat(s.stack("2718")).containsExactly("ah-4", "ah-55", "ah-3-ed");
    assertThat(s.controls("central", "2718")).isTrue();
    assertThat(s.total("austro-hungarian-morale")).as("a victory hex").isEqualTo(1);
    assertThat(s.refusal(s.advance("ah-4", "2718"))).as("once").isEqualTo("IF-12.1.3");
  }

  @Test
  @Case({"IF-12.1.3", "IF-11.4.1"})
  void whoDoesNotAdvanceNowDoesNotAdvanceLater() {
    Situation s = cividale("; 2618: it-8");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    s.fight(s.attack("2618", "ah-18"), 1);
    assertThat(s.refusal(s.advance("ah-4", "2718"))).isNotEqualTo("");
    assertThat(s.stack("2718")).isEmpty();
  }

  @Test
  @Case({"IF-12.1.2", "IF-11.8.3"})
  void assaultUnitsGoASecondHexIfAllDefendersDied() {
    Situation s = cividale("; 2618: it-8; 2817: it-10");
    s.play(s.advance("ah-3-ed ah-4", "2718"), s.pass());
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.advance("ah-4", "2717"))).as("no assault unit").isEqualTo("IF-12.1.2");
    assertThat(s.refusal(s.advance("ah-55", "2717"))).as("did not advance").isEqualTo("IF-12.1.2");
    assertThat(s.refusal(s.advance("ah-3-ed", "2618"))).as("the enemy").isEqualTo("IF-12.1.1");
    assertThat(s.refusal(s.advance("ah-3-ed", "2717", "2716"))).isEqualTo("IF-12.1.2");
    s.play(s.advance("ah-3-ed", "2717"));
    assertThat(s.where("ah-3-ed")).as("into a zone").isEqualTo("2717");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case("IF-12.1.2")
  void afterARetreatThereIsNoSecondHex() {
    Situation s = retreated(Situation.of());
    s.play(s.advance("ah-3-ed", "2618"));
    s.play(s.pass());
    assertThat(s.asked()).as("no second hex is offered").isEqualTo("attack");
    Situation other = retreated(Situation.reading(Reading.SECOND_HEX_ALWAYS));
    other.play(other.advance("ah-3-ed", "2618"), other.pass());
    assertThat(other.asked()).isEqualTo("advance");
    other.play(other.advance("ah-3-ed", "2619"));
    assertThat(other.where("ah-3-ed")).isEqualTo("2619");
  }

  private static Situation retreated(Situation empty) {
    Situation s =
        empty.with("2618: br-23; 2718: ah-3-ed, ah-6, ah-18").at(8, "central", "first-combat");
    s.fight(s.attack("2618", "ah-3-ed", "ah-6", "ah-18"), 4);
    assertThat(s.fought()).isEqualTo("13:5 (2:1) 2/1");
    s.play(s.lose("ah-3-ed", "ah-6"), s.choose("retreat"), s.retreat("br-23", "2517"));
    assertThat(s.asked()).isEqualTo("advance");
    return s;
  }

  @Test
  @Case({"IF-12.1.4", "IF-8.1.3", "IF-8.1.2"})
  void moreThanTheLimitMayAdvanceAndTheRestDiesWhenTheSubPhaseEnds() {
    Situation s = central("2819: it-7/1; 2818: ah-6, ah-18, ah-29; 2820: ge-117, ge-5");
    s.fight(s.attack("2819", "ah-6", "ah-18", "ah-29", "ge-117", "ge-5"), 6);
    assertThat(s.result()).isEqualTo("1/E");
    s.play(s.lose("ah-6"), s.advance("ah-18 ah-29 ge-117", "2819"));
    assertThat(s.told("central")).anyMatch(line -> line.contains("overstacked"));
    assertThat(s.told("allied")).noneMatch(line -> line.contains("overstacked"));
    s.play(s.pass(), s.pass());
    assertThat(s.asked()).as("the owner chooses who is lost").isEqualTo("excess");
    s.play(s.lose("ah-29"));
    assertThat(s.stack("2819")).containsExactlyInAnyOrder("ah-18", "ge-117");
    assertThat(s.total("austro-hungarian-casualties")).isZero();
  }

  /** The hexes into which units may advance now, with the room that is left there. */
  private static List<String> rooms(Situation s) {
    return s.rules().question(s.p()).rooms().stream()
        .map(room -> s.rules().board().number(room.hex()) + " " + room.units())
        .toList();
  }

  @Test
  @Case({"IF-12.1.4", "IF-8.1.1"})
  void whoAdvancesReadsHowManyFindRoomAndIsWarnedOfTheFirstTooMany() {
    Situation s = central("2819: it-7/1; 2818: ah-6, ah-18, ah-29; 2820: ge-117, ge-5");
    s.fight(s.attack("2819", "ah-6", "ah-18", "ah-29", "ge-117", "ge-5"), 6);
    s.play(s.lose("ah-6"));
    assertThat(rooms(s)).as("mountain").containsExactly("2819 2");
    s.play(s.advance("ah-18", "2819"));
    assertThat(rooms(s)).containsExactly("2819 1");
    s.play(s.advance("ah-29", "2819"));
    assertThat(rooms(s)).containsExactly("2819 0");
    assertThat(s.noted()).as("full, not too full").doesNotContain("IF-12.1.4");
    s.play(s.advance("ge-117", "2819"));
    assertThat(rooms(s)).containsExactly("2819 0");
    assertThat(s.noted()).contains("IF-12.1.4");
  }

  @Test
  @Case({"IF-12.1.1", "IF-8.5.2"})
  void alliesOfDifferentNationsDoNotEnterTogether() {
    Situation s = Situation.of().with("2618: ah-4/1; 2718: fr-64, fr-65; 2717: it-4, it-14");
    s.at(8, "allied", "first-combat").fight(s.attack("2618", "fr-64", "fr-65", "it-4", "it-14"), 6);
    assertThat(s.result()).isEqualTo("1/E");
    s.play(s.lose("it-14"));
    assertThat(s.refusal(s.advance("fr-64 it-4", "2618"))).isEqualTo("IF-8.5.2");
    s.play(s.advance("fr-64", "2618"));
    assertThat(s.refusal(s.advance("it-4", "2618"))).isEqualTo("IF-8.5.2");
    s.play(s.advance("fr-65", "2618"));
  }

  // ---- 15.2

  @Test
  @Case({"IF-15.2.2", "IF-15.2.4", "IF-12.1.2"})
  void assaultUnitsEnterTheHexOfAHeadquartersThatTheirAdvanceDestroyed() {
    Situation s = cividale("; 2717: it-2nd-army-hq");
    s.play(s.advance("ah-3-ed", "2718"));
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("eliminated");
    assertThat(s.total("italian-casualties")).as("only the division").isEqualTo(2);
    s.play(s.pass(), s.advance("ah-3-ed", "2717"));
    assertThat(s.where("ah-3-ed")).isEqualTo("2717");
  }

  @Test
  @Case({"IF-15.2.4", "IF-15.2.3"})
  void evenIfTheDefendersRetreatedButOnlyThatHex() {
    Situation s = Situation.of().with("2618: br-23; 2718: ah-3-ed, ah-6, ah-18; 2617: br-bfi-hq");
    s.at(8, "central", "first-combat").fight(s.attack("2618", "ah-3-ed", "ah-6", "ah-18"), 4);
    s.play(s.lose("ah-3-ed", "ah-6"), s.choose("retreat"), s.retreat("br-23", "2517"));
    s.play(s.advance("ah-3-ed ah-6", "2618"), s.pass());
    assertThat(s.where("br-bfi-hq")).isEqualTo("eliminated");
    assertThat(s.orders(Order.Advance.class)).containsExactly(s.advance("ah-3-ed", "2617"));
    assertThat(s.refusal(s.advance("ah-6", "2617")))
        .as("regular units stay")
        .isEqualTo("IF-15.2.3");
    assertThat(s.refusal(s.advance("ah-3-ed", "2619"))).isEqualTo("IF-12.1.2");
    s.play(s.advance("ah-3-ed", "2617"));
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case({"IF-15.2.4", "IF-12.1.2"})
  void twoHexesAreTheEnd() {
    Situation s = cividale("; 2717: it-2nd-army-hq; 2716: it-3rd-army-hq");
    s.play(s.advance("ah-3-ed", "2718"), s.pass(), s.advance("ah-3-ed", "2717"));
    assertThat(s.where("it-3rd-army-hq")).as("destroyed, but not entered").isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("ah-3-ed")).isEqualTo("2717");
  }

  @Test
  @Case({"IF-15.2.2", "IF-15.2.6", "IF-15.2.3", "IF-11.7.4"})
  void aHeadquartersLeftAloneByLossesDiesAndDoesNotBarTheAdvance() {
    Situation s = central("2618: it-2nd-army-hq, it-7; 2718: ah-6, ah-18, ah-29");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    s.play(s.lose("ah-6"), s.pass());
    assertThat(s.where("it-7")).isEqualTo("eliminated");
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("eliminated");
    s.play(s.advance("ah-18", "2618"));
    assertThat(s.stack("2618")).containsExactly("ah-18");
  }

  @Test
  @Case("IF-15.2.2")
  void twoHeadquartersAreAsGoodAsAlone() {
    Situation s = cividale("; 2717: it-2nd-army-hq, it-3rd-army-hq");
    s.play(s.advance("ah-4", "2718"));
    assertThat(s.stack("2717")).isEmpty();
  }

  @Test
  @Case({"IF-15.2.2", "IF-9.1.1"})
  void aHeadquartersWithCompanionsIsSafe() {
    Situation s = cividale("; 2717: it-2nd-army-hq, it-10");
    s.play(s.advance("ah-4", "2718"));
    assertThat(s.stack("2717")).containsExactlyInAnyOrder("it-2nd-army-hq", "it-10");
  }

  @Test
  @Case({"IF-15.2.2", "IF-11.7.3"})
  void theLossesOfAnAttackerMayLeaveHisHeadquartersAlone() {
    Situation s = central("2618: it-7, it-8; 2718: ah-10th-hq, ah-10-geb");
    s.fight(s.attack("2618", "ah-10-geb"), 3);
    assertThat(s.where("ah-10-geb")).isEqualTo("eliminated");
    assertThat(s.where("ah-10th-hq")).isEqualTo("eliminated");
  }

  @Test
  @Case({"IF-11.8.3", "IF-12.1.2", "IF-7.4.2"})
  void theChainOfTheBook() {
    Situation s =
        central(
            "2718: it-7; 2618: it-8; 2817: it-10; 2818: ah-3-ed, ah-55; 2819: ah-4; 2619: ah-6,"
                + " ge-117");
    s.fight(s.attack("2718", "ah-3-ed", "ah-55", "ah-4", "ge-117"), 6);
    assertThat(s.result()).as("19 to 4, town, three sides").isEqualTo("1/3");
    s.play(s.lose("ah-55"), s.advance("ah-3-ed ah-55 ah-4", "2718"), s.pass(), s.pass());
    s.passTo(8, "central", "infiltration");
    s.play(s.march("ah-3-ed ah-55", "2717"));
    s.passTo(8, "central", "second-combat");
    s.fight(s.attack("2618", "ah-3-ed", "ah-55", "ah-4", "ah-6"), 6);
    assertThat(s.fought()).as("15 to 4 from three sides").isEqualTo("15:4 (3:1) 1/3");
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    s.passTo(8, "central", "movement");
    assertThat(s.phase()).isEqualTo("movement");
  }
}
