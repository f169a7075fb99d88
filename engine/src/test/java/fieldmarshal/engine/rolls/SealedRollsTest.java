package fieldmarshal.engine.rolls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class SealedRollsTest {
  private static final byte[] SECRET = bytes(7);
  private static final List<String> SEEDS = List.of(figures(bytes(1)), figures(bytes(2)));

  private static byte[] bytes(int value) {
    byte[] bytes = new byte[Seal.BYTES];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  private static String figures(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static SealedRolls chain(int length) {
    return SealedRolls.of("match", length, SECRET, SEEDS);
  }

  /** Worked out here step by step, as somebody would who trusts nobody. */
  @Test
  void aRollFollowsFromItsLinkTheMatchTheSeedsAndItsNumber() throws Exception {
    int length = 300;
    byte[][] links = new byte[length + 1][];
    links[length] = SECRET;
    for (int i = length; i > 0; i--) {
      links[i - 1] = MessageDigest.getInstance("SHA-256").digest(links[i]);
    }
    SealedRolls rolls = chain(length);
    assertThat(rolls.seal().head()).isEqualTo(figures(links[0]));
    for (int k = 1; k <= length; k++) {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(links[k], "HmacSHA256"));
      String text = "match\n" + SEEDS.get(0) + "\n" + SEEDS.get(1) + "\n" + k + "\n0";
      byte[] out = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
      long value = Long.parseLong(figures(out).substring(0, 8), 16);
      assertThat(rolls.face(k - 1, 6)).as("roll %s", k).isEqualTo(1 + (int) (value % 6));
      assertThat(((Stretch.Sealed) rolls.told(k)).link()).isEqualTo(figures(links[k]));
    }
  }

  /** A number that is not below the greatest multiple of the faces does not count. */
  @Test
  void aNumberThatWouldFavourAFaceIsLeftOut() {
    Seal seal = chain(1).seal();
    int faces = (1 << 30) + 1; // a quarter of all numbers lies beyond its greatest multiple
    int left = 0;
    for (int i = 1; i <= 200; i++) {
      byte[] mac = Hashes.hmac(bytes(i), "match\n" + String.join("\n", SEEDS) + "\n1\n0");
      long first = Hashes.number(mac, 0);
      int face = seal.face(bytes(i), 1, faces);
      assertThat(face).isBetween(1, faces);
      if (first >= 3L * faces) {
        left++;
        assertThat(face).isNotEqualTo(1 + (int) (first % faces));
      } else {
        assertThat(face).isEqualTo(1 + (int) (first % faces));
      }
    }
    assertThat(left).isBetween(20, 80);
  }

  /** The chi-square of 16,384 rolls with five degrees of freedom stays under the 0.1 % point. */
  @Test
  void allFacesComeEquallyOften() {
    SealedRolls rolls = chain(SealedRolls.USUAL_LENGTH);
    Stretch.Faces faces = rolls.told(SealedRolls.USUAL_LENGTH).faces();
    int[] seen = new int[7];
    for (int i = 0; i < SealedRolls.USUAL_LENGTH; i++) {
      seen[faces.face(i, 6)]++;
    }
    double expected = SealedRolls.USUAL_LENGTH / 6.0;
    double chi = 0;
    for (int face = 1; face <= 6; face++) {
      chi += (seen[face] - expected) * (seen[face] - expected) / expected;
    }
    assertThat(chi).isLessThan(20.5);
  }

  @Test
  void whatIsToldProvesTheRollsMadeAndNoLaterOne() {
    SealedRolls rolls = chain(1000);
    Stretch.Sealed told = (Stretch.Sealed) rolls.told(500);
    assertThat(told.genuine()).isTrue();
    Stretch.Faces faces = told.faces();
    for (int i = 0; i < 500; i++) {
      assertThat(faces.face(i, 6)).isEqualTo(rolls.face(i, 6));
    }
    assertThat(told.first(20)).isEqualTo(rolls.told(20));
    assertThat(told.first(900)).isEqualTo(told);
    // Whoever has link 500 gets from it links 0 to 499, and link 501 is none of those.
    byte[] next = HexFormat.of().parseHex(((Stretch.Sealed) rolls.told(501)).link());
    byte[] link = HexFormat.of().parseHex(told.link());
    for (int i = 0; i <= 500; i++) {
      assertThat(link).isNotEqualTo(next);
      link = Hashes.sha256(link, 1);
    }
  }

  @Test
  void theSecretIsInNothingThatIsTold() {
    SealedRolls rolls = chain(10);
    String secret = figures(SECRET);
    assertThat(rolls.toString() + rolls.seal() + rolls.told(9)).doesNotContain(secret);
  }

  @Test
  void anotherMatchAnotherSeedOrAnotherSecretRollsOtherDice() {
    String dice = dice(chain(200));
    assertThat(dice(SealedRolls.of("other", 200, SECRET, SEEDS))).isNotEqualTo(dice);
    assertThat(dice(SealedRolls.of("match", 200, SECRET, SEEDS.reversed()))).isNotEqualTo(dice);
    assertThat(dice(SealedRolls.of("match", 200, bytes(8), SEEDS))).isNotEqualTo(dice);
    assertThat(dice(SealedRolls.fresh("match", SEEDS)))
        .isNotEqualTo(dice(SealedRolls.fresh("match", SEEDS)));
  }

  private static String dice(RollStream rolls) {
    StringBuilder dice = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      dice.append(rolls.face(i, 6));
    }
    return dice.toString();
  }

  @Test
  void aChainThatIsUsedUpGivesNothingMore() {
    SealedRolls rolls = chain(10);
    assertThat(rolls.face(9, 6)).isBetween(1, 6);
    assertThatThrownBy(() -> rolls.face(10, 6)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void figuresThatAreNoLinkAreRefused() {
    assertThatThrownBy(() -> new Seal("match", 10, "abc", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Seal("match", 10, "00", List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Stretch.Sealed(chain(10).seal(), 11, chain(10).seal().head()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
