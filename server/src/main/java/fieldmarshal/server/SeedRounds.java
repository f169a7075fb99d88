package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.rolls.Seal;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * What players put into the dice of a match. Each page of a side gives the hash of a seed first.
 * When all of them are there, the server makes the secret of a chain and tells its head: from then
 * on it can choose nothing. Then the pages tell their seeds, and the match goes on with that chain:
 * none of those who took part could know what the others would add when he chose his own part.
 */
final class SeedRounds {
  private final Jdbi jdbi;
  private final Map<String, Object> locks = new ConcurrentHashMap<>();

  SeedRounds(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** What a side has given. */
  private record Given(String side, String commitment, @Nullable String seed) {}

  /** How the round of a match stands; null where nobody wants one. */
  @Nullable ObjectNode tell(LiveMatch live) {
    Map<String, Given> given = given(live.id());
    byte[] secret = secret(live.id());
    if (!live.awaitsSeeds() && given.isEmpty()) {
      return null;
    }
    ObjectNode node = Json.object().put("wanted", live.awaitsSeeds());
    ArrayNode sides = node.putArray("sides");
    for (Side side : live.seats().humans(live.game())) {
      Given one = given.get(side.id());
      sides
          .addObject()
          .put("side", side.id())
          .put("commitment", one == null ? null : one.commitment())
          .put("seed", one == null ? null : one.seed());
    }
    if (secret != null) {
      node.put("head", SealedRolls.fresh(live.id(), secret, List.of()).seal().head());
    }
    return node;
  }

  /** A side gives the hash of its seed. */
  void commit(LiveMatch live, Side side, String commitment) throws BadRequest {
    figures(commitment);
    synchronized (lock(live)) {
      expected(live, side);
      if (given(live.id()).containsKey(side.id())) {
        throw new Problem(409, "This side has given its seed already.");
      }
      jdbi.useTransaction(handle -> {
        handle
            .createUpdate(
                "INSERT INTO dice_seed (match_id, side, commitment) VALUES (:id, :side, :hash)")
            .bind("id", live.id())
            .bind("side", side.id())
            .bind("hash", commitment)
            .execute();
        int all =
            handle
                .createQuery("SELECT count(*) FROM dice_seed WHERE match_id = :id")
                .bind("id", live.id())
                .mapTo(Integer.class)
                .one();
        if (all == live.seats().humans(live.game()).size()) {
          handle
              .createUpdate("UPDATE played_match SET next_secret = :secret WHERE id = :id")
              .bind("id", live.id())
              .bind("secret", SealedRolls.secret())
              .execute();
        }
      });
    }
  }

  /** A side tells its seed, when the head is known. */
  void reveal(LiveMatch live, Side side, String seed) throws BadRequest {
    figures(seed);
    synchronized (lock(live)) {
      expected(live, side);
      byte[] secret = secret(live.id());
      Given given = given(live.id()).get(side.id());
      if (secret == null || given == null) {
        throw new Problem(409, "A seed is told when every side has given the hash of its own.");
      }
      if (!Seal.commitment(seed).equals(given.commitment())) {
        throw new Problem(409, "That is not the seed whose hash was given.");
      }
      jdbi.useHandle(handle ->
          handle
              .createUpdate(
                  "UPDATE dice_seed SET seed = :seed WHERE match_id = :id AND side = :side")
              .bind("id", live.id())
              .bind("side", side.id())
              .bind("seed", seed)
              .execute());
      finish(live, secret);
    }
  }

  /** Goes on with the new chain where all seeds are there. */
  private void finish(LiveMatch live, byte[] secret) {
    Map<String, Given> given = given(live.id());
    List<String> seeds = new ArrayList<>();
    for (Side side : live.seats().humans(live.game())) {
      Given one = given.get(side.id());
      if (one == null || one.seed() == null) {
        return;
      }
      seeds.add(one.seed());
    }
    live.reseal(SealedRolls.fresh(live.id(), secret, seeds));
  }

  private static void expected(LiveMatch live, Side side) {
    if (!live.awaitsSeeds() || !live.seats().human(side)) {
      throw new Problem(409, "The dice of this match wait for no seed of that side.");
    }
  }

  private static void figures(String text) throws BadRequest {
    if (!text.matches("[0-9a-f]{64}")) {
      throw new BadRequest("a seed and its hash are 64 hexadecimal figures");
    }
  }

  private Object lock(LiveMatch live) {
    return locks.computeIfAbsent(live.id(), id -> new Object());
  }

  private byte @Nullable [] secret(String id) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery(
                "SELECT next_secret FROM played_match WHERE id = :id AND next_secret IS NOT NULL")
            .bind("id", id)
            .map((row, context) -> row.getBytes("next_secret"))
            .findOne()
            .orElse(null));
  }

  private Map<String, Given> given(String id) {
    Map<String, Given> all = new ConcurrentHashMap<>();
    jdbi.useHandle(handle ->
        handle
            .createQuery("SELECT side, commitment, seed FROM dice_seed WHERE match_id = :id")
            .bind("id", id)
            .map((row, context) ->
                new Given(
                    row.getString("side"), row.getString("commitment"), row.getString("seed")))
            .forEach(one -> all.put(one.side(), one)));
    return all;
  }
}
