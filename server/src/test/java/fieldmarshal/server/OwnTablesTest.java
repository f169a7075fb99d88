package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.games.eastprussia.EastPrussia;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stored match that is played with own tables. */
class OwnTablesTest {
  private static final String CRT = "east-prussia-1914/crt.tsv";

  private static Seating seating(Game game, Store store) {
    return new Seating(List.of(game), store, (live, moment, by, events, noticed) -> {});
  }

  private static String begin(Seating seating) throws Exception {
    var opened = seating.open("east-prussia-1914", "historical", List.of());
    return seating.begin(opened, Seats.ours(opened.game()), 7L, null);
  }

  @Test
  void opensOnlyWhereTheGameHasThem(@TempDir Path folder, @TempDir Path data) throws Exception {
    Path file = folder.resolve(CRT);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    try (InputStream in = getClass().getClassLoader().getResourceAsStream("fieldmarshal/" + CRT)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      Files.writeString(file, text.replace("A2\tA1", "A3\tA1"));
    }
    Game own = OwnTables.of(folder).during(EastPrussia::new);
    try (Store store = Store.open(data)) {
      String match = begin(seating(own, store));
      assertThat(seating(own, store).live(match).save().tables())
          .isEqualTo(own.tables().identity());
      Seating ours = seating(new EastPrussia(), store);
      assertThatThrownBy(() -> ours.live(match))
          .isInstanceOf(Problem.class)
          .hasMessageContaining("own tables " + own.tables().identity())
          .hasMessageNotContaining("broken");
      String plain = begin(ours);
      assertThatThrownBy(() -> seating(own, store).live(plain))
          .hasMessageContaining("was played with the tables of Field Marshal");
    }
  }
}
