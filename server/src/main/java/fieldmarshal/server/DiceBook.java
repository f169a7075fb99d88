package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.LuckJson;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The dice of all matches of this server that are over. A match is counted once, some time after
 * somebody has asked; of a branch or a copy only what it rolled itself. What was edited, comes from
 * elsewhere or was rolled from a chosen seed is left out.
 */
final class DiceBook implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DiceBook.class);

  /** So many matches are counted at once. */
  private static final int AT_ONCE = 50;

  private static final String UNCOUNTED =
      " FROM played_match WHERE outcome IS NOT NULL AND id NOT IN (SELECT match_id FROM"
          + " counted_match)";

  private final Jdbi jdbi;
  private final Function<String, LiveMatch> matches;
  private final AtomicBoolean counting = new AtomicBoolean();
  private final ExecutorService hand =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("dice-book").factory());

  /**
   * A book.
   *
   * @param matches finds a match by its id
   */
  DiceBook(Jdbi jdbi, Function<String, LiveMatch> matches) {
    this.jdbi = jdbi;
    this.matches = matches;
  }

  @Override
  public void close() {
    hand.shutdownNow();
  }

  /** What is known; what is not counted yet is counted meanwhile. */
  ObjectNode tell() {
    int open = number("SELECT count(*)" + UNCOUNTED);
    if (open > 0 && counting.compareAndSet(false, true)) {
      hand.execute(this::countSome);
    }
    ObjectNode node =
        Json.object().put("matches", number("SELECT count(*) FROM counted_match WHERE whole > 0"));
    dice(node.putArray("dice"));
    luck(node.putArray("luck"));
    return node.put("pending", open);
  }

  private int number(String sql) {
    return jdbi.withHandle(handle -> handle.createQuery(sql).mapTo(Integer.class).one());
  }

  /** How often each face fell, by sorts of dice. */
  private void dice(ArrayNode dice) {
    Map<Integer, Map<Integer, Integer>> sums = new TreeMap<>();
    jdbi.useHandle(handle ->
        handle
            .createQuery(
                "SELECT faces, face, sum(times) AS times FROM counted_die GROUP BY faces, face")
            .map((row, context) ->
                new int[] {row.getInt("faces"), row.getInt("face"), row.getInt("times")})
            .forEach(
                row -> sums.computeIfAbsent(row[0], faces -> new TreeMap<>()).put(row[1], row[2])));
    sums.forEach((faces, times) -> {
      ArrayNode counts = dice.addObject().put("faces", faces).putArray("counts");
      for (int face = 1; face <= faces; face++) {
        counts.add(times.getOrDefault(face, 0));
      }
    });
  }

  /** How lucky each side of each game was, in all. */
  private void luck(ArrayNode luck) {
    jdbi.useHandle(handle ->
        handle
            .createQuery(
                "SELECT game, side, count(*) AS matches, sum(attacks) AS attacks, sum(luck) AS"
                    + " luck, sum(deviation * deviation) AS variance FROM counted_luck JOIN"
                    + " counted_match ON counted_match.match_id = counted_luck.match_id GROUP BY"
                    + " game, side ORDER BY game, side")
            .map((row, context) -> {
              double steps = row.getDouble("luck");
              double deviation = Math.sqrt(row.getDouble("variance"));
              return Json.object()
                  .put("game", row.getString("game"))
                  .put("side", row.getString("side"))
                  .put("matches", row.getInt("matches"))
                  .put("attacks", row.getInt("attacks"))
                  .put("luck", LuckJson.round(steps))
                  .put("luckier", LuckJson.luckier(steps, deviation));
            })
            .forEach(luck::add));
  }

  // ---- counting

  private void countSome() {
    try {
      List<String> ids =
          jdbi.withHandle(handle ->
              handle
                  .createQuery("SELECT id" + UNCOUNTED + " ORDER BY updated LIMIT " + AT_ONCE)
                  .mapTo(String.class)
                  .list());
      for (String id : ids) {
        if (hand.isShutdown()) {
          return;
        }
        count(id);
      }
    } finally {
      counting.set(false);
    }
  }

  private void count(String id) {
    try {
      LiveMatch live = matches.apply(id);
      boolean whole =
          !live.moment().edited()
              && live.difference() == null
              && live.setup().origin() != Origin.ELSEWHERE;
      Map<Integer, Map<Integer, Integer>> own = new TreeMap<>();
      boolean all = whole && own(live, own);
      JsonNode luck = all ? new LuckBook().of(live, List.of()).path("sides") : Json.object();
      jdbi.useTransaction(handle -> keep(handle, live.setup(), whole, own, luck));
    } catch (Problem e) {
      // It cannot be shown: its dice cannot be counted either.
      jdbi.useTransaction(handle -> mark(handle, id, "", false));
    } catch (RuntimeException e) {
      LOG.error("The dice of match {} cannot be counted", id, e);
      jdbi.useTransaction(handle -> mark(handle, id, "", false));
    }
  }

  /** Adds up the dice of chains of the match itself; whether these are all of its dice. */
  private static boolean own(LiveMatch live, Map<Integer, Map<Integer, Integer>> sums) {
    LiveMatch.Rolled rolled = live.rolled();
    int stream = 0;
    long left = rolled.streams().getFirst().drawn();
    boolean all = true;
    for (Match.Fallen die : rolled.fallen()) {
      while (!die.laid() && left == 0 && stream + 1 < rolled.streams().size()) {
        left = rolled.streams().get(++stream).drawn();
      }
      left -= die.laid() ? 0 : 1;
      boolean own =
          !die.laid()
              && rolled.streams().get(stream) instanceof Stretch.Sealed chain
              && chain.seal().match().equals(live.id());
      if (own) {
        sums.computeIfAbsent(die.faces(), faces -> new TreeMap<>())
            .merge(die.face(), 1, Integer::sum);
      }
      all &= own;
    }
    return all;
  }

  private static void mark(Handle handle, String id, String game, boolean whole) {
    handle
        .createUpdate(
            "INSERT INTO counted_match (match_id, game, whole) VALUES (:id, :game, :whole) ON"
                + " CONFLICT DO NOTHING")
        .bind("id", id)
        .bind("game", game)
        .bind("whole", whole ? 1 : 0)
        .execute();
  }

  private static void keep(
      Handle handle,
      Store.Setup setup,
      boolean whole,
      Map<Integer, Map<Integer, Integer>> dice,
      JsonNode luck) {
    mark(handle, setup.id(), setup.game(), whole);
    dice.forEach((faces, times) ->
        times.forEach((face, count) ->
            handle
                .createUpdate(
                    "INSERT INTO counted_die (match_id, faces, face, times) VALUES (:id, :faces,"
                        + " :face, :times)")
                .bind("id", setup.id())
                .bind("faces", faces)
                .bind("face", face)
                .bind("times", count)
                .execute()));
    luck.properties()
        .forEach(side ->
            handle
                .createUpdate(
                    "INSERT INTO counted_luck (match_id, side, attacks, luck, deviation) VALUES"
                        + " (:id, :side, :attacks, :luck, :deviation)")
                .bind("id", setup.id())
                .bind("side", side.getKey())
                .bind("attacks", side.getValue().path("attacks").asInt())
                .bind("luck", side.getValue().path("luck").asDouble())
                .bind("deviation", side.getValue().path("deviation").asDouble())
                .execute());
  }
}
