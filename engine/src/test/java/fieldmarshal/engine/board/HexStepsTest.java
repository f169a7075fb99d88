package fieldmarshal.engine.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexStepsTest {
  private static final Board.Legend LEGEND =
      new Board.Legend(List.of("clear"), List.of(), List.of());

  /** Steps over most hexsides of a board, as lists. */
  private static int[][] steps(Board board, SplittableRandom random) {
    int[][] leadsTo = new int[board.size()][];
    for (int hex = 0; hex < leadsTo.length; hex++) {
      int from = hex;
      leadsTo[hex] =
          IntStream.range(0, Board.DIRECTIONS)
              .map(d -> board.neighbour(from, d))
              .filter(to -> to >= 0 && random.nextInt(5) > 0)
              .toArray();
    }
    return leadsTo;
  }

  private static void compare(Board board) {
    SplittableRandom random = new SplittableRandom(1914);
    int[][] leadsTo = steps(board, random);
    HexSteps steps = new HexSteps(leadsTo);
    int words = HexSet.words(board.size());
    for (int round = 0; round < 200; round++) {
      HexSet from = new HexSet(board.size());
      HexSet expected = new HexSet(board.size());
      for (int hex = 0; hex < board.size(); hex++) {
        if (random.nextInt(1 + round % 20) == 0) {
          from.add(hex);
          Arrays.stream(leadsTo[hex]).forEach(expected::add);
        }
      }
      long[] before = new long[words];
      long[] after = new long[words];
      from.copyTo(before);
      steps.take(before, after);
      long[] wanted = new long[words];
      expected.copyTo(wanted);
      assertThat(after).as("round " + round).isEqualTo(wanted);
    }
  }

  @Test
  void a_set_takes_the_steps_that_its_hexes_take_one_by_one() {
    compare(Board.builder(HexGrid.pointyTop(28, 34).countedFromTheRight(), LEGEND).build());
    compare(Board.builder(HexGrid.flatTop(25, 38), LEGEND).build());
    compare(Board.builder(HexGrid.flatTop(8, 8), LEGEND).build());
  }

  @Test
  void a_map_may_have_holes_and_ragged_edges() {
    compare(
        Board.builder(HexGrid.flatTop(20, 30), LEGEND, number -> Integer.parseInt(number) % 7 != 0)
            .build());
  }

  @Test
  void what_was_in_the_other_set_stays_there() {
    HexSteps steps = new HexSteps(new int[][] {{1}, {}, {}});
    long[] into = {0b100};
    steps.take(new long[] {0b001}, into);
    assertThat(into).containsExactly(0b110);
  }

  @Test
  void a_set_tells_what_is_new_to_it() {
    HexSet set = new HexSet(130);
    set.add(1);
    set.add(129);
    long[] other = {0b110, 0, 0b10};
    set.addNew(other);
    assertThat(other).containsExactly(0b100, 0, 0);
    assertThat(set.toArray()).containsExactly(1, 2, 129);
    long[] more = {0b1000, 0, 0};
    assertThat(set.retainIn(more)).isFalse();
    assertThat(more).containsExactly(0, 0, 0);
  }
}
