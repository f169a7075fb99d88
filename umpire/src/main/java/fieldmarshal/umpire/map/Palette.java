package fieldmarshal.umpire.map;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** The colours of a theme. */
record Palette(
    String paper,
    String ink,
    String soft,
    String accent,
    List<Stop> land,
    double shade,
    double light,
    String wash,
    double washOpacity,
    String hachure,
    double hachureOpacity,
    double plainHachureOpacity,
    String sea,
    String lagoon,
    String coast,
    String lining,
    String river,
    String core,
    String marsh,
    String forest,
    String grid,
    double gridOpacity,
    String number,
    String border,
    String band,
    double bandOpacity,
    String rail,
    String railGap,
    String town,
    String townFill,
    String city,
    String label,
    String halo,
    String seaHalo,
    String waterLabel,
    String region,
    String crest,
    List<String> sides) {

  /** The tint at a height. */
  record Stop(double metres, int red, int green, int blue) {
    static Stop of(double metres, String colour) {
      int rgb = Integer.parseInt(colour.substring(1), 16);
      return new Stop(metres, rgb >> 16, rgb >> 8 & 255, rgb & 255);
    }
  }

  static final Palette LIGHT =
      new Palette(
          "#F4ECDA",
          "#23272B",
          "#5B5648",
          "#B32F23",
          List.of(
              Stop.of(0, "#EDE8D2"),
              Stop.of(120, "#EEE6CB"),
              Stop.of(400, "#E9DDBD"),
              Stop.of(900, "#E3D3B0"),
              Stop.of(1500, "#DDCBA8"),
              Stop.of(2200, "#DACAAE"),
              Stop.of(3000, "#E6DDCC")),
          .26,
          1,
          "#8A6A3E",
          .10,
          "#5C4528",
          .58,
          .30,
          "#BCD2D3",
          "#D3DFD3",
          "#2F5663",
          "#5E8E99",
          "#2F6E86",
          "#CFE2E4",
          "#4F7F78",
          "#6B7F4A",
          "#3B3426",
          .26,
          "#3A3428",
          "#8E2F2A",
          "#C9614F",
          .20,
          "#1E2022",
          "#F4ECDA",
          "#1E2022",
          "#F7F1E3",
          "#A32A1E",
          "#1E2022",
          "#F1E8D2",
          "#C8DADA",
          "#1F5468",
          "#5E4420",
          "#3F2A10",
          List.of());

  static final Palette DARK =
      new Palette(
          "#1B2026",
          "#E9E2D0",
          "#A79F8C",
          "#F27F6F",
          List.of(
              Stop.of(0, "#30363A"),
              Stop.of(120, "#343937"),
              Stop.of(400, "#3A3B34"),
              Stop.of(900, "#403D33"),
              Stop.of(1500, "#464034"),
              Stop.of(2200, "#4B463C"),
              Stop.of(3000, "#57534B")),
          .62,
          .35,
          "#C8A368",
          .06,
          "#C9AC7A",
          .34,
          .22,
          "#16262F",
          "#1E343A",
          "#77A9B8",
          "#4F8496",
          "#6FB0C8",
          "#1F3A47",
          "#7FB0A4",
          "#93A86A",
          "#E9DFC6",
          .17,
          "#D8CFBA",
          "#E8897A",
          "#D46A58",
          .16,
          "#EDE6D6",
          "#1B2026",
          "#F2EBDA",
          "#20262B",
          "#F0796A",
          "#F2EBDA",
          "#22282C",
          "#16262F",
          "#9CCFE2",
          "#D8BC86",
          "#F0DDB4",
          List.of());

  /** The palette by day or by night with the colours of the game's sides. */
  static Palette of(Game game, boolean dark) {
    List<String> lines = new ArrayList<>();
    for (Side side : game.sides()) {
      for (Nation nation : Nation.named(game.nations(), List.of(game.flag(side)))) {
        lines.add(dark ? nation.night() : nation.day());
      }
    }
    return (dark ? DARK : LIGHT).withSides(lines);
  }

  private Palette withSides(List<String> lines) {
    return new Palette(
        paper,
        ink,
        soft,
        accent,
        land,
        shade,
        light,
        wash,
        washOpacity,
        hachure,
        hachureOpacity,
        plainHachureOpacity,
        sea,
        lagoon,
        coast,
        lining,
        river,
        core,
        marsh,
        forest,
        grid,
        gridOpacity,
        number,
        border,
        band,
        bandOpacity,
        rail,
        railGap,
        town,
        townFill,
        city,
        label,
        halo,
        seaHalo,
        waterLabel,
        region,
        crest,
        List.copyOf(lines));
  }

  String side(int side) {
    return side < 0 || side >= sides.size() ? soft : sides.get(side);
  }

  /** The tint at a height, as red, green and blue. */
  double[] tint(double metres) {
    Stop below = land.getFirst();
    for (Stop stop : land) {
      if (stop.metres() >= metres) {
        double span = stop.metres() - below.metres();
        double t = span == 0 ? 0 : (metres - below.metres()) / span;
        return new double[] {
          below.red() + (stop.red() - below.red()) * t,
          below.green() + (stop.green() - below.green()) * t,
          below.blue() + (stop.blue() - below.blue()) * t
        };
      }
      below = stop;
    }
    return new double[] {below.red(), below.green(), below.blue()};
  }

  static String colour(double[] rgb) {
    return String.format("#%02X%02X%02X", (int) rgb[0], (int) rgb[1], (int) rgb[2]);
  }
}
