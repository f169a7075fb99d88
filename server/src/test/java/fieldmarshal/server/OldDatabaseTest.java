package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database of the first format is still read, and its matches go on. */
class OldDatabaseTest {
  private static final Path OLD =
      Path.of("src/test/resources/fieldmarshal/server/format-1/matches.db.gz").toAbsolutePath();

  @Test
  void matchesOfAllGamesAreShownAndGoOn(@TempDir Path data) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(OLD))) {
      Files.copy(in, data.resolve("matches.db"));
    }
    int whole = 0;
    int[] lines = new int[6];
    for (int round = 0; round < 2; round++) {
      try (Store store = Store.open(data)) {
        Seating seating =
            new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
        assertThat(seating.count(new Store.Which.All())).isEqualTo(6);
        var cards =
            seating.list(new Store.Which.All(), 0, 10).stream()
                .sorted((a, b) -> a.setup().id().compareTo(b.setup().id()))
                .toList();
        for (int i = 0; i < cards.size(); i++) {
          LiveMatch live = seating.live(cards.get(i).setup().id());
          int now = live.save().lines().size();
          assertThat(now).as(live.setup().name()).isPositive();
          if (round == 1) {
            assertThat(now).as(live.setup().name()).isEqualTo(lines[i]);
          }
          if (live.difference() != null) {
            assertThat(live.difference().rules()).isEqualTo("1");
            lines[i] = now;
            continue;
          }
          whole++;
          lines[i] = now + playOne(live);
        }
      }
    }
    assertThat(whole).as("matches that replay whole").isPositive();
  }

  /** Gives one order for whoever is to decide, if that is somebody at this screen. */
  private static int playOne(LiveMatch live) {
    Side side = live.moment().toMove();
    if (side == null || !live.seats().human(side)) {
      return 0;
    }
    var position = live.moment().position();
    var order = live.rules().sample(position, new SplittableRandom(3));
    assertThat(live.rules().judge(position, order)).isInstanceOf(Ruling.Granted.class);
    assertThat(live.order(live.moment().revision(side), side, order))
        .isInstanceOf(Verdict.Done.class);
    return 1;
  }
}
