package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The map is what the book says of it. */
class ItalianFrontMapTest {
  private final Theatre theatre = Situation.GAME.theatre();
  private final Board board = theatre.board();

  private List<String> around(String hex) {
    List<String> around = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(board.hex(hex), d);
      if (to >= 0) {
        around.add(board.number(to));
      }
    }
    return around;
  }

  @Test
  @Case("IF-2.1.1")
  void hexesTouchAsTheExamplesOfTheBookSay() {
    assertThat(around("2718"))
        .containsExactlyInAnyOrder("2818", "2819", "2619", "2618", "2717", "2719");
    assertThat(around("3099")).contains("2999", "3000");
    assertThat(around("2100")).contains("2001");
    assertThat(around("2120")).contains("2221");
    assertThat(board.distance(board.hex("2515"), board.hex("2216"))).isEqualTo(3);
    assertThat(board.distance(board.hex("2515"), board.hex("2316"))).isEqualTo(2);
  }
}
