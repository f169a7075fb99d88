package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.casebook.Case;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 8: victory, and that of the Masurian Lakes. */
class VictoryTest {
  private static Outcome end(Situation s) {
    s.at(26, "german", "second-combat").play(s.pass());
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
    return ((Decision.Over) s.match().decision()).outcome();
  }

  @Test
  @Case({"TWU-8.0a", "TWU-8.0d"})
  void townsCountForWhoeverControlsThem() {
    Situation s = Situation.of("historical").allHeldBy("german");
    assertThat(s.points("german")).isEqualTo(176);
    assertThat(s.points("russian")).isZero();
    s.heldBy("russian", "2622");
    assertThat(s.points("german")).as("without Allenstein").isEqualTo(168);
    assertThat(s.points("russian")).isEqualTo(8);
    s.heldBy("russian", "2623");
    assertThat(s.points("russian")).as("no town there").isEqualTo(8);
  }

  @Test
  @Case({"TWU-8.0a", "TWU-10.5b"})
  void everyPointOfStrengthThatIsLostCounts() {
    Situation s =
        Situation.of("historical", "replacements")
            .with("5028: ge-1; 5128: ru-25, ru-27, ru-29")
            .at(5, "german", "second-combat");
    int before = s.points("russian");
    s.fight(java.util.List.of(5, 1), s.attack("5128", "ge-1"));
    assertThat(s.fought()).isEqualTo("9:15 (1:2) AE");
    assertThat(s.points("russian")).isEqualTo(before + 9);
    s.settle().with("5028: ge-1").at(7, "german", "second-combat");
    s.fight(java.util.List.of(5, 1), s.attack("5128", "ge-1"));
    assertThat(s.points("russian")).as("lost twice").isEqualTo(before + 18);
  }

  @Test
  @Case("TWU-8.0a")
  void artilleryAndHeadquartersAreWorthOne() {
    Situation s = Situation.of("historical", "russian-hq");
    assertThat(s.unit("ru-1ha").value()).isEqualTo(1);
    assertThat(s.unit("ru-rennenkampf").value()).isEqualTo(1);
    assertThat(s.unit("ge-1").value()).isEqualTo(9);
    assertThat(s.unit("ru-1gc").value()).isEqualTo(1);
  }

  @ParameterizedTest(name = "{0} to {1}: {2}")
  @CsvSource({
    "60, 20, 2",
    "59, 20, 1",
    "45, 20, 1",
    "40, 20, 1",
    "39, 20, 0",
    "20, 20, 0",
    "1, 0, 2",
    "0, 0, 0"
  })
  @Case("TWU-8.0b")
  void theLevelsOfVictory(int best, int least, int grade) {
    assertThat(Victory.grade(best, least)).isEqualTo(grade);
  }

  @Test
  @Case({"TWU-8.0b", "TWU-4.0c"})
  void theSideWithMoreWinsAtTheEndOfTurn26() {
    Situation s = Situation.of("historical").with("0906: ge-2; 5728: ru-25").allHeldBy("german");
    Outcome outcome = end(s);
    assertThat(outcome.winner()).isEqualTo(EastPrussia.GERMAN);
    assertThat(outcome.level()).isEqualTo("German significant victory");
    assertThat(outcome.rank()).isEqualTo(4);
    Situation russian = Situation.of("historical").with("0906: ge-2").allHeldBy("russian");
    assertThat(end(russian).winner()).isEqualTo(EastPrussia.RUSSIAN);
    Situation even = Situation.of("historical").with("0906: ge-2").allHeldBy("german");
    even.heldBy("russian", "3808", "1605", "2622", "4916", "0620", "2012", "1612", "5509", "5319");
    Outcome draw = end(even);
    assertThat(draw.winner()).isNull();
    assertThat(draw.level()).isEqualTo("Draw");
    assertThat(draw.rank()).isEqualTo(2);
    // what the leader of a draw lacked are the points for twice as many, and not one less
    Level.Missed missed = Objects.requireNonNull(even.rules().missed(even.p()));
    int best = Math.max(even.points("german"), even.points("russian"));
    int least = Math.min(even.points("german"), even.points("russian"));
    assertThat(Victory.grade(best + missed.points(), least)).isEqualTo(1);
    assertThat(Victory.grade(best + missed.points() - 1, least)).isZero();
    assertThat(even.rules().levels().get(missed.rank()).winner()).isEqualTo(missed.side());
    assertThat(s.rules().missed(s.p())).as("there is no better level").isNull();
    assertThat(draw.because()).isEmpty();
  }

  @Test
  @Case("TWU-8.0e")
  void takingKoenigsbergEndsNothing() {
    Situation s =
        Situation.of("historical").heldBy("russian", "3808").at(12, "german", "second-combat");
    s.play(s.pass());
    assertThat(s.match().decision()).isInstanceOf(Decision.Choose.class);
    assertThat(s.turn()).isEqualTo(13);
  }

  @Test
  @Case({"TWU-9.2.1a", "TWU-8.0a"})
  void thePlanOf1905GivesGermanyFiftyPoints() {
    Situation s = Situation.asPrinted("schlieffen");
    Situation plain = Situation.asPrinted("historical");
    assertThat(s.points("german")).isEqualTo(plain.points("german") + 50);
    assertThat(s.points("russian")).isEqualTo(plain.points("russian"));
  }

  @Test
  @Case("TWU-9.4g")
  void atTheMasurianLakesGermanyMustClearEastPrussia() {
    Situation left = Situation.of("masurian").with("4827: ru-1c; 0906: ge-2");
    assertThat(end(left).winner()).isEqualTo(EastPrussia.RUSSIAN);
    assertThat(end(left).level())
        .isEqualTo("Russian victory: Russian units are still in East Prussia");
    assertThat(end(left).because()).isEqualTo("Russian units are still in East Prussia");
    Situation beyond = Situation.of("masurian").with("5127: ru-1c; 0906: ge-2");
    assertThat(end(beyond).winner()).isEqualTo(EastPrussia.GERMAN);
    Situation gun = Situation.of("masurian").with("4827: ru-1ha; 0906: ge-2");
    assertThat(end(gun).winner()).as("any unit counts").isEqualTo(EastPrussia.RUSSIAN);
    Situation none = Situation.of("masurian").with("0906: ge-2").allHeldBy("russian");
    assertThat(end(none).winner()).as("points do not matter").isEqualTo(EastPrussia.GERMAN);
  }

  @Test
  @Case("TWU-9.4g")
  void theMasurianLakesKnowNoPoints() {
    Situation s = Situation.of("masurian").with("4827: ru-1c; 0906: ge-2").allHeldBy("german");
    assertThat(s.points("german")).isZero();
    assertThat(s.points("russian")).isZero();
    assertThat(s.rules().clerk().prizes(s.p())).isEmpty();
    assertThat(end(s).points())
        .allMatch(sum -> sum.total() == 0 && sum.caseId().equals("TWU-9.4g"));
  }

  @Test
  @Case({"TWU-9.4g", "TWU-10.1g"})
  void dummiesDoNotHoldEastPrussia() {
    Situation s = Situation.of("masurian", "hidden-movement").with("4827: ru-dummy-1; 0906: ge-2");
    assertThat(end(s).winner()).isEqualTo(EastPrussia.GERMAN);
  }
}
