package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.umpire.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A match that two people play and take orders back in, and what of it was acknowledged. After a
 * kill the host has exactly that, or that and the one change which was under way.
 */
final class Played {
  String match = "";

  /** The log as it was acknowledged. */
  private final List<String> log = new ArrayList<>();

  private int revision;
  private int orders;
  private int undone;
  private int cameThrough;

  /** The log as it is if the change came through that nobody acknowledged; null for none. */
  private List<String> underWay;

  private final SplittableRandom random = new SplittableRandom(1914);

  /** How many lines were acknowledged; read while it is played. */
  private volatile int lines;

  int lines() {
    return lines;
  }

  void check(KilledHostTest.Life life) {
    JsonNode told = life.anna().get(match + "/log").json();
    List<String> found = new ArrayList<>();
    told.forEach(line -> found.add(line.path("order").toString()));
    int now = life.anna().get(match).revision();
    if (underWay != null && now == revision + 1) {
      assertThat(found).as("the change that came through").isEqualTo(underWay);
      log.clear();
      log.addAll(underWay);
      revision = now;
      cameThrough++;
    }
    assertThat(now).as("revision").isEqualTo(revision);
    assertThat(found).as("the log").isEqualTo(log);
    underWay = null;
    lines = log.size();
  }

  /** Both play any legal orders, and take some back, until the host is gone. */
  void play(KilledHostTest.Life life) {
    try {
      JsonNode shown = life.anna().get(match).json();
      while (!shown.at("/decision/kind").asText().equals("over")) {
        String side = shown.at("/decision/side").asText();
        House who = side.equals("central") ? life.anna() : life.ben();
        boolean back =
            random.nextInt(5) == 0 && who.get(match).at("/canUndo").asBoolean() && !log.isEmpty();
        shown = back ? undo(who, side) : order(who, side);
      }
      throw new AssertionError("the match is over; a longer game is needed");
    } catch (House.Gone e) {
      // killed
    }
  }

  private JsonNode order(House who, String side) {
    JsonNode legal = who.get(match + "/legal?limit=40").at("/orders");
    JsonNode order = legal.path(random.nextInt(legal.size()));
    List<String> next = new ArrayList<>(log);
    next.add(order.toString());
    underWay = next;
    House.Answer answer = who.post(match + "/orders", ask(revision, side, order));
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
    orders++;
    return acknowledged(next, answer.revision(), answer.at("/match"));
  }

  private JsonNode undo(House who, String side) {
    List<String> next = new ArrayList<>(log.subList(0, log.size() - 1));
    underWay = next;
    House.Answer answer =
        who.post(match + "/undo", Json.object().put("revision", revision).put("as", side));
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
    undone++;
    return acknowledged(next, answer.revision(), answer.json());
  }

  private JsonNode acknowledged(List<String> next, int now, JsonNode shown) {
    assertThat(now).isEqualTo(revision + 1);
    revision = now;
    log.clear();
    log.addAll(next);
    lines = log.size();
    underWay = null;
    return shown;
  }

  String tell() {
    return "orders: "
        + orders
        + " acknowledged, taken back "
        + undone
        + "; none lost, none done twice; "
        + cameThrough
        + " that were under way at a kill came through\n";
  }
}
