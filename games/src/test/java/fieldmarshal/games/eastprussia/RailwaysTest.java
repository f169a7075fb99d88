package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 5.2: rail movement, and 5.2.1: cutting and repairing the line. */
class RailwaysTest {
  private static final String SCENARIO = "historical";

  private static Situation german(int turn, String units) {
    return Situation.of(SCENARIO).with(units).at(turn, "german", "first-movement");
  }

  /** The shortest ride of an entrained unit to a hex. */
  private static Order.Rail ride(Situation s, String unit, String to) {
    return s.orders(Order.Rail.class).stream()
        .filter(rail -> rail.unit() == s.unit(unit) && rail.path().last() == s.hex(to))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no train goes to " + to));
  }

  private static boolean goesTo(Situation s, String unit, String to) {
    return s.orders(Order.Rail.class).stream()
        .anyMatch(rail -> rail.unit() == s.unit(unit) && rail.path().last() == s.hex(to));
  }

  @Test
  @Case("TWU-5.2a")
  void onlyGermansUseTheRailway() {
    Situation s =
        Situation.of(SCENARIO)
            .with("4916: ru-25")
            .allHeldBy("russian")
            .at(5, "russian", "first-movement");
    assertThat(s.refusal(s.entrain("ru-25"))).isEqualTo("TWU-5.2a");
    assertThat(s.orders(Order.Entrain.class)).isEmpty();
  }

  @Test
  @Case({"TWU-5.2b", "TWU-TEC-RAIL"})
  void entrainingTravellingAndDetrainingCostOnePointEachWhateverTheDistance() {
    Situation s = german(5, "4916: ge-2");
    s.play(s.entrain("ge-2"));
    assertThat(s.has("ge-2", "entrained")).isTrue();
    Order.Rail ride = ride(s, "ge-2", "2622");
    assertThat(ride.path().size()).as("hexes to Allenstein").isEqualTo(23);
    s.play(ride);
    assertThat(s.where("ge-2")).isEqualTo("2622");
    s.play(s.detrain("ge-2"));
    assertThat(s.has("ge-2", "entrained")).isFalse();
    assertThat(s.refusal(s.march("ge-2", "2623"))).as("3 points spent").isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-5.2b", "TWU-5.2e"})
  void aGarrisonHasPointsForTwoOfTheThreeAndStaysEntrained() {
    Situation s = german(5, "3808: ge-g-kon");
    s.play(s.entrain("ge-g-kon"));
    s.play(ride(s, "ge-g-kon", "4916"));
    assertThat(s.refusal(s.detrain("ge-g-kon"))).isEqualTo("TWU-5.2b");
    s.play(s.pass()).passTo(5, "german", "second-movement");
    assertThat(s.has("ge-g-kon", "entrained")).isTrue();
    assertThat(s.refusal(s.march("ge-g-kon", "4917"))).isEqualTo("TWU-5.2e");
    assertThat(s.refusal(s.entrain("ge-g-kon"))).as("not paid again").isEqualTo("TWU-5.2e");
    s.play(s.detrain("ge-g-kon"));
    assertThat(s.grants(s.march("ge-g-kon", "4917"))).as("one point left").isTrue();
    assertThat(s.refusal(s.march("ge-g-kon", "4917", "4918"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-5.2b")
  void whoIsNotEntrainedNeitherTravelsNorDetrains() {
    Situation s = german(5, "4916: ge-2");
    assertThat(s.refusal(s.rail("ge-2", "4816"))).isEqualTo("TWU-5.2b");
    assertThat(s.refusal(s.detrain("ge-2"))).isEqualTo("TWU-5.2b");
  }

  @Test
  @Case("TWU-5.2c")
  void trainsRunOverConnectedGermanHexesOnly() {
    Situation s = german(5, "4916: ge-2");
    s.play(s.entrain("ge-2"));
    assertThat(s.refusal(s.rail("ge-2", "5015"))).as("no line").isEqualTo("TWU-5.2c");
    assertThat(s.refusal(s.rail("ge-2", "5117"))).as("a gap").isEqualTo("TWU-5.2c");
    assertThat(s.refusal(s.rail("ge-2"))).isEqualTo("TWU-5.2b");
    assertThat(goesTo(s, "ge-2", "5319")).as("Gumbinnen").isTrue();
    s.heldBy("russian", "5118");
    assertThat(goesTo(s, "ge-2", "5319")).as("a Russian hex on the way").isFalse();
  }

  @Test
  @Case({"TWU-5.2c", "TWU-5.2l"})
  void aRailHexThatIsRetakenServesAtOnce() {
    Situation s = german(5, "4916: ge-2; 5217: ge-1kb").heldBy("russian", "5118");
    s.play(s.march("ge-1kb", "5118", "5119"));
    s.play(s.entrain("ge-2"));
    assertThat(goesTo(s, "ge-2", "5319")).isTrue();
  }

  @Test
  @Case("TWU-5.2c")
  void russianRailwaysServeOnceTheyAreGerman() {
    Situation s = german(5, "1730: ge-2").heldBy("german", "1831", "1832", "1833", "1834");
    s.play(s.entrain("ge-2"));
    assertThat(goesTo(s, "ge-2", "1832")).as("Mława").isTrue();
    s.heldBy("russian", "1831");
    assertThat(goesTo(s, "ge-2", "1832")).isFalse();
  }

  @Test
  @Case("TWU-5.2d")
  void noTrainRunsInAnEnemyZoneEvenWithAFriendThere() {
    Situation s = german(5, "4916: ge-2; 5219: ru-25");
    assertThat(s.inZone("russian", "5218")).isTrue();
    s.play(s.entrain("ge-2"));
    assertThat(goesTo(s, "ge-2", "5319")).isFalse();
    s.with("5218: ge-35");
    assertThat(goesTo(s, "ge-2", "5319")).as("a friend does not help").isFalse();
    Situation beside = german(5, "4916: ge-2; 4816: ru-25");
    assertThat(beside.refusal(beside.entrain("ge-2"))).isEqualTo("TWU-5.2d");
    Situation aboard = german(5, "4916: ge-2+entrained; 4816: ru-25");
    assertThat(aboard.refusal(aboard.detrain("ge-2"))).isEqualTo("TWU-5.2d");
    assertThat(aboard.orders(Order.Rail.class)).isEmpty();
  }

  @Test
  @Case("TWU-5.2g")
  void onTurnsOneAndTwoTwoUnitsAreEntrained() {
    Situation s = german(2, "4916: ge-2; 3808: ge-1; 2622: ge-37");
    s.play(s.entrain("ge-2"), s.entrain("ge-1"));
    assertThat(s.refusal(s.entrain("ge-37"))).isEqualTo("TWU-5.2g");
  }

  @Test
  @Case("TWU-5.2h")
  void fromTurnThreeFiveUnitsAreEntrained() {
    Situation s =
        german(3, "4916: ge-2; 3808: ge-1; 2622: ge-37; 2021: ge-41; 1522: ge-35; 0620: ge-36");
    s.play(s.entrain("ge-2"), s.entrain("ge-1"), s.entrain("ge-37"), s.entrain("ge-41"));
    s.play(s.entrain("ge-35"));
    assertThat(s.refusal(s.entrain("ge-36"))).isEqualTo("TWU-5.2h");
  }

  @Test
  @Case("TWU-5.2h")
  void bothMovementPhasesAndThoseStillAboardCountTogether() {
    Situation s =
        german(
            3,
            "4916: ge-2+entrained; 3808: ge-1; 2622: ge-37; 2021: ge-41; 1522: ge-35; 0620: ge-36");
    s.play(s.detrain("ge-2"), s.entrain("ge-1"), s.entrain("ge-37"), s.entrain("ge-41"));
    s.play(s.pass()).passTo(3, "german", "second-movement");
    s.play(s.entrain("ge-35"));
    assertThat(s.refusal(s.entrain("ge-36"))).isEqualTo("TWU-5.2h");
    assertThat(s.grants(s.entrain("ge-2"))).as("counted already").isTrue();
    s.passTo(4, "german", "first-movement");
    assertThat(s.grants(s.entrain("ge-36"))).as("four are still aboard").isTrue();
    s.play(s.entrain("ge-36"));
    assertThat(s.refusal(s.entrain("ge-2"))).isEqualTo("TWU-5.2h");
  }

  @Test
  @Case("TWU-5.2i")
  void marchAndRailShareThePoints() {
    Situation s = german(5, "4917: ge-1kb; 4817: ge-2");
    s.play(s.march("ge-1kb", "4916"), s.entrain("ge-1kb"));
    s.play(ride(s, "ge-1kb", "3808"));
    s.play(s.detrain("ge-1kb"));
    assertThat(s.refusal(s.march("ge-1kb", "3807"))).isEqualTo("TWU-5.0b");
    Situation after = german(5, "4916: ge-1kb");
    after.play(after.entrain("ge-1kb"));
    after.play(ride(after, "ge-1kb", "3808"));
    after.play(after.detrain("ge-1kb"), after.march("ge-1kb", "3807"));
    assertThat(after.where("ge-1kb")).isEqualTo("3807");
  }

  @Test
  @Case("TWU-5.2j")
  void everyKindOfGermanUnitMayEntrain() {
    Situation s =
        Situation.of(SCENARIO, "german-hq")
            .with(
                "4916: ge-2; 3808: ge-hindenburg; 2622: ge-8k; 2021: ge-hrg; 1522: ge-35; 0620:"
                    + " ge-1")
            .at(5, "german", "first-movement");
    s.play(s.entrain("ge-hindenburg"), s.entrain("ge-8k"), s.entrain("ge-hrg"), s.entrain("ge-2"));
    s.play(s.entrain("ge-35"));
    assertThat(s.refusal(s.entrain("ge-1"))).as("the headquarters counts").isEqualTo("TWU-5.2h");
  }

  // ---- 5.2.1

  private static Situation russian(String units, String... options) {
    return Situation.of(SCENARIO, options).with(units).at(5, "russian", "first-movement");
  }

  @Test
  @Case({"TWU-5.2.1a", "TWU-5.2.1c"})
  void russianInfantryCutsTheLineForAPointAndNeedsNoSupply() {
    Situation s = russian("4816: ru-25");
    assertThat(s.inSupply("ru-25")).isFalse();
    assertThat(s.refusal(s.march("ru-25", "4817", "4818"))).as("1 point").isEqualTo("TWU-5.0b");
    s.play(s.choose("cut-rail", "ru-25"));
    assertThat(cut(s, "4816")).isTrue();
    assertThat(s.refusal(s.choose("cut-rail", "ru-25"))).as("cut already").isEqualTo("TWU-5.2.1a");
    assertThat(s.refusal(s.march("ru-25", "4817"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-5.2.1a")
  void theUnitMayMarchOntoTheLineAndCutItWithItsSecondPoint() {
    Situation s = russian("4815: ru-25; 4417: ru-27").allHeldBy("russian");
    s.play(s.march("ru-25", "4816"), s.choose("cut-rail", "ru-25"));
    assertThat(cut(s, "4816")).isTrue();
    s.with("4515: ru-29").play(s.march("ru-29", "4615", "4616"));
    assertThat(s.refusal(s.choose("cut-rail", "ru-29")))
        .as("no point left")
        .isEqualTo("TWU-5.2.1a");
    Situation off = russian("4518: ru-25").allHeldBy("russian");
    assertThat(off.refusal(off.choose("cut-rail", "ru-25"))).as("no line").isEqualTo("TWU-5.2.1a");
  }

  private static boolean cut(Situation s, String hex) {
    return s.rules().status(s.p()).markers().stream()
        .anyMatch(marker -> marker.name().equals("rail cut") && marker.value().equals(hex));
  }

  @Test
  @Case({"TWU-5.2.1b", "TWU-5.2k"})
  void germanInfantryRepairsAndTrainsRunAtOnce() {
    Situation s = russian("3708: ru-25");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 3708: ge-1; 3808: ge-2").allHeldBy("german");
    s.at(5, "german", "first-movement").play(s.entrain("ge-2"));
    assertThat(goesTo(s, "ge-2", "3107")).as("cut at 3708").isFalse();
    assertThat(goesTo(s, "ge-2", "4916")).isTrue();
    s.at(6, "german", "first-movement").play(s.choose("repair-rail", "ge-1"));
    assertThat(cut(s, "3708")).isFalse();
    assertThat(s.grants(s.march("ge-1", "3707", "3706"))).as("two points left").isTrue();
    s.play(s.march("ge-1", "3707"));
    assertThat(s.refusal(s.choose("repair-rail", "ge-1"))).isEqualTo("TWU-5.2.1b");
    assertThat(goesTo(s, "ge-2", "3107")).as("in the same phase").isTrue();
  }

  @Test
  @Case("TWU-5.2.1b")
  void repairNeedsALineOfSupply() {
    Situation s = russian("4816: ru-25");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4816: ge-1").allHeldBy("russian", "4816");
    s.at(5, "german", "first-movement");
    assertThat(s.refusal(s.choose("repair-rail", "ge-1"))).isEqualTo("TWU-5.2.1b");
    s.allHeldBy("german");
    assertThat(s.grants(s.choose("repair-rail", "ge-1"))).isTrue();
  }

  @Test
  @Case("TWU-5.2.1d")
  void cuttingAndRepairingAreAllowedInAnEnemyZone() {
    Situation s = russian("4815: ru-25; 4717: ge-2").allHeldBy("russian", "4717");
    s.play(s.march("ru-25", "4816"));
    assertThat(s.inZone("german", "4816")).isTrue();
    assertThat(s.refusal(s.march("ru-25", "4817"))).isEqualTo("TWU-3.3g");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25, ge-2; 4816: ge-1; 4815: ru-27").allHeldBy("german");
    s.at(5, "german", "first-movement");
    assertThat(s.inZone("russian", "4816")).isTrue();
    assertThat(s.grants(s.choose("repair-rail", "ge-1"))).isTrue();
  }

  @Test
  @Case({"TWU-5.2.1e", "TWU-3.1a"})
  void onlyInfantryCutsAndRepairsGarrisonsIncluded() {
    Situation s = russian("4816: ru-1c; 4616: ru-1ha; 4716: ru-25");
    assertThat(s.refusal(s.choose("cut-rail", "ru-1c"))).isEqualTo("TWU-5.2.1e");
    assertThat(s.refusal(s.choose("cut-rail", "ru-1ha"))).isEqualTo("TWU-5.2.1e");
    s.play(s.choose("cut-rail", "ru-25"));
    assertThat(cut(s, "4716")).isTrue();
    s.with("eliminated: ru-1c, ru-1ha, ru-25; 4716: ge-1kb, ge-hrg").allHeldBy("german");
    s.at(5, "german", "first-movement");
    assertThat(s.refusal(s.choose("repair-rail", "ge-1kb"))).isEqualTo("TWU-5.2.1e");
    s.play(s.choose("repair-rail", "ge-hrg"));
    assertThat(cut(s, "4716")).isFalse();
    assertThat(s.refusal(s.choose("cut-rail", "ge-hrg"))).isEqualTo("TWU-5.2.1e");
  }

  @Test
  @Case("TWU-5.2.1f")
  void aForcedMarchCannotCutButARepairIsAllowed() {
    Situation s = russian("4614: ru-25", "forced-march").allHeldBy("russian");
    s.play(s.move("forced-march", "ru-25", "4715", "4716"));
    assertThat(s.refusal(s.choose("cut-rail", "ru-25"))).isEqualTo("TWU-5.2.1f");
    s.at(5, "russian", "second-movement").play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4718: ge-1").allHeldBy("german").at(5, "german", "first-movement");
    s.play(s.move("forced-march", "ge-1", "4717", "4716"), s.choose("repair-rail", "ge-1"));
    assertThat(cut(s, "4716")).isFalse();
  }

  @Test
  @Case("TWU-5.2.1g")
  void aCutHexIsClosedToTrains() {
    Situation s = russian("4816: ru-25");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4816: ge-1; 4916: ge-2").at(5, "german", "first-movement");
    assertThat(s.refusal(s.entrain("ge-1"))).isEqualTo("TWU-5.2.1g");
    s.play(s.entrain("ge-2"));
    assertThat(s.refusal(s.rail("ge-2", "4816"))).isEqualTo("TWU-5.2.1g");
    Situation aboard =
        Situation.of(SCENARIO).with("4816: ru-25").at(5, "russian", "first-movement");
    aboard.play(aboard.choose("cut-rail", "ru-25"));
    aboard.with("eliminated: ru-25; 4816: ge-1+entrained").at(5, "german", "first-movement");
    assertThat(aboard.refusal(aboard.detrain("ge-1"))).isEqualTo("TWU-5.2.1g");
  }

  @Test
  @Case({"TWU-5.2g", "TWU-5.2h"})
  void aUnitThatRodeCountsAlsoWhenItIsLostLaterInTheTurn() {
    Situation s = german(2, "4826: ge-1kb; 4916: ge-2; 3808: ge-1; 5026: ru-25, ru-27, ru-29");
    s.play(s.entrain("ge-2"), s.entrain("ge-1kb"), s.detrain("ge-1kb"));
    s.play(s.march("ge-1kb", "4926"), s.pass());
    s.fight(6, s.attack("5026", "ge-1kb")).settle();
    assertThat(s.where("ge-1kb")).isEqualTo("eliminated");
    s.passTo(2, "german", "second-movement");
    assertThat(s.refusal(s.entrain("ge-1"))).isEqualTo("TWU-5.2g");
    s.at(3, "german", "first-movement");
    assertThat(s.grants(s.entrain("ge-1"))).isTrue();
  }

  @Test
  @Case({"TWU-5.0f", "TWU-5.2i"})
  void whoMarchedWithAUnitThatGoesOnByTrainHasBeenDroppedOff() {
    Situation s = german(5, "4727: ge-1kb, ge-2kb, ge-8k").heldBy("german", "4825");
    s.play(s.march("ge-1kb ge-2kb ge-8k", "4826"), s.entrain("ge-1kb"), s.entrain("ge-8k"));
    s.play(s.rail("ge-1kb", "4825"));
    assertThat(s.refusal(s.march("ge-2kb", "4726"))).isEqualTo("TWU-5.0f");
    assertThat(s.grants(s.rail("ge-8k", "4825"))).as("on the same train").isTrue();
  }
}
