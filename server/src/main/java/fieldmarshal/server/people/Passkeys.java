package fieldmarshal.server.people;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.yubico.webauthn.AssertionRequest;
import com.yubico.webauthn.AssertionResult;
import com.yubico.webauthn.FinishAssertionOptions;
import com.yubico.webauthn.FinishRegistrationOptions;
import com.yubico.webauthn.RegistrationResult;
import com.yubico.webauthn.RelyingParty;
import com.yubico.webauthn.StartAssertionOptions;
import com.yubico.webauthn.StartRegistrationOptions;
import com.yubico.webauthn.data.AuthenticatorSelectionCriteria;
import com.yubico.webauthn.data.PublicKeyCredential;
import com.yubico.webauthn.data.PublicKeyCredentialCreationOptions;
import com.yubico.webauthn.data.RelyingPartyIdentity;
import com.yubico.webauthn.data.ResidentKeyRequirement;
import com.yubico.webauthn.data.UserIdentity;
import com.yubico.webauthn.data.UserVerificationRequirement;
import com.yubico.webauthn.exception.AssertionFailedException;
import com.yubico.webauthn.exception.RegistrationFailedException;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Passkeys: a browser signs what it is asked to, with a key that only it has. What it was asked is
 * kept until it answers, once.
 */
public final class Passkeys {
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /**
   * A question to a browser.
   *
   * @param token names it in the answer
   * @param options what the browser is to be given, as JSON
   */
  public record Question(String token, String options) {}

  private record Asked(@Nullable String person, String request) {}

  private final Jdbi jdbi;
  private final Clock clock;
  private final PasskeyBook book;
  private final RelyingParty party;

  /**
   * Passkeys of a host.
   *
   * @param name its name, to which keys are bound
   * @param origin the address of its pages
   */
  public Passkeys(Jdbi jdbi, Clock clock, String name, String origin) {
    this.jdbi = jdbi;
    this.clock = clock;
    book = new PasskeyBook(jdbi);
    party =
        RelyingParty.builder()
            .identity(RelyingPartyIdentity.builder().id(name).name("Field Marshal").build())
            .credentialRepository(book)
            .origins(Set.of(origin))
            .build();
  }

  // ---- making one

  /** Asks a browser to make a key for somebody. */
  public Question make(Person person) {
    PublicKeyCredentialCreationOptions options =
        party.startRegistration(
            StartRegistrationOptions.builder()
                .user(
                    UserIdentity.builder()
                        .name(person.mail() == null ? person.name() : person.mail())
                        .displayName(person.name())
                        .id(PasskeyBook.handle(person.id()))
                        .build())
                .authenticatorSelection(
                    AuthenticatorSelectionCriteria.builder()
                        .residentKey(ResidentKeyRequirement.REQUIRED)
                        .userVerification(UserVerificationRequirement.PREFERRED)
                        .build())
                .build());
    try {
      return new Question(
          ask("make", person.id(), options.toJson()), options.toCredentialsCreateJson());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Keeps the key that a browser has made for somebody; false where it is not what was asked. */
  public boolean keep(Person person, String token, String answer) {
    Asked asked = take("make", token);
    if (asked == null || !person.id().equals(asked.person())) {
      return false;
    }
    try {
      RegistrationResult result =
          party.finishRegistration(
              FinishRegistrationOptions.builder()
                  .request(PublicKeyCredentialCreationOptions.fromJson(asked.request()))
                  .response(PublicKeyCredential.parseRegistrationResponseJson(answer))
                  .build());
      book.add(
          person.id(),
          result.getKeyId().getId(),
          result.getPublicKeyCose(),
          result.getSignatureCount(),
          clock.instant());
      return true;
    } catch (RegistrationFailedException
        | IOException
        | IllegalArgumentException
        | LinkageError e) {
      return false;
    }
  }

  // ---- coming in by one

  /** Asks a browser to sign with any key that it has for this host. */
  public Question enter() {
    AssertionRequest request =
        party.startAssertion(
            StartAssertionOptions.builder()
                .userVerification(UserVerificationRequirement.PREFERRED)
                .build());
    try {
      return new Question(ask("enter", null, request.toJson()), request.toCredentialsGetJson());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The id of the person whose key has signed what was asked; null where none has. */
  public @Nullable String entered(String token, String answer) {
    Asked asked = take("enter", token);
    if (asked == null) {
      return null;
    }
    try {
      AssertionResult result =
          party.finishAssertion(
              FinishAssertionOptions.builder()
                  .request(AssertionRequest.fromJson(asked.request()))
                  .response(PublicKeyCredential.parseAssertionResponseJson(answer))
                  .build());
      if (!result.isSuccess()) {
        return null;
      }
      book.count(result.getCredential().getCredentialId(), result.getSignatureCount());
      return result.getUsername();
    } catch (AssertionFailedException | IOException | IllegalArgumentException e) {
      return null;
    }
  }

  // ---- what was asked

  private String ask(String kind, @Nullable String person, String request) {
    String token = Tokens.fresh();
    jdbi.useTransaction(handle -> {
      handle
          .createUpdate("DELETE FROM ceremony WHERE ends < :now")
          .bind("now", clock.instant().toString())
          .execute();
      handle
          .createUpdate(
              "INSERT INTO ceremony (token, kind, person, request, ends) VALUES (:token, :kind,"
                  + " :person, :request, :ends)")
          .bind("token", Tokens.hash(token))
          .bind("kind", kind)
          .bind("person", person)
          .bind("request", request)
          .bind("ends", clock.instant().plus(PATIENCE).toString())
          .execute();
    });
    return token;
  }

  private @Nullable Asked take(String kind, String token) {
    return jdbi.inTransaction(handle -> {
      Asked asked =
          handle
              .createQuery(
                  "SELECT person, request FROM ceremony WHERE token = :token AND kind = :kind AND"
                      + " ends > :now")
              .bind("token", Tokens.hash(token))
              .bind("kind", kind)
              .bind("now", clock.instant().toString())
              .map((row, context) -> new Asked(row.getString("person"), row.getString("request")))
              .findOne()
              .orElse(null);
      handle
          .createUpdate("DELETE FROM ceremony WHERE token = :token")
          .bind("token", Tokens.hash(token))
          .execute();
      return asked;
    });
  }
}
