package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 14: supply. */
class SupplyLinesTest {
  /** An Italian division in the plain with two enemies who hold all six hexes around it. */
  private static Situation pocket() {
    return Situation.of()
        .with(
            "2210: it-7; 2208: ah-4; 2212: ah-9; 2409: ah-10; 2008: ah-12; 2411: ah-14; 2011:"
                + " ah-17");
  }

  @Test
  @Case("IF-14.1.1")
  void aFreePathOfAnyLengthLeadsToASource() {
    Situation s = Situation.of().with("2717: it-7");
    assertThat(s.inSupply("it-7")).isTrue();
    assertThat(s.supplyLine("it-7").size()).isGreaterThan(8);
    assertThat(s.supplyLine("it-7").getFirst()).isEqualTo("2717");
  }

  @Test
  @Case("IF-14.1.1")
  void aRingOfZonesCutsTheLine() {
    Situation s = pocket();
    assertThat(s.inSupply("it-7")).isFalse();
    assertThat(s.with("eliminated: ah-12, ah-17").inSupply("it-7")).isTrue();
  }

  @Test
  @Case({"IF-14.1.1", "IF-9.1.3"})
  void theOwnHexIsNotExaminedButAFriendOnTheLineDoesNotOpenAZone() {
    Situation s = Situation.of().with("2210: it-7; 2211: ah-4");
    assertThat(s.inZone("central", "2210")).isTrue();
    assertThat(s.inSupply("it-7")).isTrue();
    Situation friends = pocket().with("2209: it-8");
    assertThat(friends.inSupply("it-7")).isFalse();
    assertThat(friends.inSupply("it-8")).isFalse();
  }

  @Test
  @Case({"IF-14.1.2", "IF-7.9.3"})
  void alpineHexesAndWaterStopALineOnlyTheyDo() {
    // 2700 is alpine country: its neighbours to the west are the alpine edge hexes 2799 and 2899.
    Situation s =
        Situation.of()
            .with(
                "2700: it-alp-1; 2601: ah-10-geb; 2802: ah-11-geb; 2502: ah-59-geb; 2400:"
                    + " ah-15-geb")
            .heldBy("allied", "2700");
    assertThat(s.inSupply("it-alp-1")).isFalse();
    // Across Lake Garda no line leads from 2101 to 2100.
    assertThat(Situation.of().with("2101: it-7").supplyLine("it-7")).doesNotContain("2100");
    // A river does not matter: from Udine the line crosses the Tagliamento.
    assertThat(Situation.of().with("2615: it-7").inSupply("it-7")).isTrue();
  }

  @Test
  @Case({"IF-14.2.1", "IF-14.2.3"})
  void aSourceInEnemyControlDoesNotWork() {
    Situation s = Situation.of().with("3321: ah-4");
    assertThat(s.supplyLine("ah-4")).containsExactly("3321");
    s = Situation.of().with("3320: ah-4").heldBy("allied", "3321", "3705");
    assertThat(s.supplyLine("ah-4").getLast()).isEqualTo("2524");
    assertThat(s.heldBy("allied", "2524").inSupply("ah-4")).isFalse();
  }

  @Test
  @Case("IF-14.2.1")
  void theWesternEdgeFeedsNoCentralPowers() {
    Situation s = Situation.of().with("1899: ah-4").heldBy("central", "1899");
    assertThat(s.supplyLine("ah-4").getLast()).isEqualTo("3705");
    assertThat(s.rules().theatre().sources(Chapter.CENTRAL)).hasSize(3);
  }

  @Test
  @Case("IF-14.2.2")
  void theAlliesHaveTwoSourcesAndTheWesternEdgeUpToTheFront() {
    Theatre theatre = Situation.GAME.theatre();
    assertThat(theatre.sources(Chapter.ALLIED)).hasSize(19);
    for (String hex : new String[] {"1501", "1507", "1599", "3199"}) {
      assertThat(theatre.isSource(Chapter.ALLIED, theatre.board().hex(hex))).as(hex).isTrue();
    }
    assertThat(theatre.isSource(Chapter.ALLIED, theatre.board().hex("3299"))).isFalse();
  }

  @Test
  @Case("IF-14.2.3")
  void aUnitInAFriendlySourceIsInSupplyEvenBesideAnEnemy() {
    Situation s = Situation.of().with("3099: it-alp-1; 3000: ah-10-geb");
    assertThat(s.inZone("central", "3099")).isTrue();
    assertThat(s.supplyLine("it-alp-1")).containsExactly("3099");
    // The same source in a zone feeds nobody else.
    Situation other = Situation.of().with("1501: it-7; 1602: ah-4; 1601: it-8");
    assertThat(other.inSupply("it-7")).isTrue();
    assertThat(other.supplyLine("it-8")).doesNotContain("1501");
  }

  @Test
  @Case("IF-14.3.1")
  void aSideMarksItsOwnUnitsAtTheEndOfItsSegment() {
    Situation s = pocket().at(2, "central", "supply");
    assertThat(s.has("it-7", "out-of-supply")).isFalse();
    s.at(2, "allied", "supply");
    assertThat(s.has("it-7", "out-of-supply")).isTrue();
    assertThat(s.has("ah-4", "out-of-supply")).isFalse();
  }

  @Test
  @Case("IF-14.3.1")
  void readOtherwiseBothSidesAreCheckedInEachSupplySubPhase() {
    Situation s =
        Situation.reading(Reading.BOTH_SIDES_CHECKED)
            .with(
                "2210: it-7; 2208: ah-4; 2212: ah-9; 2409: ah-10; 2008: ah-12; 2411: ah-14; 2011:"
                    + " ah-17")
            .at(2, "central", "supply");
    assertThat(s.has("it-7", "out-of-supply")).isTrue();
  }

  @Test
  @Case("IF-14.3.2")
  void aMarkedUnitHasHalfItsFactorsRoundedDown() {
    Situation s =
        Situation.of()
            .with(
                "2210: it-7+out-of-supply, it-8/1+out-of-supply; 2206:"
                    + " it-1st-army-hq+out-of-supply; 2207:"
                    + " it-2nd-army-hq+out-of-supply+support-mode");
    var full = s.rules().unitState(s.p(), s.unit("it-7"));
    assertThat(new int[] {full.attack(), full.defence(), full.move()}).containsExactly(1, 2, 4);
    var reduced = s.rules().unitState(s.p(), s.unit("it-8"));
    assertThat(new int[] {reduced.attack(), reduced.defence()}).containsExactly(1, 1);
    assertThat(s.rules().unitState(s.p(), s.unit("it-1st-army-hq")).move()).isEqualTo(3);
    assertThat(s.rules().unitState(s.p(), s.unit("it-2nd-army-hq")).move()).isEqualTo(1);
  }

  @Test
  @Case("IF-14.3.6")
  void aHeadquartersInAPocketIsMarkedAndServesNobody() {
    Situation s = pocket().with("2210: it-2nd-army-hq+support-mode");
    assertThat(s.inCommand("it-7")).isTrue();
    s.at(2, "allied", "supply");
    assertThat(s.has("it-2nd-army-hq", "out-of-supply")).isTrue();
    assertThat(s.inCommand("it-7")).isFalse();
  }

  @Test
  @Case({"IF-14.3.7", "IF-14.3.8"})
  void aMarkerStaysUntilTheOwnersNextCheckThoughTheLineIsOpen() {
    Situation s = Situation.of().with("2210: it-7+out-of-supply").at(2, "central", "supply");
    assertThat(s.inSupply("it-7")).isTrue();
    assertThat(s.has("it-7", "out-of-supply")).isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("it-7")).caseId()).isEqualTo("IF-14.3.7");
    s.at(2, "allied", "supply");
    assertThat(s.has("it-7", "out-of-supply")).isFalse();
  }

  @Test
  @Case("IF-14.3.8")
  void betweenTwoChecksTheMarkerCountsAndNotTheLine() {
    Situation s = pocket();
    assertThat(s.inSupply("it-7")).isFalse();
    assertThat(s.rules().supply().supplied(s.p(), s.unit("it-7"))).isTrue();
    assertThat(s.rules().unitState(s.p(), s.unit("it-7")).attack()).isEqualTo(3);
  }

  @Test
  @Case({"IF-14.3.1", "IF-11.6.3"})
  void theEnemyReadsAMarkOnlyOnATopUnit() {
    Situation s =
        pocket().with("2210: it-8").at(2, "allied", "movement").play(Situation.of().pass());
    assertThat(s.stack("2210")).containsExactly("it-8", "it-7");
    assertThat(s.has("it-7", "out-of-supply")).isTrue();
    assertThat(s.told("central")).anyMatch(line -> line.contains("8th"));
    assertThat(s.told("central")).noneMatch(line -> line.contains("7th"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("7th"));
  }
}
