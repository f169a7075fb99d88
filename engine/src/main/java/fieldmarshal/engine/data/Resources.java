package fieldmarshal.engine.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import org.jspecify.annotations.Nullable;

/**
 * Files on the class path. The virtual machine shares one open archive among all who read a jar by
 * its address, and whoever closes it takes it from the others in the middle of a line; so each
 * reader here has an opening of its own.
 */
public final class Resources {

  private Resources() {}

  /** The resource of this path, or null where there is none. */
  public static @Nullable InputStream open(String path) {
    return open(Resources.class.getClassLoader(), path);
  }

  /** The resource of this path that a loader finds, or null where there is none. */
  public static @Nullable InputStream open(ClassLoader loader, String path) {
    URL url = loader.getResource(path);
    if (url == null) {
      return null;
    }
    try {
      URLConnection connection = url.openConnection();
      connection.setUseCaches(false);
      return connection.getInputStream();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
