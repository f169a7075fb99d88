package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 13.1: reinforcements. */
class EntryTest {
  private static Situation entering(int turn, String side, String placements) {
    return Situation.of().with(placements).at(turn, side, "reinforcement");
  }

  @Test
  @Case({"IF-13.1.1", "IF-0.1", "IF-3.2.12"})
  void aUnitEntersOnItsTurnAndNotBefore() {
    assertThat(Situation.asPrinted().where("ah-1-cav")).isEqualTo("turn 5");
    assertThat(Situation.asPrinted().where("ah-64-h")).matches("\\d{4}");
    Situation s = entering(4, "central", "turn 5: ah-1-cav; turn 4: ah-5");
    assertThat(s.refusal(s.reinforce("ah-1-cav", "3321"))).isEqualTo("IF-13.1.1");
    s = entering(5, "central", "turn 5: ah-1-cav");
    s.play(s.reinforce("ah-1-cav", "3321"));
    assertThat(s.where("ah-1-cav")).isEqualTo("3321");
  }

  @Test
  @Case("IF-13.1.2")
  void theOwnerChoosesTheSource() {
    Situation s = entering(3, "allied", "turn 3: br-23, br-41, br-7, fr-46-c");
    assertThat(s.refusal(s.reinforce("br-23", "2110"))).isEqualTo("IF-13.1.2");
    assertThat(s.refusal(s.reinforce("br-23", "3099"))).as("alpine").isEqualTo("IF-13.1.2");
    assertThat(s.refusal(s.reinforce("br-23", "3321"))).as("the enemy's").isEqualTo("IF-13.1.2");
    s.play(s.reinforce("br-23", "1501"), s.reinforce("br-41", "1507"), s.reinforce("br-7", "1999"));
    assertThat(s.where("br-7")).isEqualTo("1999");
  }

  @Test
  @Case("IF-13.1.2")
  void aSourceThatTheEnemyHoldsTakesNobodyAndAZoneDoesNotBar() {
    Situation s =
        Situation.of()
            .with("turn 5: ah-1-cav; 3321: it-7; 2424: it-8")
            .at(5, "central", "reinforcement");
    assertThat(s.refusal(s.reinforce("ah-1-cav", "3321"))).isEqualTo("IF-13.1.2");
    assertThat(s.inZone("allied", "2524")).isTrue();
    s.play(s.reinforce("ah-1-cav", "2524"));
    assertThat(s.where("ah-1-cav")).isEqualTo("2524");
  }

  @Test
  @Case({"IF-13.1.2", "IF-7.11.1"})
  void onlyAMountainUnitEntersAnAlpineEdgeHexAndNotInWinter() {
    Situation winter = entering(4, "allied", "turn 4: it-alp-1, br-48-sm");
    assertThat(winter.refusal(winter.reinforce("it-alp-1", "3099"))).isEqualTo("IF-7.11.1");
    Situation summer = entering(8, "allied", "turn 8: it-alp-1, it-7");
    assertThat(summer.refusal(summer.reinforce("it-7", "3099"))).isEqualTo("IF-13.1.2");
    summer.play(summer.reinforce("it-alp-1", "3099"));
    assertThat(summer.where("it-alp-1")).isEqualTo("3099");
  }

  @Test
  @Case({"IF-13.1.4", "IF-8.5.2"})
  void theEntryHexMayBeOverstackedAndOfSeveralNations() {
    Situation s =
        entering(3, "allied", "1501: it-7, it-8, it-9; turn 3: br-23, br-41, br-7, fr-46-c");
    s.play(
        s.reinforce("br-23", "1501"),
        s.reinforce("br-41", "1501"),
        s.reinforce("br-7", "1501"),
        s.reinforce("fr-46-c", "1501"));
    assertThat(s.stack("1501")).hasSize(7);
    assertThat(s.has("br-23", "entered")).isTrue();
    assertThat(s.has("it-7", "entered")).isFalse();
  }

  @Test
  @Case({"IF-4.1.7", "IF-13.1.1"})
  void whoCanEnterMustEnter() {
    Situation s = entering(3, "central", "turn 3: ah-2, ah-20-h");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-4.1.7");
    s.play(s.reinforce("ah-2", "3705"));
    assertThat(s.refusal(s.pass())).isEqualTo("IF-4.1.7");
    s.play(s.reinforce("ah-20-h", "2524"));
    assertThat(s.phase()).as("the phase ends by itself").isNotEqualTo("reinforcement");
  }

  @Test
  @Case("IF-13.1.5")
  void whoFindsNoSourceWaitsForALaterTurn() {
    Situation s =
        Situation.of()
            .with("turn 8: ah-42-h")
            .heldBy("allied", "3705", "3321", "2524")
            .at(8, "central", "reinforcement");
    assertThat(s.orders()).containsExactly(Order.PASS);
    s.play(s.pass());
    assertThat(s.where("ah-42-h")).isEqualTo("turn 8");
    s.heldBy("central", "2524").at(9, "central", "reinforcement");
    s.play(s.reinforce("ah-42-h", "2524"));
    assertThat(s.where("ah-42-h")).isEqualTo("2524");
  }

  @Test
  @Case("IF-15.1.1")
  void aHeadquartersChoosesItsModeAsItEnters() {
    Situation s = entering(7, "allied", "turn 7: it-5th-army-hq, it-7th-army-hq, it-7");
    assertThat(s.refusal(s.choose("enter-in-movement-mode", "it-7", "1501")))
        .isEqualTo("IF-15.1.1");
    s.play(
        s.reinforce("it-5th-army-hq", "1501"),
        s.choose("enter-in-movement-mode", "it-7th-army-hq", "1507"));
    assertThat(s.has("it-5th-army-hq", "support-mode")).isTrue();
    assertThat(s.has("it-7th-army-hq", "support-mode")).isFalse();
  }

  @Test
  @Case({"IF-3.2.11", "IF-13.1.1"})
  void britishAndFrenchSupportIsReadyOnTurn3() {
    Situation s = Situation.of();
    assertThat(s.where("it-art-1")).isEqualTo("support");
    assertThat(s.where("br-art-1")).isEqualTo("turn 3");
    s.at(3, "allied", "reinforcement");
    assertThat(s.where("br-art-1")).isEqualTo("support");
    assertThat(s.where("fr-air-1")).isEqualTo("support");
  }

  @Test
  @Case({"IF-4.1.8", "IF-13.1.1"})
  void theCentralPowersBringInTheirsFirst() {
    Situation s = Situation.of().with("turn 3: ah-2, br-23").at(3, "preparation", "reinforcement");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.reinforce("br-23", "1501"))).isEqualTo("IF-4.1.6");
    s.play(s.reinforce("ah-2", "3321"));
    assertThat(s.askedOf()).isEqualTo("allied");
  }

  @Test
  @Case("IF-13.1.2")
  void theSuggestionIsTheSourceNearestToTheEnemy() {
    Situation s = entering(3, "central", "turn 3: ah-2, ah-20-h; 2720: it-7");
    assertThat(s.suggestion()).isEqualTo(s.reinforce("ah-2", "2524"));
    assertThat(s.refusal(s.march("ah-2", "3321"))).isEqualTo("IF-4.1.1");
  }

  @Test
  @Case("IF-11.6.4")
  void theOwnerOrdersTheStacksThatSomebodyHasJoined() {
    Situation s = entering(3, "central", "3321: ah-4; 2524: ah-9, ah-10; turn 3: ah-2, ah-20-h");
    s.play(s.reinforce("ah-2", "3321"));
    assertThat(s.stack("3321")).containsExactly("ah-2", "ah-4");
    s.play(s.choose("top", "ah-4"));
    assertThat(s.stack("3321")).containsExactly("ah-4", "ah-2");
    assertThat(s.refusal(s.choose("top", "ah-9")))
        .as("nobody has joined it")
        .isEqualTo("IF-11.6.4");
    s.play(s.reinforce("ah-20-h", "3705"), s.pass());
  }

  @Test
  @Case({"IF-15.2.2", "IF-13.1.2"})
  void aHeadquartersThatEntersAloneInAZoneIsLost() {
    Situation s =
        Situation.of()
            .with("turn 5: ah-6th-army-hq; 2423: it-8; 2424: it-7")
            .at(5, "central", "reinforcement");
    s.play(s.reinforce("ah-6th-army-hq", "2524"));
    assertThat(s.where("ah-6th-army-hq")).isEqualTo("eliminated");
  }
}
