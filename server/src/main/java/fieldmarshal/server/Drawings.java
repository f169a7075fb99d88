package fieldmarshal.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Supplier;

/**
 * Maps take seconds to draw and never change within a build, so a launcher may say where drawings
 * of its build are kept: the folder in the system property {@value #FOLDER}.
 */
final class Drawings {
  static final String FOLDER = "fieldmarshal.cache";

  private Drawings() {}

  /** The kept drawing of a name; drawn, and kept where that can be done, if there is none. */
  static byte[] keep(String name, Supplier<byte[]> drawing) {
    String folder = System.getProperty(FOLDER, "");
    if (folder.isBlank()) {
      return drawing.get();
    }
    Path file = Path.of(folder).resolve(name);
    try {
      if (Files.isRegularFile(file)) {
        return Files.readAllBytes(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    byte[] drawn = drawing.get();
    try {
      Path half = Files.createTempFile(Path.of(folder), name, ".half");
      Files.write(half, drawn);
      Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // A folder that cannot be written to costs time at every start, and nothing else.
    }
    return drawn;
  }
}
