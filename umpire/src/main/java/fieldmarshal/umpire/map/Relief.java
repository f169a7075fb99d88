package fieldmarshal.umpire.map;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import javax.imageio.ImageIO;

/** The heights for the eye: a tint with light from the north-west, and hachures. */
final class Relief {
  private static final double STEEP_FOR_LIGHT = .06;
  private static final double SPACING = 5.6;
  private static final double[] WIDTHS = {.55, .8, 1.1, 1.5, 2.0};

  /** A stroke down a slope; the weight picks its width. */
  private record Stroke(Spot from, Spot to, int weight, boolean mountain) {}

  private final Land land;
  private final Sheet sheet;
  private final Palette palette;
  private final Field mountain;
  private final Predicate<Spot> kept;
  private final List<Stroke> strokes = new ArrayList<>();

  Relief(Land land, Sheet sheet, Palette palette, Field mountain, Predicate<Spot> kept) {
    this.land = land;
    this.sheet = sheet;
    this.palette = palette;
    this.mountain = mountain;
    this.kept = kept;
  }

  /** The hachures take long and are drawn only for those who print them. */
  private List<Stroke> strokes() {
    if (strokes.isEmpty()) {
      drawStrokes();
    }
    return strokes;
  }

  private void drawStrokes() {
    Random random = new Random(1917);
    for (int metres = 60; metres < 4500; metres += metres < 400 ? 70 : 130) {
      for (List<Spot> contour : land.height.contours(metres)) {
        if (contour.size() < 18) {
          continue;
        }
        for (Spot start : Curves.even(contour, SPACING)) {
          if (start.x() > -15
              && start.x() < sheet.width + 15
              && start.y() > -15
              && start.y() < sheet.height + 15) {
            stroke(start, random);
          }
        }
      }
    }
  }

  private void stroke(Spot start, Random random) {
    Spot up = land.height.slope(start.x(), start.y());
    double steep = Math.hypot(up.x(), up.y());
    if (steep < 1.5) {
      return;
    }
    double length = Math.clamp(105 / steep, 5, 17) * (.75 + .25 * random.nextDouble());
    Spot end = start.plus(-up.x() / steep * length, -up.y() / steep * length);
    Spot middle = start.towards(end, .5);
    if (land.sea.at(start) > -4 || land.sea.at(end) > -2 || !kept.test(middle)) {
      return;
    }
    double shaded = (-up.x() - up.y()) / steep * .707;
    double weight = Math.clamp((steep - 1.5) / 16, 0, 1) * .62 + shaded * .30 + .18;
    int rank = weight < .30 ? 0 : weight < .5 ? 1 : weight < .68 ? 2 : weight < .86 ? 3 : 4;
    strokes.add(new Stroke(start, end, rank, mountain.at(middle) > -4));
  }

  /** The tinted and shaded picture of the whole field, as a data address. */
  String picture() {
    Field h = land.height;
    Field calm = h.blurred(2);
    BufferedImage image = new BufferedImage(h.columns, h.rows, BufferedImage.TYPE_INT_RGB);
    for (int row = 0; row < h.rows; row++) {
      for (int column = 0; column < h.columns; column++) {
        double[] rgb = palette.tint(calm.get(column, row) * land.tint);
        double gx = (h.get(column + 1, row) - h.get(column - 1, row)) / (2 * Field.STEP);
        double gy = (h.get(column, row + 1) - h.get(column, row - 1)) / (2 * Field.STEP);
        gx *= STEEP_FOR_LIGHT;
        gy *= STEEP_FOR_LIGHT;
        double s = (gx + gy + 1.35) / 1.35 / Math.sqrt(1 + gx * gx + gy * gy) - 1;
        double k = Math.clamp(s * palette.shade(), -.17, .16);
        int colour = 0;
        for (double value : rgb) {
          double lit = k < 0 ? value * (1 + k) : value + (255 - value) * k * palette.light();
          colour = colour << 8 | (int) Math.clamp(lit, 0, 255);
        }
        image.setRGB(column, row, colour);
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** The hachures whose start is such, moved by so much. */
  String hachures(Predicate<Spot> such, double dx, double dy) {
    StringBuilder[][] paths = new StringBuilder[2][WIDTHS.length];
    for (StringBuilder[] row : paths) {
      for (int i = 0; i < row.length; i++) {
        row[i] = new StringBuilder();
      }
    }
    for (Stroke s : strokes()) {
      if (such.test(s.from())) {
        StringBuilder d = paths[s.mountain() ? 1 : 0][s.weight()].append('M');
        Svg.pair(d, s.from().x() + dx, s.from().y() + dy);
        d.append('l');
        Svg.pair(d, s.to().x() - s.from().x(), s.to().y() - s.from().y());
      }
    }
    Svg svg = new Svg();
    svg.add("<g fill='none' stroke='%s'>", palette.hachure());
    for (int m = 0; m < 2; m++) {
      for (int i = 0; i < WIDTHS.length; i++) {
        if (!paths[m][i].isEmpty()) {
          svg.add(
              "<path stroke-width='%s' opacity='%s' d='",
              WIDTHS[i], m == 1 ? palette.hachureOpacity() : palette.plainHachureOpacity());
          svg.raw(paths[m][i]).raw("'/>");
        }
      }
    }
    return svg.add("</g>").toString();
  }
}
