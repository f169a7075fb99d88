package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 8: supply. */
class SupplyTest {
  /** Three Russian divisions whose zones cover all six hexes round 4510. */
  private static final String POCKET = "; 4509: ru-23; 4610: ru-37; 4410: ru-58-r";

  private static Situation supply(Situation s, int turn) {
    return s.at(turn, "central", "supply");
  }

  private static String state(Situation s, String unit) {
    return s.has(unit, "out-of-supply")
        ? "out of supply"
        : s.has(unit, "attenuated")
            ? "attenuated"
            : s.has(unit, "fort-supplied") ? "fort" : "supplied";
  }

  @Test
  @Case({"COG-8.3a", "COG-8.3b", "COG-8.3c", "COG-2.28b", "COG-8.42g"})
  void firstAttenuatedThenOutOfSupplyThenFreeAtOnce() {
    Situation s = Situation.galicia().with("4510: ah-30/1" + POCKET);
    assertThat(state(supply(s, 2), "ah-30")).isEqualTo("attenuated");
    assertThat(state(supply(s, 3), "ah-30")).isEqualTo("out of supply");
    for (int turn = 4; turn <= 11; turn++) {
      assertThat(state(supply(s, turn), "ah-30")).isEqualTo("out of supply");
      assertThat(s.steps("ah-30")).as("no attrition").isEqualTo(1);
    }
    s.with("4609: ah-28");
    assertThat(state(supply(s, 12), "ah-30")).isEqualTo("supplied");
  }

  @Test
  @Case({"COG-5.31b", "COG-2.28b"})
  void onTurnOneEverybodyIsInSupply() {
    Situation s = Situation.galicia().with("4510: ah-30" + POCKET);
    assertThat(state(supply(s, 1), "ah-30")).isEqualTo("supplied");
    assertThat(s.inSupply("ah-30")).as("though no line can be traced").isFalse();
    Situation printed = Situation.galiciaAsPrinted();
    for (Counter unit : printed.rules().roster().all()) {
      assertThat(state(printed, unit.id())).isEqualTo("supplied");
    }
  }

  @Test
  @Case({"COG-5.31a", "COG-X3"})
  void aPocketBitesInTheNextSupplyPhase() {
    Situation s = Situation.galicia().with("4510: ah-30; 4509: ru-23; 4610: ru-37");
    assertThat(state(supply(s, 4), "ah-30")).isEqualTo("supplied");
    s.with("4410: ru-58-r");
    assertThat(state(s, "ah-30")).as("for the rest of turn 4").isEqualTo("supplied");
    assertThat(state(supply(s, 5), "ah-30")).isEqualTo("attenuated");
    assertThat(state(supply(s, 6), "ah-30")).isEqualTo("out of supply");
  }

  @Test
  @Case("COG-8.3a")
  void whoIsReconnectedIsNotFlipped() {
    // Interaction 2 of chapter 7 of the notes: removal comes first.
    Situation s = Situation.galicia().with("4510: ah-30" + POCKET);
    assertThat(state(supply(s, 2), "ah-30")).isEqualTo("attenuated");
    s.with("4511: ah-28; 4512: ah-6");
    assertThat(state(supply(s, 3), "ah-30")).isEqualTo("supplied");
  }

  @Test
  @Case({"COG-8.22b", "COG-7.2d"})
  void aFriendlyUnitOpensAnEnemyZone() {
    Situation s = Situation.galicia().with("4510: ah-30" + POCKET);
    assertThat(s.inSupply("ah-30")).isFalse();
    s.with("4511: ah-97-lst");
    assertThat(s.inSupply("ah-30")).as("the brigade stands in the zone").isTrue();
    assertThat(s.supplyLine("ah-30")).startsWith("4511");
  }

  @Test
  @Case("COG-X4")
  void anUnsuppliedUnitStillOpensTheZoneInItsHex() {
    Situation s = Situation.galicia().with("4510: ah-30; 4511: ah-97-lst+out-of-supply" + POCKET);
    assertThat(s.inSupply("ah-30")).isTrue();
  }

  @Test
  @Case({"COG-8.3d", "COG-7.1d"})
  void allTracesUseTheMarkersOfTheStart() {
    // The Russian at 4611 was out of supply when the phase began: it does not close 4610 in this
    // phase, although it is reconnected itself. The others close every other way.
    Situation s =
        Situation.galicia()
            .with("4510: ah-30; 4509: ru-23; 4410: ru-37; 4611: ru-58-r+out-of-supply");
    supply(s, 4);
    assertThat(state(s, "ru-58-r")).isEqualTo("supplied");
    assertThat(state(s, "ah-30")).isEqualTo("supplied");
    assertThat(state(supply(s, 5), "ah-30")).isEqualTo("attenuated");
  }

  @Test
  @Case({"COG-8.2", "COG-8.21a", "COG-8.22a", "COG-G6"})
  void anyNumberOfUnitsUsesOneSourceOverAnyDistance() {
    Situation s = Situation.galicia().with("1030: ru-23, ru-37; 1130: ru-58-r");
    for (String unit : new String[] {"ru-23", "ru-37", "ru-58-r"}) {
      assertThat(s.inSupply(unit)).isTrue();
      assertThat(s.supplyLine(unit).size()).isGreaterThan(15);
    }
    Situation only = Situation.galicia().with("5524: ru-23");
    only.heldBy("central", "1902", "2501", "3301", "4201", "5604", "5612", "5617", "5633");
    assertThat(only.inSupply("ru-23")).as("Wolochisk alone is left").isTrue();
    only.heldBy("central", "5624");
    assertThat(only.inSupply("ru-23")).isFalse();
  }

  @Test
  @Case({"COG-8.21b", "COG-G6c"})
  void aCapturedSourceServesNobodyUntilItIsRetaken() {
    Situation s = Situation.galicia().with("0216: ah-95-lst");
    s.heldBy("entente", "0319", "0119", "1433", "1931", "2234", "2636", "3236", "3936");
    assertThat(s.inSupply("ah-95-lst")).as("0115 in Russia without rail").isTrue();
    s.with("0115: ru-5-don-c");
    assertThat(s.controller("0115")).isEqualTo("entente");
    assertThat(s.inSupply("ah-95-lst")).isFalse();
    assertThat(s.rules().mapMarkers(s.p()))
        .anyMatch(marker -> marker.kind().equals("source-lost") && marker.hex() == s.hex("0115"));
    s.with("unused: ru-5-don-c");
    assertThat(s.inSupply("ah-95-lst")).as("the Cossacks have gone on").isFalse();
    s.with("0115: ah-95-lst");
    assertThat(s.inSupply("ah-95-lst")).isTrue();
    Situation russians = Situation.galicia().with("0115: ru-23");
    russians.heldBy(
        "central", "1902", "2501", "3301", "4201", "5604", "5612", "5617", "5624", "5633");
    assertThat(russians.inSupply("ru-23")).as("an Austrian source").isFalse();
  }

  @Test
  @Case("COG-G6b")
  void twoSourcesServeGermansOnly() {
    Situation s = Situation.galicia().with("0205: ah-95-lst; 0305: ge-3-ldw");
    s.heldBy("entente", "0319", "0119", "0115", "1433", "1931", "2234", "2636", "3236", "3936");
    assertThat(s.inSupply("ge-3-ldw")).isTrue();
    assertThat(s.inSupply("ah-95-lst")).isFalse();
  }

  @Test
  @Case({"COG-Y6", "COG-Y6b", "COG-Y6c"})
  void belgiansDrawSupplyOnlyFromDunkirkAndCalais() {
    Situation s = Situation.ypres().with("1730: be-3-b; 1731: br-7");
    s.heldBy("central", "0713", "0117");
    assertThat(s.inSupply("br-7")).as("Aire").isTrue();
    assertThat(s.inSupply("be-3-b")).isFalse();
    s.heldBy("entente", "0117");
    assertThat(s.inSupply("be-3-b")).isTrue();
    Situation south = Situation.ypres().with("1737: br-7");
    south.heldBy("central", "0713", "0117", "0325", "0730", "1033", "1535");
    assertThat(south.inSupply("br-7")).as("1638 has no railway").isTrue();
  }

  @Test
  @Case("COG-Y10e")
  void noLineEntersTheFloodButOneLeavesIt() {
    Situation s = Situation.ypres().with("2111: ge-43-r; 2011: be-5-b").flooded("2111");
    assertThat(s.inSupply("ge-43-r")).as("from the flood to a dry hex").isTrue();
    assertThat(s.rules().zones(s.p(), s.side("central")).contains(s.hex("2011")))
        .as("no zone out of the flood")
        .isFalse();
    s.with("2110: ge-44-r; 2209: be-3-b")
        .flooded("2009", "2010", "2109", "2110", "2111", "2210", "2112", "2211", "2212");
    assertThat(s.inSupply("ge-44-r")).as("its neighbours are flooded or held").isFalse();
  }

  @Test
  @Case({"COG-8.42c", "COG-8.42b", "COG-2.27"})
  void outOfSupplyCostsAMovementPointAndTwoOfTheRating() {
    Situation s =
        Situation.galicia().with("3721: ah-30+out-of-supply, ah-11; 3618: ah-97-lst+out-of-supply");
    s.with("5527: ru-4-rif").army(4, "ah-3", 1);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-11"))).isEqualTo(2);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-30"))).isEqualTo(1);
    assertThat(s.rules().pieces().ter(s.p(), s.unit("ah-30"))).isEqualTo(2);
    assertThat(s.rules().pieces().ter(s.p(), s.unit("ah-97-lst"))).as("never below 1").isEqualTo(1);
    Situation slow = Situation.galicia().with("4231: ah-43+out-of-supply; 5527: ru-4-rif");
    slow.army(4, "ah-2", 1);
    assertThat(slow.refusal(slow.march("ah-43", "4232"))).as("1 - 1").isEqualTo("COG-11.4");
  }

  // ---- 8.5

  /** Russians round Przemysl. */
  private static final String SIEGE = "; 2620: ru-23; 2722: ru-37; 2522: ru-58-r";

  @Test
  @Case({"COG-8.5a", "COG-2.2", "COG-G6d"})
  void theOwnerChoosesWhomAFortFeeds() {
    Situation s = Situation.galicia().with("2621: ah-przm-g, ah-2-m, ah-9-m" + SIEGE);
    supply(s, 3);
    assertThat(s.asked()).isEqualTo("feed");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.orders()).hasSize(7);
    assertThat(s.refusal(s.choose("feed", "ah-przm-g", "ah-2-m", "ah-9-m"))).isEqualTo("COG-8.5a");
    assertThat(s.refusal(s.choose("feed", "ru-23"))).isEqualTo("COG-8.5a");
    assertThat(s.refusal(s.choose("feed", "ah-2-m", "ah-2-m"))).isEqualTo("COG-8.5a");
    s.play(s.choose("feed", "ah-przm-g", "ah-9-m"));
    assertThat(state(s, "ah-przm-g")).isEqualTo("fort");
    assertThat(state(s, "ah-9-m")).isEqualTo("fort");
    assertThat(state(s, "ah-2-m")).isEqualTo("attenuated");
  }

  @Test
  @Case({"COG-8.5a", "COG-G6d"})
  void aFortFeedsOneDivisionAndTheOtherMayTakeTurns() {
    // Interaction 14 of chapter 10 of the notes.
    Situation s = Situation.galicia().with("2621: ah-19, ah-3" + SIEGE);
    supply(s, 3);
    assertThat(s.refusal(s.choose("feed", "ah-19", "ah-3"))).isEqualTo("COG-8.5a");
    s.play(s.choose("feed", "ah-19"));
    assertThat(state(s, "ah-19")).isEqualTo("fort");
    assertThat(state(s, "ah-3")).isEqualTo("attenuated");
    supply(s, 4);
    assertThat(s.suggestion()).as("who needs it most").isEqualTo(s.choose("feed", "ah-3"));
    s.play(s.choose("feed", "ah-3"));
    assertThat(state(s, "ah-19")).isEqualTo("attenuated");
    assertThat(state(s, "ah-3")).isEqualTo("fort");
    supply(s, 5);
    s.play(s.pass());
    assertThat(state(s, "ah-19")).as("nobody is fed").isEqualTo("out of supply");
    assertThat(state(s, "ah-3")).isEqualTo("attenuated");
  }

  @Test
  @Case({"COG-8.5a", "COG-8.5b"})
  void whatFitsIsFedWithoutAQuestion() {
    Situation s = Situation.galicia().with("2621: ah-19" + SIEGE);
    supply(s, 3);
    assertThat(s.asked()).isNotEqualTo("feed");
    assertThat(state(s, "ah-19")).isEqualTo("fort");
    assertThat(s.inSupply("ah-19")).isTrue();
    // The fort itself never lacks anything: its steps are as they were.
    assertThat(Field.FORT.get(s.p(), s.hex("2621"))).isEqualTo(2);
    s.with("2521: ah-3; 2421: ah-8");
    assertThat(state(supply(s, 4), "ah-19")).as("a line again").isEqualTo("supplied");
  }

  @Test
  @Case({"COG-8.5a", "COG-13.0e"})
  void aDestroyedFortFeedsNobodyAndAnotherHexIsNoFort() {
    Situation s = Situation.galicia().with("2621: ah-19" + SIEGE).put(Field.FORT, 0, "2621");
    assertThat(state(supply(s, 3), "ah-19")).isEqualTo("attenuated");
    Situation beside = Situation.galicia().with("4510: ah-30; 2621: ah-19" + POCKET);
    assertThat(state(supply(beside, 3), "ah-30")).isEqualTo("attenuated");
  }

  @Test
  @Case({"COG-8.41", "COG-8.5a"})
  void theDefaultFeedsTheUnsuppliedThenTheBetter() {
    Situation s =
        Situation.galicia().with("2621: ah-19+attenuated, ah-3, ah-8+out-of-supply" + SIEGE);
    supply(s, 5);
    assertThat(s.suggestion()).isEqualTo(s.choose("feed", "ah-8"));
    s.play(s.suggestion());
    assertThat(state(s, "ah-8")).isEqualTo("fort");
    assertThat(state(s, "ah-19")).isEqualTo("out of supply");
    assertThat(state(s, "ah-3")).isEqualTo("attenuated");
    assertThat(s.orders(Order.Choose.class)).isNotNull();
  }
}
