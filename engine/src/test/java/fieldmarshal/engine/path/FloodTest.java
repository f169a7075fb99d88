package fieldmarshal.engine.path;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FloodTest {
  private static final Board BOARD =
      Board.builder(
              HexGrid.pointyTop(12, 14), new Board.Legend(List.of("field"), List.of(), List.of()))
          .build();

  /** Bellman and Ford's way: slow and plain. */
  private static int[] slowly(int start, int budget, Flood.Cost cost) {
    int[] best = new int[BOARD.size()];
    Arrays.fill(best, Integer.MAX_VALUE);
    best[start] = 0;
    boolean better = true;
    while (better) {
      better = false;
      for (int hex = 0; hex < best.length; hex++) {
        for (int d = 0; d < Board.DIRECTIONS && best[hex] != Integer.MAX_VALUE; d++) {
          int to = BOARD.neighbour(hex, d);
          int step = to < 0 ? Flood.PROHIBITED : cost.enter(hex, d, to);
          if (step != Flood.PROHIBITED && best[hex] + step < best[to]) {
            best[to] = best[hex] + step;
            better = true;
          }
        }
      }
    }
    for (int hex = 0; hex < best.length; hex++) {
      best[hex] = best[hex] <= budget ? best[hex] : -1;
    }
    return best;
  }

  @Test
  void everyReachedHexHasItsCheapestCostAndAWayThatCostsThat() {
    SplittableRandom random = new SplittableRandom(1917);
    Flood flood = new Flood(BOARD);
    for (int round = 0; round < 300; round++) {
      int[] prices = new int[BOARD.size() * Board.DIRECTIONS];
      for (int i = 0; i < prices.length; i++) {
        prices[i] = random.nextInt(5) == 0 ? Flood.PROHIBITED : random.nextInt(0, 32);
      }
      Flood.Cost cost = (from, d, to) -> prices[from * Board.DIRECTIONS + d];
      int start = random.nextInt(BOARD.size());
      int budget = random.nextInt(0, 90);
      flood.run(start, budget, cost);
      int[] expected = slowly(start, budget, cost);
      int reached = 0;
      for (int hex = 0; hex < expected.length; hex++) {
        assertThat(flood.reaches(hex)).as("hex %s", hex).isEqualTo(expected[hex] >= 0);
        if (expected[hex] >= 0) {
          reached++;
          assertThat(flood.cost(hex)).isEqualTo(expected[hex]);
          assertThat(priceOf(start, flood.path(hex), cost)).isEqualTo(expected[hex]);
        }
      }
      assertThat(flood.count()).isEqualTo(reached);
      assertThat(flood.reached(0)).isEqualTo(start);
      for (int i = 1; i < reached; i++) {
        assertThat(flood.cost(flood.reached(i)))
            .isGreaterThanOrEqualTo(flood.cost(flood.reached(i - 1)));
      }
    }
  }

  private static int priceOf(int start, int[] path, Flood.Cost cost) {
    int price = 0;
    int at = start;
    for (int to : path) {
      price += cost.enter(at, BOARD.direction(at, to), to);
      at = to;
    }
    return price;
  }

  @Test
  void theStartIsReachedForNothingAndHasNoWay() {
    Flood flood = new Flood(BOARD);
    flood.run(5, 0, (from, d, to) -> 1);
    assertThat(flood.count()).isEqualTo(1);
    assertThat(flood.path(5)).isEmpty();
    assertThat(flood.before(5)).isEqualTo(-1);
    assertThat(flood.reaches(6)).isFalse();
  }
}
