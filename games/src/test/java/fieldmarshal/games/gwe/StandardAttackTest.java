package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cases 8.1 to 8.4, on the proving ground. Units at 0807, 0808 and 0907 are in supply from 0708.
 */
class StandardAttackTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static double attack(Situation s, Order.Attack attack) {
    return s.preview(attack).attack().total();
  }

  private static double defence(Situation s, Order.Attack attack) {
    return s.preview(attack).defence().total();
  }

  // ---- the procedure

  @Test
  @Case("GWE-8.0-PROC")
  void strengthsAreAddedUpComparedAndRolledFor() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-1a, red-2a; 0807: red-c1; 0908: blue-3a, blue-bde; "
                    + "1108: blue-hq-army")
            .at(2, "red", "combat");
    Order.Attack attack = s.attack("0908", "red-1a", "red-2a", "red-c1");

    assertThat(attack(s, attack)).as("4 + 3 + 10").isEqualTo(17);
    assertThat(defence(s, attack)).as("4 + 2").isEqualTo(6);
    assertThat(s.preview(attack).odds()).isEqualTo("2:1");

    s.dice(6).play(attack);
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
    assertThat(s.result()).as("2:1 is the fourth column of rating 2").isEqualTo("1/-");
  }

  @Test
  @Case("GWE-8.0-PROC")
  void aCombatIsCarriedOutToItsEndBeforeTheNextIsDeclared() {
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-1a, red-1b; 0810: red-1c, red-1d; 0908: blue-3a; "
                    + "0911: blue-3b; 1108: blue-hq-army")
            .at(2, "red", "combat");

    s.dice(2).play(s.attack("0908", "red-1a", "red-1b"));
    assertThat(s.result()).isEqualTo("-/2");
    assertThat(s.refusal(s.attack("0911", "red-1c", "red-1d"))).isEqualTo("GWE-8.9-D2");
    s.play(s.choose("2"));
    assertThat(s.where("blue-3a")).as("the retreat is over").isEqualTo("1008");
    assertThat(s.steps("blue-3a")).isEqualTo(1);
    assertThat(s.refusal(s.attack("0911", "red-1c", "red-1d"))).isEqualTo("GWE-8.73");
    s.play(s.advance("red-1a", "0908")).play(s.pass());

    assertThat(s.asked()).isEqualTo("attack");
    s.dice(5).play(s.attack("0911", "red-1c", "red-1d"));
    assertThat(s.result()).isEqualTo("1/1");
  }

  // ---- 8.11 who may attack whom

  @Test
  @Case("GWE-8.11")
  void aUnitAttacksOnlyWhatIsNextToIt() {
    Situation s =
        field(
                "0708: red-hq-army, red-1b; 0808: red-1a; 0908: blue-3a; 1009: blue-3b; 1108:"
                    + " blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908", "red-1b"))).as("two hexes away").isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.attack("0908", "red-1a", "red-1b"))).isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.attack("1009", "red-1a"))).isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.attack("0909", "red-1a"))).as("nobody is there").isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.attack("0708", "red-1a"))).as("friends are there").isEqualTo("GWE-8.11");
    assertThat(s.grants(s.attack("0908", "red-1a"))).isTrue();
  }

  @Test
  @Case("GWE-8.11")
  void headquartersAloneAreNothingToAttack() {
    Situation s =
        field("0708: red-hq-army; 0808: red-1a; 0908: blue-hq-army; 0909: blue-depot1")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908", "red-1a"))).isEqualTo("GWE-8.11");
    assertThat(s.grants(s.attack("0909", "red-1a"))).as("a depot can be attacked").isTrue();
  }

  @Test
  @Case("GWE-8.11")
  void onlyThePhasingSideAttacksAndOnlyInItsCombatPhase() {
    Situation s = field("0708: red-hq-army; 0808: red-c1; 0908: blue-c1; 1108: blue-hq-army");

    s.at(2, "red", "combat");
    assertThat(s.refusal(s.attack("0808", "blue-c1"))).isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.attack("0908", "blue-c1"))).isEqualTo("GWE-8.11");
    assertThat(s.grants(s.attack("0908", "red-c1"))).isTrue();
    s.at(2, "blue", "combat");
    assertThat(s.refusal(s.attack("0908", "red-c1"))).isEqualTo("GWE-8.11");
    assertThat(s.grants(s.attack("0808", "blue-c1"))).isTrue();
    s.at(2, "red", "movement");
    assertThat(s.refusal(s.attack("0908", "red-c1"))).isEqualTo("GWE-4.0-PT");
    s.at(2, "red", "replacement");
    assertThat(s.grants(s.attack("0908", "red-c1"))).isFalse();
  }

  @Test
  @Case("GWE-8.11")
  void anAttackNamesUnitsAndHexesAndNothingElseHappensInTheSegment() {
    Situation s =
        field("0708: red-hq-army; 0808: red-1a; 0908: blue-3a; 1108: blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908"))).isEqualTo("GWE-8.11");
    assertThat(s.refusal(new Order.Attack(List.of(s.unit("red-1a")), Hexes.NONE)))
        .isEqualTo("GWE-8.11");
    assertThat(s.refusal(s.march("red-1a", "0809"))).isEqualTo("GWE-4.0-3b");
  }

  // ---- 8.12 nobody must, some cannot

  @ParameterizedTest
  @Case("GWE-8.12")
  @ValueSource(strings = {"blue-depot1", "blue-hq-army", "blue-hq-1", "blue-4a/1"})
  void unitsWithoutAttackStrengthNeverAttack(String unit) {
    Situation s =
        field("0908: blue-1a, " + unit + "; 0808: red-3a; 1108: blue-hq-corps")
            .at(2, "blue", "combat");

    String id = unit.replace("/1", "");
    assertThat(s.refusal(s.attack("0808", id))).isEqualTo("GWE-8.12");
    assertThat(s.refusal(s.attack("0808", "blue-1a", id))).isEqualTo("GWE-8.12");
    assertThat(s.grants(s.attack("0808", "blue-1a"))).isTrue();
  }

  @Test
  @Case("GWE-8.12")
  void fortressesNeverAttack() {
    Situation s = field("1209: red-3a; 1310: blue-1a; 1308: blue-hq-army").at(2, "blue", "combat");

    assertThat(s.refusal(s.attack("1209", "fort-blue"))).isEqualTo("GWE-8.12");
    assertThat(s.grants(s.attack("1209", "blue-1a"))).isTrue();
  }

  @Test
  @Case("GWE-8.12")
  void aUnitOffTheMapAttacksNobody() {
    Situation s =
        field("0708: red-hq-army; 0808: red-1a; 0908: blue-3a; eliminated: red-1b")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908", "red-1b"))).isEqualTo("GWE-8.11");
  }

  @Test
  @Case("GWE-8.12")
  void whoStandsInTheStackButDoesNotJoinIsNotAffected() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-1a, red-1b; 0908: blue-3a, blue-3b; 0909: blue-bde; "
                    + "1108: blue-hq-army")
            .at(2, "red", "combat");

    // 4 against 8 is 1-2; a 6 is 1/- over a ridge it would be worse.
    s.dice(6).play(s.attack("0908", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");

    assertThat(s.steps("red-1a")).isEqualTo(1);
    assertThat(s.steps("red-1b")).isEqualTo(2);
    assertThat(s.grants(s.attack("0909", "red-1b"))).as("it is still free to attack").isTrue();
  }

  @Test
  @Case("GWE-8.12")
  void inTheStandardRulesNothingSupportsAnAttack() {
    Situation s =
        field("0708: red-hq-army; 0808: red-1a, red-depot1, red-1b; 0908: blue-3a")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.supported(s.attack("0908", "red-1a"), "red-1b:1")))
        .isEqualTo("GWE-8.12");
    Order.Attack burning =
        Extras.attack(
            List.of(s.unit("red-1a")),
            s.hexes("0908"),
            List.of(),
            List.of(),
            List.of(s.unit("red-depot1")));
    assertThat(s.refusal(burning)).isEqualTo("GWE-8.12");
  }

  // ---- 8.13 from all sides

  @Test
  @Case("GWE-8.13")
  void sixDivisionsFromSixHexesAttackOneHexTogether() {
    Situation s =
        field(
                "0708: red-hq-army; 0907: red-3a; 0909: red-3b; 0807: red-3c; 0808: red-3d; 1007:"
                    + " red-3e; 1008: red-3f; 0908: blue-c3; 1508: blue-hq-army")
            .at(2, "red", "combat");
    for (String unit : List.of("red-3a", "red-3b", "red-3c", "red-3d", "red-3e", "red-3f")) {
      assertThat(s.inSupply(unit)).as(unit).isTrue();
      assertThat(s.inCommand(unit)).as(unit).isTrue();
    }
    Order.Attack all = s.attack("0908", "red-3a", "red-3b", "red-3c", "red-3d", "red-3e", "red-3f");

    assertThat(attack(s, all)).isEqualTo(12);
    assertThat(s.preview(all).odds()).as("12 against 15").isEqualTo("1:2");
    assertThat(attack(s, s.attack("0908", "red-3a", "red-3f", "red-3c"))).isEqualTo(6);
    s.dice(6).play(all);
    assertThat(s.result()).isEqualTo("2/-");
  }

  // ---- 8.14 once

  @Test
  @Case("GWE-8.14")
  void aUnitAttacksOnceAndIsAttackedOnceInAPhase() {
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-1a, red-1b, red-1c; 0908: blue-3a, blue-3b; 0909:"
                    + " blue-3c; 1108: blue-hq-army")
            .at(2, "red", "combat");
    // 4 against 8 is 1-2; a 1 is -/1.
    s.dice(1).play(s.attack("0908", "red-1a")).play(s.choose("1")).play(s.lose("blue-3a:1"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("red-1a", "attacked")).isTrue();
    assertThat(s.has("blue-3b", "defended")).isTrue();
    assertThat(s.has("red-1b", "attacked")).isFalse();
    assertThat(s.has("blue-3c", "defended")).isFalse();

    assertThat(s.refusal(s.attack("0909", "red-1a"))).as("second attack").isEqualTo("GWE-8.14");
    assertThat(s.refusal(s.attack("0909", "red-1b", "red-1a"))).isEqualTo("GWE-8.14");
    assertThat(s.refusal(s.attack("0908", "red-1b"))).as("second defence").isEqualTo("GWE-8.14");
    assertThat(s.refusal(s.attack("0908 0909", "red-1b"))).isEqualTo("GWE-8.14");
    assertThat(s.refusal(s.attack("0909 0908", "red-1b"))).isEqualTo("GWE-8.14");
    assertThat(s.grants(s.attack("0909", "red-1b"))).isTrue();

    s.play(s.pass());
    assertThat(s.has("red-1a", "attacked")).as("wiped off with the phase").isFalse();
    assertThat(s.has("blue-3b", "defended")).isFalse();
    s.at(3, "red", "combat");
    assertThat(s.grants(s.attack("0908", "red-1a"))).isTrue();
  }

  @Test
  @Case("GWE-8.14")
  void aUnitThatHasRetreatedAloneIsNotAttackedAgain() {
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-2a, red-2b; 1108: red-1b, red-hq-1; 0908: blue-1a; "
                    + "1109: blue-bde")
            .at(2, "red", "combat");
    // 6 against 6 is 1-1, the third column of rating 2; a 1 is -/1.
    s.dice(1).play(s.attack("0908", "red-2a", "red-2b")).play(s.choose("2"));
    s.play(s.retreat("blue-1a", "1008"));
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.pass());

    assertThat(s.where("blue-1a")).isEqualTo("1008");
    assertThat(s.refusal(s.attack("1008", "red-1b"))).isEqualTo("GWE-8.14");
    assertThat(s.refusal(s.attack("1008 1109", "red-1b"))).isEqualTo("GWE-8.14");
    assertThat(s.grants(s.attack("1109", "red-1b"))).as("another enemy").isTrue();
  }

  @Test
  @Case("GWE-8.14")
  void aHexThatARetreatEndedInCanBeAttackedForItsGarrison() {
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-2a, red-2b; 1108: red-1b, red-hq-1; 0908: blue-1a; "
                    + "1008: blue-bde")
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0908", "red-2a", "red-2b")).play(s.choose("2"));
    s.play(s.pass());

    assertThat(s.where("blue-1a")).as("out of enemy zones, where the brigade is").isEqualTo("1008");
    assertThat(s.has("blue-1a", "passenger")).isTrue();
    assertThat(defence(s, s.attack("1008", "red-1b"))).as("the garrison alone").isEqualTo(2);
    s.dice(4).play(s.attack("1008", "red-1b"));
    assertThat(s.events(Event.Fought.class)).hasSize(1);
  }

  @Test
  @Case("GWE-8.14")
  void passengersDoNotLetAHexBeAttackedTwice() {
    Situation s =
        field("0608: red-hq-army; 0808: red-1a, red-1b; 0908: blue-3a, blue-3b; 1108: blue-hq-army")
            .at(2, "red", "combat");
    s.with("0908: blue-cav1+passenger; 0909: blue-cav2+passenger; 0809: blue-bde");
    assertThat(s.refusal(s.attack("0909", "red-1a")))
        .as("nobody but a passenger")
        .isEqualTo("GWE-8.14");
    assertThat(defence(s, s.attack("0908", "red-1a"))).as("without the passenger").isEqualTo(8);

    // A 6 is 1/-.
    s.dice(6).play(s.attack("0908", "red-1a"));

    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("blue-cav1", "defended")).isFalse();
    assertThat(s.refusal(s.attack("0908", "red-1b"))).isEqualTo("GWE-8.14");
  }

  // ---- 8.2 several units, several hexes

  @Test
  @Case("GWE-8.21")
  void allUnitsOfAHexDefendTogether() {
    Situation s =
        field("0708: red-hq-army; 0808: red-c1; 0908: blue-3a, blue-cav1; 1108: blue-hq-army")
            .at(2, "red", "combat");
    Order.Attack attack = s.attack("0908", "red-c1");

    assertThat(defence(s, attack)).as("4 and 3").isEqualTo(7);
    assertThat(s.preview(attack).defence().parts())
        .extracting(part -> part.amount())
        .containsExactly(4.0, 3.0);
    s.dice(3).play(attack);
    assertThat(s.has("blue-3a", "defended")).isTrue();
    assertThat(s.has("blue-cav1", "defended")).isTrue();
  }

  @Test
  @Case("GWE-8.21")
  void aHexIsNamedOnce() {
    Situation s =
        field("0708: red-hq-army; 0808: red-c1; 0908: blue-3a; 1108: blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908 0908", "red-c1"))).isEqualTo("GWE-8.21");
  }

  @Test
  @Case("GWE-8.22")
  void theUnitsOfAStackAttackDifferentHexesOrNone() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-1a, red-1b, red-1c; 0807: blue-bde; 0909: blue-bde2; "
                    + "1108: blue-hq-army")
            .at(2, "red", "combat");

    s.dice(6).play(s.attack("0807", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-bde")).isEqualTo("eliminated");
    s.play(s.pass());
    s.dice(6).play(s.attack("0909", "red-1b"));
    s.play(s.choose("1")).play(s.pass());

    assertThat(s.where("blue-bde2")).isEqualTo("eliminated");
    assertThat(s.steps("red-1a")).as("half of one step is one").isEqualTo(1);
    assertThat(s.steps("red-1b")).isEqualTo(1);
    assertThat(s.steps("red-1c")).as("idle").isEqualTo(2);
    assertThat(s.has("red-1c", "attacked")).isFalse();
  }

  @Test
  @Case("GWE-8.23")
  void severalHexesAreAttackedAtOnceByThoseNextToAllOfThem() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1; 0807: red-1a; 0908: blue-3a; 0909: blue-2a; 0809:"
                    + " blue-bde; 1108: blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908 0909", "red-c1", "red-1a")))
        .as("0807 is not next to 0909")
        .isEqualTo("GWE-8.23");
    assertThat(s.refusal(s.attack("0909 0908", "red-1a"))).isEqualTo("GWE-8.23");
    assertThat(s.refusal(s.attack("0908 1008", "red-c1")))
        .as("nobody at 1008")
        .isEqualTo("GWE-8.11");
    assertThat(defence(s, s.attack("0908 0909", "red-c1"))).as("4 + 5").isEqualTo(9);
    assertThat(defence(s, s.attack("0908 0909 0809", "red-c1"))).as("4 + 5 + 2").isEqualTo(11);
    assertThat(s.preview(s.attack("0908 0909", "red-c1")).odds()).isEqualTo("1:1");

    s.dice(5).play(s.attack("0908 0909", "red-c1"));
    assertThat(s.has("blue-3a", "defended")).isTrue();
    assertThat(s.has("blue-2a", "defended")).isTrue();
    assertThat(s.has("blue-bde", "defended")).isFalse();
  }

  @Test
  @Case("GWE-8.23")
  void aSurroundedUnitMayAttackAllSixHexesAtOnce() {
    Situation s =
        field(
                "0808: red-c1, red-hq-army; 0708: blue-bde; 0709: blue-bde2; 0807: blue-3a/1; 0809:"
                    + " blue-3b/1; 0908: blue-3c/1; 0909: blue-3d/1")
            .at(2, "red", "combat");
    // Out of supply 5 against 2 + 2 + 2 + 2 + 2 + 2.
    Order.Attack all = s.attack("0708 0709 0807 0809 0908 0909", "red-c1");

    assertThat(defence(s, all)).isEqualTo(12);
    assertThat(s.preview(all).odds()).isEqualTo("1:3");
    List<Order> listed = s.orders();
    assertThat(
            listed.stream()
                .filter(order -> order instanceof Order.Attack a && a.targets().size() == 6))
        .isNotEmpty();
    assertThat(
            listed.stream()
                .filter(order -> order instanceof Order.Attack a && Extras.shifts(a).isEmpty()))
        .as("every set of the six hexes")
        .hasSize(63);
  }

  @Test
  @Case("GWE-8.24")
  void aStrengthGoesWholeToOneCombat() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1, red-1a; 0908: blue-3a; 0909: blue-3b; 1108:"
                    + " blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0908", "red-c1", "red-c1"))).isEqualTo("GWE-8.24");
    assertThat(attack(s, s.attack("0908", "red-c1"))).isEqualTo(10);
    // 10 against 4 is 2-1; a 6 is 1/1.
    s.dice(6).play(s.attack("0908", "red-c1")).play(s.choose("1"));
    assertThat(s.steps("red-c1")).isEqualTo(3);
    assertThat(s.refusal(s.attack("0909", "red-c1")))
        .as("nothing is left for a second")
        .isEqualTo("GWE-8.14");
  }

  // ---- 8.3 terrain

  @Test
  @Case("GWE-8.3")
  void theSameAttackIsTwoToOneInTheOpenAndOneToOneOnACity() {
    Situation s =
        field(
                "0314: red-depot1; 0415: red-hq-army; 0515: red-2a, red-2b; 0614: blue-cav1; "
                    + "0615: blue-cav2; 0714: blue-hq-army")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-2a")).isTrue();
    Order.Attack open = s.attack("0614", "red-2a", "red-2b");
    Order.Attack city = s.attack("0615", "red-2a", "red-2b");

    assertThat(defence(s, open)).isEqualTo(3);
    assertThat(s.preview(open).odds()).isEqualTo("2:1");
    assertThat(s.preview(open).modifiers()).isEmpty();
    assertThat(defence(s, city)).isEqualTo(6);
    assertThat(s.preview(city).odds()).isEqualTo("1:1");
    assertThat(s.preview(city).modifiers())
        .extracting(part -> part.caseId())
        .containsExactly("GWE-5.4-CITY");
  }

  @Test
  @Case("GWE-8.3")
  void theRiverCountsOnlyForThoseWhoAttackAcrossIt() {
    Situation s =
        field("1405: blue-hq-army; 1305: blue-1a; 1206: blue-1b; 1205: red-3a; 1306: blue-1c")
            .at(2, "blue", "combat");

    assertThat(attack(s, s.attack("1205", "blue-1a"))).as("4 halved").isEqualTo(2);
    assertThat(attack(s, s.attack("1205", "blue-1b"))).isEqualTo(4);
    assertThat(attack(s, s.attack("1205", "blue-1a", "blue-1b", "blue-1c")))
        .as("2 + 4 + 2")
        .isEqualTo(8);
    assertThat(s.preview(s.attack("1205", "blue-1a")).dieModifier())
        .as("a major river")
        .isEqualTo(2);
    assertThat(s.preview(s.attack("1205", "blue-1a", "blue-1c")).dieModifier()).isEqualTo(2);
    assertThat(s.preview(s.attack("1205", "blue-1a", "blue-1b")).dieModifier())
        .as("not all")
        .isZero();
  }

  // ---- 8.4 odds

  @ParameterizedTest(name = "{1} with {0} is {2}")
  @Case("GWE-8.4")
  @CsvSource({
    "red-c1 red-c3 red-1a red-1b, 26, 2:1", "red-1a, 4, 1:3", "red-2a red-2b red-2c, 9, 1:1",
    "red-c3, 8, 1:2", "red-1a red-1b, 8, 1:2", "red-c1, 10, 1:1"
  })
  void againstNineTheOddsAreRoundedForTheDefender(String units, int strength, String odds) {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1, red-c3; 0807: red-1a, red-1b, red-2a; "
                    + "0907: red-2b, red-2c; 0908: blue-2a, blue-3a; 1108: blue-hq-army")
            .at(2, "red", "combat");
    Order.Attack attack = s.attack("0908", units.split(" "));

    assertThat(defence(s, attack)).isEqualTo(9);
    assertThat(attack(s, attack)).isEqualTo(strength);
    assertThat(s.preview(attack).odds()).isEqualTo(odds);
    assertThat(s.preview(attack).column()).isEqualTo(odds);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @Case("GWE-8.4")
  @CsvSource({
    "red-1a red-1b, 1/2",
    "red-1a red-2a, 1/1",
    "red-1a red-3a, 1/1",
    "red-2a red-3a red-3b, 1/1"
  })
  void thePoorestRatingPicksTheRow(String units, String result) {
    // All are 2-1 against 3: the fifth column of rating 1, the fourth of the others; a 3 tells them
    // apart.
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-1a, red-1b; 0807: red-2a, red-3a, red-3b; 0908:"
                    + " blue-cav1; 1108: blue-hq-army")
            .at(2, "red", "combat");

    s.dice(3).play(s.attack("0908", units.split(" ")));

    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("2:1");
    assertThat(s.result()).isEqualTo(result);
  }

  @Test
  @Case("GWE-8.4")
  void aUnitThatAttritionHasKilledBeforeTheDieNoLongerPicksTheRow() {
    // Out of supply both are halved; the brigade (rating 3) may die before the odds are worked out.
    Situation s =
        field("0803: red-1a, red-1b, red-bde, red-hq-army; 0903: blue-bde; 1103: blue-hq-army")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-1a")).isFalse();
    assertThat(s.inCommand("red-bde")).isTrue();

    // 2 + 2 + 1 against 2; then 2 + 2: 2-1, fifth column, 3 is 1/2.
    s.dice(6, 6, 1, 3).play(s.attack("0903", "red-1a", "red-1b", "red-bde"));

    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("2:1");
    assertThat(s.result()).isEqualTo("1/2");
  }

  // ---- 8.8 the least odds

  @Test
  @Case("GWE-8.8-MIN")
  void anAttackBelowTheLeastOddsOfItsRatingIsRefused() {
    Situation s =
        field(
                "0908: blue-4a, blue-4b, blue-2a; 0808: red-1a; 0907: blue-1a; 0807: red-c1; "
                    + "1108: blue-hq-army")
            .at(2, "blue", "combat");

    assertThat(s.refusal(s.attack("0808", "blue-4a")))
        .as("2 against 6, rating 4")
        .isEqualTo("GWE-8.8-MIN");
    assertThat(s.grants(s.attack("0808", "blue-4a", "blue-4b"))).as("4 against 6").isTrue();
    assertThat(s.grants(s.attack("0808", "blue-2a"))).as("3 against 6, rating 2").isTrue();
    assertThat(s.grants(s.attack("0807", "blue-1a"))).as("4 against 16, rating 1").isTrue();
    assertThat(s.refusal(s.attack("0807", "blue-2a"))).as("3 against 16").isEqualTo("GWE-8.8-MIN");
    assertThat(s.refused(s.attack("0808", "blue-4a")).why())
        .contains("2 against 6")
        .contains("1:2");
  }

  @Test
  @Case("GWE-8.8-MIN")
  void noShiftMakesAnIllegalAttackLegal() {
    Situation s =
        field("0708: red-hq-army; 0808: red-2a; 0908: blue-c1; 1108: blue-hq-army")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.shifted(s.attack("0908", "red-2a"), "red-hq-army")))
        .isEqualTo("GWE-8.8-MIN");
  }

  @Test
  @Case("GWE-8.8-MIN")
  void anAttackThatAttritionBringsBelowTheLeastOddsIsCalledOff() {
    // 4 halved is 2 against 5, 1-3; with a step lost 1 against 5.
    Situation s =
        field("0803: red-1a, red-1b, red-hq-army; 0903: blue-2a; 1103: blue-hq-army")
            .at(2, "red", "combat");
    assertThat(s.inSupply("red-1a")).isFalse();

    s.dice(3).play(s.attack("0903", "red-1a"));

    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .containsExactly("GWE-9.23");
    assertThat(s.events(Event.Fought.class)).isEmpty();
    assertThat(s.events(Event.Noted.class)).extracting(Event.Noted::caseId).contains("GWE-8.8-MIN");
    assertThat(s.steps("red-1a")).isEqualTo(1);
    assertThat(s.steps("blue-2a")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("0903", "red-1a"))).as("it counts as used").isEqualTo("GWE-8.14");
    assertThat(s.has("blue-2a", "defended")).as("nobody fought it").isFalse();
    assertThat(s.grants(s.attack("0903", "red-1b"))).isTrue();
  }

  @Test
  @Case("GWE-8.8-MAX")
  void anAttackAboveTheLastColumnUsesTheLast() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1, red-1a, red-1b; 0807: red-1c, red-1d; 0908:"
                    + " blue-bde; 1108: blue-hq-army")
            .at(2, "red", "combat");
    Order.Attack attack = s.attack("0908", "red-c1", "red-1a", "red-1b", "red-1c", "red-1d");

    assertThat(attack(s, attack)).isEqualTo(26);
    assertThat(s.preview(attack).odds()).as("13:1").isEqualTo("5:1");
    s.dice(4).play(attack);
    assertThat(s.result()).as("the eighth column").isEqualTo("-/3");
  }

  // ---- what is listed is what is granted

  @Test
  @Case({"GWE-8.11", "GWE-8.12", "GWE-8.13", "GWE-8.22", "GWE-8.23"})
  void theListHoldsEveryAttackThatIsGrantedAndNoOther() {
    Situation s =
        field(
                "0708: red-hq-army, red-hq-corps; 0808: red-c1, red-1a; 0807: red-bde; 0908:"
                    + " blue-3a; 0909: blue-c1; 0809: blue-bde; 1108: blue-hq-army")
            .at(2, "red", "combat");
    List<String> units = List.of("red-c1", "red-1a", "red-bde");
    List<String> targets = List.of("0908", "0909", "0809");
    List<String> hqs = List.of("red-hq-army", "red-hq-corps");
    Set<String> granted = new HashSet<>();
    for (int u = 1; u < 8; u++) {
      for (int t = 1; t < 8; t++) {
        for (int h = 0; h < 4; h++) {
          Order.Attack attack =
              s.shifted(
                  s.attack(pick(targets, t, " "), pick(units, u, " ").split(" ")), picked(hqs, h));
          if (s.grants(attack)) {
            granted.add(sorted(attack));
          }
        }
      }
    }

    Set<String> listed = new HashSet<>();
    for (Order order : s.orders()) {
      if (order instanceof Order.Attack attack) {
        assertThat(listed.add(sorted(attack))).as("listed once: " + attack).isTrue();
      } else {
        assertThat(order).isEqualTo(s.pass());
      }
    }
    assertThat(listed).isEqualTo(granted);
    assertThat(granted).hasSizeGreaterThan(20);
  }

  private static String pick(List<String> from, int mask, String between) {
    return String.join(between, picked(from, mask));
  }

  private static String[] picked(List<String> from, int mask) {
    List<String> picked = new ArrayList<>();
    for (int i = 0; i < from.size(); i++) {
      if ((mask >> i & 1) != 0) {
        picked.add(from.get(i));
      }
    }
    return picked.toArray(String[]::new);
  }

  private static String sorted(Order.Attack attack) {
    List<Integer> hexes = new ArrayList<>();
    for (int i = 0; i < attack.targets().size(); i++) {
      hexes.add(attack.targets().at(i));
    }
    return attack.units().stream().map(Unit::id).sorted().toList()
        + " "
        + hexes.stream().sorted().toList()
        + " "
        + Extras.shifts(attack).stream().map(Unit::id).sorted().toList();
  }

  @Test
  @Case("GWE-8.11")
  void ordersDrawnAtRandomAreLegalAndOfEveryKind() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1, red-1a; 0807: red-bde; 0908: blue-3a; 0909:"
                    + " blue-c1; 0809: blue-bde; 1108: blue-hq-army")
            .at(2, "red", "combat");
    Random random = new Random(1);
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 300; i++) {
      Order order = s.rules().sample(s.p(), random);
      assertThat(s.rules().judge(s.p(), order)).isInstanceOf(Ruling.Granted.class);
      seen.add(order instanceof Order.Attack attack ? sorted(attack) : "pass");
    }
    assertThat(seen).contains("pass").hasSizeGreaterThan(8);
  }
}
