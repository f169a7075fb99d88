package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapters 6, 16 and 17: what of a turn is forgotten when the next begins, and what is told. */
class TurnByTurnTest {
  private static final int NOTHING = 5;

  /** The end of a turn with everything that a turn may keep; then the next turn begins. */
  private static Situation afterTurn4() {
    Situation s =
        Situation.of()
            .with("2110: it-7; 3320: ah-4")
            .at(4, "allied", "supply")
            .set("event", EventChart.RandomEvent.TORRENTIAL_RAIN.chit())
            .set("mine", 1)
            .set("offensive-steps", 7)
            .set("kaiserschlacht", 2);
    for (String side : new String[] {"central", "allied"}) {
      s.set(side + "-attacks", 2).set(side + "-guns", 1).set(side + "-pause", 1);
    }
    return s.at(4, "allied", "end");
  }

  @Test
  @Case({"IF-17.2.7", "IF-17.2.1", "IF-17.2.5", "IF-17.1.3"})
  void attacksAndGunsAreCountedAnewAndThePauseIsRemembered() {
    Situation s = afterTurn4();
    assertThat(s.turn()).isEqualTo(5);
    for (String side : new String[] {"central", "allied"}) {
      assertThat(s.total(side + "-attacks")).as(side).isZero();
      assertThat(s.total(side + "-guns")).as(side).isZero();
      assertThat(s.total(side + "-pause")).as(side).isZero();
      assertThat(s.total(side + "-recovery")).as("its die is due, " + side).isEqualTo(1);
    }
    s.play(s.pass()).dice(NOTHING, 4, 4).play(s.pass());
    while (!s.phase().equals("replacement")) {
      s.play(s.suggestion());
    }
    assertThat(s.total("central-recovery")).as("the die has fallen").isZero();
    assertThat(s.total("allied-recovery")).isZero();
  }

  @Test
  @Case({"IF-6.2.1", "IF-RE.B1", "IF-RE.B2", "IF-RE.B5"})
  void nothingOfLastTurnsEventIsLeftWhenTheNextIsDrawn() {
    Situation s = afterTurn4();
    assertThat(s.rules().events().rain(s.p())).as("until the draw").isTrue();
    s.play(s.pass()).dice(NOTHING, 4, 4).play(s.pass());
    assertThat(s.total("event")).isEqualTo(EventChart.RandomEvent.NO_EVENT.chit());
    assertThat(s.total("mine")).isZero();
    assertThat(s.total("offensive-steps")).isZero();
    assertThat(s.total("kaiserschlacht")).isZero();
  }

  @Test
  @Case("IF-6.2.4")
  void theLogTellsThatTheSecondCupIsFilledAndOnce() {
    Situation s = Situation.of().at(7, "preparation", "pause");
    s.play(s.pass()).dice(4).play(s.pass());
    assertThat(s.noted()).contains("IF-6.2.4");
    assertThat(s.total("cup-of")).isEqualTo(1);
    Situation early = Situation.of().at(6, "preparation", "pause");
    early.play(early.pass()).dice(NOTHING).play(early.pass());
    assertThat(early.noted()).doesNotContain("IF-6.2.4");
    assertThat(early.total("cup-of")).isZero();
    Situation later = s.at(8, "preparation", "pause");
    later.play(later.pass()).dice(1).play(later.pass());
    assertThat(later.noted()).as("on turn 8 it stands").doesNotContain("IF-6.2.4");
  }

  @Test
  @Case({"IF-17.2.1", "IF-17.2.5"})
  void eachSideCountsItsOwnAttacksAndGuns() {
    Situation s =
        Situation.of()
            .with("2618: ah-4; 2718: it-4, it-14; 2110: it-1st-army-hq+support-mode")
            .at(8, "allied", "first-combat")
            .set("allied-pause", 1)
            .set("central-attacks", 2);
    assertThat(s.grants(s.attack("2618", "it-4"))).as("the enemy's attacks").isTrue();
    s.set("allied-attacks", 1).fight(s.attack("2618", "it-4"), 3).toTheEnd();
    assertThat(s.total("allied-attacks")).isEqualTo(2);
    assertThat(s.total("central-attacks")).isEqualTo(2);
    assertThat(s.refusal(s.attack("2618", "it-14"))).isEqualTo("IF-17.2.1");
  }

  @Test
  @Case({"IF-16.3.1", "IF-16.3.2", "IF-16.3.3"})
  void theLogTellsWhatASupportUnitGives() {
    Situation s =
        Situation.of()
            .with("2618: it-7, it-8; 2718: ah-6, ah-18; 2717: ah-29")
            .at(2, "central", "first-combat");
    s.dice(3, 4, 3).play(s.attack("2618", "ah-6", "ah-18", "ah-29"), s.support("ah-art-1"));
    assertThat(s.told("allied")).anyMatch(line -> line.startsWith("The attack is supported by"));
    s.play(s.support("it-art-1"));
    assertThat(s.told("central")).anyMatch(line -> line.startsWith("The defence is supported by"));
    assertThat(s.told("central")).anyMatch(line -> line.endsWith("shifts the odds one column."));
    assertThat(s.told("central")).as("4 - 2").anyMatch(line -> line.endsWith("has no effect."));
    assertThat(s.events(Event.Rolled.class).stream().map(Event.Rolled::purpose).toList())
        .anyMatch(purpose -> purpose.startsWith("the support of") && purpose.endsWith(", die -2"))
        .anyMatch(purpose -> purpose.startsWith("the support of") && !purpose.contains("die"));
    Situation none =
        Situation.of().with("2618: it-7; 2718: ah-6, ah-18").at(8, "central", "first-combat");
    none.play(none.attack("2618", "ah-6", "ah-18"), none.pass());
    assertThat(none.told("allied")).anyMatch(line -> line.endsWith("gets no support."));
  }

  @Test
  @Case({"IF-8.1.3", "IF-8.5.2"})
  void whoLosesExcessUnitsReadsWhy() {
    Situation s = Situation.of().with("2616: it-1, it-2, it-3, it-4, it-5; 2110: it-9, br-23");
    s.at(6, "allied", "movement").play(s.pass());
    assertThat(s.askedBy()).isEqualTo("IF-8.1.3");
    assertThat(s.rules().question(s.p()).title()).isEqualTo("Overstacked");
    s.play(s.suggestion());
    assertThat(s.askedBy()).isEqualTo("IF-8.5.2");
    assertThat(s.rules().question(s.p()).title()).isEqualTo("Nations in one hex");
    assertThat(s.suggestion()).as("the weaker nation goes").isEqualTo(s.lose("it-9"));
  }

  @Test
  @Case({"IF-11.7.3", "IF-11.7.4"})
  void whoLosesStepsReadsByWhichCase() {
    Situation s =
        Situation.of()
            .with("2618: it-7, it-8; 2718: ah-6, ah-18, ah-29")
            .at(8, "central", "first-combat");
    s.fight(s.attack("2618", "ah-6", "ah-18", "ah-29"), 5);
    assertThat(s.askedBy()).isEqualTo("IF-11.7.3");
    assertThat(s.prompt()).contains("lose 2 steps.");
    assertThat(s.rules().question(s.p()).title()).isEqualTo("Losses of the attacker");
    assertThat(s.refused(s.lose("ah-6")).why()).startsWith("You must lose exactly 2 steps");
    s.play(s.suggestion(), s.pass());
    assertThat(s.askedBy()).isEqualTo("IF-11.7.4");
    assertThat(s.prompt()).contains("lose 1 step.");
    assertThat(s.rules().question(s.p()).title()).isEqualTo("Losses of the defender");
    assertThat(s.refused(s.lose("it-7", "it-8")).why()).startsWith("You must lose exactly 1 step.");
  }
}
