package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.SignInLinks;
import fieldmarshal.server.seats.TalkBook;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever goes wrong, the log of the server tells no secret. */
class LogSecretsTest {

  private static String told(Throwable fault) {
    StringWriter text = new StringWriter();
    fault.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  /** What a statement was given does not stand in the fault, which is logged whole. */
  @Test
  void aFaultOfTheDatabaseDoesNotNameWhatWasWritten(@TempDir Path data) throws IOException {
    try (Store store = Store.open(data)) {
      store
          .jdbi()
          .useHandle(handle -> {
            handle.execute("DROP TABLE sign_in_link");
            handle.execute("DROP TABLE note");
          });
      Person anna = new People(store.jdbi()).account("Anna", "anna@club.example", false);
      Throwable link =
          catchThrowable(() ->
              new SignInLinks(store.jdbi(), Clock.systemUTC())
                  .make("secret@club.example", anna.id()));
      assertThat(link).isNotNull();
      assertThat(told(link)).contains("sign_in_link").doesNotContain("secret@club.example");
      Throwable note =
          catchThrowable(() ->
              new TalkBook(store.jdbi()).note("m", anna.id(), "5420", "the dummies are here"));
      assertThat(told(note)).contains("note").doesNotContain("the dummies are here");
    }
  }

  /** A host, used and broken in many ways: of what it keeps secret nothing is in its log. */
  @Test
  @Tag("slow")
  void theLogOfAHostHasNoTokenSeedOrSecretInIt(@TempDir Path data) throws Exception {
    Path log = data.resolve("log.txt");
    List<String> secrets = new ArrayList<>(List.of("hunter2", "I say this to Ben alone"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                HostForKill.class.getName(),
                data.toString(),
                "0",
                "smtp://anna:hunter2@127.0.0.1:9",
                "0")
            .redirectError(log.toFile())
            .start();
    try {
      String[] told = String.valueOf(process.inputReader().readLine()).split(" ");
      assertThat(told).as("tokens of Anna and Ben, and the port").hasSize(3);
      int port = Integer.parseInt(told[2]);
      try (House anna = House.at(port);
          House ben = House.at(port)) {
        anna.cookie("session=" + told[0]);
        ben.cookie("session=" + told[1]);
        secrets.addAll(List.of(told[0], told[1]));
        String match =
            Club.begin(anna, Club.HIDDEN, "historical", "invited", "russian=me", "german=friend");
        String token = Club.invite(anna, match, "german");
        secrets.add(token);
        assertThat(Club.enter(ben, token, "Ben").status()).isEqualTo(200);
        for (int i = 0; i < 10; i++) {
          anna.suggested(match);
        }
        secrets.addAll(kept(data));
        // from here on nearly every write fails
        broken(data);
        anna.post(match + "/chat", Json.object().put("text", "I say this to Ben alone"));
        anna.suggested(match);
        anna.post("/api/enter/mail", Json.object().put("mail", "hunter2@club.example"));
        anna.post("/api/matches", "{\"game\":\"I say this to Ben alone\"}");
        ben.get(match + "/log?from=hunter2");
      }
    } finally {
      process.destroy();
      process.waitFor();
    }
    String text = Files.readString(log);
    assertThat(text).as("something was logged").contains("Exception");
    for (String secret : secrets) {
      assertThat(text.toLowerCase(Locale.ROOT)).doesNotContain(secret.toLowerCase(Locale.ROOT));
    }
  }

  private static Connection open(Path data) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + data.resolve(Database.FILE));
  }

  /** The secrets of the chains, in figures. */
  private static List<String> kept(Path data) throws SQLException {
    List<String> secrets = new ArrayList<>();
    try (Connection connection = open(data);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT secret FROM played_match")) {
      while (rows.next()) {
        secrets.add(HexFormat.of().formatHex(rows.getBytes(1)));
      }
    }
    assertThat(secrets).isNotEmpty();
    return secrets;
  }

  private static void broken(Path data) throws SQLException {
    try (Connection connection = open(data);
        Statement statement = connection.createStatement()) {
      for (String table : List.of("chat", "deed", "sign_in_link", "outbox")) {
        statement.execute("DROP TABLE " + table);
      }
    }
  }
}
