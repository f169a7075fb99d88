package fieldmarshal.engine.rolls;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Rolls that were fixed before the first one and that nobody can foretell but the keeper of the
 * secret: see {@link Seal}. It knows the secret; it never tells it.
 */
public final class SealedRolls implements RollStream {
  /** How many rolls a chain has where nobody says: far more than the longest game. */
  public static final int USUAL_LENGTH = 1 << 14;

  /** Between two links that are kept there are so many. */
  private static final int STEP = 128;

  private final Seal seal;
  private final byte[] secret;

  /** Every {@link #STEP}th link, from link 0. */
  private final byte[][] kept;

  private SealedRolls(String match, int length, byte[] secret, List<String> seeds) {
    this.secret = secret.clone();
    kept = new byte[length / STEP + 1][];
    byte[] link = this.secret;
    for (int number = length; number >= 0; number--) {
      if (number % STEP == 0) {
        kept[number / STEP] = link;
      }
      if (number > 0) {
        link = Hashes.sha256(link, 1);
      }
    }
    seal = new Seal(match, length, HexFormat.of().formatHex(kept[0]), seeds);
  }

  /** A chain of a secret that was kept. */
  public static SealedRolls of(String match, int length, byte[] secret, List<String> seeds) {
    if (secret.length != Seal.BYTES) {
      throw new IllegalArgumentException("a secret has " + Seal.BYTES + " bytes");
    }
    return new SealedRolls(match, length, secret, seeds);
  }

  /** A chain of the usual length of a secret that was made for it. */
  public static SealedRolls fresh(String match, byte[] secret, List<String> seeds) {
    return of(match, USUAL_LENGTH, secret, seeds);
  }

  /** A chain of a new secret. */
  public static SealedRolls fresh(String match, List<String> seeds) {
    return of(match, USUAL_LENGTH, secret(), seeds);
  }

  /** 256 bits of the system's randomness. */
  public static byte[] secret() {
    byte[] bytes = new byte[Seal.BYTES];
    new SecureRandom().nextBytes(bytes);
    return bytes;
  }

  public Seal seal() {
    return seal;
  }

  /** The secret, for the one place that keeps it. */
  public byte[] keep() {
    return secret.clone();
  }

  private byte[] link(long number) {
    if (number > seal.length()) {
      throw new IllegalStateException("the chain has only " + seal.length() + " rolls");
    }
    int next = (int) ((number + STEP - 1) / STEP);
    if (next < kept.length) {
      return Hashes.sha256(kept[next], (long) next * STEP - number);
    }
    return Hashes.sha256(secret, seal.length() - number);
  }

  @Override
  public int face(long index, int faces) {
    return seal.face(link(index + 1), index + 1, faces);
  }

  @Override
  public Stretch told(long drawn) {
    return new Stretch.Sealed(seal, drawn, HexFormat.of().formatHex(link(drawn)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SealedRolls rolls
        && seal.equals(rolls.seal)
        && Arrays.equals(secret, rolls.secret);
  }

  @Override
  public int hashCode() {
    return seal.hashCode();
  }

  /** What may be told of it: never the secret. */
  @Override
  public String toString() {
    return "SealedRolls[" + seal + "]";
  }
}
