package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapters 13 and 17: what players are asked and told before the operations of a turn. */
class PreparationToldTest {
  private static Situation at(int turn, String side, String phase, String placements) {
    return Situation.of().with(placements).at(turn, side, phase);
  }

  private static List<String> rolled(Situation s) {
    return s.events(Event.Rolled.class).stream().map(Event.Rolled::caseId).toList();
  }

  // ---- 13.2

  @Test
  @Case("IF-13.2.7")
  void aThreeMobilizesFourPointsAndAFourSix() {
    for (int die = 3; die <= 4; die++) {
      Situation s = at(3, "allied", "replacement", "2110: it-7/1, it-8/1");
      s.dice(die).play(s.choose("mobilize"));
      assertThat(s.total("italian-points")).as("die " + die).isEqualTo(3 + (die == 3 ? 4 : 6));
      assertThat(s.noted()).containsExactly("IF-13.2.7", "IF-13.2.7");
      assertThat(rolled(s)).containsExactly("IF-13.2.7");
      assertThat(s.told("central")).anyMatch(line -> line.contains("Mobilization"));
    }
  }

  @Test
  @Case({"IF-13.2.2", "IF-13.2.6"})
  void theOwnerReadsWhichPointsAreLeftAndThatTheRestIsLost() {
    Situation s = at(4, "central", "replacement", "3320: ah-4/1, ah-9/1; 3319: ge-ak/1, ge-5/1");
    assertThat(s.prompt()).contains(": Austro-Hungarian 2, German 1.");
    s.play(s.replace("ge-ak"));
    assertThat(s.prompt()).contains(": Austro-Hungarian 2.");
    s.play(s.replace("ah-4"), s.pass());
    assertThat(s.noted()).containsExactly("IF-13.2.6");
    assertThat(s.told("central")).anyMatch(line -> line.contains("1 Austro-Hungarian"));
    assertThat(s.told("central")).anyMatch(line -> line.contains("point is lost"));
    Situation both = at(4, "central", "replacement", "3320: ah-4/1; 3319: ge-ak/1");
    both.play(both.pass());
    assertThat(both.noted()).as("of each nation").containsExactly("IF-13.2.6", "IF-13.2.6");
    assertThat(both.told("central")).anyMatch(line -> line.contains("points are lost"));
    Situation spent = at(3, "allied", "replacement", "2110: it-7/1, it-8/1, it-9/1; 2111: it-10/1");
    spent.play(spent.replace("it-7"), spent.replace("it-8"), spent.replace("it-9"));
    assertThat(spent.prompt()).contains(": none are left.");
    spent.play(spent.pass());
    assertThat(spent.noted()).as("nothing is lost").doesNotContain("IF-13.2.6");
  }

  @Test
  @Case({"IF-13.2.1", "IF-13.2.2", "IF-4.1.6"})
  void whatCannotBeReplacedIsRefusedByItsCase() {
    Situation s = at(3, "allied", "replacement", "2110: it-7, it-8/1; eliminated: cz-cl, it-alp-1");
    assertThat(s.refused(s.replace("it-air-1")).why()).contains("no steps to replace");
    assertThat(s.refusal(s.choose("rebuild", "it-air-1", "1501"))).isEqualTo("IF-13.2.1");
    assertThat(s.refused(s.choose("rebuild", "it-8", "1501")).why()).contains("not eliminated");
    assertThat(s.refusal(s.choose("rebuild", "ah-4", "1501"))).isEqualTo("IF-4.1.6");
    assertThat(s.refusal(s.choose("rebuild", "cz-cl", "1501"))).isEqualTo("IF-13.2.2");
    assertThat(s.refused(s.choose("raise", "it-alp-1", "1501")).why())
        .contains("rebuilt in this way");
    assertThat(s.refusal(s.choose("rebuild-reduced", "it-alp-1", "1501"))).isEqualTo("IF-13.2.1");
    assertThat(s.refusal(s.choose("rebuild-in-movement-mode", "it-alp-1", "1501")))
        .isEqualTo("IF-13.2.1");
    assertThat(s.grants(s.choose("rebuild", "it-alp-1", "1501"))).as("one step").isTrue();
  }

  @Test
  @Case({"IF-13.2.1", "IF-13.2.3"})
  void theProposalRebuildsTheStrongestThatCanBePaid() {
    Situation s = at(4, "central", "replacement", "eliminated: ah-9, ah-3-ed, ge-5, ge-ak");
    assertThat(s.suggestion())
        .as("one German point")
        .isEqualTo(s.choose("rebuild-reduced", "ge-ak", "2524"));
    s.play(s.suggestion());
    assertThat(s.suggestion()).isEqualTo(s.choose("rebuild", "ah-3-ed", "2524"));
  }

  // ---- 13.3

  @Test
  @Case({"IF-13.3.1", "IF-13.3.5"})
  void whoMustWithdrawReadsHowMany() {
    Situation s = at(3, "allied", "withdrawal", "2110: it-7, it-8, it-9; 2111: it-10");
    assertThat(s.prompt()).endsWith("2 Italian divisions.");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-13.3.1");
    s.play(s.withdraw("it-7"));
    assertThat(s.prompt()).endsWith("1 Italian division.");
    assertThat(s.noted()).contains("IF-13.3.1");
    Situation guns = at(4, "central", "withdrawal", "3320: ah-4; 3321: ge-5");
    while (!guns.prompt().contains("artillery")) {
      guns.play(guns.suggestion());
    }
    assertThat(guns.prompt()).endsWith("1 German artillery unit.");
    assertThat(guns.refused(guns.withdraw("ge-5")).why()).contains("1 German artillery unit");
    Situation horse = at(9, "central", "withdrawal", "3320: ah-1-cav, ah-3-cav, ah-4");
    while (!horse.prompt().contains("cavalry")) {
      horse.play(horse.suggestion());
    }
    assertThat(horse.prompt()).endsWith("1 Austro-Hungarian cavalry division.");
  }

  @Test
  @Case("IF-13.3.3")
  void theLogTellsThatANamedUnitIsGoneAndWhatIsCancelled() {
    Situation s = at(5, "allied", "replacement", "eliminated: ge-14th-army-hq; 3320: ah-4");
    s.play(s.pass());
    assertThat(s.told("allied")).anyMatch(line -> line.contains("not available for withdrawal"));
    assertThat(s.told("allied"))
        .anyMatch(line -> line.contains("3 Austro-Hungarian divisions; 1 can be withdrawn"))
        .anyMatch(line -> line.contains("2 German divisions; none can be withdrawn"));
    assertThat(s.noted()).contains("IF-13.3.3");
    assertThat(s.where("ah-4")).isEqualTo("withdrawn");
  }

  @Test
  @Case("IF-13.3.2")
  void reducedUnitsThatAttackLeastAreProposedFirst() {
    Situation s = at(3, "allied", "withdrawal", "2110: it-7, it-4, it-9/1; 2111: it-10");
    assertThat(s.suggestion()).isEqualTo(s.withdraw("it-9"));
    s.play(s.suggestion());
    assertThat(s.suggestion())
        .as("the same side up: the least attack")
        .isNotEqualTo(s.withdraw("it-4"));
  }
}
