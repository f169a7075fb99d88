package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.Json;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jdbi.v3.core.Jdbi;

/**
 * The seal on files that this server saves: HMAC-SHA256 under a key that only it has. Whoever
 * changes anything in such a file cannot make the seal of the changed one, so it is refused; who
 * takes the seal off has a file from elsewhere, and the match that is opened from it says so.
 */
final class FileSeal {
  /** The field of a file that holds it. */
  private static final String FIELD = "seal";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 32;

  private final byte[] key;
  private final String name;

  FileSeal(Jdbi jdbi) {
    byte[] fresh = new byte[BYTES];
    new SecureRandom().nextBytes(fresh);
    key =
        HexFormat.of()
            .parseHex(
                jdbi.inTransaction(handle -> {
                  handle
                      .createUpdate(
                          "INSERT INTO file_key (id, secret) VALUES (1, :secret) ON CONFLICT DO"
                              + " NOTHING")
                      .bind("secret", HexFormat.of().formatHex(fresh))
                      .execute();
                  return handle
                      .createQuery("SELECT secret FROM file_key WHERE id = 1")
                      .mapTo(String.class)
                      .one();
                }));
    name = HexFormat.of().formatHex(mac("the name of this key"), 0, 8);
  }

  /** Seals a file. */
  ObjectNode seal(ObjectNode file) {
    file.remove(FIELD);
    String mac = HexFormat.of().formatHex(mac(plain(file)));
    file.putObject(FIELD).put("by", name).put("mac", mac);
    return file;
  }

  /** Where a file comes from. Problem 422 where it has our seal and is not what we sealed. */
  Origin check(ObjectNode file) {
    JsonNode seal = file.path(FIELD);
    if (!seal.path("by").asText().equals(name)) {
      return Origin.ELSEWHERE;
    }
    ObjectNode bare = file.deepCopy();
    bare.remove(FIELD);
    byte[] due = HexFormat.of().formatHex(mac(plain(bare))).getBytes(StandardCharsets.US_ASCII);
    byte[] told = seal.path("mac").asText().getBytes(StandardCharsets.US_ASCII);
    if (!MessageDigest.isEqual(due, told)) {
      throw new Problem(
          422,
          "The file was changed after it was saved here. It was not opened; nothing was changed.");
    }
    return Origin.FILE;
  }

  private byte[] mac(String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The file in one form, however a program has laid it out since. */
  private static String plain(JsonNode node) {
    return Json.write(sorted(node));
  }

  private static JsonNode sorted(JsonNode node) {
    return switch (node) {
      case ObjectNode object -> {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        Collections.sort(names);
        ObjectNode all = Json.object();
        names.forEach(each -> all.set(each, sorted(object.get(each))));
        yield all;
      }
      case ArrayNode array -> {
        ArrayNode all = Json.array();
        array.forEach(each -> all.add(sorted(each)));
        yield all;
      }
      default -> node;
    };
  }
}
