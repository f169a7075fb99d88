package fieldmarshal.umpire.map;

import java.util.List;
import java.util.Locale;

/** Writes SVG: numbers short, text escaped. */
final class Svg {
  private final StringBuilder out = new StringBuilder();

  /** Adds a piece with its numbers and words filled in, as {@link String#format} does. */
  @SuppressWarnings("AnnotateFormatMethod")
  Svg add(String format, Object... values) {
    out.append(values.length == 0 ? format : String.format(Locale.ROOT, format, values));
    return this;
  }

  Svg raw(CharSequence text) {
    out.append(text);
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A number with at most one decimal and nothing superfluous. */
  static String number(double value) {
    long tenths = Math.round(value * 10);
    long whole = Math.abs(tenths / 10);
    long rest = Math.abs(tenths % 10);
    String sign = tenths < 0 ? "-" : "";
    if (rest == 0) {
      return sign + whole;
    }
    return sign + (whole == 0 ? "" : whole) + "." + rest;
  }

  static void pair(StringBuilder to, double x, double y) {
    to.append(number(x));
    String second = number(y);
    if (second.charAt(0) != '-') {
      to.append(' ');
    }
    to.append(second);
  }

  /** Path data of a line, in small steps from point to point. */
  static String path(List<Spot> line, boolean close) {
    StringBuilder d = new StringBuilder();
    long x = 0;
    long y = 0;
    int n = close && Curves.same(line.getFirst(), line.getLast()) ? line.size() - 1 : line.size();
    for (int i = 0; i < n; i++) {
      long toX = Math.round(line.get(i).x() * 10);
      long toY = Math.round(line.get(i).y() * 10);
      if (i == 0) {
        d.append('M');
        pair(d, toX / 10.0, toY / 10.0);
      } else {
        d.append('l');
        pair(d, (toX - x) / 10.0, (toY - y) / 10.0);
      }
      x = toX;
      y = toY;
    }
    return close ? d.append('z').toString() : d.toString();
  }

  static String paths(List<List<Spot>> lines, boolean close) {
    StringBuilder d = new StringBuilder();
    for (List<Spot> line : lines) {
      if (line.size() > 1) {
        d.append(path(line, close));
      }
    }
    return d.toString();
  }
}
