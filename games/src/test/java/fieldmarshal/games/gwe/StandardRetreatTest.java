package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Case 8.6 on the proving ground. Blue stands at 0609 and is attacked from the north, in supply and
 * in command. From there two hexes lead nearer to blue's railhead 1008: 0709 and 0710.
 */
class StandardRetreatTest {
  private static final String RED = "0409: red-hq-1; ";

  private static Situation field(String units) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(RED + units)
        .at(2, "red", "combat");
  }

  /** Red's corps gets a 1 against four to ten points, and blue chooses to go one hex. */
  private static Situation oneHex(String units) {
    Situation s = field("0509: red-c1; 0510: red-1b; " + units);
    s.dice(4).play(s.attack("0609", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    return s.play(s.choose("2"));
  }

  /** The same with a 2: blue chooses to go two hexes. */
  private static Situation twoHexes(String units) {
    Situation s = field("0509: red-c1; 0510: red-1b; " + units);
    s.dice(2).play(s.attack("0609", "red-c1"));
    assertThat(s.result()).endsWith("/2");
    return s.play(s.choose("3"));
  }

  /** Red holds both of blue's exits, so that no source draws a retreat anywhere. */
  private static final String NO_SOURCE = "; 1601: red-3e; 1616: red-3f";

  // ---- 8.61, 8.62

  @Test
  @Case("GWE-8.61")
  void onlyDefendersRetreat() {
    Situation s = field("0509: red-1a; 0609: blue-2a");
    s.dice(5).play(s.attack("0609", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.steps("red-1a")).isEqualTo(1);
    assertThat(s.where("red-1a")).isEqualTo("0509");
    assertThat(s.events(Event.Moved.class)).isEmpty();
  }

  @Test
  @Case({"GWE-8.61", "GWE-8.62"})
  void theOwnerPicksTheWayAndNoOtherLength() {
    Situation s = oneHex("0609: blue-1a");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.retreat("blue-1a", "0709"), s.retreat("blue-1a", "0710"));
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0808"))).isEqualTo("GWE-8.61");
    assertThat(s.refusal(s.retreat("blue-1a", "0808"))).isEqualTo("GWE-8.61");
    assertThat(s.refusal(s.retreat("blue-1a"))).isEqualTo("GWE-8.61");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-8.62");
    assertThat(s.prompt()).isEqualTo("Retreat 1 hex from 0609: choose the path.");
    s.play(s.retreat("blue-1a", "0710"));
    assertThat(s.where("blue-1a")).isEqualTo("0710");
    assertThat(s.askedOf()).isEqualTo("red");
  }

  @Test
  @Case("GWE-8.61")
  void noRetreatLeadsOntoEnemies() {
    // Red units stand on both ways to the railhead; there is no going through them.
    Situation s = twoHexes("0609: blue-1a; 0709: red-bde; 0710: red-2a");
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0808"))).isEqualTo("GWE-8.61");
    assertThat(s.refusal(s.retreat("blue-1a", "0710", "0809"))).isEqualTo("GWE-8.61");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("blue-1a", "0608", "0708"), s.retreat("blue-1a", "0610", "0611"));
    s.play(s.retreat("blue-1a", "0610", "0611"));
    assertThat(s.where("blue-1a")).isEqualTo("0611");
  }

  @Test
  @Case({"GWE-8.61", "GWE-10.52b"})
  void aRetreatDrivesOffEnemyHeadquarters() {
    Situation s = oneHex("0609: blue-1a; 0709: red-hq-corps");
    s.play(s.retreat("blue-1a", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
    assertThat(s.asked()).isEqualTo("displace");
    assertThat(s.askedOf()).isEqualTo("red");
    s.play(s.displace("red-hq-corps", "0510"));
    assertThat(s.where("red-hq-corps")).isEqualTo("0510");
  }

  @Test
  @Case("GWE-8.61")
  void noRetreatCrossesABlockedHexside() {
    // A cliff lies between 1211 and its neighbours 1212 and 1312; blue holds red's exits.
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("1211: red-1a; 1111: blue-c1; 1110: blue-hq-1; 1112: blue-1b")
            .with("0101: blue-2a; 0116: blue-2b")
            .at(2, "blue", "combat");
    s.dice(4).play(s.attack("1211", "blue-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("retreat");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.retreat("red-1a", "1212"))).isEqualTo("GWE-8.61");
    assertThat(s.refusal(s.retreat("red-1a", "1312"))).isEqualTo("GWE-8.61");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.retreat("red-1a", "1210"), s.retreat("red-1a", "1311"));
  }

  @Test
  @Case("GWE-8.61")
  void noRetreatLeadsIntoALake() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with(
                "0304: blue-1a; 0305: red-c1; 0403: red-1a; 0404: red-1b; 0204: red-1c; 0504:"
                    + " red-hq-1")
            .at(2, "red", "combat");
    s.dice(4).play(s.attack("0304", "red-c1"));
    s.play(s.choose("2"));
    // West of 0304 lies the lake; only 0203 is left.
    assertThat(s.where("blue-1a")).isEqualTo("0203");
  }

  @Test
  @Case({"GWE-8.61", "GWE-5.36"})
  void whoIsAttackedOnHisTrainRetreatsOnFoot() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("0908: red-c1, red-hq-1; 1008: blue-1a+entrained")
            .at(2, "red", "combat");
    // 10 against half of 6.
    s.dice(5).play(s.attack("1008", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.has("blue-1a", "entrained")).isFalse();
    s.play(s.choose("2"));
    assertThat(s.where("blue-1a")).isEqualTo("1108");
    assertThat(s.has("blue-1a", "entrained")).isFalse();
  }

  @Test
  @Case("GWE-8.62")
  void aStackRetreatsTogetherByOneWay() {
    Situation s = oneHex("0609: blue-2a/1, blue-2b/1, blue-2c/1, blue-hq-1");
    assertThat(s.refusal(s.retreat("blue-2a blue-2b", "0709"))).isEqualTo("GWE-8.62");
    assertThat(s.refusal(s.retreat("blue-2a blue-2b blue-2c", "0709"))).isEqualTo("GWE-8.62");
    assertThat(s.refusal(s.retreat("blue-2a blue-2b blue-2c red-1a", "0709")))
        .isEqualTo("GWE-8.62");
    s.play(s.retreat("blue-2c blue-2b blue-2a blue-hq-1", "0710"));
    assertThat(s.where("blue-2a")).isEqualTo("0710");
    assertThat(s.where("blue-2b")).isEqualTo("0710");
    assertThat(s.where("blue-2c")).isEqualTo("0710");
    // A headquarters goes with those it stands with.
    assertThat(s.where("blue-hq-1")).isEqualTo("0710");
  }

  @Test
  @Case("GWE-8.62")
  void aStackMayGoIntoTheHexOfAnotherOnlyWhenThatHasGone() {
    // 0609 has red about it but for 0610, where friends stand who must retreat too.
    Situation s =
        field(
            "0509: red-1b; 0510: red-c1; 0609: blue-1a; 0610: blue-1b; 0608: red-2a; 0709: red-bde;"
                + " 0710: red-bde2; 0711: red-2b");
    s.dice(1).play(s.attack("0609 0610", "red-c1"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("2"));
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.retreat("blue-1b", "0511"), s.retreat("blue-1b", "0611"));
    assertThat(s.refusal(s.retreat("blue-1a", "0610"))).isEqualTo("GWE-8.62");
    assertThat(s.prompt())
        .isEqualTo("Retreat 1 hex from 0609 or 0610: choose a stack and its path.");
    s.play(s.retreat("blue-1b", "0611"));
    // Now the hex is free, and the others go there without being asked: it is their only way.
    assertThat(s.where("blue-1a")).isEqualTo("0610");
    assertThat(s.where("blue-1b")).isEqualTo("0611");
    assertThat(s.has("blue-1a", "passenger")).isFalse();
    // 0609 is all that is left to enter.
    assertThat(s.orders()).containsExactlyInAnyOrder(s.pass(), s.advance("red-c1", "0609"));
  }

  @Test
  @Case("GWE-8.62")
  void stacksThatHaveNoWayAreLost() {
    Situation s =
        field(
            "0510: red-c1; 0609: blue-2a; 0610: blue-2b; 0608: red-2a; 0709: red-bde; 0710:"
                + " red-bde2; 0711: red-2b");
    s.dice(1).play(s.attack("0609 0610", "red-c1"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  // ---- 8.63

  @Test
  @Case("GWE-8.63a")
  void aHexNearerToSupplyGoesBeforeAllOthers() {
    Situation s = oneHex("0609: blue-1a");
    // Four hexes from the railhead 1008; 0610 is free of the enemy but no nearer.
    assertThat(
            s.rules()
                .supply()
                .distanceToSource(s.p(), s.side("blue"), s.hex("0609"), s.hex("0609")))
        .isEqualTo(4);
    assertThat(s.refusal(s.retreat("blue-1a", "0610"))).isEqualTo("GWE-8.63a");
    assertThat(s.refusal(s.retreat("blue-1a", "0608"))).isEqualTo("GWE-8.63a");
    s.play(s.retreat("blue-1a", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
  }

  @Test
  @Case("GWE-8.63a")
  void everyHexOfARetreatLeadsNearer() {
    Situation s = twoHexes("0609: blue-1a");
    assertThat(s.prompt()).isEqualTo("Retreat 2 hexes from 0609: choose the path.");
    // From 0710 only 0809 is nearer; from 0709 both 0808 and 0809 are.
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("blue-1a", "0709", "0808"),
            s.retreat("blue-1a", "0709", "0809"),
            s.retreat("blue-1a", "0710", "0809"));
    assertThat(s.refusal(s.retreat("blue-1a", "0710", "0810"))).isEqualTo("GWE-8.63a");
  }

  @Test
  @Case("GWE-8.63a")
  void aRetreatOfTwoEndsTwoHexesAwayIfItCan() {
    Situation s = twoHexes("0609: blue-1a");
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0710"))).isEqualTo("GWE-8.63a");
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0609"))).isEqualTo("GWE-8.61");
    // With red in the whole second ring it may end beside its start, and then it must not be lost.
    s =
        twoHexes(
            "0609: blue-1a; 0808: red-bde; 0809: red-bde2; 0810: red-2a; 0708: red-2b; 0711:"
                + " red-2c; 0611: red-3a; 0607: red-3b; 0508: red-3c; 0511: red-3d");
    assertThat(s.orders()).contains(s.retreat("blue-1a", "0709", "0710"));
    s.play(s.retreat("blue-1a", "0709", "0710"));
    assertThat(s.where("blue-1a")).isEqualTo("0710");
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }

  @Test
  @Case("GWE-8.63a")
  void whereNothingElseDecidesTheRetreatStillEndsAsFarOffAsItIsLong() {
    Situation s = twoHexes("0609: blue-1a" + NO_SOURCE);
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0710"))).isEqualTo("GWE-8.63a");
    assertThat(s.refusal(s.retreat("blue-1a", "0610", "0710"))).isEqualTo("GWE-8.63a");
    s.play(s.retreat("blue-1a", "0710", "0711"));
    assertThat(s.where("blue-1a")).isEqualTo("0711");
  }

  @Test
  @Case({"GWE-8.63a", "GWE-8.63c"})
  void aHexNearerToSupplyThatLeadsNowhereIsNotOpen() {
    // 0709 is nearer, but behind it red stands everywhere; the way round by 0610 is open.
    Situation s =
        twoHexes(
            "0609: blue-1a; 0608: red-2a; 0708: red-2b; 0710: red-2c; 0808: red-bde; 0809:"
                + " red-bde2");
    assertThat(s.where("blue-1a")).isEqualTo("0611");
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }

  @Test
  @Case({"GWE-12.11", "GWE-12.13"})
  void aWithdrawalEndsTwoHexesOffOrDoesNotHappen() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("0509: red-c1; 0609: blue-cav1" + NO_SOURCE)
            .at(2, "red", "withdrawal");
    s.dice(2).play(s.withdraw("blue-cav1"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    assertThat(s.refusal(s.retreat("blue-cav1", "0709", "0710"))).isEqualTo("GWE-12.13");
    s.play(s.retreat("blue-cav1", "0709", "0808"));
    assertThat(s.where("blue-cav1")).isEqualTo("0808");
    // With enemies all about the second ring a retreat may end beside its start; a withdrawal may
    // not.
    s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with(
                "0609: blue-cav1; 0509: red-c1; 0510: red-1b; 0808: red-bde; 0809: red-bde2; 0810:"
                    + " red-2a")
            .with(
                "0708: red-2b; 0711: red-2c; 0611: red-3a; 0607: red-3b; 0508: red-3c; 0511:"
                    + " red-3d")
            .with("1310: blue-cav2; 1210: red-1a")
            .at(2, "red", "withdrawal");
    assertThat(s.refusal(s.withdraw("blue-cav1"))).isEqualTo("GWE-12.13");
  }

  @Test
  @Case("GWE-8.63a")
  void theHexThatIsLostIsNoSourceToGoTo() {
    // Blue's depot stands in the very hex; it goes along, and the railhead counts.
    Situation s =
        field("0509: red-c1; 0609: blue-2a, blue-depot1; 0809: blue-depot2, blue-hq-army");
    assertThat(s.inSupply("blue-depot1")).isTrue();
    s.dice(4).play(s.attack("0609", "red-c1"));
    s.play(s.choose("2"));
    assertThat(s.refusal(s.retreat("blue-2a blue-depot1", "0610"))).isEqualTo("GWE-8.63a");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("blue-2a blue-depot1", "0709"), s.retreat("blue-2a blue-depot1", "0710"));
  }

  @ParameterizedTest
  @CsvSource({"0708, 0710", "0711, 0709"})
  @Case("GWE-8.63b")
  void ratingOneKeepsClearOfZonesAmongHexesEquallyGood(String enemy, String way) {
    // The enemy's zone covers one of the two hexes that are nearer.
    Situation s = oneHex("0609: blue-1a, blue-hq-1; " + enemy + ": red-2a");
    assertThat(s.where("blue-1a")).isEqualTo(way);
    assertThat(s.where("blue-hq-1")).isEqualTo(way);
  }

  @Test
  @Case("GWE-8.63b")
  void aWayThroughAZoneIsRefusedWhileAnotherIsAsGood() {
    Situation s = twoHexes("0609: blue-1a; 0711: red-2a");
    assertThat(s.refusal(s.retreat("blue-1a", "0710", "0809"))).isEqualTo("GWE-8.63b");
    s.play(s.retreat("blue-1a", "0709", "0808"));
    assertThat(s.where("blue-1a")).isEqualTo("0808");
  }

  @Test
  @Case({"GWE-8.63b", "GWE-8.63a"})
  void towardsSupplyGoesBeforeClearOfZones() {
    // Both nearer hexes are in a red zone, 0610 is in none but no nearer: into the zone it is.
    Situation s = oneHex("0609: blue-1a; 0708: red-2a; 0811: red-2b; 0809: red-2c");
    assertThat(s.controls("red", "0709")).isTrue();
    assertThat(s.controls("red", "0710")).isTrue();
    assertThat(s.refusal(s.retreat("blue-1a", "0610"))).isEqualTo("GWE-8.63a");
    s.play(s.retreat("blue-1a", "0710"));
    assertThat(s.where("blue-1a")).isEqualTo("0710");
  }

  @Test
  @Case("GWE-8.63c")
  void whoCannotKeepToThePrioritiesIsNotLost() {
    // The only open hex leads away from supply.
    Situation s =
        oneHex(
            "0609: blue-2a; 0709: red-bde; 0710: red-bde2; 0607: red-hq-corps; 0611:"
                + " red-hq-corps2");
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    s = oneHex("0609: blue-1a; 0709: red-bde; 0710: red-bde2; 0608: red-2a");
    assertThat(s.where("blue-1a")).isEqualTo("0610");
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }

  @Test
  @Case("GWE-8.63c")
  void withoutAnySourceTheOwnerIsFree() {
    // Red holds both of blue's exits: no railway leads anywhere.
    Situation s = oneHex("0609: blue-1a; 1601: red-2a; 1616: red-2b");
    assertThat(
            s.rules()
                .supply()
                .distanceToSource(s.p(), s.side("blue"), s.hex("0609"), s.hex("0609")))
        .isEqualTo(Integer.MAX_VALUE);
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.retreat("blue-1a", "0709"), s.retreat("blue-1a", "0710"));
    // Of the six hexes two are red's and two in red's zones, which rating 1 shuns if it can.
    assertThat(s.refusal(s.retreat("blue-1a", "0608"))).isEqualTo("GWE-8.63b");
  }

  // ---- 8.64

  @Test
  @Case("GWE-8.64")
  void ratingOneMayGoIntoAndThroughZones() {
    Situation s = twoHexes("0609: blue-1a; 0708: red-2a; 0711: red-2b; 0809: red-2c");
    assertThat(s.orders()).isNotEmpty();
    s.play(s.retreat("blue-1a", "0709", "0808"));
    assertThat(s.where("blue-1a")).isEqualTo("0808");
  }

  @ParameterizedTest
  @CsvSource({"blue-1a, 0709", "blue-2a, eliminated", "blue-3a, eliminated", "blue-4a, eliminated"})
  @Case("GWE-8.64")
  void otherRatingsSurroundedByZonesAreEliminated(String unit, String end) {
    Situation s =
        oneHex("0609: " + unit + ", blue-hq-army; 0708: red-2a; 0810: red-2b; 0711: red-bde");
    if (s.asked().equals("retreat")) {
      s.play(s.retreat(unit + " blue-hq-army", "0709"));
    }
    assertThat(s.where(unit)).isEqualTo(end);
    // Whoever dies, the hex is open.
    assertThat(s.orders()).contains(s.advance("red-c1", "0609"));
  }

  @Test
  @Case("GWE-8.64")
  void aFriendInTheHexOpensAZone() {
    String zones = "; 0708: red-2a; 0711: red-2b";
    Situation s = oneHex("0609: blue-2a; 0710: blue-bde" + zones);
    assertThat(s.where("blue-2a")).isEqualTo("0710");
    assertThat(s.steps("blue-2a")).isEqualTo(2);
    // A headquarters is no such friend (7.24).
    s = oneHex("0609: blue-2a; 0710: blue-hq-1" + zones);
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-8.64")
  void aFortressOfItsOwnOpensAZone() {
    // The fort at 1310 keeps a way open through red's zones.
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with(
                "1210: blue-2a; 1110: red-c1; 1111: red-1b; 1209: red-2a; 1211: red-2b; 1309:"
                    + " red-2c")
            .with("1011: red-hq-army")
            .at(2, "red", "combat");
    // Out of supply the corps attacks with 5, after a die for attrition.
    s.dice(6, 4).play(s.attack("1210", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    assertThat(s.where("blue-2a")).isEqualTo("1310");
    assertThat(s.has("blue-2a", "passenger")).isTrue();
  }

  @Test
  @Case("GWE-8.64")
  void aZoneInTheWayIsRefusedByItsCase() {
    Situation s = oneHex("0609: blue-2a; 0708: red-2a; 0809: blue-bde");
    assertThat(s.where("blue-2a")).isEqualTo("0710");
    s = twoHexes("0609: blue-2a, blue-2b/1; 0708: red-2a" + NO_SOURCE);
    assertThat(s.refusal(s.retreat("blue-2a blue-2b", "0709", "0808"))).isEqualTo("GWE-8.64");
    s.play(s.retreat("blue-2a blue-2b", "0710", "0809"));
    assertThat(s.where("blue-2b")).isEqualTo("0809");
  }

  @Test
  @Case("GWE-8.64")
  void aMixedStackTakesAWayOpenToAllIfThereIsOne() {
    // 0709 is in a red zone and 0710 is not; the poorly rated bind the stack.
    Situation s = twoHexes("0609: blue-1a/1, blue-2a; 0708: red-2a" + NO_SOURCE);
    assertThat(s.refusal(s.retreat("blue-1a blue-2a", "0709", "0808"))).isEqualTo("GWE-8.64");
    s.play(s.retreat("blue-1a blue-2a", "0710", "0809"));
    assertThat(s.where("blue-1a")).isEqualTo("0809");
    assertThat(s.where("blue-2a")).isEqualTo("0809");
  }

  @Test
  @Case("GWE-8.64")
  void whereOnlyTheBestCanGoTheOthersOfTheStackAreLost() {
    Situation s =
        oneHex("0609: blue-1a/1, blue-2a, blue-hq-corps; 0708: red-2a; 0711: red-2b; 0811: red-2c");
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.retreat("blue-1a blue-2a blue-hq-corps", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
    assertThat(s.steps("blue-1a")).isEqualTo(1);
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.where("blue-hq-corps")).isEqualTo("0709");
  }

  // ---- 8.65, 6.15

  @Test
  @Case({"GWE-8.65", "GWE-6.15"})
  void aRetreatPassesFullHexesAndDisturbsNobody() {
    // 0710 is full and 0709 in red's hands; through the full hex leads the way.
    Situation s =
        twoHexes("0609: blue-2a; 0709: red-bde; 0710: blue-c1, blue-c3; 0809: blue-hq-army");
    assertThat(s.refusal(s.retreat("blue-2a", "0710", "0809"))).isEqualTo("GWE-8.64");
    s.play(s.retreat("blue-2a", "0710", "0810"));
    assertThat(s.where("blue-2a")).isEqualTo("0810");
    assertThat(s.where("blue-c1")).isEqualTo("0710");
    assertThat(s.where("blue-c3")).isEqualTo("0710");
    assertThat(s.has("blue-2a", "passenger")).isFalse();
  }

  @Test
  @Case({"GWE-6.15", "GWE-8.63c"})
  void aHexWithRoomGoesBeforeOneNearerToSupply() {
    // Both nearer hexes are full; 0610 has room, though it is no nearer.
    Situation s = oneHex("0609: blue-1a; 0709: blue-c1, blue-c3; 0710: blue-c3b, blue-c4");
    assertThat(s.refusal(s.retreat("blue-1a", "0709"))).isEqualTo("GWE-6.15");
    assertThat(s.refusal(s.retreat("blue-1a", "0710"))).isEqualTo("GWE-6.15");
    s.play(s.retreat("blue-1a", "0610"));
    assertThat(s.where("blue-1a")).isEqualTo("0610");
  }

  @Test
  @Case("GWE-6.15")
  void aNearHexWithRoomGoesBeforeAFarOneWithout() {
    // Red closes the second ring but for 0809, which is full: it ends beside its start, and lives.
    Situation s =
        twoHexes(
            "0609: blue-1a; 0808: red-bde; 0809: blue-c1, blue-c3; 0810: red-2a; 0708: red-2b;"
                + " 0711: red-2c; 0611: red-3a; 0607: red-3b; 0508: red-3c; 0511: red-3d");
    assertThat(s.refusal(s.retreat("blue-1a", "0709", "0809"))).isEqualTo("GWE-6.15");
    s.play(s.retreat("blue-1a", "0710", "0709"));
    assertThat(s.where("blue-1a")).isEqualTo("0709");
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }

  @Test
  @Case("GWE-6.15")
  void whoMustEndOverstackedLosesTheExcessAndOnlyOfTheRetreaters() {
    // The only open hex holds six points; four come, two are too many.
    String units =
        "0609: blue-2a/1, blue-2b/1; 0709: red-bde; 0710: blue-c3, blue-3a; 0809: blue-hq-army";
    Situation s = oneHex(units);
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.choose("eliminate", "blue-2a"), s.choose("eliminate", "blue-2b"));
    assertThat(s.refusal(s.choose("eliminate", "blue-3a"))).isEqualTo("GWE-6.15");
    assertThat(s.refusal(s.choose("eliminate", "blue-2a", "blue-2b"))).isEqualTo("GWE-6.15");
    s.play(s.choose("eliminate", "blue-2b"));
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    assertThat(s.where("blue-2a")).isEqualTo("0710");
    assertThat(s.where("blue-3a")).isEqualTo("0710");
  }

  @Test
  @Case("GWE-6.15")
  void fourPointsGoIntoAHexThatHoldsFour() {
    Situation s =
        oneHex("0609: blue-2a/1, blue-2b/1; 0709: red-bde; 0710: blue-c3; 0809: blue-hq-army");
    assertThat(s.where("blue-2a")).isEqualTo("0710");
    assertThat(s.where("blue-2b")).isEqualTo("0710");
  }

  // ---- 8.66

  @Test
  @Case("GWE-8.66a")
  void whoFledIntoAHexAddsNothingToItsDefence() {
    Situation s =
        oneHex(
            "0609: blue-1a, blue-hq-1; 0710: blue-2a; 0709: red-bde; 0711: red-1c, red-1d; 0611:"
                + " red-hq-army");
    assertThat(s.where("blue-1a")).isEqualTo("0710");
    assertThat(s.has("blue-1a", "passenger")).isTrue();
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.pass());
    // The garrison's 5 alone, without the 6 that fled nor the headquarters that came along.
    assertThat(s.preview(s.attack("0710", "red-1c", "red-1d")).defence().total()).isEqualTo(5.0);
    s.dice(4).play(s.attack("0710", "red-1c", "red-1d"));
    assertThat(s.result()).isEqualTo("1/1");
    // Two steps of garrison are the smaller force: one is lost, not half of four.
    s.play(s.choose("1"));
    assertThat(s.steps("blue-2a")).isEqualTo(1);
    assertThat(s.steps("red-1c") + s.steps("red-1d")).isEqualTo(4);
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("red-1c:2"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("red-1c:1"));
  }

  @Test
  @Case("GWE-8.66a")
  void whoFledIntoAnEmptyHexIsNoPassengerAndIsNotAttackedAgain() {
    Situation s =
        oneHex("0609: blue-1a; 0709: red-bde; 0711: red-1c; 0213: red-1d; 0214: blue-bde");
    assertThat(s.where("blue-1a")).isEqualTo("0710");
    assertThat(s.has("blue-1a", "passenger")).isFalse();
    s.play(s.pass());
    assertThat(s.refusal(s.attack("0710", "red-1c"))).isEqualTo("GWE-8.14");
  }

  @Test
  @Case("GWE-8.66a")
  void passengersAreFreeWhenTheCombatPhaseEnds() {
    Situation s = oneHex("0609: blue-1a; 0709: red-bde; 0710: blue-2a; 0809: blue-hq-army");
    assertThat(s.has("blue-1a", "passenger")).isTrue();
    s.play(s.pass());
    while (s.phase().equals("combat")) {
      s.play(s.pass());
    }
    assertThat(s.has("blue-1a", "passenger")).isFalse();
  }

  /** Red attacks 0710, where a garrison stands with passengers. */
  private static Situation garrison(String hosts, String passengers, int die) {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("0409: red-hq-1; 0610: red-c1; 0709: red-2a; 0710: " + hosts)
            .at(2, "red", "combat")
            .with("0710: " + passengers);
    s.dice(die).play(s.attack("0710", "red-c1"));
    return s;
  }

  @Test
  @Case("GWE-8.66b")
  void ifTheGarrisonLosesHalfPassengersLoseHalfRoundedUp() {
    Situation s =
        garrison("blue-2a", "blue-c1/3+passenger, blue-2b+passenger, blue-2c/1+passenger", 4);
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("blue-2a")).isEqualTo(1);
    assertThat(s.askedOf()).as("half of the whole force, as its owner likes").isEqualTo("blue");
    assertThat(s.prompt()).contains("3 steps");
    assertThat(s.refusal(s.lose("blue-c1:2"))).isEqualTo("GWE-8.66b");
    assertThat(s.refusal(s.lose("blue-c1:2", "blue-2a:1"))).isEqualTo("GWE-8.9-X4");
    s.play(s.lose("blue-c1:2", "blue-2b:1"));
    assertThat(s.steps("blue-c1")).isEqualTo(1);
    assertThat(s.steps("blue-2b")).isEqualTo(1);
    assertThat(s.where("blue-2c")).isEqualTo("0710");
  }

  @Test
  @Case("GWE-8.66b")
  void aPassengerOfThreeStepsLosesTwoAndOfTwoSpentOnesOneStays() {
    Situation s = garrison("blue-2a", "blue-c1/3+passenger", 4);
    s.play(s.choose("1"));
    assertThat(s.steps("blue-c1")).isEqualTo(1);

    s = garrison("blue-2a", "blue-2b/1+passenger, blue-2c/1+passenger", 4);
    s.play(s.choose("1"));
    s.play(s.lose("blue-2c:1"));
    assertThat(s.where("blue-2b")).isEqualTo("0710");
    assertThat(s.where("blue-2c")).isEqualTo("eliminated");
  }

  @Test
  @Case({"GWE-8.66b", "GWE-8.9-X6"})
  void ifTheGarrisonRetreatsPassengersDie() {
    Situation s = garrison("blue-1a, blue-hq-1", "blue-c1+passenger, blue-hq-corps+passenger", 4);
    s.play(s.choose("2"));
    assertThat(s.where("blue-1a")).isEqualTo("0809");
    assertThat(s.where("blue-hq-1")).isEqualTo("0809");
    assertThat(s.where("blue-c1")).isEqualTo("eliminated");
    assertThat(s.where("blue-hq-corps")).isEqualTo("eliminated");
    assertThat(s.events(Event.Reduced.class))
        .anyMatch(event -> event.unit() == s.unit("blue-c1") && event.caseId().equals("GWE-8.66b"));
  }

  @Test
  @Case("GWE-8.66b")
  void ifTheGarrisonDiesPassengersDie() {
    Situation s = garrison("blue-2a/1", "blue-c1+passenger", 1);
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.where("blue-c1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("GWE-8.66b")
  void withoutResultPassengersSufferNothing() {
    Situation s = garrison("blue-c1", "blue-2b+passenger", 5);
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.steps("blue-2b")).isEqualTo(2);
    assertThat(s.where("blue-2b")).isEqualTo("0710");
  }

  @Test
  @Case("GWE-8.66b")
  void passengersOfAHexThatLosesNothingSufferNothing() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with("0409: red-hq-1; 0610: red-c1; 0710: blue-1a; 0711: blue-1b")
            .at(2, "red", "combat")
            .with("0710: blue-2a+passenger; 0711: blue-2b+passenger");
    s.dice(1).play(s.attack("0710 0711", "red-c1"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("1"));
    s.play(s.lose("blue-1b:2"));
    // 0711 is empty of its garrison, 0710 untouched.
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    assertThat(s.steps("blue-2a")).isEqualTo(2);
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }
}
