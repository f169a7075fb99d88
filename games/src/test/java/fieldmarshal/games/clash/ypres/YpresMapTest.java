package fieldmarshal.games.clash.ypres;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Direction;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.Shelf;
import fieldmarshal.games.clash.ClashGame;
import fieldmarshal.games.clash.Situation;
import fieldmarshal.games.clash.TerrainCode;
import fieldmarshal.games.clash.Theatre;
import org.junit.jupiter.api.Test;

/** The map of First Ypres against its battle book. */
class YpresMapTest {
  private static final Theatre THEATRE = ((ClashGame) Shelf.find("clash-ypres")).theatre();
  private static final Board BOARD = THEATRE.board();

  private static String beside(String hex, Direction direction) {
    return BOARD.number(BOARD.neighbour(BOARD.hex(hex), direction));
  }

  @Test
  @Case("COG-Y1")
  void gridAndPlaces() {
    assertThat(BOARD.size()).isEqualTo(41 * 38);
    assertThat(BOARD.name(BOARD.hex("2321"))).isEqualTo("Ypres");
    assertThat(BOARD.name(BOARD.hex("2213"))).isEqualTo("Dixmude");
    assertThat(BOARD.name(BOARD.hex("0713"))).isEqualTo("Dunkirk");
    assertThat(beside("2722", Direction.N)).isEqualTo("2721");
    assertThat(beside("2722", Direction.NE)).isEqualTo("2821");
    assertThat(beside("2722", Direction.SE)).isEqualTo("2822");
    assertThat(beside("2722", Direction.S)).isEqualTo("2723");
    assertThat(beside("2722", Direction.SW)).isEqualTo("2622");
    assertThat(beside("2722", Direction.NW)).isEqualTo("2621");
  }

  private static boolean major(String a, String b) {
    return (BOARD.side(BOARD.hex(a), BOARD.direction(BOARD.hex(a), BOARD.hex(b)))
            & TerrainCode.MAJOR)
        != 0;
  }

  @Test
  @Case("COG-Y1b")
  void dixmudeLiesEastOfTheYser() {
    assertThat(major("2113", "2213")).isTrue();
    assertThat(major("2212", "2213")).isTrue();
    assertThat(major("1909", "1908")).isTrue();
    assertThat(major("1909", "2008")).isFalse();
  }

  @Test
  @Case("COG-Y1c")
  void twelveTurnsOfTwoDays() {
    var turns = Situation.ypresAsPrinted().rules().clerk().turns();
    assertThat(turns).hasSize(12);
    assertThat(turns.get(0).dates()).isEqualTo("20-21 October 1914");
    assertThat(turns.get(5).dates()).isEqualTo("30-31 October 1914");
    assertThat(turns.get(11).dates()).isEqualTo("11-12 November 1914");
  }

  @Test
  @Case("COG-Y1d")
  void theScheldtIsAMajorRiver() {
    boolean found = false;
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if (BOARD.sideName(hex, d).startsWith("Scheldt")) {
          found = true;
          assertThat(BOARD.side(hex, d) & TerrainCode.MAJOR).isNotZero();
        }
      }
    }
    assertThat(found).isTrue();
  }

  @Test
  @Case({"COG-Y5", "COG-2.1c"})
  void theRetreatCompass() {
    assertThat(THEATRE.compass(0)).hasToString("N NE SE");
    assertThat(THEATRE.compass(1)).hasToString("S SW NW");
    assertThat(THEATRE.compass(1).neighbours(BOARD, BOARD.hex("2722")))
        .containsExactlyInAnyOrder(BOARD.hex("2621"), BOARD.hex("2622"), BOARD.hex("2723"));
  }

  @Test
  @Case({"COG-Y6", "COG-Y6b", "COG-Y6c"})
  void sources() {
    assertThat(THEATRE.sources())
        .filteredOn(source -> source.side() == 0)
        .extracting(source -> BOARD.number(source.hex()))
        .containsExactlyInAnyOrder("3405", "4112", "4031", "3814", "3621", "2931", "2138");
    assertThat(THEATRE.sources())
        .filteredOn(source -> source.side() == 1)
        .extracting(source -> BOARD.number(source.hex()))
        .containsExactlyInAnyOrder("0713", "0117", "0325", "0730", "1033", "1535", "1638");
    Situation s = Situation.ypresAsPrinted();
    assertThat(THEATRE.sources())
        .filteredOn(source -> source.feeds(s.unit("be-2-b")))
        .extracting(source -> BOARD.number(source.hex()))
        .containsExactlyInAnyOrder("0713", "0117");
    assertThat(THEATRE.sources()).filteredOn(source -> source.feeds(s.unit("br-7"))).hasSize(7);
    assertThat(THEATRE.rails(BOARD.hex("1638"))).isZero();
  }

  @Test
  @Case("COG-Y13")
  void dunkirkIsTheOnlyFort() {
    assertThat(THEATRE.works())
        .singleElement()
        .satisfies(works -> {
          assertThat(BOARD.number(works.hex())).isEqualTo("0713");
          assertThat(works.fort()).isTrue();
          assertThat(works.steps()).isEqualTo(2);
          assertThat(works.ter()).isEqualTo(5);
          assertThat(works.side()).isEqualTo(1);
        });
    assertThat(BOARD.has(BOARD.hex("0713"), TerrainCode.CITY)).isTrue();
  }

  @Test
  @Case("COG-Y14d")
  void points() {
    int[] total = new int[2];
    THEATRE.towns().forEach(town -> total[town.owner()] += town.points());
    assertThat(total).containsExactly(35, 83);
  }

  @Test
  @Case({"COG-Y11", "COG-Y10b", "COG-Y10g"})
  void villagesAndFloodedGround() {
    assertThat(BOARD.has(BOARD.hex("2418"), TerrainCode.VILLAGE)).isTrue();
    assertThat(THEATRE.isPlace(BOARD.hex("2418"))).isTrue();
    int flooded = 0;
    for (int hex = 0; hex < BOARD.size(); hex++) {
      flooded += THEATRE.floodStage(hex) > 0 ? 1 : 0;
    }
    assertThat(flooded).isEqualTo(9);
    assertThat(THEATRE.floodStage(BOARD.hex("2109"))).isEqualTo(1);
    assertThat(THEATRE.floodStage(BOARD.hex("2210"))).isEqualTo(2);
    assertThat(THEATRE.floodStage(BOARD.hex("2212"))).isEqualTo(3);
    for (String never : new String[] {"1909", "2011", "2213"}) {
      assertThat(THEATRE.floodStage(BOARD.hex(never))).as(never).isZero();
    }
  }
}
