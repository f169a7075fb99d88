package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Case 8.22 on an empty plain of 20 by 12 hexes; the side retreats to NW, SW and S. */
class SupplyLinesTest {
  private static final HexGrid GRID = HexGrid.flatTop(12, 20);
  private static final Board PLAIN =
      Board.builder(GRID, new Board.Legend(List.of("clear"), List.of(), List.of())).build();
  private static final Compass COMPASS = Compass.parse(GRID, "NW SW S");
  private static final SupplyLines LINES = new SupplyLines(PLAIN, COMPASS, (hex, d) -> true);

  private static int hex(String number) {
    return PLAIN.hex(number);
  }

  private static HexSet set(String... numbers) {
    HexSet set = new HexSet(PLAIN.size());
    for (String number : numbers) {
      set.add(hex(number));
    }
    return set;
  }

  private static boolean fed(String unit, String source, String... closed) {
    return LINES.find(new int[] {hex(source)}, set(closed), null).has(hex(unit));
  }

  @Test
  @Case("COG-8.22a")
  void aLineHasAnyLengthAlongTheCompass() {
    assertThat(fed("2006", "0106")).as("19 hexes west").isTrue();
    assertThat(fed("0601", "0612")).as("11 hexes south").isTrue();
    assertThat(fed("0707", "0707")).as("on the source").isTrue();
  }

  @Test
  @Case("COG-8.22c")
  void fiveHexesGoAnywhereAndNoMore() {
    // Straight north is against the compass.
    assertThat(fed("0606", "0601")).as("five hexes").isTrue();
    assertThat(fed("0607", "0601")).as("six hexes").isFalse();
    // East too: each hex further east is a free one.
    assertThat(fed("0506", "1006")).isTrue();
    assertThat(fed("0506", "1106")).isFalse();
  }

  @Test
  @Case("COG-8.22c")
  void theFreeHexesComeFirst() {
    // Five hexes east round a wall, then the compass leads back below it.
    assertThat(fed("0605", "0607", "0606", "0506", "0706")).as("round the wall").isTrue();
  }

  @Test
  @Case("COG-8.22b")
  void noLineEntersAClosedHexNotEvenASource() {
    assertThat(fed("0706", "0606", "0606")).isFalse();
    assertThat(fed("0606", "0606", "0606")).as("the unit stands on it").isTrue();
    assertThat(fed("0606", "0106", "0606")).as("the hex of the unit is not entered").isTrue();
  }

  @Test
  @Case("COG-8.22a")
  void aClosedHexsideStopsIt() {
    SupplyLines cut =
        new SupplyLines(
            PLAIN,
            COMPASS,
            (hex, d) -> {
              int to = PLAIN.neighbour(hex, d);
              return PLAIN.column(hex) > 6 == PLAIN.column(to) > 6;
            });
    int[] west = {hex("0106")};
    assertThat(cut.find(west, set(), null).has(hex("0606"))).isTrue();
    assertThat(cut.find(west, set(), null).has(hex("0706"))).isFalse();
  }

  @Test
  @Case({"COG-8.22a", "COG-8.22b", "COG-8.22c"})
  void theRingsFindWhatAPlainSearchFinds() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 60; round++) {
      HexSet closed = new HexSet(PLAIN.size());
      for (int i = 0; i < 110; i++) {
        closed.add(random.nextInt(PLAIN.size()));
      }
      int[] sources = {random.nextInt(PLAIN.size()), random.nextInt(PLAIN.size())};
      SupplyLines.Fed lines = LINES.find(sources, closed, null);
      for (int hex = 0; hex < PLAIN.size(); hex++) {
        boolean found = search(hex, sources, closed);
        assertThat(lines.has(hex)).as(PLAIN.number(hex)).isEqualTo(found);
        Hexes path = LINES.path(lines, hex);
        if (found) {
          isALine(hex, path, sources, closed);
        } else {
          assertThat(path).isNull();
        }
      }
    }
  }

  @Test
  @Case({"COG-8.22a", "COG-8.22b", "COG-8.22c"})
  void linesThatGoOnFromEarlierOnesAreThoseOfAFreshSearch() {
    SplittableRandom random = new SplittableRandom(8);
    int[] sources = {hex("0106"), hex("0312")};
    HexSet closed = new HexSet(PLAIN.size());
    SupplyLines.Fed lines = LINES.find(sources, closed, null);
    for (int round = 0; round < 300; round++) {
      closed = closed.copy();
      for (int i = 0; i < 4; i++) {
        int hex = random.nextInt(PLAIN.size());
        // Up to some two fifths of the plain are closed, then fewer.
        if (closed.has(hex) || random.nextInt(5) < 2) {
          closed.remove(hex);
        } else {
          closed.add(hex);
        }
      }
      lines = LINES.find(sources, closed, lines);
      SupplyLines.Fed fresh = LINES.find(sources, closed, null);
      for (int hex = 0; hex < PLAIN.size(); hex++) {
        assertThat(LINES.path(lines, hex)).as(PLAIN.number(hex)).isEqualTo(LINES.path(fresh, hex));
      }
    }
    assertThat(LINES.find(sources, closed.copy(), lines)).as("nothing changed").isSameAs(lines);
  }

  /** Forward from the unit; a state is a hex and the free hexes used. */
  private static boolean search(int start, int[] sources, HexSet closed) {
    int[][] queue = new int[PLAIN.size() * 7][];
    boolean[][] seen = new boolean[7][PLAIN.size()];
    int tail = 0;
    queue[tail++] = new int[] {start, 0};
    seen[0][start] = true;
    for (int head = 0; head < tail; head++) {
      int at = queue[head][0];
      int used = queue[head][1];
      if (Arrays.stream(sources).anyMatch(source -> source == at)) {
        return true;
      }
      for (int d = 0; d < 6; d++) {
        int to = PLAIN.neighbour(at, d);
        int next = Math.min(used + 1, 5);
        boolean allowed = used < 5 || COMPASS.has(d);
        if (to >= 0 && allowed && !closed.has(to) && !seen[next][to]) {
          seen[next][to] = true;
          queue[tail++] = new int[] {to, next};
        }
      }
    }
    return false;
  }

  private static void isALine(int hex, Hexes path, int[] sources, HexSet closed) {
    int at = hex;
    for (int i = 0; i < path.size(); i++) {
      int d = PLAIN.direction(at, path.at(i));
      assertThat(d).isNotNegative();
      assertThat(i < 5 || COMPASS.has(d)).as("step " + i).isTrue();
      assertThat(closed.has(path.at(i))).isFalse();
      at = path.at(i);
    }
    assertThat(sources).contains(at);
  }
}
