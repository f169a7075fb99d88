package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case 8.7 on the proving ground, where the stacking limit is eight. Blue defends 0609. */
class StandardAdvanceTest {
  private static final String RED = "0409: red-hq-1; ";

  /** A depot from which 0609 is in supply. */
  private static final String SUPPLY = "; 0809: blue-depot1, blue-hq-army";

  private static Situation field(String units) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(RED + units)
        .at(2, "red", "combat");
  }

  // ---- 8.71

  @Test
  @Case("GWE-8.71")
  void attackersFollowUpToTheStackingLimit() {
    Situation s =
        field(
            "0509: red-c1, red-1a; 0510: red-1b, red-1c, red-1d; 0609: blue-c1, blue-1a; 0608:"
                + " red-hq-corps");
    // 22 against 22.
    s.dice(1).play(s.attack("0609", "red-c1", "red-1a", "red-1b", "red-1c"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("blue-c1 blue-1a", "0709", "0808"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("red");
    // Ten points are too many at once, eight are not.
    assertThat(s.refusal(s.advance("red-c1 red-1a red-1b red-1c", "0609"))).isEqualTo("GWE-8.71");
    // Who was not in the attack stays: a unit, a headquarters, the enemy; and nobody goes twice.
    assertThat(s.refusal(s.advance("red-1d", "0609"))).isEqualTo("GWE-8.71");
    assertThat(s.refusal(s.advance("red-hq-corps", "0609"))).isEqualTo("GWE-8.71");
    assertThat(s.refusal(s.advance("blue-1a", "0709"))).isEqualTo("GWE-8.71");
    assertThat(s.refusal(s.advance("red-1a red-1a", "0609"))).isEqualTo("GWE-8.71");
    // Into the hex attacked, and no further.
    assertThat(s.refusal(s.advance("red-1a", "0610"))).isEqualTo("GWE-8.71");
    assertThat(s.refusal(s.advance("red-1a", "0609", "0709"))).isEqualTo("GWE-8.71");
    s.play(s.advance("red-c1 red-1a", "0609"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.advance("red-1a", "0609"))).isEqualTo("GWE-8.71");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(), s.advance("red-1b", "0609"), s.advance("red-1c", "0609"));
    s.play(s.advance("red-1b", "0609"));
    // Eight points stand there: nobody else has room, and nobody is asked.
    assertThat(s.asked()).isNotEqualTo("advance");
    assertThat(s.where("red-c1")).isEqualTo("0609");
    assertThat(s.where("red-1a")).isEqualTo("0609");
    assertThat(s.where("red-1b")).isEqualTo("0609");
    assertThat(s.where("red-1c")).isEqualTo("0510");
  }

  @Test
  @Case("GWE-8.71")
  void aHexThatIsStillHeldIsNotEntered() {
    Situation s = field("0509: red-c1; 0609: blue-1a");
    s.dice(4).play(s.attack("0609", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-1a")).isEqualTo("0609");
    assertThat(s.asked()).isNotEqualTo("advance");
  }

  @Test
  @Case("GWE-8.71")
  void ofTwoHexesOnlyTheEmptyOneIsEntered() {
    Situation s =
        field("0510: red-1a; 0609: blue-bde; 0610: blue-cav1, blue-cav2; 0709: blue-hq-army");
    // 4 against 2 + 3 + 3; 2 steps against 5.
    s.dice(1).play(s.attack("0609 0610", "red-1a"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("1"));
    s.play(s.lose("blue-bde:1"));
    assertThat(s.orders()).containsExactlyInAnyOrder(s.pass(), s.advance("red-1a", "0609"));
    assertThat(s.refusal(s.advance("red-1a", "0610"))).isEqualTo("GWE-8.71");
    s.play(s.advance("red-1a", "0609"));
    assertThat(s.where("red-1a")).isEqualTo("0609");
  }

  @Test
  @Case("GWE-8.71")
  void aHeroicLeaderWhoFoughtMayFollowAndDiesWithThoseHeLed() {
    String units =
        "0509: red-c1/1, red-hq-heroic, red-hq-corps; 0510: red-1b; 0609: blue-1a; 0610: blue-2a";
    // 4 + 2 against 6; the normal headquarters in the stack is no part of it.
    Situation s = field(units);
    s.dice(1).play(s.attack("0609", "red-c1", "red-hq-heroic"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("blue-1a", "0709", "0808"));
    assertThat(s.refusal(s.advance("red-hq-corps", "0609"))).isEqualTo("GWE-8.71");
    s.play(s.advance("red-c1 red-hq-heroic", "0609"));
    assertThat(s.where("red-hq-heroic")).isEqualTo("0609");
    assertThat(s.where("red-hq-corps")).isEqualTo("0509");

    s = field(units);
    s.dice(6).play(s.attack("0609", "red-c1", "red-hq-heroic"));
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.where("red-c1")).isEqualTo("eliminated");
    assertThat(s.where("red-hq-heroic")).isEqualTo("eliminated");
    // Who took no part is not affected (8.12).
    assertThat(s.where("red-hq-corps")).isEqualTo("0509");
  }

  @Test
  @Case({"GWE-8.71", "GWE-9.23"})
  void whoDiedOfAttritionBeforeTheDieNeitherCountsNorAdvances() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("1013: red-c1, red-1a/1, red-hq-1; 1113: blue-1a/1")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-c1")).isFalse();
    // The division dies on a 3, the corps lives on a 4: 5 against 3, four steps against one.
    s.dice(4, 3, 1).play(s.attack("1113", "red-c1", "red-1a"));
    assertThat(s.where("red-1a")).isEqualTo("eliminated");
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("1"));
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");
  }

  // ---- 8.72, 8.73, 8.74

  @Test
  @Case("GWE-8.72")
  void anAdvanceIgnoresZones() {
    Situation s = field("0509: red-c1; 0609: blue-1a; 0708: blue-2a; 0710: blue-2b; 0610: blue-2c");
    assertThat(s.controls("blue", "0609")).isTrue();
    s.dice(1).play(s.attack("0609", "red-c1"));
    s.play(s.choose("3"));
    if (s.asked().equals("retreat")) {
      s.play(s.retreat("blue-1a", "0709", "0808"));
    }
    s.play(s.advance("red-c1", "0609"));
    assertThat(s.where("red-c1")).isEqualTo("0609");
  }

  @Test
  @Case("GWE-8.73")
  void anAdvanceIsDecidedAtOnceAndNobodyIsForced() {
    Situation s = field("0509: red-c1; 0510: red-1b; 0609: blue-1a; 0610: blue-bde");
    s.dice(1).play(s.attack("0609", "red-c1"));
    s.play(s.choose("3"));
    s.play(s.retreat("blue-1a", "0709", "0808"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.attack("0610", "red-1b"))).isEqualTo("GWE-8.73");
    assertThat(s.refusal(s.advance("red-c1"))).isEqualTo("GWE-8.73");
    assertThat(
            s.refusal(new fieldmarshal.engine.Order.Advance(java.util.List.of(), s.hexes("0609"))))
        .isEqualTo("GWE-8.73");
    s.play(s.pass());
    assertThat(s.where("red-c1")).isEqualTo("0509");
    assertThat(s.asked()).isEqualTo("attack");
    // Too late.
    assertThat(s.refusal(s.advance("red-c1", "0609"))).isEqualTo("GWE-4.0-3b");
  }

  @Test
  @Case("GWE-8.73")
  void whoHasAdvancedDoesNotAttackAgain() {
    Situation s =
        field("0509: red-c1; 0510: red-1b; 0609: blue-1a; 0610: blue-bde; 0711: blue-hq-army");
    s.dice(1).play(s.attack("0609", "red-c1"));
    s.play(s.choose("3"));
    s.play(s.retreat("blue-1a", "0709", "0808"));
    s.play(s.advance("red-c1", "0609"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("0610", "red-c1"))).isEqualTo("GWE-8.14");
    assertThat(s.grants(s.attack("0610", "red-1b"))).isTrue();
  }

  @Test
  @Case({"GWE-8.73", "GWE-8.64"})
  void anAdvanceCutsOffTheRetreatOfThoseNotYetAttacked() {
    // The brigade could go to 0710, but for the zone of the corps that advanced.
    Situation s =
        field("0509: red-c1; 0510: red-1b; 0609: blue-1a; 0610: blue-bde; 0612: blue-hq-army");
    s.dice(1).play(s.attack("0609", "red-c1"));
    s.play(s.choose("3"));
    s.play(s.retreat("blue-1a", "0709", "0808"));
    s.play(s.advance("red-c1", "0609"));
    assertThat(s.controls("red", "0710")).isTrue();
    s.dice(6).play(s.attack("0610", "red-1b"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    assertThat(s.refusal(s.retreat("blue-bde", "0710"))).isEqualTo("GWE-8.64");
    s.play(s.retreat("blue-bde", "0711"));
    assertThat(s.where("blue-bde")).isEqualTo("0711");
  }

  @Test
  @Case("GWE-8.74")
  void aVictoriousDefenderStays() {
    Situation s = field("0509: red-1a/1; 0510: red-1b; 0609: blue-1a; 0610: blue-2a");
    s.dice(6).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("2/-");
    assertThat(s.where("red-1a")).isEqualTo("eliminated");
    // 0509 is empty, but it is red who goes on.
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("blue-1a")).isEqualTo("0609");
    assertThat(s.events(Event.Moved.class)).isEmpty();
  }

  // ---- 8.75

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Case("GWE-8.75")
  void whoDiesInPlaceInSupplyDeniesTheHex(int die) {
    // 10 + 4 against 6 is 2-1: a 3 with die 1, a 2 with die 2.
    Situation s = field("0509: red-c1; 0510: red-1b; 0609: blue-1a, blue-hq-1" + SUPPLY);
    assertThat(s.inSupply("blue-1a")).isTrue();
    s.dice(die).play(s.attack("0609", "red-c1", "red-1b"));
    assertThat(s.result()).isEqualTo(die == 1 ? "-/3" : "-/2");
    s.play(s.choose("1"));
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");
    assertThat(s.where("blue-hq-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isNotEqualTo("advance");
    assertThat(s.where("red-c1")).isEqualTo("0509");
    assertThat(s.events(Event.Noted.class)).anyMatch(note -> note.caseId().equals("GWE-8.75"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Case("GWE-8.75")
  void outOfSupplyTheyDieForNothing(int die) {
    Situation s = field("0509: red-c1; 0510: red-1b; 0609: blue-1a");
    assertThat(s.inSupply("blue-1a")).isFalse();
    s.dice(die).play(s.attack("0609", "red-c1", "red-1b"));
    s.play(s.choose("1"));
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.advance("red-c1", "0609"));
    assertThat(s.where("red-c1")).isEqualTo("0609");
  }

  @Test
  @Case("GWE-8.75")
  void oneDefenderOutOfSupplyIsEnoughToLoseTheHex() {
    // Rating 1 draws supply through two hexes in red's zones, rating 2 does not.
    String zones = "; 0708: red-2a; 0711: red-2b";
    Situation s = field("0509: red-c1; 0510: red-1b; 0609: blue-1a/1, blue-2a/1" + SUPPLY + zones);
    assertThat(s.inSupply("blue-1a")).isTrue();
    assertThat(s.inSupply("blue-2a")).isFalse();
    s.dice(2).play(s.attack("0609", "red-c1", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("1"));
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.75")
  void anEliminationDeniesNothing() {
    Situation s = field("0509: red-c1; 0510: red-1b; 0609: blue-1a/1" + SUPPLY);
    s.dice(1).play(s.attack("0609", "red-c1", "red-1b"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.75")
  void optionOneOfAOneDeniesNothing() {
    Situation s = field("0509: red-1a; 0609: blue-cav1/1; 0510: red-1b" + SUPPLY);
    assertThat(s.inSupply("blue-cav1")).isTrue();
    s.dice(6).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-cav1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.75")
  void aBlockedRetreatDeniesNothing() {
    Situation s =
        field(
            "0509: red-c1; 0510: red-1b; 0609: blue-2a; 0708: red-2a; 0711: red-2b; 0808:"
                + " blue-depot1; 0709: blue-hq-1");
    s.dice(2).play(s.attack("0609", "red-c1", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.75")
  void whileSomeOfTheForceLiveAnEmptiedHexIsNotDenied() {
    // Two hexes, the larger force: who dies is the brigade, the division lives.
    Situation s =
        field("0510: red-1a/1, red-1b/1; 0609: blue-1a/1; 0610: blue-cav1/1, blue-cav2/1" + SUPPLY);
    assertThat(s.inSupply("blue-1a")).isTrue();
    assertThat(s.inSupply("blue-cav1")).isTrue();
    assertThat(s.inSupply("blue-cav2")).isTrue();
    // 4 against 3 + 1 + 1 is 1-2, shifted to 1-1; 2 steps against 3.
    s.dice(1).play(s.shifted(s.attack("0609 0610", "red-1a", "red-1b"), "red-hq-1"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("1"));
    s.play(s.lose("blue-cav1:1", "blue-cav2:1"));
    assertThat(s.where("blue-1a")).isEqualTo("0609");
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.orders())
        .contains(s.advance("red-1a", "0610"))
        .doesNotContain(s.advance("red-1a", "0609"));
  }

  @Test
  @Case("GWE-8.75")
  void bothHexesOfALastStandAreDenied() {
    Situation s = field("0510: red-c1, red-1b; 0609: blue-1a/1; 0610: blue-1b/1" + SUPPLY);
    assertThat(s.inSupply("blue-1b")).isTrue();
    // 14 against 6.
    s.dice(2).play(s.attack("0609 0610", "red-c1", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("1"));
    assertThat(s.where("blue-1a")).isEqualTo("eliminated");
    assertThat(s.where("blue-1b")).isEqualTo("eliminated");
    assertThat(s.asked()).isNotEqualTo("advance");
  }
}
