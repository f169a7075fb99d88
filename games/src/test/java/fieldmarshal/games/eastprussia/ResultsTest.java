package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 6.4: what the results mean. */
class ResultsTest {
  private static final String SCENARIO = "historical";

  private static Situation of(String side, String units, String... options) {
    return Situation.of(SCENARIO, options).with(units).at(5, side, "first-combat");
  }

  @Test
  @Case("TWU-6.4a")
  void attackersEliminatedWithTheirArtillery() {
    Situation s = of("russian", "5128: ru-25, ru-27, ru-1ha, ru-29; 5028: ge-1, ge-2, ge-36");
    int before = s.points("german");
    s.fight(6, s.attack("5028", "ru-25", "ru-27", "ru-1ha"));
    assertThat(s.fought()).isEqualTo("10:25 (1:3) AE");
    assertThat(s.where("ru-25")).isEqualTo("eliminated");
    assertThat(s.where("ru-27")).isEqualTo("eliminated");
    assertThat(s.where("ru-1ha")).isEqualTo("eliminated");
    assertThat(s.where("ru-29")).as("did not attack").isEqualTo("5128");
    assertThat(s.points("german")).as("5 + 5 + 1").isEqualTo(before + 11);
  }

  @Test
  @Case("TWU-6.4b")
  void attackersRetreatAsFarAsTheResultSays() {
    Situation s = of("german", "5028: ge-1; 5027: ge-36; 5128: ru-25, ru-27, ru-29");
    s.fight(4, s.attack("5128", "ge-1", "ge-36"));
    assertThat(s.fought()).isEqualTo("16:15 (1:1) A2");
    s.settle();
    assertThat(s.rules().board().distance(s.p().place(s.unit("ge-1")), s.hex("5028"))).isEqualTo(2);
    assertThat(s.rules().board().distance(s.p().place(s.unit("ge-36")), s.hex("5027")))
        .isEqualTo(2);
    assertThat(s.where("ru-25")).isEqualTo("5128");
  }

  @Test
  @Case({"TWU-6.4c", "TWU-6.4d"})
  void anExchangeCostsTheAttackerAtLeastHalfOfTheDefence() {
    Situation s = of("russian", "1830: ru-6, ru-8; 1930: ru-36, ru-1; 1829: ge-1kb");
    int before = s.points("german");
    s.fight(6, s.attack("1829", "ru-6", "ru-8", "ru-36", "ru-1"));
    assertThat(s.result()).isEqualTo("EX");
    assertThat(s.rules().meaning("EX").attacker())
        .as("as it is foretold and told")
        .isEqualTo("loses units of at least half the defender's strength");
    assertThat(s.where("ge-1kb")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("russian");
    assertThat(s.refusal(s.lose("ru-6", "ru-8"))).as("one is enough").isEqualTo("TWU-6.4c");
    assertThat(s.refusal(s.pass())).isEqualTo("TWU-6.4c");
    s.play(s.lose("ru-36"));
    assertThat(s.where("ru-36")).isEqualTo("eliminated");
    assertThat(s.points("german")).isEqualTo(before + 5);
    assertThat(s.asked()).as("nobody advances").isNotEqualTo("advance");
    assertThat(s.where("ru-6")).isEqualTo("1830");
  }

  @Test
  @Case("TWU-6.4c")
  void halfIsRoundedUpAndOnlyWhatIsNeededIsLost() {
    Situation s =
        of(
                "russian",
                "4126: ru-25, ru-27, ru-29; 4026: ru-26, ru-43, ru-30; 4125: ru-40, ru-28, ru-53")
            .with("4025: ge-g-boyn")
            .allHeldBy("russian", "4025");
    s.fight(
        6,
        s.attack(
            "4025", "ru-25", "ru-27", "ru-29", "ru-26", "ru-43", "ru-30", "ru-40", "ru-28",
            "ru-53"));
    assertThat(s.fought()).isEqualTo("46:6 (6:1) EX");
    assertThat(s.refusal(s.lose("ru-25", "ru-27"))).as("3 are needed").isEqualTo("TWU-6.4c");
    assertThat(s.suggestion()).isEqualTo(s.lose("ru-25"));
    s.play(s.lose("ru-53"));
    assertThat(s.where("ru-53")).isEqualTo("eliminated");
    assertThat(s.rules().control().destroyed(s.p(), s.hex("4025"))).as("only an advance").isFalse();
  }

  @Test
  @Case("TWU-6.4e")
  void defendersRetreatAsFarAsTheResultSays() {
    Situation s = of("german", "5028: ge-1, ge-2; 5128: ru-25");
    s.fight(1, s.attack("5128", "ge-1", "ge-2"));
    assertThat(s.fought()).isEqualTo("18:5 (3:1) D2");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("russian");
    s.settle();
    assertThat(s.rules().board().distance(s.p().place(s.unit("ru-25")), s.hex("5128")))
        .isEqualTo(2);
  }

  @Test
  @Case("TWU-6.4f")
  void defendersEliminatedGiveTheirPrintedStrength() {
    Situation s =
        of("german", "5028: ge-1, ge-2; 5128: ru-1gc, ru-2gc").allHeldBy("german", "5128");
    int before = s.points("german");
    s.fight(1, s.attack("5128", "ge-1", "ge-2"));
    assertThat(s.fought()).isEqualTo("18:2 (6:1) DE");
    assertThat(s.points("german")).as("1 + 2, not halved").isEqualTo(before + 3);
    assertThat(s.where("ru-1gc")).isEqualTo("eliminated");
  }

  @Test
  @Case("TWU-6.4g")
  void aGarrisonThatIsDrivenOutLeavesTheFortressWhole() {
    Situation s =
        of("russian", "4126: ru-25, ru-27, ru-29; 4026: ru-26; 4025: ge-g-boyn")
            .allHeldBy("russian", "4025", "3925", "3824", "3725")
            .at(5, "russian", "second-combat");
    s.fight(1, s.attack("4025", "ru-25", "ru-27", "ru-29", "ru-26"));
    assertThat(s.fought()).isEqualTo("20:6 (3:1) D2");
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.suggestion());
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.pass());
    assertThat(s.where("ge-g-boyn")).isNotIn("4025", "eliminated");
    assertThat(s.inZone("german", "4125")).as("its zone stays").isTrue();
    s.at(6, "russian", "first-combat");
    assertThat((int) s.preview(s.attack("4025", "ru-25")).defence().total()).isEqualTo(4);
    s.with("3925: ge-1").at(6, "german", "first-movement");
    assertThat(s.grants(s.march("ge-1", "4025"))).as("Germans may come back").isTrue();
  }

  @Test
  @Case({"TWU-6.1f", "TWU-6.6f", "TWU-8.0c"})
  void anEmptyFortressThatIsBeatenMayBeEnteredAndIsThenDestroyed() {
    Situation s =
        of("russian", "4126: ru-25, ru-27, ru-29; 4127: ru-26").allHeldBy("russian", "4025");
    int before = s.points("russian");
    s.fight(3, s.attack("4025", "ru-25", "ru-27", "ru-29"));
    assertThat(s.fought()).isEqualTo("15:4 (3:1) D1");
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.advance("ru-25", "4025"));
    assertThat(s.where("ru-25")).isEqualTo("4025");
    assertThat(s.points("russian")).as("4 for Boyen and 4 for Lötzen").isEqualTo(before + 8);
    assertThat(s.inZone("german", "4125")).as("its zone is gone").isFalse();
    assertThat(s.rules().control().destroyed(s.p(), s.hex("4025"))).isTrue();
  }

  @Test
  @Case({"TWU-6.6i", "TWU-6.6f"})
  void aDestroyedFortressIsGroundLikeAnyOther() {
    Situation s =
        of("russian", "4126: ru-25, ru-27, ru-29; 4226: ru-26")
            .allHeldBy("russian", "4025")
            .at(5, "russian", "second-combat");
    s.fight(3, s.attack("4025", "ru-25", "ru-27", "ru-29"));
    s.play(s.advance("ru-25", "4025"), s.pass());
    s.at(6, "russian", "first-movement").play(s.march("ru-25", "4125"));
    assertThat(s.grants(s.march("ru-25", "4025"))).as("Russians walk in").isTrue();
    int with = s.points("russian");
    s.with("eliminated: ru-25, ru-27, ru-29; 4026: ge-1").at(6, "german", "first-movement");
    s.play(s.march("ge-1", "4025"));
    assertThat(s.points("russian"))
        .as("the town is lost, the fortress stays counted")
        .isEqualTo(with - 4);
    s.at(7, "russian", "first-combat").with("4126: ru-27");
    assertThat((int) s.preview(s.attack("4025", "ru-27")).defence().total())
        .as("no walls, and supply is needed again")
        .isEqualTo(5);
  }

  @Test
  @Case("TWU-6.4d")
  void thereIsNoAdvanceAfterAnExchange() {
    Situation s = of("russian", "1830: ru-6, ru-8; 1930: ru-36, ru-1; 1829: ge-1kb");
    s.fight(6, s.attack("1829", "ru-6", "ru-8", "ru-36", "ru-1"));
    s.play(s.suggestion());
    assertThat(s.orders()).noneMatch(order -> order instanceof Order.Advance);
    assertThat(s.controls("german", "1829")).isTrue();
  }
}
