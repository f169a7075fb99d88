package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Chapters 0 and 2: the counters. */
class CountersTest {
  private static List<Counter> counters(Predicate<Counter> of) {
    return Situation.of().rules().roster().all().stream()
        .filter(unit -> !unit.isSymbol())
        .filter(of)
        .toList();
  }

  @Test
  @Case({"IF-0.2", "IF-0.1"})
  void theSixtyFourthIsThereFromTheStart() {
    Situation s = Situation.asPrinted();
    assertThat(s.where("ah-64-h")).hasSize(4);
    assertThat(s.unit("ah-64-h").printed().arrival()).isZero();
    assertThat(
            counters(unit ->
                unit.nation() == Counter.Nation.AUSTRIAN
                    && unit.isDivision()
                    && Areas.starts(unit)))
        .hasSize(36)
        .contains(s.unit("ah-64-h"));
  }

  @Test
  @Case("IF-0.3")
  void theSeventhFlipsToTwoThree() {
    Situation s = Situation.of().with("2718: it-7").at(1, "allied", "movement");
    assertThat(s.rules().unitState(s.p(), s.unit("it-7")))
        .extracting("attack", "defence", "move")
        .containsExactly(3, 4, 8);
    s.with("2718: it-7/1");
    assertThat(s.rules().unitState(s.p(), s.unit("it-7")))
        .extracting("attack", "defence", "move")
        .containsExactly(2, 3, 8);
  }

  @Test
  @Case("IF-2.2")
  void countersAreUnitsOrSupport() {
    assertThat(counters(Counter::isSupport)).hasSize(28).noneMatch(Counter::isCombatUnit);
    assertThat(counters(Counter::isCombatUnit)).hasSize(178).anyMatch(Counter::isHq);
    Situation s = Situation.of();
    assertThat(s.rules().editor().box(s.unit("it-art-1"), "support", -1, List.of())).isNotNull();
    assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> s.with("2718: it-art-1")))
        .hasMessageContaining("never stands on the map");
  }

  @Test
  @Case("IF-2.3.1")
  void everyUnitHasOneType() {
    Situation s = Situation.of();
    assertThat(s.unit("ge-ak").isAssault()).isTrue();
    assertThat(s.unit("ge-ak").isMountain()).isFalse();
    assertThat(s.unit("ah-3-ed").isMountain()).isFalse();
    assertThat(s.unit("it-alp-1").isMountain()).isTrue();
    assertThat(counters(Counter::isAssault)).hasSize(15);
  }

  @Test
  @Case("IF-2.3.2")
  void divisionsHaveTwoStepsSmallUnitsOne() {
    assertThat(counters(Counter::isDivision)).allMatch(unit -> unit.steps() == 2);
    Situation s = Situation.of();
    assertThat(s.unit("ah-gr").steps()).isEqualTo(2);
    for (String id : List.of("it-alp-1", "ah-10-geb", "ah-ry-i", "it-vg", "it-1st-army-hq")) {
      assertThat(s.unit(id).steps()).as(id).isEqualTo(1);
    }
  }

  @Test
  @Case("IF-2.3.3")
  void nationsFightOnTheirSides() {
    Situation s = Situation.of();
    assertThat(s.unit("cz-cl").side()).isEqualTo(ItalianFront.ALLIED);
    assertThat(s.unit("ge-ak").side()).isEqualTo(ItalianFront.CENTRAL);
    assertThat(List.of("it-23", "br-23", "fr-23"))
        .allSatisfy(id -> assertThat(s.unit(id).designation()).isEqualTo("23"));
    s.with("2718: it-7; 2719: cz-cl; 2819: ah-6; 2818: ge-ak").at(8, "allied", "first-combat");
    assertThat(s.grants(s.attack("2819", "it-7", "cz-cl"))).isTrue();
    assertThat(s.grants(s.attack("2819", "it-7", "ge-ak"))).isFalse();
  }

  @Test
  @Case("IF-3.3.5")
  void allSupportOfTheCentralPowersIsThereFromTheStart() {
    Situation s = Situation.asPrinted();
    assertThat(counters(unit -> unit.isSupport() && unit.sideIndex() == Chapter.CENTRAL))
        .hasSize(15)
        .allMatch(unit -> s.p().place(unit) == ItalianFrontRules.SUPPORT);
    assertThat(s.where("ah-navy")).isEqualTo("support");
  }

  @Test
  @Case("IF-18.1")
  void furtherItalianHeadquartersComeLater() {
    Situation s = Situation.asPrinted();
    assertThat(s.where("it-5th-army-hq")).isEqualTo("turn 7");
    assertThat(s.where("it-7th-army-hq")).isEqualTo("turn 7");
    assertThat(s.where("it-6th-army-hq")).isEqualTo("turn 8");
    assertThat(s.where("it-8th-army-hq")).isEqualTo("turn 9");
    assertThat(s.where("it-9th-army-hq")).isEqualTo("turn 9");
  }

  @Test
  @Case({"IF-13.3.4", "IF-14.3.1", "IF-13.1.1"})
  void whatWasNotedOfAUnitGoesWithIt() {
    Situation s = Situation.of().with("2110: it-7+out-of-supply, it-8, it-9");
    s.at(3, "allied", "withdrawal").play(s.withdraw("it-7"));
    assertThat(s.where("it-7")).isEqualTo("withdrawn");
    assertThat(s.has("it-7", "out-of-supply")).isFalse();
    Situation lost = Situation.of().with("2618: it-7/1+out-of-supply; 2718: ah-6, ah-18, ah-29");
    lost.at(8, "central", "first-combat");
    lost.fight(lost.attack("2618", "ah-6", "ah-18", "ah-29"), 6);
    while (!lost.where("it-7").equals("eliminated")) {
      lost.play(lost.suggestion());
    }
    assertThat(lost.has("it-7", "out-of-supply")).isFalse();
    Situation entry = Situation.of().with("turn 3: br-23").at(3, "allied", "reinforcement");
    entry.play(entry.reinforce("br-23", "1501"));
    assertThat(entry.p().unitNumber(entry.unit("br-23"), UnitNumber.DUE)).isZero();
  }
}
