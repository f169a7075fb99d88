package fieldmarshal.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A series as a drawing, one field for each front: the turns across, the way upwards, a band for
 * the middle half of the games, a line for their median and one for history.
 */
final class FrontPicture {
  private static final int WIDTH = 960;
  private static final int HEAD = 96;
  private static final int FIELD = 340;
  private static final int GAP = 96;
  private static final int LEFT = 56;
  private static final int RIGHT = 196;

  /** The room that a date, and the name of a place, needs. */
  private static final int DATE = 96;

  private static final int NAME = 15;

  private static final String PAPER = "#FBF6EA";
  private static final String WELL = "#F1E8D4";
  private static final String RULE = "#D3C6A8";
  private static final String INK = "#23272B";
  private static final String MUTED = "#5A5445";
  private static final String PLACE = "#5E4420";
  private static final String GAMES = "#175A86";
  private static final String HISTORY = "#B32F23";

  private static final String FOOT =
      "History is reconstructed from general history: each dot tells the date and what was so at"
          + " the end of the turn.";

  private final FrontSeries series;
  private final StringBuilder svg = new StringBuilder();

  private FrontPicture(FrontSeries series) {
    this.series = series;
  }

  static String draw(FrontSeries series) {
    return new FrontPicture(series).draw();
  }

  private String draw() {
    int height = HEAD + series.fronts().size() * (FIELD + GAP) + NAME;
    String told =
        series.games().size()
            + (series.games().size() == 1 ? " game" : " games")
            + " of "
            + series.bots();
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
            + " height=\"%d\" role=\"img\" font-family=\"Barlow, 'Helvetica Neue', Arial,"
            + " sans-serif\" font-size=\"13\" fill=\"%s\">",
        WIDTH, height, WIDTH, height, INK);
    add("<title>%s: %s, beside history</title>", safe(series.title()), safe(told));
    add("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>", WIDTH, height, PAPER);
    add(
        "<text x=\"%d\" y=\"38\" font-family=\"'Old Standard TT', Georgia, serif\""
            + " font-size=\"26\" font-weight=\"700\">%s</text>",
        LEFT, safe(series.title()));
    legend(told);
    for (int front = 0; front < series.fronts().size(); front++) {
      field(front, HEAD + front * (FIELD + GAP) + 24);
    }
    text(LEFT, height - 12, MUTED, "start", FOOT);
    add("</svg>");
    return svg.toString();
  }

  private void legend(String told) {
    int y = 66;
    line(HISTORY, LEFT, y - 4, LEFT + 28, y - 4);
    text(LEFT + 36, y, INK, "start", "history");
    int x = LEFT + 108;
    line(GAMES, x, y - 4, x + 28, y - 4);
    text(x + 36, y, INK, "start", "median of " + told);
    x = WIDTH - RIGHT - 150;
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"28\" height=\"12\" fill=\"%s\" fill-opacity=\"0.22\"/>",
        x, y - 10, GAMES);
    text(x + 36, y, INK, "start", "middle half of the games");
  }

  private void line(String colour, double x1, double y1, double x2, double y2) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\""
            + " stroke-width=\"2.5\"/>",
        x1, y1, x2, y2, colour);
  }

  private void field(int index, int top) {
    Front front = series.fronts().get(index);
    List<FrontSeries.Quartiles> turns =
        IntStream.rangeClosed(0, series.lastTurn())
            .mapToObj(turn -> series.at(index, turn))
            .toList();
    Scale scale = scale(front, turns, top);
    text(LEFT, top - 10, INK, "start", front.title());
    text(
        WIDTH - RIGHT,
        top - 10,
        MUTED,
        "end",
        "unit " + front.rank() + ", counted from the most advanced");
    add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" fill-opacity=\"0.5\"/>",
        LEFT, top, WIDTH - LEFT - RIGHT, FIELD, WELL);
    for (int hexes = (int) Math.ceil(scale.low() / 5) * 5; hexes <= scale.high(); hexes += 5) {
      text(LEFT - 10, scale.y(hexes) + 4, MUTED, "end", String.valueOf(hexes));
    }
    text(LEFT - 10, top - 10, MUTED, "end", "hexes");
    places(front, scale);
    across(scale, top + FIELD);
    band(turns, scale);
    way(GAMES, points(turns, FrontSeries.Quartiles::middle, scale));
    history(front, scale);
  }

  /** Where turns and distances lie in a field. */
  private record Scale(double low, double high, int top, int turns) {
    double x(int turn) {
      return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24.0) * turn / turns;
    }

    double y(double at) {
      return top + FIELD * (high - Math.clamp(at, low, high)) / (high - low);
    }
  }

  private Scale scale(Front front, List<FrontSeries.Quartiles> turns, int top) {
    double[] all =
        Stream.of(
                front.marks().stream().map(Front.Mark::at),
                front.history().values().stream().map(Front.Then::at),
                turns.stream().map(FrontSeries.Quartiles::low),
                turns.stream().map(FrontSeries.Quartiles::high))
            .flatMap(one -> one)
            .mapToDouble(Double::doubleValue)
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    return new Scale(all[0] - 1, all[all.length - 1] + 1, top, series.lastTurn());
  }

  /** A line for each place, and its name at the right, one below the other. */
  private void places(Front front, Scale scale) {
    List<Front.Mark> marks = new ArrayList<>(front.marks());
    marks.sort(Comparator.comparingDouble(Front.Mark::at).reversed());
    double free = 0;
    for (Front.Mark mark : marks) {
      double y = scale.y(mark.at());
      add(
          "<line x1=\"%d\" y1=\"%.1f\" x2=\"%d\" y2=\"%.1f\" stroke=\"%s\"/>",
          LEFT, y, WIDTH - RIGHT, y, RULE);
      double name = Math.max(y + 4, free);
      free = name + NAME;
      text(WIDTH - RIGHT + 10, name, PLACE, "start", mark.name());
    }
  }

  /** The turns and, where there is room, their dates. */
  private void across(Scale scale, int bottom) {
    int step = 1;
    while (scale.x(step) - scale.x(0) < DATE) {
      step++;
    }
    for (int turn = 1; turn <= series.lastTurn(); turn++) {
      text(scale.x(turn), bottom + 18, INK, "middle", String.valueOf(turn));
      if (turn % step == 1 || step == 1) {
        add(
            "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"%s\"/>",
            scale.x(turn), bottom, scale.x(turn), bottom + 5, MUTED);
        text(
            scale.x(turn),
            bottom + 35,
            MUTED,
            "middle",
            series.dates().get(turn - 1).replaceFirst(" \\d{4}$", ""));
      }
    }
    text(LEFT - 10, bottom + 18, MUTED, "end", "turn");
  }

  private void band(List<FrontSeries.Quartiles> turns, Scale scale) {
    List<String> points = new ArrayList<>(points(turns, FrontSeries.Quartiles::high, scale));
    points.addAll(points(turns, FrontSeries.Quartiles::low, scale).reversed());
    add(
        "<polygon points=\"%s\" fill=\"%s\" fill-opacity=\"0.22\"/>",
        String.join(" ", points), GAMES);
  }

  private static List<String> points(
      List<FrontSeries.Quartiles> turns,
      ToDoubleFunction<FrontSeries.Quartiles> value,
      Scale scale) {
    return IntStream.range(0, turns.size())
        .mapToObj(turn -> point(scale, turn, value.applyAsDouble(turns.get(turn))))
        .toList();
  }

  private static String point(Scale scale, int turn, double at) {
    return String.format(Locale.ROOT, "%.1f,%.1f", scale.x(turn), scale.y(at));
  }

  private void way(String colour, List<String> points) {
    add(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\""
            + " stroke-linejoin=\"round\"/>",
        String.join(" ", points), colour);
  }

  /** The line of history, and at each turn a dot that tells what was so then. */
  private void history(Front front, Scale scale) {
    way(
        HISTORY,
        front.history().entrySet().stream()
            .map(then -> point(scale, then.getKey(), then.getValue().at()))
            .collect(Collectors.toList()));
    front
        .history()
        .forEach((turn, then) ->
            add(
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\" fill=\"%s\"><title>%s</title>"
                    + "</circle>",
                scale.x(turn), scale.y(then.at()), HISTORY, safe(then.source())));
  }

  private void text(double x, double y, String colour, String anchor, String words) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\" text-anchor=\"%s\">%s</text>",
        x, y, colour, anchor, safe(words));
  }

  private static String safe(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
