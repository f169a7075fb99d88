package fieldmarshal.engine.rolls;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The two functions that sealed rolls are made of. */
final class Hashes {
  private static final String MAC = "HmacSHA256";

  private Hashes() {}

  /** SHA-256, so many times over. */
  static byte[] sha256(byte[] bytes, long times) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] now = bytes;
      for (long i = 0; i < times; i++) {
        now = digest.digest(now);
      }
      return now;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static byte[] hmac(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance(MAC);
      mac.init(new SecretKeySpec(key, MAC));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has " + MAC, e);
    }
  }

  /** Four bytes as a number without a sign, the greatest first. */
  static long number(byte[] bytes, int at) {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      value = value << 8 | bytes[at + i] & 0xFF;
    }
    return value;
  }
}
