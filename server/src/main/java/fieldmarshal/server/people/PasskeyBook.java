package fieldmarshal.server.people;

import com.yubico.webauthn.CredentialRepository;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredentialDescriptor;
import com.yubico.webauthn.data.exception.Base64UrlException;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Jdbi;

/** The public halves of the passkeys. For the library a user's name is the id of the person. */
final class PasskeyBook implements CredentialRepository {
  private final Jdbi jdbi;

  PasskeyBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  static ByteArray handle(String person) {
    return new ByteArray(person.getBytes(StandardCharsets.UTF_8));
  }

  private static String person(ByteArray handle) {
    return new String(handle.getBytes(), StandardCharsets.UTF_8);
  }

  void add(String person, ByteArray id, ByteArray key, long signatures, Instant now) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate(
                "INSERT INTO passkey (id, person, public_key, signatures, made) VALUES (:id,"
                    + " :person, :key, :signatures, :now)")
            .bind("id", id.getBase64Url())
            .bind("person", person)
            .bind("key", key.getBase64Url())
            .bind("signatures", signatures)
            .bind("now", now.toString())
            .execute());
  }

  void count(ByteArray id, long signatures) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate("UPDATE passkey SET signatures = :signatures WHERE id = :id")
            .bind("id", id.getBase64Url())
            .bind("signatures", signatures)
            .execute());
  }

  private List<RegisteredCredential> by(String column, String value) {
    return jdbi.withHandle(handle ->
        handle
            .createQuery("SELECT * FROM passkey WHERE " + column + " = :value")
            .bind("value", value)
            .map((row, context) -> credential(row))
            .list());
  }

  private static RegisteredCredential credential(ResultSet row) throws SQLException {
    try {
      return RegisteredCredential.builder()
          .credentialId(ByteArray.fromBase64Url(row.getString("id")))
          .userHandle(handle(row.getString("person")))
          .publicKeyCose(ByteArray.fromBase64Url(row.getString("public_key")))
          .signatureCount(row.getLong("signatures"))
          .build();
    } catch (Base64UrlException e) {
      throw new SQLException(e);
    }
  }

  @Override
  public Set<PublicKeyCredentialDescriptor> getCredentialIdsForUsername(String username) {
    return by("person", username).stream()
        .map(known -> PublicKeyCredentialDescriptor.builder().id(known.getCredentialId()).build())
        .collect(Collectors.toSet());
  }

  @Override
  public Optional<ByteArray> getUserHandleForUsername(String username) {
    return by("person", username).stream().findFirst().map(RegisteredCredential::getUserHandle);
  }

  @Override
  public Optional<String> getUsernameForUserHandle(ByteArray userHandle) {
    return by("person", person(userHandle)).stream()
        .findFirst()
        .map(known -> person(known.getUserHandle()));
  }

  @Override
  public Optional<RegisteredCredential> lookup(ByteArray credentialId, ByteArray userHandle) {
    return by("id", credentialId.getBase64Url()).stream()
        .filter(known -> known.getUserHandle().equals(userHandle))
        .findFirst();
  }

  @Override
  public Set<RegisteredCredential> lookupAll(ByteArray credentialId) {
    return new HashSet<>(by("id", credentialId.getBase64Url()));
  }
}
