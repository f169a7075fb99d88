package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How often each side of a scenario won when bots played it: what {@code ./fieldmarshal balance}
 * wrote down.
 *
 * @param bots who played the sides
 * @param wins of the first side and of the second
 * @param turns how long a game lasted, on the average
 */
record Balance(List<String> bots, int games, List<Integer> wins, int drawn, double turns) {
  private static final String FILE = "balance.tsv";

  /** Nineteen times out of twenty. */
  private static final double NORMAL = 1.96;

  /** A share of all games, and between what bounds it lies if many more were played. */
  record Share(double low, double high) {
    /** By Wilson's formula, which holds for few games as well. */
    static Share of(int won, int games) {
      double share = won / (double) games;
      double square = NORMAL * NORMAL / games;
      double middle = share + square / 2;
      double half = NORMAL * Math.sqrt(share * (1 - share) / games + square / (4 * games));
      return new Share(
          Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square)));
    }
  }

  /** What was shipped, by game and scenario with a space between. */
  static Map<String, Balance> shipped() {
    try (InputStream in = Balance.class.getResourceAsStream(FILE)) {
      return in == null
          ? Map.of()
          : read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Comments and a heading, then a line for each scenario. */
  static Map<String, Balance> read(List<String> lines) {
    Map<String, Balance> all = new HashMap<>();
    for (String line : lines) {
      String[] cells = line.split("\t", -1);
      if (line.startsWith("#") || cells[0].equals("game")) {
        continue;
      }
      Balance balance =
          new Balance(
              List.of(cells[2].split(",")),
              Integer.parseInt(cells[3]),
              List.of(Integer.valueOf(cells[4]), Integer.valueOf(cells[5])),
              Integer.parseInt(cells[6]),
              Double.parseDouble(cells[7]));
      if (balance.games() > 0) {
        all.put(cells[0] + " " + cells[1], balance);
      }
    }
    return all;
  }

  ObjectNode json(List<Side> sides) {
    ObjectNode node = Json.object();
    bots.forEach(node.putArray("bots")::add);
    node.put("games", games).put("drawn", drawn).put("turns", turns);
    ArrayNode shares = node.putArray("sides");
    for (Side side : sides) {
      int won = wins.get(side.index());
      Share share = Share.of(won, games);
      shares
          .addObject()
          .put("side", side.id())
          .put("wins", won)
          .put("low", share.low())
          .put("high", share.high());
    }
    return node;
  }
}
