package fieldmarshal.server;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A browser's end of a push: opens what was sealed for it, as RFC 8291 and RFC 8188 say. */
final class Sealed {
  private final KeyPair pair;
  private final byte[] auth = new byte[16];

  Sealed() throws GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    pair = generator.generateKeyPair();
    new SecureRandom().nextBytes(auth);
  }

  String key() {
    return base64(point((ECPublicKey) pair.getPublic()));
  }

  String auth() {
    return base64(auth);
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** What was sealed. */
  String open(byte[] body) throws GeneralSecurityException {
    ByteBuffer in = ByteBuffer.wrap(body);
    byte[] salt = new byte[16];
    in.get(salt);
    in.getInt();
    byte[] sender = new byte[in.get() & 0xff];
    in.get(sender);
    byte[] sealed = new byte[in.remaining()];
    in.get(sealed);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(pair.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] info =
        join(
            "WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
            point((ECPublicKey) pair.getPublic()),
            sender);
    byte[] secret = hkdf(auth, agreement.generateSecret(), info, 32);
    byte[] key =
        hkdf(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
    byte[] nonce =
        hkdf(salt, secret, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    byte[] plain = cipher.doFinal(sealed);
    int end = plain.length;
    while (plain[end - 1] == 0) {
      end--;
    }
    return new String(plain, 0, end - 1, StandardCharsets.UTF_8);
  }

  /** The claims of a VAPID header (RFC 8292), whose signature is that of the key. */
  static String claims(String authorization, String openKey) throws GeneralSecurityException {
    String token = authorization.replaceFirst(".*t=([^, ]+).*", "$1");
    String[] parts = token.split("\\.");
    Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
    check.initVerify(key(Base64.getUrlDecoder().decode(openKey)));
    check.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
    if (!check.verify(Base64.getUrlDecoder().decode(parts[2]))) {
      throw new AssertionError("the signature is another's");
    }
    return new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8);
  }

  private static ECPublicKey key(byte[] point) throws GeneralSecurityException {
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
    return (ECPublicKey)
        KeyFactory.getInstance("EC")
            .generatePublic(
                new ECPublicKeySpec(
                    new ECPoint(x, y), curve.getParameterSpec(ECParameterSpec.class)));
  }

  private static byte[] point(ECPublicKey key) {
    byte[] point = new byte[65];
    point[0] = 4;
    put(key.getW().getAffineX(), point, 33);
    put(key.getW().getAffineY(), point, 65);
    return point;
  }

  private static void put(BigInteger number, byte[] point, int end) {
    byte[] bytes = number.toByteArray();
    for (int i = 1; i <= Math.min(32, bytes.length); i++) {
      point[end - i] = bytes[bytes.length - i];
    }
  }

  private static byte[] join(byte[]... parts) {
    ByteBuffer all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(p -> p.length).sum());
    for (byte[] part : parts) {
      all.put(part);
    }
    return all.array();
  }

  private static byte[] hkdf(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    byte[] key = mac(salt, secret);
    return Arrays.copyOf(mac(key, join(info, new byte[] {1})), length);
  }

  private static byte[] mac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }
}
