package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Charted;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The maps of the games on the shelf keep their hexes, their order and their neighbours. */
class BoardsTest {
  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto, 952, 2c69ecae2fc1e5ec7ff3bc9875a723f32a83668d4ea6398eaa7372c783e4cd1e",
    "gwe-brusilov, 950, 0da481eee5cfa95a94106b24babf3d30b180d18b35d0796631cf85cb67e2054d",
    "east-prussia-1914, 2040, 30a77a67ad858a2d1595433c019c8357711998097fcc3f0fccb0fc6229ab242e",
    "italian-front-1917, 624, c8c287305690eba819c93b105290c9a6630a864b5c60728861256d0a82e4b660",
  })
  void everyHexHasTheNeighboursThatItAlwaysHad(String id, int hexes, String digest)
      throws NoSuchAlgorithmException {
    Game game = Objects.requireNonNull(Shelf.find(id));
    Board board = ((Charted) game).chart().board();
    StringBuilder all = new StringBuilder();
    for (int hex = 0; hex < board.size(); hex++) {
      all.append(board.number(hex));
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        all.append(' ').append(to < 0 ? "-" : board.number(to));
      }
      all.append('\n');
    }
    byte[] bytes = all.toString().getBytes(StandardCharsets.UTF_8);
    assertThat(board.size()).isEqualTo(hexes);
    assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)))
        .isEqualTo(digest);
  }
}
