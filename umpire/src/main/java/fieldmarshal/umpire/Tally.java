package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Side;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Over several games: how long each side thought about a player-turn, and its stupid plays. */
record Tally(List<Side> sides, List<List<Long>> turnNanos, List<Map<String, Double>> follies) {

  static Tally of(List<Side> sides, List<Duel.Result> results) {
    List<List<Long>> nanos = new ArrayList<>();
    List<Map<String, Double>> follies = new ArrayList<>();
    for (Side side : sides) {
      List<Long> own = new ArrayList<>();
      Map<String, Double> stupid = new LinkedHashMap<>();
      for (Duel.Result result : results) {
        own.addAll(result.turnNanos().get(side.index()));
        if (!result.blunders().isEmpty()) {
          result
              .blunders()
              .get(side.index())
              .forEach((word, count) ->
                  stupid.merge(word, count / (double) results.size(), Double::sum));
        }
      }
      Collections.sort(own);
      nanos.add(own);
      follies.add(stupid);
    }
    return new Tally(sides, nanos, follies);
  }

  private double millis(int side, double part) {
    List<Long> own = turnNanos.get(side);
    return own.isEmpty() ? 0 : own.get((int) Math.round(part * (own.size() - 1))) / 1e6;
  }

  /** Adds to a summary, unless nothing was counted. */
  void write(ObjectNode summary) {
    if (follies.stream().allMatch(Map::isEmpty)) {
      return;
    }
    ObjectNode times = summary.putObject("turnMillis");
    ObjectNode stupid = summary.putObject("folliesPerGame");
    for (Side side : sides) {
      times
          .putObject(side.id())
          .put("median", Math.round(10 * millis(side.index(), 0.5)) / 10.0)
          .put("most", Math.round(10 * millis(side.index(), 1)) / 10.0);
      ObjectNode own = stupid.putObject(side.id());
      follies
          .get(side.index())
          .forEach((word, count) -> own.put(word, Math.round(100 * count) / 100.0));
    }
  }

  void print(PrintWriter out) {
    if (follies.stream().allMatch(Map::isEmpty)) {
      return;
    }
    for (Side side : sides) {
      out.printf(
          "%s: a player-turn takes %.1f ms (median), %.1f ms at most",
          side.name(), millis(side.index(), 0.5), millis(side.index(), 1));
      List<String> words = new ArrayList<>();
      follies
          .get(side.index())
          .forEach((word, count) -> words.add(String.format("%s %.2f", word, count)));
      out.printf("; stupid plays a game: %s%n", String.join(", ", words));
    }
  }
}
