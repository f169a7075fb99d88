package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Case 10.2: the three cavalry exceptions, alone and together. */
class CavalryTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String phase, String units, String... options) {
    return Situation.of(SCENARIO, options).with(units).at(5, side, phase);
  }

  // ---- 10.2.1

  private static Situation alone(String units) {
    return of("german", "first-combat", units, "cavalry-infantry");
  }

  @Test
  @Case("TWU-10.2.1a")
  void cavalryAttacksInfantryOnlyWithInfantry() {
    Situation s = alone("5028: ge-1kb, ge-37; 5128: ru-25; 5132: ge-2kb; 5133: ru-1c");
    assertThat(s.refusal(s.attack("5128", "ge-1kb"))).isEqualTo("TWU-10.2.1a");
    assertThat(s.grants(s.attack("5128", "ge-1kb", "ge-37"))).isTrue();
    assertThat(s.grants(s.attack("5128", "ge-37"))).isTrue();
    assertThat(s.grants(s.attack("5133", "ge-2kb"))).as("cavalry against cavalry").isTrue();
    Situation off = of("german", "first-combat", "5028: ge-1kb; 5128: ru-25");
    assertThat(off.grants(off.attack("5128", "ge-1kb"))).as("without the option").isTrue();
  }

  @Test
  @Case("TWU-10.2.1a")
  void artilleryHeadquartersAndEmptyFortressesAreNoInfantry() {
    Situation s =
        of(
            "german",
            "first-combat",
            "5028: ge-1kb; 5128: ru-1ha",
            "cavalry-infantry",
            "russian-hq");
    assertThat(s.grants(s.attack("5128", "ge-1kb"))).isTrue();
    Situation hq =
        of(
            "german",
            "first-combat",
            "5028: ge-1kb; 5128: ru-rennenkampf",
            "cavalry-infantry",
            "russian-hq");
    assertThat(hq.grants(hq.attack("5128", "ge-1kb"))).isTrue();
    Situation fort = of("russian", "first-combat", "4126: ru-1c", "cavalry-infantry");
    assertThat(fort.grants(fort.attack("4025", "ru-1c"))).isTrue();
    Situation partner =
        of(
            "russian",
            "first-combat",
            "5128: ru-1c, ru-rennenkampf; 5028: ge-1",
            "cavalry-infantry",
            "russian-hq");
    assertThat(partner.refusal(partner.attack("5028", "ru-1c", "ru-rennenkampf")))
        .as("a headquarters is no partner")
        .isEqualTo("TWU-10.2.1a");
  }

  @Test
  @Case("TWU-10.2.1b")
  void cavalryThatMayNotAttackInfantryCannotMeetTheDutyAlone() {
    Situation s = alone("5028: ge-1kb; 5128: ru-1c; 5129: ru-25; 5029: ge-37");
    s.play(s.attack("5128", "ge-1kb"));
    assertThat(s.refusal(s.pass())).isEqualTo("TWU-6.0b");
    assertThat(s.suggestion()).isInstanceOf(Order.Choose.class);
    s.play(s.attack("5129", "ge-37"));
    assertThat(s.grants(s.pass())).as("infantry meets it").isTrue();
    Situation none = alone("5028: ge-1kb; 5128: ru-1c; 5129: ru-25");
    assertThat(none.refusal(none.attack("5128", "ge-1kb"))).isEqualTo("TWU-6.0b");
  }

  // ---- 10.2.2

  private static Situation slip(String units, String... more) {
    Set<String> options = new TreeSet<>(Set.of("cavalry-retreat"));
    options.addAll(Set.of(more));
    Situation s = of("german", "first-combat", units, options.toArray(String[]::new));
    return s.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5628");
  }

  @Test
  @Case({"TWU-10.2.2a", "TWU-10.2.2d"})
  void cavalryThatInfantryAttacksMayRetireOneOrTwoHexes() {
    Situation s = slip("5628: ge-1, ge-2; 5728: ru-1c");
    s.play(s.attack("5728", "ge-1", "ge-2"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(s.askedOf()).isEqualTo("russian");
    assertThat(s.grants(s.retreat("ru-1c", "5828"))).isTrue();
    assertThat(s.refusal(s.retreat("ru-1c", "5828", "5928", "6028"))).isEqualTo("TWU-10.2.2a");
    assertThat(s.refusal(s.retreat("ru-1c", "5729"))).as("a zone").isEqualTo("TWU-10.2.2a");
    s.play(s.retreat("ru-1c", "5828", "5928"));
    assertThat(s.where("ru-1c")).isEqualTo("5928");
    assertThat(s.asked()).as("follow up").isEqualTo("advance");
    assertThat(s.grants(s.advance("ge-1", "5728", "5828"))).isTrue();
    s.play(s.pass());
    assertThat(s.has("ge-1", "disrupted")).as("as if it had attacked").isTrue();
    assertThat(s.has("ge-2", "disrupted")).isTrue();
  }

  @Test
  @Case("TWU-10.2.2a")
  void itMayStayAndFight() {
    Situation s = slip("5628: ge-1, ge-2; 5728: ru-1c");
    s.play(s.attack("5728", "ge-1", "ge-2"), s.pass());
    s.dice(1).play(s.pass());
    assertThat(s.fought()).isEqualTo("18:3 (6:1) DE");
  }

  @Test
  @Case("TWU-10.2.2a")
  void whereNoWayIsOpenItMustFight() {
    Situation s = slip("5628: ge-1, ge-2; 5728: ru-1c; 5826: ge-36; 5829: ge-37");
    s.play(s.attack("5728", "ge-1", "ge-2"));
    s.dice(1).play(s.pass());
    assertThat(s.fought()).startsWith("18:");
  }

  @Test
  @Case("TWU-10.2.2b")
  void againstCavalryItNeedsOneToThree() {
    for (int face = 1; face <= 6; face++) {
      Situation s = slip("5628: ge-1, ge-1kb; 5728: ru-1c");
      s.play(s.attack("5728", "ge-1", "ge-1kb"), s.pass());
      assertThat(s.refusal(s.retreat("ru-1c", "5828")))
          .as("the die first")
          .isEqualTo("TWU-10.2.2b");
      s.dice(face, 1, 1).play(s.choose("retire", "ru-1c"));
      if (face <= 3) {
        assertThat(s.asked()).as("die " + face).isEqualTo("retire");
        s.play(s.retreat("ru-1c", "5828"));
        assertThat(s.where("ru-1c")).isEqualTo("5828");
      } else {
        assertThat(s.where("ru-1c")).as("die " + face).isNotEqualTo("5828");
      }
    }
  }

  @Test
  @Case("TWU-10.2.2c")
  void infantryOrArtilleryInTheHexHoldsIt() {
    Situation infantry = slip("5628: ge-1, ge-2; 5728: ru-1c, ru-25");
    infantry.play(infantry.attack("5728", "ge-1", "ge-2"));
    infantry.dice(6).play(infantry.pass());
    assertThat(infantry.fought()).isEqualTo("18:8 (2:1) A2");
    Situation guns = slip("5628: ge-1, ge-2; 5728: ru-1c, ru-1ha");
    guns.play(guns.attack("5728", "ge-1", "ge-2"));
    guns.dice(6).play(guns.pass());
    assertThat(guns.fought()).startsWith("18:3");
  }

  @Test
  @Case({"TWU-10.2.2c", "TWU-10.2.2d"})
  void aHeadquartersDoesNotHoldItAndFightsAlone() {
    Situation s = slip("5628: ge-1, ge-2; 5728: ru-1c, ru-rennenkampf", "russian-hq");
    s.play(s.attack("5728", "ge-1", "ge-2"), s.pass());
    s.dice(1).play(s.retreat("ru-1c", "5828"));
    assertThat(s.fought()).isEqualTo("18:1 (6:1) DE");
    assertThat(s.where("ru-rennenkampf")).isEqualTo("eliminated");
    assertThat(s.where("ru-1c")).isEqualTo("5828");
  }

  @Test
  @Case("TWU-10.2.2d")
  void aFortressWhoseCavalryRetiredStillDefends() {
    Situation s =
        of("russian", "first-combat", "4126: ru-25, ru-27; 4025: ge-1kb", "cavalry-retreat");
    s.allHeldBy("russian", "4025");
    s.play(s.attack("4025", "ru-25", "ru-27"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    s.dice(6)
        .play(
            s.suggestion() instanceof Order.Pass
                ? s.orders(Order.Retreat.class).getFirst()
                : s.suggestion());
    assertThat(s.fought()).startsWith("10:4 (2:1)");
  }

  @Test
  @Case({"TWU-10.2.2e", "TWU-X-10.2.1+10.2.2"})
  void attackingCavalryMayWithdrawAndTheOthersFightOn() {
    Situation s =
        slip("5628: ge-1; 5627: ge-1kb; 5728: ru-25", "cavalry-infantry")
            .heldBy("german", "5627", "5526");
    s.play(s.attack("5728", "ge-1", "ge-1kb"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(s.askedOf()).isEqualTo("german");
    s.dice(5).play(s.orders(Order.Retreat.class).getFirst());
    assertThat(s.fought()).isEqualTo("9:5 (1.5:1) A2");
    s.settle();
    assertThat(s.where("ge-1kb")).isNotEqualTo("5627");
    assertThat(s.has("ge-1kb", "disrupted")).as("counts as having attacked").isTrue();
  }

  @Test
  @Case("TWU-10.2.2e")
  void cavalryInTheHexOfInfantryMayNotWithdraw() {
    Situation s = slip("5628: ge-1, ge-1kb; 5728: ru-25");
    s.play(s.attack("5728", "ge-1", "ge-1kb"));
    s.dice(4).play(s.pass());
    assertThat(s.fought()).startsWith("12:5 (2:1)");
  }

  @Test
  @Case({"TWU-10.2.2f", "TWU-10.2.2e"})
  void aProbeFreesTheNeighbours() {
    Situation s =
        slip("5628: ge-1kb; 5629: ge-2; 5728: ru-25; 5729: ru-1gc")
            .heldBy("german", "5629", "5529");
    s.play(s.attack("5728", "ge-1kb"), s.attack("5729", "ge-2"));
    s.play(s.pass());
    s.play(s.chooseHexes("resolve", "5728"));
    assertThat(s.asked()).isEqualTo("retire");
    s.dice(6, 6).play(s.orders(Order.Retreat.class).getFirst());
    assertThat(s.where("ru-25")).as("there was no combat").isEqualTo("5728");
    assertThat(s.has("ge-1kb", "disrupted")).isTrue();
  }

  @Test
  @Case("TWU-7.1d")
  void anAttackThatCavalryEscapesCountsOnTheFirstTurn() {
    Situation s = Situation.of(SCENARIO, "cavalry-retreat").with("5028: ge-1; 5128: ru-3c");
    s.at(1, "german", "second-combat");
    int before = s.p().global(Global.OPENING_ATTACKS);
    s.play(s.attack("5128", "ge-1"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    s.play(s.orders(Order.Retreat.class).getFirst());
    s.settle();
    assertThat(s.p().global(Global.OPENING_ATTACKS)).isEqualTo(before + 1);
  }

  @Test
  @Case("TWU-X-10.2.1+10.2.2")
  void cavalryLeftAloneBeforeInfantryBreaksOff() {
    Situation s =
        of(
            "german",
            "first-combat",
            "5628: ge-1kb; 5728: ru-1c; 5729: ru-25",
            "cavalry-infantry",
            "cavalry-retreat");
    assertThat(s.refusal(s.attack("5728 5729", "ge-1kb"))).isEqualTo("TWU-10.2.1a");
  }

  // ---- 10.2.3

  private static Situation control(String side, String units) {
    return of(side, "first-movement", units, "cavalry-control");
  }

  @Test
  @Case("TWU-10.2.3a")
  void whatCavalryEntersItHoldsOnlyWhileItIsThere() {
    Situation s = control("russian", "4531: ru-1c");
    s.play(s.march("ru-1c", "4431"), s.march("ru-1c", "4331"));
    assertThat(s.controls("russian", "4331")).as("Lyck").isTrue();
    assertThat(s.controls("german", "4431")).as("passed and left").isTrue();
    s.at(6, "russian", "first-movement").play(s.march("ru-1c", "4330"));
    assertThat(s.controls("german", "4331")).isTrue();
    Situation infantry = control("russian", "4531: ru-25");
    infantry.play(infantry.march("ru-25", "4431"));
    infantry.at(6, "russian", "first-movement").play(infantry.march("ru-25", "4331"));
    assertThat(infantry.controls("russian", "4431")).isTrue();
  }

  @Test
  @Case("TWU-10.2.3a")
  void infantryThatComesToTheHexMakesItLasting() {
    Situation s = control("russian", "4531: ru-1c; 4330: ru-25");
    s.play(s.march("ru-1c", "4431", "4331"), s.march("ru-25", "4331"));
    s.at(6, "russian", "first-movement").play(s.march("ru-25", "4330"), s.march("ru-1c", "4332"));
    assertThat(s.controls("russian", "4331")).isTrue();
  }

  @Test
  @Case("TWU-10.2.3b")
  void cavalryMayPayAPointToKeepTheHex() {
    Situation s = control("russian", "4531: ru-1c; 5728: ru-25").allHeldBy("russian");
    s.heldBy("german", "4331", "4431");
    s.play(s.march("ru-1c", "4431"), s.choose("fix-control", "ru-1c"), s.march("ru-1c", "4331"));
    assertThat(s.controls("russian", "4431")).isTrue();
    assertThat(s.refusal(s.choose("fix-control", "ru-1c")))
        .as("no point left")
        .isEqualTo("TWU-10.2.3b");
    assertThat(s.refusal(s.choose("fix-control", "ru-25"))).isEqualTo("TWU-10.2.3b");
    Situation off = of("russian", "first-movement", "4531: ru-1c");
    assertThat(off.refusal(off.choose("fix-control", "ru-1c"))).isEqualTo("TWU-10.2.3b");
  }

  @Test
  @Case({"TWU-10.2.3a", "TWU-3.4h"})
  void whenControlLapsesLinesPointsAndRailwaysFollow() {
    Situation s = control("german", "5630: ge-1kb; 5528: ru-25");
    s.allHeldBy("german").heldBy("russian", "5528", "5628", "5728", "5828", "5928", "6028");
    assertThat(s.inSupply("ru-25")).isTrue();
    s.play(s.march("ge-1kb", "5629", "5628"));
    assertThat(s.inSupply("ru-25")).isFalse();
    s.at(6, "german", "first-movement").play(s.march("ge-1kb", "5629", "5630"));
    assertThat(s.controls("russian", "5628")).isTrue();
    assertThat(s.inSupply("ru-25")).as("open again").isTrue();
    Situation town = control("russian", "4531: ru-1c");
    int before = town.points("russian");
    town.play(town.march("ru-1c", "4431", "4331"));
    assertThat(town.points("russian")).isEqualTo(before + 3);
    town.at(6, "russian", "first-movement").play(town.march("ru-1c", "4330"));
    assertThat(town.points("russian")).isEqualTo(before);
  }

  @Test
  @Case({"TWU-10.2.3a", "TWU-6.4f"})
  void cavalryThatDiesGivesTheHexBack() {
    Situation s = control("russian", "4531: ru-1c");
    s.play(s.march("ru-1c", "4431", "4331"));
    s.with("4330: ge-1, ge-2").at(5, "german", "first-combat");
    s.fight(1, s.attack("4331", "ge-1", "ge-2"));
    assertThat(s.where("ru-1c")).isEqualTo("eliminated");
    assertThat(s.controls("german", "4331")).isTrue();
  }

  @Test
  @Case({"TWU-X-10.2.2+10.2.3", "TWU-X-T1"})
  void hexesVacatedBeforeCombatGoBackToTheirOwner() {
    Situation s =
        of(
            "german",
            "first-combat",
            "5528: ge-1kb, ge-1; 5628: ru-1c",
            "cavalry-retreat",
            "cavalry-control");
    s.heldBy("german", "5428", "5328", "5228", "5128");
    s.dice(1).play(s.attack("5628", "ge-1kb"), s.pass());
    s.play(s.choose("retire", "ru-1c"), s.retreat("ru-1c", "5728", "5828"));
    s.play(s.advance("ge-1kb", "5628", "5728"));
    assertThat(s.controls("russian", "5628")).as("left behind by cavalry").isTrue();
    assertThat(s.controls("german", "5728")).as("where it stands").isTrue();
  }

  @Test
  @Case("TWU-X-T1")
  void aTownThatCossacksLeaveUnfixedIsGermanAgain() {
    Situation s =
        Situation.of(SCENARIO, "hidden-movement", "cavalry-retreat", "cavalry-control")
            .with("4531: ru-1c; 4231: ge-1; 4129: ge-2")
            .at(5, "russian", "first-movement");
    s.play(s.march("ru-1c", "4431"), s.march("ru-1c", "4331"));
    assertThat(s.controls("russian", "4331")).isTrue();
    s.at(5, "german", "first-combat").play(s.attack("4331", "ge-1"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    s.play(s.orders(Order.Retreat.class).getLast());
    s.settle();
    assertThat(s.controls("german", "4331")).isTrue();
    assertThat(
            s.rules()
                .controlled(s.rules().view(s.p(), s.side("russian")).position(), s.side("german"))
                .contains(s.hex("4331")))
        .as("and everybody sees it")
        .isTrue();
  }

  @Test
  @Case({"TWU-6.6c", "TWU-10.2.2d"})
  void defendersDoNotAdvanceIntoWhatTheirOwnCavalryLeft() {
    Situation s =
        Situation.of("historical", "cavalry-retreat")
            .with("5028: ge-1; 5128: ru-25, ru-27, ru-29; 5129: ru-1c")
            .at(5, "german", "first-combat");
    s.fight(1, s.attack("5128 5129", "ge-1"));
    assertThat(s.asked()).isEqualTo("retire");
    s.play(s.orders(Order.Retreat.class).getFirst());
    assertThat(s.fought()).isEqualTo("9:15 (1:2) A1");
    s.play(s.suggestion());
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("russian");
    assertThat(s.refusal(s.advance("ru-25", "5129"))).isEqualTo("TWU-6.6c");
    assertThat(s.grants(s.advance("ru-25", "5028"))).isTrue();
  }

  @Test
  @Case({"TWU-10.2.2d", "TWU-6.3c"})
  void theGroundThatCavalryLeftDoesNotHelpThoseWhoStay() {
    Situation s =
        Situation.of(SCENARIO, "cavalry-retreat")
            .with("2531: ge-1, ge-2; 2532: ru-6c; 2431: ru-6")
            .heldBy("german", "2530", "2529", "2528")
            .at(5, "german", "first-combat");
    Order.Attack both = s.attack("2532 2431", "ge-1", "ge-2");
    assertThat(s.preview(both).dieModifier()).as("the swamp at 2532").isEqualTo(2);
    s.fight(4, both);
    s.play(s.orders(Order.Retreat.class).getFirst());
    assertThat(s.fought()).isEqualTo("18:5 (3:1) D1");
    assertThat(s.events(fieldmarshal.engine.Event.Rolled.class).getFirst().purpose())
        .doesNotContain("die +2");
  }
}
