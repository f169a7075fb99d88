package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.umpire.json.Json;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Matches that Anna branches off another one; each that was acknowledged is there after a kill. */
final class Branches {
  /** So long copies are dear and show nothing more. */
  private static final int LONGEST = 30;

  private static final int PAUSE = 400;

  /** By their ids, how many lines they have. */
  private final Map<String, Integer> known = new HashMap<>();

  /** Those of the last life, which were not looked at yet. */
  private final Map<String, Integer> fresh = new HashMap<>();

  private final SplittableRandom random = new SplittableRandom(7);

  void check(KilledHostTest.Life life) {
    fresh.forEach((id, lines) -> {
      House.Answer shown = life.anna().get("/api/matches/" + id);
      assertThat(shown.status()).as("branch %s", id).isEqualTo(200);
      assertThat(shown.at("/log/lines").asInt()).isEqualTo(lines);
    });
    known.putAll(fresh);
    fresh.clear();
  }

  /** Branches off, now and then, until the host is gone. */
  void grow(KilledHostTest.Life life, Played from) {
    try {
      while (true) {
        int line = random.nextInt(1 + Math.min(LONGEST, Math.max(0, from.lines() - 2)));
        House.Answer answer =
            life.anna().post(from.match + "/branch", Json.object().put("line", line));
        // Where orders were just taken back the match may be shorter.
        if (answer.status() == 201) {
          fresh.put(answer.text("/id"), line);
        } else {
          assertThat(answer.status()).as(answer.response().body()).isIn(400, 429);
        }
        Thread.sleep(PAUSE);
      }
    } catch (House.Gone e) {
      // killed
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  String tell() {
    return "branches: " + known.size() + " acknowledged, none lost\n";
  }
}
