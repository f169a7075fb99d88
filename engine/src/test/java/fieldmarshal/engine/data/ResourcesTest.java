package fieldmarshal.engine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ResourcesTest {

  @Test
  void whoClosesTheSharedArchiveDoesNotDisturbAReader(@TempDir Path folder) throws Exception {
    String text = "hex\tpoints\n".repeat(10_000);
    Path jar = folder.resolve("game.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      entries.putNextEntry(new JarEntry("victory.tsv"));
      entries.write(text.getBytes(StandardCharsets.UTF_8));
      entries.closeEntry();
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null);
        InputStream in = Objects.requireNonNull(Resources.open(loader, "victory.tsv"))) {
      byte[] first = in.readNBytes(4);
      URL url = Objects.requireNonNull(loader.getResource("victory.tsv"));
      ((JarURLConnection) url.openConnection()).getJarFile().close();

      String rest = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(new String(first, StandardCharsets.UTF_8) + rest).isEqualTo(text);
    }
  }

  @Test
  void whatIsNotThereIsNull() {
    assertThat(Resources.open("fieldmarshal/no-such-game/victory.tsv")).isNull();
  }
}
