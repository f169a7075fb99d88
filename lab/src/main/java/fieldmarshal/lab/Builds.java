package fieldmarshal.lab;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Loads this build, or another one from the folder of its jars, beside it in one process. */
final class Builds {
  private Builds() {}

  static URLClassLoader present() throws IOException {
    return loader(List.of());
  }

  /** The classes of a folder's jars, and those of this build where they have none of that name. */
  static URLClassLoader of(Path folder) throws IOException {
    List<URL> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
      for (Path jar : files) {
        jars.add(jar.toUri().toURL());
      }
    }
    return loader(jars);
  }

  private static URLClassLoader loader(List<URL> jars) throws IOException {
    List<URL> all = new ArrayList<>(jars);
    String path = System.getProperty("java.class.path", "");
    for (String part : path.split(Pattern.quote(File.pathSeparator), -1)) {
      all.add(Path.of(part).toUri().toURL());
    }
    return new URLClassLoader(all.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
  }
}
