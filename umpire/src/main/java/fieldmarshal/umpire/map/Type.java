package fieldmarshal.umpire.map;

import java.text.Normalizer;
import java.util.List;

/** The typefaces, and how wide a line of them runs: advances of the printable ASCII signs. */
enum Type {
  ROMAN(
      "28 28 39 68 58 86 79 24 37 37 50 94 28 37 28 45 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94"
          + " 47 82 76 69 67 78 69 68 72 79 39 54 76 67 84 77 70 68 70 72 62 71 78 77 107 75 73 65"
          + " 38 45 38 58 52 44 49 51 44 52 46 33 54 54 27 32 52 27 79 54 50 52 50 41 43 35 53 53"
          + " 78 52 53 44 42 28 42 66"),
  ITALIC(
      "28 28 39 68 58 86 74 24 37 37 58 94 28 37 28 44 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94"
          + " 44 82 73 69 67 75 70 68 74 80 40 54 76 68 89 79 71 65 71 72 62 69 78 75 108 84 72 68"
          + " 38 44 38 58 52 44 54 48 42 53 41 32 48 51 33 33 49 29 81 57 46 54 48 43 42 32 57 47"
          + " 72 56 51 44 42 28 42 66"),
  BOLD(
      "28 28 39 71 58 86 79 24 37 37 50 94 28 37 28 45 58 58 58 58 58 58 58 58 58 58 28 28 94 94 94"
          + " 47 82 75 71 66 79 69 67 72 82 44 54 77 67 89 76 71 70 71 73 62 72 79 77 108 75 74 65"
          + " 38 45 38 58 52 44 51 53 47 54 47 35 55 56 30 32 56 31 80 56 50 54 52 43 43 36 55 53"
          + " 78 52 52 46 42 28 42 66");

  static final String SERIF = "'Old Standard TT','Old Standard','Times New Roman',Times,serif";
  static final String SANS = "Barlow,'Helvetica Neue',Arial,sans-serif";
  static final String NARROW =
      "'Barlow Condensed','Roboto Condensed','Arial Narrow',Arial,sans-serif";

  private final String advances;

  Type(String advances) {
    this.advances = advances;
  }

  double width(String text, double size, double tracking) {
    double width = 0;
    List<String> each = List.of(advances.split(" ", -1));
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD);
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      if (c >= 32 && c < 127) {
        width += Integer.parseInt(each.get(c - 32)) * size / 100 + tracking;
      } else if (Character.getType(c) != Character.NON_SPACING_MARK) {
        width += size * .6 + tracking;
      }
    }
    return width;
  }
}
