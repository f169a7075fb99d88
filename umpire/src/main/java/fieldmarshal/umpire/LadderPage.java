package fieldmarshal.umpire;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The ladder as a page that needs nothing but itself: tables and charts. */
final class LadderPage {
  private static final int WIDTH = 640;
  private static final int ROW = 28;
  private static final int LEFT = 190;
  private static final int RIGHT = 60;

  /** The ladder of one game. */
  record Table(
      String title,
      String id,
      String scenario,
      List<String> sides,
      List<String> bots,
      Ladder ladder,
      int games) {}

  private LadderPage() {}

  /** "71 % (60 to 80)". */
  static String percent(Ladder.Share share) {
    return share.of() == 0
        ? "-"
        : String.format(
            Locale.ROOT,
            "%.0f %% (%.0f to %.0f)",
            100 * share.rate(),
            100 * share.low(),
            100 * share.high());
  }

  /** What is said of the draws, where there are any. */
  static String drawn(Ladder.Share share) {
    return switch (share.drawn()) {
      case 0 -> "";
      case 1 -> "; one was drawn, which counts half";
      default -> "; " + share.drawn() + " were drawn, which count half";
    };
  }

  static String of(List<Table> tables) {
    StringBuilder page =
        new StringBuilder(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Ladder</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
              color: #222; background: #faf8f3 }
            table { border-collapse: collapse; margin: 1rem 0 }
            th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #d8d2c4 }
            th:first-child, td:first-child { text-align: left }
            svg { width: 100%; max-width: 640px; height: auto }
            text { font: 13px system-ui, sans-serif; fill: #222 }
            </style>
            <h1>Ladder</h1>
            """);
    tables.forEach(table -> table(page, table));
    return page.append("</html>\n").toString();
  }

  private static void table(StringBuilder page, Table table) {
    List<Ladder.Rating> ratings = table.ladder().ratings();
    List<Integer> ranked =
        IntStream.range(0, table.bots().size())
            .boxed()
            .sorted(Comparator.comparingDouble((Integer bot) -> -ratings.get(bot).elo()))
            .toList();
    page.append("<h2>").append(escape(table.title())).append("</h2>\n<p>");
    page.append(escape(table.scenario()))
        .append(", ")
        .append(table.games())
        .append(" games.</p>\n");
    page.append("<table><tr><th>Bot<th>Elo<th>95 %<th>Wins, a draw half");
    table.sides().forEach(side -> page.append("<th>as ").append(escape(side)));
    page.append("<th>Drawn<th>Longest turn</tr>\n");
    for (int bot : ranked) {
      Ladder.Rating rating = ratings.get(bot);
      page.append("<tr><td>").append(escape(table.bots().get(bot)));
      page.append(String.format(Locale.ROOT, "<td>%.0f", rating.elo()));
      page.append(String.format(Locale.ROOT, "<td>%.0f to %.0f", rating.low(), rating.high()));
      page.append("<td>").append(percent(table.ladder().share(bot, -1, -1)));
      page.append("<td>").append(percent(table.ladder().share(bot, 0, -1)));
      page.append("<td>").append(percent(table.ladder().share(bot, 1, -1)));
      page.append("<td>").append(table.ladder().share(bot, -1, -1).drawn());
      page.append(String.format(Locale.ROOT, "<td>%.2f s", table.ladder().longest(bot) / 1000.0));
      page.append("</tr>\n");
    }
    page.append("</table>\n");
    elo(page, table, ratings, ranked);
    wins(page, table, ranked);
  }

  /** A dot for each bot, with its interval. */
  private static void elo(
      StringBuilder page, Table table, List<Ladder.Rating> ratings, List<Integer> ranked) {
    double low = ratings.stream().mapToDouble(Ladder.Rating::low).min().orElse(1400) - 20;
    double high = ratings.stream().mapToDouble(Ladder.Rating::high).max().orElse(1600) + 20;
    open(page, ranked.size(), "Elo with 95 % intervals");
    for (int i = 0; i < ranked.size(); i++) {
      Ladder.Rating rating = ratings.get(ranked.get(i));
      double y = ROW * (i + 0.5);
      label(page, table.bots().get(ranked.get(i)), y);
      page.append(
          String.format(
              Locale.ROOT,
              "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f' stroke='#7a6a4f' stroke-width='3'/>"
                  + "<circle cx='%.1f' cy='%.1f' r='6' fill='#8c2f1b'/>"
                  + "<text x='%d' y='%.1f'>%.0f</text>%n",
              x(rating.low(), low, high),
              x(rating.high(), low, high),
              y,
              y,
              x(rating.elo(), low, high),
              y,
              WIDTH - RIGHT + 12,
              y + 4,
              rating.elo()));
    }
    page.append("</svg>\n");
  }

  /** Two bars for each bot: how often it wins on each side. */
  private static void wins(StringBuilder page, Table table, List<Integer> ranked) {
    open(
        page,
        ranked.size() * 2,
        "Games won as "
            + table.sides().get(0)
            + " (dark) and "
            + table.sides().get(1)
            + " (light)");
    for (int i = 0; i < ranked.size(); i++) {
      for (int side = 0; side < 2; side++) {
        Ladder.Share share = table.ladder().share(ranked.get(i), side, -1);
        double y = ROW * (2 * i + side + 0.5);
        if (side == 0) {
          label(page, table.bots().get(ranked.get(i)), y + ROW / 2.0);
        }
        page.append(
            String.format(
                Locale.ROOT,
                "<rect x='%d' y='%.1f' width='%.1f' height='18' fill='%s'/>"
                    + "<line x1='%.1f' x2='%.1f' y1='%.1f' y2='%.1f' stroke='#222'/>"
                    + "<text x='%d' y='%.1f'>%.0f %%</text>%n",
                LEFT,
                y - 9,
                x(share.rate(), 0, 1) - LEFT,
                side == 0 ? "#5b6b4e" : "#b9a26a",
                x(share.low(), 0, 1),
                x(share.high(), 0, 1),
                y,
                y,
                WIDTH - RIGHT + 12,
                y + 4,
                100 * share.rate()));
      }
    }
    page.append("</svg>\n");
  }

  private static void open(StringBuilder page, int rows, String title) {
    page.append(
        String.format(
            Locale.ROOT,
            "<h3>%s</h3>%n<svg viewBox='0 0 %d %d' role='img' aria-label='%s'>%n",
            escape(title),
            WIDTH,
            rows * ROW,
            escape(title)));
  }

  private static void label(StringBuilder page, String bot, double y) {
    page.append(String.format(Locale.ROOT, "<text x='0' y='%.1f'>%s</text>%n", y + 4, escape(bot)));
  }

  private static double x(double value, double low, double high) {
    return LEFT + (value - low) / Math.max(1e-9, high - low) * (WIDTH - LEFT - RIGHT);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;")
        .replace("\"", "&quot;");
  }
}
