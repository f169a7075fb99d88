package fieldmarshal.server.notices;

import com.interaso.webpush.VapidKeys;
import org.jdbi.v3.core.Jdbi;

/** The keys by which the services of browsers know this server; made once and kept. */
final class PushKeys {
  private PushKeys() {}

  static VapidKeys of(Jdbi jdbi) {
    return jdbi.inTransaction(handle ->
        handle
            .createQuery("SELECT public_key, private_key FROM push_key WHERE id = 1")
            .map((row, context) ->
                VapidKeys.create(row.getString("public_key"), row.getString("private_key")))
            .findOne()
            .orElseGet(() -> {
              VapidKeys made = VapidKeys.generate();
              handle
                  .createUpdate(
                      "INSERT INTO push_key (id, public_key, private_key) VALUES (1, :open,"
                          + " :secret)")
                  .bind("open", made.getX509PublicKey())
                  .bind("secret", made.getPkcs8PrivateKey())
                  .execute();
              return made;
            }));
  }
}
