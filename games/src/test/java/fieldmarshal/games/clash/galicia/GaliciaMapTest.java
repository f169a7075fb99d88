package fieldmarshal.games.clash.galicia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Direction;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.Shelf;
import fieldmarshal.games.clash.ClashGame;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Situation;
import fieldmarshal.games.clash.TerrainCode;
import fieldmarshal.games.clash.Theatre;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The map of Galicia against its battle book. */
class GaliciaMapTest {
  private static final Theatre THEATRE = ((ClashGame) Shelf.find("clash-galicia")).theatre();
  private static final Board BOARD = THEATRE.board();

  private static String beside(String hex, Direction direction) {
    return BOARD.number(BOARD.neighbour(BOARD.hex(hex), direction));
  }

  @Test
  @Case({"COG-G1", "COG-2.1a"})
  void gridAndPlaces() {
    assertThat(BOARD.size()).isEqualTo(56 * 36);
    assertThat(BOARD.name(BOARD.hex("3721"))).isEqualTo("Lemberg");
    assertThat(BOARD.name(BOARD.hex("2621"))).isEqualTo("Przemysl");
    assertThat(BOARD.name(BOARD.hex("0319"))).isEqualTo("Krakow");
  }

  @Test
  @Case({"COG-2.1b", "COG-G1"})
  void northIsTheTopOfTheMap() {
    assertThat(beside("3721", Direction.N)).isEqualTo("3720");
    assertThat(beside("3721", Direction.NE)).isEqualTo("3820");
    assertThat(beside("3721", Direction.SE)).isEqualTo("3821");
    assertThat(beside("3721", Direction.S)).isEqualTo("3722");
    assertThat(beside("3721", Direction.SW)).isEqualTo("3621");
    assertThat(beside("3721", Direction.NW)).isEqualTo("3620");
    assertThat(BOARD.neighbour(BOARD.hex("2501"), Direction.N)).isEqualTo(-1);
    assertThat(BOARD.y(BOARD.hex("2501"))).isLessThan(BOARD.y(BOARD.hex("2502")));
  }

  @Test
  @Case("COG-G1b")
  void setUpHexesAreFixed() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.where("ah-10-c")).isEqualTo("3615");
    assertThat(s.where("ru-3-don-c")).isEqualTo("2611");
  }

  @Test
  @Case("COG-G1c")
  void twelveTurnsOfTwoDays() {
    var turns = Situation.galiciaAsPrinted().rules().clerk().turns();
    assertThat(turns).hasSize(12);
    assertThat(turns.get(0).dates()).isEqualTo("20-21 August 1914");
    assertThat(turns.get(4).dates()).isEqualTo("28-29 August 1914");
    assertThat(turns.get(11).dates()).isEqualTo("11-12 September 1914");
    assertThat(turns.get(4).arriving()).contains("Austro-Hungarian", "Russian");
    assertThat(turns.get(4).note()).startsWith("Conrad's transfer from now on; ");
    assertThat(turns.get(4).note()).contains("Russian ");
  }

  private static boolean major(String a, String b) {
    return (BOARD.side(BOARD.hex(a), BOARD.direction(BOARD.hex(a), BOARD.hex(b)))
            & TerrainCode.MAJOR)
        != 0;
  }

  @Test
  @Case({"COG-G9e", "COG-G1d"})
  void majorRiversAreTheFourOfTheBook() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((BOARD.side(hex, d) & TerrainCode.MAJOR) != 0) {
          assertThat(BOARD.sideName(hex, d)).isIn("Vistula", "San", "Bug", "Dniester");
        }
      }
    }
    assertThat(major("2214", "2315")).isTrue();
    assertThat(major("4119", "4120")).isFalse();
  }

  @Test
  @Case({"COG-G5", "COG-2.1c"})
  void theRetreatCompass() {
    assertThat(THEATRE.compass(0)).hasToString("S SW NW");
    assertThat(THEATRE.compass(1)).hasToString("N NE SE");
    assertThat(THEATRE.compass(0).neighbours(BOARD, BOARD.hex("3721")))
        .containsExactlyInAnyOrder(BOARD.hex("3620"), BOARD.hex("3621"), BOARD.hex("3722"));
  }

  @Test
  @Case({"COG-G9a", "COG-G9b"})
  void works() {
    assertThat(THEATRE.works())
        .filteredOn(Theatre.Works::fort)
        .extracting(works -> BOARD.number(works.hex()))
        .containsExactly("2621", "0319");
    assertThat(THEATRE.works())
        .filteredOn(works -> !works.fort())
        .extracting(works -> BOARD.number(works.hex()) + " " + works.side())
        .containsExactly("2619 0", "3624 0", "4329 0", "1902 1", "4711 1", "5115 1", "5512 1");
    assertThat(BOARD.has(BOARD.hex("2621"), TerrainCode.CITY)).isTrue();
    assertThat(THEATRE.zoneSide(BOARD.hex("3721"))).isEqualTo(Theatre.NOBODY);
  }

  @Test
  @Case("COG-G9c")
  void passes() {
    for (String hex : List.of("1226", "1825", "2027", "2731", "3032", "3434", "4036")) {
      assertThat(BOARD.has(BOARD.hex(hex), TerrainCode.PASS_HEX)).as(hex).isTrue();
    }
    assertThat(beside("2027", Direction.NE)).isEqualTo("2127");
  }

  @Test
  @Case({"COG-G11d", "COG-4.1a"})
  void points() {
    int[] total = new int[2];
    THEATRE.towns().forEach(town -> total[town.owner()] += town.points());
    assertThat(total).containsExactly(37, 36);
    assertThat(THEATRE.towns()).hasSize(35);
  }

  @Test
  @Case({"COG-G6", "COG-G6b", "COG-G6c"})
  void sources() {
    assertThat(THEATRE.sources())
        .filteredOn(source -> source.side() == 0)
        .extracting(source -> BOARD.number(source.hex()))
        .containsExactlyInAnyOrder(
            "0319", "0119", "0115", "1433", "1931", "2234", "2636", "3236", "3936", "0104", "0106");
    assertThat(THEATRE.sources())
        .filteredOn(source -> source.side() == 1)
        .extracting(source -> BOARD.number(source.hex()))
        .containsExactlyInAnyOrder(
            "1902", "2501", "3301", "4201", "5604", "5612", "5617", "5624", "5633");
    Situation s = Situation.galiciaAsPrinted();
    Theatre.Source german =
        THEATRE.sources().stream()
            .filter(source -> source.hex() == BOARD.hex("0104"))
            .findFirst()
            .orElseThrow();
    assertThat(german.feeds(s.unit("ge-3-ldw"))).isTrue();
    assertThat(german.feeds(s.unit("ah-95-lst"))).isFalse();
    assertThat(THEATRE.rails(BOARD.hex("0115"))).isZero();
    assertThat(THEATRE.isSource(BOARD.hex("2621"))).isFalse();
  }

  @Test
  @Case("COG-G1b")
  void noStackOfTheSetUpIsTooLargeAndNoEnemiesTouch() {
    Situation s = Situation.galiciaAsPrinted();
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        assertThat(s.rules().stacking().fits(s.p(), unit, s.p().place(unit)))
            .as(unit.id())
            .isNull();
        if (unit.entry() == 0) {
          assertThat(s.rules().pieces().enemyBeside(s.p(), unit.sideIndex(), s.p().place(unit)))
              .as(unit.id())
              .isFalse();
        }
      }
    }
  }
}
