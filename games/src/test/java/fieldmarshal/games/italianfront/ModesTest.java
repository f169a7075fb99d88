package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 15.1: the modes of headquarters. */
class ModesTest {
  @Test
  @Case({"IF-15.1.1", "IF-4.1.2"})
  void theOwnerTurnsHeadquartersOverBeforeTheFirstCombat() {
    Situation s =
        Situation.of()
            .with("3320: ah-10th-hq+support-mode, ah-4; 3219: ah-11th-hq; 2110: it-2nd-army-hq")
            .at(2, "central", "command");
    assertThat(s.refusal(s.choose("support-mode", "ah-10th-hq")))
        .as("it is")
        .isEqualTo("IF-15.1.1");
    assertThat(s.refusal(s.choose("movement-mode", "it-2nd-army-hq"))).isEqualTo("IF-15.1.1");
    assertThat(s.refusal(s.choose("movement-mode", "ah-4"))).isEqualTo("IF-15.1.1");
    s.play(s.choose("movement-mode", "ah-10th-hq"), s.choose("support-mode", "ah-11th-hq"));
    assertThat(s.has("ah-10th-hq", "support-mode")).isFalse();
    assertThat(s.has("ah-11th-hq", "support-mode")).isTrue();
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("first-combat");
    assertThat(s.grants(s.choose("support-mode", "ah-10th-hq"))).isFalse();
  }

  @Test
  @Case("IF-15.1.1")
  void onTurn1TheAlliesAreAskedWhenTheirSegmentOpens() {
    Situation s = Situation.asPrinted();
    s.play(s.pass(), s.pass());
    assertThat(s.phase()).isEqualTo("first-combat");
    s.at(1, "allied", "command");
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.suggestion()).isEqualTo(s.pass());
  }

  @Test
  @Case({"IF-15.1.2", "IF-15.1.4"})
  void aHeadquartersInSupportModeServesWithinThreeHexesAsManyAsItLikes() {
    Situation s =
        Situation.of()
            .with(
                "2110: it-2nd-army-hq+support-mode; 2113: it-7; 2114: it-8; 2108: it-9; 2410:"
                    + " it-10");
    assertThat(s.inCommand("it-7")).isTrue();
    assertThat(s.inCommand("it-9")).isTrue();
    assertThat(s.inCommand("it-10")).isTrue();
    assertThat(s.inCommand("it-8")).as("four hexes").isFalse();
    assertThat(s.rules().unitState(s.p(), s.unit("it-2nd-army-hq")).move()).isEqualTo(2);
  }

  @Test
  @Case("IF-15.1.3")
  void aHeadquartersInMovementModeServesNobody() {
    Situation s = Situation.of().with("2110: it-2nd-army-hq; 2111: it-7");
    assertThat(s.inCommand("it-7")).isFalse();
    assertThat(s.rules().unitState(s.p(), s.unit("it-2nd-army-hq")).move()).isEqualTo(6);
  }

  @Test
  @Case({"IF-15.1.1", "IF-11.6.3"})
  void theEnemyReadsAModeOnlyOnATopUnit() {
    Situation s =
        Situation.of().with("3320: ah-10th-hq, ah-4; 3219: ah-11th-hq").at(2, "central", "command");
    s.play(s.choose("support-mode", "ah-10th-hq"));
    assertThat(s.told("allied")).isEmpty();
    s.play(s.choose("support-mode", "ah-11th-hq"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("11th"));
  }

  @Test
  @Case({"IF-8.6.1", "IF-15.1.1"})
  void aPlayerIsWarnedThatTheFourteenthArmyTakesItsNeighboursPlacesWithIt() {
    // 2821 is rough: three units, four beside the headquarters.
    Situation s =
        Situation.of()
            .with("2822: ge-14th-army-hq+support-mode; 2821: ge-ak, ge-12, ge-26, ge-5")
            .at(2, "central", "command");
    assertThat(s.prompt()).contains("one unit next to it");
    assertThat(s.rules().headquarters().crowdedOut(s.p(), s.unit("ge-14th-army-hq"))).isEqualTo(1);
    Situation fits =
        Situation.of()
            .with("2822: ge-14th-army-hq+support-mode; 2821: ge-ak, ge-12, ge-26")
            .at(2, "central", "command");
    assertThat(fits.prompt()).doesNotContain("over the stacking limit");
  }
}
