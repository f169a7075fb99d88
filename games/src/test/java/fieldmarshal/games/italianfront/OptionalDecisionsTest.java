package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** The decisions of the optional rules 19.3 and 19.6. */
class OptionalDecisionsTest {
  private static Situation raid(int turn, String placements) {
    return Situation.of(ItalianFront.TRIESTE_RAID).with(placements).at(turn, "allied", "command");
  }

  @Test
  @Case("IF-19.3.1")
  void onTurn13AnyItalianDivisionMayLandBesideTrieste() {
    Situation s = raid(13, "2110: it-4; 2717: it-7+out-of-supply; 2808: it-alp-1; 2108: br-23");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.place("br-23", "2221"))).isEqualTo("IF-19.3.1");
    assertThat(s.refusal(s.place("it-alp-1", "2221"))).isEqualTo("IF-19.3.1");
    assertThat(s.refusal(s.place("it-4", "2120"))).isEqualTo("IF-19.3.1");
    assertThat(s.grants(s.place("it-7", "2221"))).isTrue();
    assertThat(s.suggestion()).isEqualTo(s.pass());
    s.play(s.place("it-4", "2221"));
    assertThat(s.where("it-4")).isEqualTo("2221");
    assertThat(s.told("allied")).anyMatch(line -> line.contains("lands at"));
    assertThat(s.controls("allied", "2221")).isTrue();
    assertThat(s.has("it-4", "raider")).isTrue();
    assertThat(s.asked()).as("one division only").isNotEqualTo("choose");
  }

  @Test
  @Case("IF-19.3.1")
  void notBeforeTurn13NotAgainstAnEnemyAndNotWithoutTheOption() {
    assertThat(raid(12, "2110: it-4").asked()).isNotEqualTo("choose");
    assertThat(raid(13, "2110: it-4; 2221: ah-4").asked()).isNotEqualTo("choose");
    Situation off = Situation.of().with("2110: it-4").at(13, "allied", "command");
    assertThat(off.asked()).isNotEqualTo("choose");
  }

  @Test
  @Case({"IF-19.3.1", "IF-8.1.1"})
  void theBeachHasRoomForThree() {
    Situation s = raid(13, "2221: it-7, it-8, it-9; 2110: it-4");
    assertThat(s.orders()).hasSize(1);
    assertThat(s.refusal(s.place("it-4", "2221"))).isEqualTo("IF-19.3.1");
  }

  @Test
  @Case("IF-19.3.1")
  void whoDeclinesTheRaidIsNotAskedAgain() {
    Situation s = raid(13, "2110: it-4");
    assertThat(s.asked()).isEqualTo("choose");
    s.play(s.pass());
    assertThat(s.askedBy()).isNotEqualTo("IF-19.3.1");
    assertThat(s.where("it-4")).isEqualTo("2110");
  }

  @Test
  @Case("IF-19.3.2")
  void onlyTheAttackOfThatDivisionOnTriesteHasTheShift() {
    Situation s = raid(13, "2110: it-4, it-7; 2120: ah-4");
    s.play(s.place("it-4", "2221"));
    TriesteRaid raid = s.rules().triesteRaid();
    var landed = java.util.List.of(s.unit("it-7"), s.unit("it-4"));
    assertThat(raid.shifts(s.p(), landed, s.hex("2120"))).isTrue();
    assertThat(raid.shifts(s.p(), landed, s.hex("2222"))).isFalse();
    assertThat(raid.shifts(s.p(), java.util.List.of(s.unit("it-7")), s.hex("2120"))).isFalse();
  }

  private static Situation alpini(int turn) {
    return Situation.of(ItalianFront.ALPINI_ASSAULT)
        .with("2808: it-alp-1")
        .at(turn, "allied", "command");
  }

  @Test
  @Case("IF-19.6.1")
  void onTurn10TheAlliesDecideAndADieSaysWhenItBegins() {
    Situation at = alpini(10);
    assertThat(at.asked()).isEqualTo("option");
    assertThat(at.suggestion()).isEqualTo(at.pass());
    assertThat(at.refusal(at.choose("arditi"))).isEqualTo("IF-19.6.1");
    at.dice(3).play(at.choose("alpini"));
    assertThat(at.noted()).contains("IF-19.6.1");
    assertThat(at.total("alpini")).isEqualTo(10);
    assertThat(at.rules().alpini().trained(at.p(), at.unit("it-alp-1"))).isTrue();
    assertThat(at.rules().alpini().trained(at.p(), at.unit("ah-10-geb"))).isFalse();
    Situation later = alpini(10);
    later.dice(4).play(later.choose("alpini"));
    assertThat(later.total("alpini")).isEqualTo(11);
    assertThat(later.rules().alpini().trained(later.p(), later.unit("it-alp-1"))).isFalse();
    later.at(11, "allied", "command");
    assertThat(later.rules().alpini().trained(later.p(), later.unit("it-alp-1"))).isTrue();
  }

  @Test
  @Case({"IF-19.6.1", "IF-19.0.1"})
  void declinedOrWithoutTheOptionItIsNever() {
    Situation s = alpini(10);
    s.play(s.pass());
    assertThat(s.total("alpini")).isZero();
    assertThat(alpini(11).asked()).isNotEqualTo("option");
    assertThat(Situation.of().at(10, "allied", "command").asked()).isNotEqualTo("option");
    assertThat(s.refusal(s.choose("alpini"))).isNotEmpty();
  }

  @Test
  @Case("IF-19.6.2")
  void theyActSoInMountainAndAlpineHexesOnly() {
    AlpiniAssault chapter = Situation.of().rules().alpini();
    var board = Situation.GAME.theatre().board();
    assertThat(chapter.suits(board.hex("2808"))).isTrue();
    assertThat(chapter.suits(board.hex("3108"))).isTrue();
    assertThat(chapter.suits(board.hex("2110"))).isFalse();
    assertThat(chapter.suits(board.hex("2718"))).isFalse();
  }
}
