package fieldmarshal.browser;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Several pictures on one sheet, each with its name, so large that they can be read. */
final class Sheets {
  private static final int WIDE = 1640;
  private static final int GAP = 8;
  private static final int NAME = 20;

  private Sheets() {}

  static void write(Path folder, String title, List<Path> pictures) throws IOException {
    BufferedImage first = ImageIO.read(pictures.getFirst().toFile());
    boolean tall = first.getHeight() > first.getWidth();
    int columns = tall ? 4 : 2;
    int rows = tall ? 1 : 2;
    for (int from = 0; from < pictures.size(); from += columns * rows) {
      List<Path> some = pictures.subList(from, Math.min(pictures.size(), from + columns * rows));
      String name = "sheet-%s-%02d.png".formatted(title, from / (columns * rows));
      ImageIO.write(sheet(some, columns, rows, title), "png", folder.resolve(name).toFile());
    }
  }

  private static BufferedImage sheet(List<Path> pictures, int columns, int rows, String title)
      throws IOException {
    BufferedImage first = ImageIO.read(pictures.getFirst().toFile());
    int width = Math.min(first.getWidth(), (WIDE - GAP) / columns - GAP);
    int height = first.getHeight() * width / first.getWidth();
    BufferedImage sheet =
        new BufferedImage(
            columns * (width + GAP) + GAP,
            rows * (height + GAP + NAME) + GAP,
            BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = sheet.createGraphics();
    pen.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setColor(Color.GRAY);
    pen.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
    pen.setFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
    for (int i = 0; i < pictures.size(); i++) {
      int x = GAP + i % columns * (width + GAP);
      int y = GAP + i / columns * (height + GAP + NAME);
      String name = pictures.get(i).getFileName().toString().replace(".png", "");
      pen.setColor(Color.WHITE);
      pen.drawString(name.replace(title + "-", ""), x, y + NAME - 5);
      BufferedImage picture = ImageIO.read(pictures.get(i).toFile());
      pen.drawImage(picture, x, y + NAME, width, height, null);
    }
    pen.dispose();
    return sheet;
  }
}
