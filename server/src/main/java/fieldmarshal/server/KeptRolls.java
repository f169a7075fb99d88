package fieldmarshal.server;

import fieldmarshal.engine.rolls.RollStream;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.StretchJson;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the rolls of a match come from, as it is kept: the secret of its chain, or the seed of a
 * match of before, and what proves rolls that were made elsewhere. The chain is worked out when the
 * match is played, not when it is listed.
 */
final class KeptRolls {
  private final byte @Nullable [] secret;
  private final long seed;
  private final int length;
  private final List<String> seeds;
  private final String earlier;

  /** Whether the dice wait for the seeds of the players. */
  private final boolean awaits;

  /** The last change before the first roll of the chain. */
  private final int from;

  KeptRolls(byte @Nullable [] secret, long seed, int length, List<String> seeds, String earlier) {
    this(secret, seed, length, seeds, earlier, false, 0);
  }

  KeptRolls(
      byte @Nullable [] secret,
      long seed,
      int length,
      List<String> seeds,
      String earlier,
      boolean awaits,
      int from) {
    this.awaits = awaits;
    this.from = from;
    this.secret = secret == null ? null : secret.clone();
    this.seed = seed;
    this.length = length;
    this.seeds = List.copyOf(seeds);
    this.earlier = earlier;
  }

  /** The rolls of a match that begins, or is opened, now. */
  static KeptRolls of(RollStream stream, List<Stretch> earlier) {
    String text = StretchJson.text(earlier);
    return switch (stream) {
      case SeededRolls seeded -> new KeptRolls(null, seeded.seed(), 0, List.of(), text);
      case SealedRolls chain ->
          new KeptRolls(chain.keep(), 0, chain.seal().length(), chain.seal().seeds(), text);
    };
  }

  /** The same, and no die falls before the players have given their seeds. */
  KeptRolls awaiting() {
    return new KeptRolls(secret, seed, length, seeds, earlier, true, from);
  }

  boolean awaits() {
    return awaits;
  }

  int from() {
    return from;
  }

  /** The stream that the match goes on with. */
  RollStream stream(String match) {
    return secret == null ? new SeededRolls(seed) : SealedRolls.of(match, length, secret, seeds);
  }

  /** Where rolls came from that were made before the match was opened here. */
  List<Stretch> earlier() throws BadRequest {
    return StretchJson.parse(earlier);
  }

  byte @Nullable [] secret() {
    return secret == null ? null : secret.clone();
  }

  boolean isSealed() {
    return secret != null;
  }

  long seed() {
    return seed;
  }

  int length() {
    return length;
  }

  List<String> seeds() {
    return seeds;
  }

  String earlierText() {
    return earlier;
  }

  /** Never the secret. */
  @Override
  public String toString() {
    return isSealed() ? "sealed rolls" : "rolls of seed " + seed;
  }
}
