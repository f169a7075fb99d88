package fieldmarshal.engine.board;

import fieldmarshal.engine.data.Resources;
import fieldmarshal.engine.data.Tsv;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * Reads the heights of a map: height.png, a grey picture, and relief.tsv, the figures that say what
 * its greys are and how they are shown.
 */
final class HeightPicture {
  private HeightPicture() {}

  /** The heights in a folder of resources, or null where there is no picture. */
  static Chart.@Nullable Heights read(ClassLoader loader, String folder, List<Tsv.Row> figures) {
    String path = folder + "/height.png";
    try (InputStream in = Resources.open(loader, path)) {
      if (in == null) {
        return null;
      }
      byte[] picture = in.readAllBytes();
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture));
      double units = 5;
      double lowest = 0;
      double highest = 255;
      double curve = 1;
      double steepness = 1;
      double tint = 1;
      for (Tsv.Row row : figures) {
        double value = row.real("value");
        switch (row.oneOf("key", "units", "lowest", "highest", "curve", "steepness", "tint")) {
          case "units" -> units = value;
          case "lowest" -> lowest = value;
          case "highest" -> highest = value;
          case "curve" -> curve = value;
          case "steepness" -> steepness = value;
          default -> tint = value;
        }
      }
      Chart.Greys greys = new Chart.Greys(lowest, highest, curve);
      return new Chart.Heights(
          image.getWidth(),
          image.getHeight(),
          units,
          metres(image, greys),
          greys,
          new Chart.Shown(steepness, tint),
          picture);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  private static float[] metres(BufferedImage image, Chart.Greys greys) {
    Raster raster = image.getRaster();
    float[] metres = new float[image.getWidth() * image.getHeight()];
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        metres[y * image.getWidth() + x] = greys.metres(raster.getSample(x, y, 0));
      }
    }
    return metres;
  }
}
