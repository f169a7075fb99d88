package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 6.6: advance after combat. */
class AdvanceTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String units, String... options) {
    return Situation.of(SCENARIO, options).with(units).at(5, side, "first-combat");
  }

  /** Germans beat the 25th Division at 5728; it has gone back as far as the die says. */
  private static Situation beaten(String germans, int die, String... retreat) {
    Situation s = of("german", "5728: ru-25; 5628: " + germans);
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    String[] units = germans.split(";")[0].split(", ");
    s.fight(die, s.attack("5728", units));
    return s.asked().equals("retreat") ? s.play(s.retreat("ru-25", retreat)) : s;
  }

  @Test
  @Case({"TWU-6.6a", "TWU-6.6g"})
  void anyOfTheVictorsMayAdvanceEachByItself() {
    Situation s = beaten("ge-1, ge-2", 3, "5828");
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("german");
    s.play(s.advance("ge-2", "5728"));
    assertThat(s.where("ge-2")).isEqualTo("5728");
    assertThat(s.refusal(s.advance("ge-2", "5728"))).as("it has").isEqualTo("TWU-6.6a");
    assertThat(s.refusal(s.march("ge-1", "5728"))).isEqualTo("TWU-6.6a");
    s.play(s.pass());
    assertThat(s.where("ge-1")).isEqualTo("5628");
    assertThat(s.phase()).isEqualTo("second-movement");
  }

  @Test
  @Case("TWU-6.6a")
  void whoDidNotAttackDoesNotAdvance() {
    Situation s = of("german", "5728: ru-1gc; 5628: ge-1, ge-2, ge-36");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(1, s.attack("5728", "ge-1"));
    assertThat(s.refusal(s.advance("ge-36", "5728"))).isEqualTo("TWU-6.6a");
    assertThat(s.orders(Order.Advance.class))
        .allMatch(advance -> advance.units().getFirst() == s.unit("ge-1"));
  }

  @Test
  @Case({"TWU-6.6b", "TWU-6.6c"})
  void defendersMayAdvanceIntoWhatTheAttackerLeft() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25, ru-27, ru-29");
    s.fight(1, s.attack("5128", "ge-1"));
    assertThat(s.result()).isEqualTo("A1");
    s.play(s.suggestion());
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).as("the side that is not phasing").isEqualTo("russian");
    s.play(s.advance("ru-27", "5028"), s.pass());
    assertThat(s.where("ru-27")).isEqualTo("5028");
    assertThat(s.controls("russian", "5028")).isTrue();
  }

  @Test
  @Case("TWU-6.6c")
  void theWayOfTheRetreatMayBeFollowed() {
    Situation s = beaten("ge-1, ge-2", 1, "5828", "5928");
    assertThat(s.refusal(s.advance("ge-1", "5729"))).as("not left by him").isEqualTo("TWU-6.6c");
    assertThat(s.refusal(s.advance("ge-1", "5728", "5828", "5928")))
        .as("he is there")
        .isEqualTo("TWU-6.6c");
    assertThat(s.refusal(s.advance("ge-1", "5728", "5827"))).isEqualTo("TWU-6.6c");
    s.play(s.advance("ge-1", "5728", "5828"));
    assertThat(s.where("ge-1")).isEqualTo("5828");
    assertThat(s.controls("german", "5728") && s.controls("german", "5828")).isTrue();
  }

  @Test
  @Case("TWU-6.6c")
  void afterAnEliminationOnlyTheCombatHexIsOpen() {
    Situation s = of("german", "5728: ru-1gc; 5628: ge-1, ge-2");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(1, s.attack("5728", "ge-1", "ge-2"));
    assertThat(s.result()).isEqualTo("DE");
    assertThat(s.refusal(s.advance("ge-1", "5728", "5828"))).isEqualTo("TWU-6.6c");
    assertThat(s.grants(s.advance("ge-1", "5728"))).isTrue();
  }

  @Test
  @Case("TWU-6.6d")
  void theFirstHexIsEnteredWhateverZoneItIsInTheSecondStops() {
    Situation s = of("german", "5528: ge-1, ge-2; 5628: ru-25; 5829: ru-27; 5730: ru-29");
    s.heldBy("german", "5428", "5328", "5228", "5128");
    s.play(s.attack("5628", "ge-1", "ge-2"));
    s.dice(1).play(s.pass());
    assertThat(s.result()).isEqualTo("D2");
    s.play(s.retreat("ru-25", "5728", "5828"));
    assertThat(s.inZone("russian", "5628")).as("nobody near").isFalse();
    assertThat(s.inZone("russian", "5728")).isTrue();
    s.play(s.advance("ge-1", "5628", "5728"));
    assertThat(s.where("ge-1")).as("enters and stops").isEqualTo("5728");
  }

  @Test
  @Case("TWU-6.6d")
  void theZoneOfTheCombatHexDoesNotMatterThatOfTheNextOneDoes() {
    Situation s = of("german", "5428: ge-1, ge-2; 5528: ru-1c; 5627: ru-27");
    s.heldBy("german", "5328", "5228", "5128");
    s.fight(3, s.attack("5528", "ge-1", "ge-2"));
    assertThat(s.result()).isEqualTo("D3");
    s.play(s.retreat("ru-1c", "5628", "5728", "5828"));
    assertThat(s.inZone("russian", "5528")).isTrue();
    assertThat(s.grants(s.advance("ge-1", "5528", "5628"))).isTrue();
    assertThat(s.refusal(s.advance("ge-1", "5528", "5628", "5728"))).isEqualTo("TWU-6.6d");
  }

  @Test
  @Case({"TWU-6.6e", "TWU-TEC-RIVER"})
  void defendersDoNotAdvanceOverARiverAttackersDo() {
    Situation s = of("german", "1829: ge-1; 1830: ru-6, ru-8");
    s.fight(1, s.attack("1830", "ge-1"));
    assertThat(s.fought()).startsWith("9:10 (1:1.5) A");
    s.settle();
    assertThat(s.where("ru-6")).isEqualTo("1830");
    Situation attacker = of("german", "1829: ge-1, ge-2; 1830: ru-6c");
    attacker.fight(1, attacker.attack("1830", "ge-1", "ge-2"));
    assertThat(attacker.fought()).isEqualTo("18:3 (6:1) D2");
    attacker.play(attacker.suggestion());
    attacker.play(attacker.advance("ge-1", "1830"));
    assertThat(attacker.where("ge-1")).isEqualTo("1830");
  }

  @Test
  @Case("TWU-6.6e")
  void headquartersAndArtilleryStay() {
    Situation s =
        of(
            "russian",
            "5128: ru-25, ru-27, ru-29, ru-1ha, ru-rennenkampf; 5028: ge-1kb",
            "russian-hq");
    s.fight(1, s.attack("5028", "ru-25", "ru-27", "ru-29", "ru-1ha", "ru-rennenkampf"));
    assertThat(s.fought()).isEqualTo("16:3 (5:1) DE");
    assertThat(s.refusal(s.advance("ru-1ha", "5028"))).isEqualTo("TWU-6.6a");
    assertThat(s.refusal(s.advance("ru-rennenkampf", "5028"))).isEqualTo("TWU-6.6a");
    assertThat(s.grants(s.advance("ru-25", "5028"))).isTrue();
  }

  @Test
  @Case({"TWU-5.2f", "TWU-6.6e"})
  void unitsOnATrainDoNotAdvance() {
    Situation s = of("russian", "4827: ge-1+entrained, ge-2; 4927: ru-25");
    s.fight(6, s.attack("4827", "ru-25"));
    assertThat(s.result()).isEqualTo("AE");
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.advance("ge-1", "4927"))).isEqualTo("TWU-6.6a");
    assertThat(s.grants(s.advance("ge-2", "4927"))).isTrue();
  }

  @Test
  @Case("TWU-3.2f")
  void anAdvanceStopsAtTheStackingLimit() {
    Situation s =
        of("german", "5728: ru-1gc; 5628: ge-1, ge-2, ge-36; 5727: ge-37").heldBy("german", "5627");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(1, s.attack("5728", "ge-1", "ge-2", "ge-36", "ge-37"));
    assertThat(s.result()).isEqualTo("DE");
    assertThat(s.refusal(s.advance("ge-1 ge-2 ge-36 ge-37", "5728"))).isEqualTo("TWU-3.2f");
    s.play(s.advance("ge-1 ge-2 ge-37", "5728"));
    assertThat(s.where("ge-37")).isEqualTo("5728");
    assertThat(s.where("ge-36")).isEqualTo("5628");
  }

  @Test
  @Case("TWU-6.6f")
  void onlyAnAdvanceDestroysAFortress() {
    Situation s = of("russian", "4126: ru-25, ru-27, ru-29").allHeldBy("russian", "4025");
    s.fight(3, s.attack("4025", "ru-25", "ru-27", "ru-29"));
    s.play(s.pass());
    assertThat(s.rules().control().destroyed(s.p(), s.hex("4025"))).isFalse();
    assertThat(s.inZone("german", "4125")).isTrue();
  }

  @Test
  @Case({"TWU-6.6f", "TWU-3.4f"})
  void withKoenigsbergDestroyedItsSourceOfSupplyIsGone() {
    Situation s =
        of("russian", "3909: ru-53, ru-54, ru-55; 3908: ru-57, ru-72, ru-76; 3607: ge-1")
            .allHeldBy("russian", "3808", "3607", "3708");
    assertThat(s.inSupply("ge-1")).isTrue();
    s.fight(2, s.attack("3808", "ru-53", "ru-54", "ru-55", "ru-57", "ru-72", "ru-76"));
    assertThat(s.fought()).isEqualTo("36:10 (3:1) D1");
    int before = s.points("russian");
    s.play(s.advance("ru-53", "3808"), s.pass());
    assertThat(s.points("russian")).as("25 for the city and 10").isEqualTo(before + 35);
    assertThat(s.inSupply("ge-1")).isFalse();
  }

  @Test
  @Case("TWU-6.6h")
  void anAdvanceTakesTheTown() {
    Situation s = of("russian", "4729: ge-1kb; 4829: ru-25, ru-27, ru-29");
    s.heldBy("russian", "4829", "4929");
    int before = s.points("russian");
    s.fight(1, s.attack("4729", "ru-25", "ru-27", "ru-29"));
    assertThat(s.result()).isEqualTo("D3");
    s.settle();
    assertThat(s.controls("german", "4729")).as("nobody advanced").isTrue();
    Situation takes = of("russian", "4729: ge-1kb; 4829: ru-25, ru-27, ru-29");
    takes.heldBy("russian", "4829", "4929");
    takes.fight(1, takes.attack("4729", "ru-25", "ru-27", "ru-29"));
    takes.play(takes.suggestion(), takes.advance("ru-25", "4729"));
    assertThat(takes.points("russian")).as("Marggrabowa").isEqualTo(before + 1);
  }

  @Test
  @Case("TWU-6.6j")
  void noRussianDefenderEntersAFortressThatASortieLeftEmpty() {
    Situation s =
        of("german", "4025: ge-g-boyn; 4126: ru-25, ru-27, ru-29").allHeldBy("russian", "4025");
    s.fight(6, s.attack("4126", "ge-g-boyn"));
    assertThat(s.result()).isEqualTo("AE");
    assertThat(s.where("ge-g-boyn")).isEqualTo("eliminated");
    if (s.asked().equals("advance")) {
      assertThat(s.refusal(s.advance("ru-25", "4025"))).isEqualTo("TWU-6.6j");
      s.play(s.pass());
    }
    assertThat(s.controls("german", "4025")).isTrue();
    assertThat(s.rules().control().destroyed(s.p(), s.hex("4025"))).isFalse();
  }

  @Test
  @Case({"TWU-7.2b", "TWU-6.6c"})
  void anAdvanceKeepsTheRussianArmiesApart() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25, ru-27, ru-29; 4629: ru-6");
    s.fight(1, s.attack("5128", "ge-1"));
    s.play(s.suggestion());
    assertThat(s.rules().board().distance(s.hex("5028"), s.hex("4629"))).isEqualTo(4);
    s.play(s.pass());
    Situation near = of("german", "5028: ge-1; 5128: ru-25, ru-27, ru-29; 4830: ru-6");
    near.fight(1, near.attack("5128", "ge-1"));
    near.play(near.suggestion());
    assertThat(near.rules().board().distance(near.hex("5028"), near.hex("4830"))).isEqualTo(3);
    if (near.asked().equals("advance")) {
      assertThat(near.refusal(near.advance("ru-25", "5028"))).isEqualTo("TWU-7.2a");
    }
    assertThat(near.where("ru-25")).isEqualTo("5128");
  }

  @Test
  @Case("TWU-6.6c")
  void anAdvanceGoesFromHexToNeighbour() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1, ge-2; 5128: ru-25")
            .at(5, "german", "first-combat");
    s.fight(3, s.attack("5128", "ge-1", "ge-2"));
    while (s.asked().equals("retreat")) {
      s.play(s.suggestion());
    }
    assertThat(s.refusal(s.advance("ge-1", "5328"))).isEqualTo("TWU-6.6c");
  }
}
