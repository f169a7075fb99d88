package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that searches thinks ahead while somebody looks at the table. */
class PonderingTest {
  private static boolean somebodyPonders() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("pondering"));
  }

  @Test
  void theMarshalPondersWhileAPageIsOpenAndStopsWithTheHost(@TempDir Path data) throws Exception {
    try (House house = House.open(data)) {
      String match = house.begin("me", "bot:marshal:nodes=40");
      house.listen(match, "central");
      boolean pondered = false;
      // it gets used to the game first, which takes some seconds
      for (int i = 0; i < 300 && !pondered; i++) {
        assertThat(house.get(match + "?as=central").status()).isEqualTo(200);
        pondered = somebodyPonders();
        Thread.sleep(100);
      }
      assertThat(pondered).isTrue();
    }
    for (int i = 0; i < 100 && somebodyPonders(); i++) {
      Thread.sleep(50);
    }
    assertThat(somebodyPonders()).as("after the end of the host").isFalse();
  }
}
