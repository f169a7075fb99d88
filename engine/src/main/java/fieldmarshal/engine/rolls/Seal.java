package fieldmarshal.engine.rolls;

import java.util.HexFormat;
import java.util.List;

/**
 * What is published before the first roll of a chain: its head fixes every roll, and shows none.
 *
 * <p>A chain is made from a secret of 256 bits: link n is the secret, and each link is the SHA-256
 * of the next one, down to link 0, the head. Roll k is fixed by link k, which is shown when the
 * roll is made. Whoever has a link can work out all earlier ones, and no later one.
 *
 * @param match the match that the chain belongs to, so that it cannot be used for another
 * @param length how many rolls the chain has
 * @param head link 0, in hexadecimal figures
 * @param seeds what the players have put in, in the order of the sides: the keeper of the secret
 *     could not choose it to suit himself without knowing them
 */
public record Seal(String match, int length, String head, List<String> seeds) {
  /** How many bytes a link, a secret and a player's seed have. */
  public static final int BYTES = 32;

  /** The most rolls that a chain may have. */
  public static final int MOST_ROLLS = 1 << 16;

  public Seal {
    seeds = List.copyOf(seeds);
    if (length < 1 || length > MOST_ROLLS) {
      throw new IllegalArgumentException("a chain has 1 to " + MOST_ROLLS + " rolls");
    }
    link(head);
    seeds.forEach(Seal::link);
    if (match.indexOf('\n') >= 0) {
      throw new IllegalArgumentException("the name of a match is one line");
    }
  }

  /** What a player tells of a seed before he tells the seed itself: its SHA-256. */
  public static String commitment(String seed) {
    return HexFormat.of().formatHex(Hashes.sha256(link(seed), 1));
  }

  /** The bytes of a link that is written down. */
  static byte[] link(String figures) {
    byte[] link = HexFormat.of().parseHex(figures);
    if (link.length != BYTES) {
      throw new IllegalArgumentException("a link has " + BYTES + " bytes");
    }
    return link;
  }

  /**
   * The face that a link gives.
   *
   * <p>HMAC-SHA256 with the link as its key, over the match, the seeds, the number of the roll and
   * of the attempt, each on a line; its numbers of four bytes are taken in order, and the first one
   * below the greatest multiple of the faces counts.
   *
   * @param number of the roll in its chain, from 1
   */
  int face(byte[] link, long number, int faces) {
    long bound = (1L << 32) / faces * faces;
    for (int attempt = 0; ; attempt++) {
      String text = match + "\n" + String.join("\n", seeds) + "\n" + number + "\n" + attempt;
      byte[] mac = Hashes.hmac(link, text);
      for (int at = 0; at < mac.length; at += 4) {
        long value = Hashes.number(mac, at);
        if (value < bound) {
          return 1 + (int) (value % faces);
        }
      }
    }
  }
}
