package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** NOTICE names every library that the server stands on. A new one has to be entered here. */
class LicencesTest {
  /** How the names of packages begin, and by which name NOTICE knows them. */
  private static final Map<String, String> NAMES = new LinkedHashMap<>();

  static {
    String[][] all = {
      {"HikariCP", "HikariCP"},
      {"angus-activation", "Angus Activation"},
      {"angus-mail", "Angus Mail"},
      {"annotations-", "Kotlin standard library and annotations"},
      {"asm", "ASM"},
      {"cbor", "CBOR"},
      {"datautilities", "DataUtilities"},
      {"error_prone_annotations", "Error Prone annotations"},
      {"failureaccess", "failureaccess"},
      {"flyway", "Flyway"},
      {"geantyref", "geantyref"},
      {"guava", "Guava"},
      {"j2objc", "j2objc"},
      {"jackson", "Jackson"},
      {"jakarta.activation", "Jakarta Activation"},
      {"jakarta.annotation", "Annotations"},
      {"jakarta.enterprise", "Jakarta CDI"},
      {"jakarta.inject", "Inject API"},
      {"jakarta.interceptor", "Interceptors"},
      {"jakarta.mail", "Jakarta Mail"},
      {"jakarta.servlet", "Jakarta Servlet"},
      {"jakarta.transaction", "Transactions"},
      {"javalin", "Javalin"},
      {"jdbi", "Jdbi"},
      {"jetty", "Jetty"},
      {"jspecify", "JSpecify"},
      {"kotlin", "Kotlin"},
      {"listenablefuture", "listenablefuture"},
      {"numbers", "Numbers"},
      {"picocli", "picocli"},
      {"slf4j", "SLF4J"},
      {"sqlite", "SQLite"},
      {"webauthn", "WebAuthn"},
      {"webpush", "WebPush"},
      {"yubico", "Yubico"}
    };
    for (String[] each : all) {
      NAMES.put(each[0], each[1]);
    }
  }

  /** What only tests use, and our own rooms. */
  private static final List<String> NOT_SHIPPED =
      List.of(
          "junit",
          "assertj",
          "byte-buddy",
          "opentest4j",
          "apiguardian",
          "surefire",
          "engine",
          "testkit",
          "games",
          "bots",
          "umpire",
          "client",
          "server",
          "common-java5");

  @Test
  void everyLibraryIsNamed() throws IOException {
    String notice = Files.readString(Path.of("..", "NOTICE")).replaceAll("\\s+", " ");
    String path =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> unknown = new ArrayList<>();
    int libraries = 0;
    for (String entry : path.split(File.pathSeparator, -1)) {
      String jar = entry.substring(entry.lastIndexOf(File.separatorChar) + 1);
      if (!jar.endsWith(".jar") || NOT_SHIPPED.stream().anyMatch(jar::startsWith)) {
        continue;
      }
      libraries++;
      String name =
          NAMES.entrySet().stream()
              .filter(each -> jar.startsWith(each.getKey()))
              .map(Map.Entry::getValue)
              .findFirst()
              .orElse(null);
      if (name == null || !notice.contains(name)) {
        unknown.add(jar);
      }
    }
    assertThat(libraries).isGreaterThan(30);
    assertThat(unknown).isEmpty();
  }
}
