package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.rolls.Seal;
import fieldmarshal.engine.rolls.Stretch;
import java.util.ArrayList;
import java.util.List;

/** Where the rolls of a match came from, and what proves them. */
public final class StretchJson {
  private static final int MOST_SEEDS = 10;

  private StretchJson() {}

  /** Stretches as one line of text; empty where there are none. */
  public static String text(List<Stretch> stretches) {
    return stretches.isEmpty() ? "" : Json.write(Json.object().set("streams", write(stretches)));
  }

  /** What {@link #text} wrote. */
  public static List<Stretch> parse(String text) throws BadRequest {
    if (text.isEmpty()) {
      return List.of();
    }
    return read(new Fields("the rolls", Json.parse(text)).objects("streams", Integer.MAX_VALUE));
  }

  public static ArrayNode write(List<Stretch> stretches) {
    ArrayNode array = Json.array();
    stretches.forEach(stretch -> array.add(write(stretch)));
    return array;
  }

  private static ObjectNode write(Stretch stretch) {
    ObjectNode node = Json.object();
    switch (stretch) {
      case Stretch.Seeded seeded -> node.put("seed", seeded.seed());
      case Stretch.Sealed chain -> {
        Seal seal = chain.seal();
        node.put("match", seal.match()).put("length", seal.length()).put("head", seal.head());
        seal.seeds().forEach(node.putArray("seeds")::add);
        node.put("link", chain.link());
      }
    }
    return node.put("drawn", stretch.drawn());
  }

  public static List<Stretch> read(List<Fields> entries) throws BadRequest {
    List<Stretch> stretches = new ArrayList<>();
    for (Fields entry : entries) {
      stretches.add(read(entry));
      entry.done();
    }
    return stretches;
  }

  private static Stretch read(Fields entry) throws BadRequest {
    long drawn = entry.whole("drawn", 0, Long.MAX_VALUE);
    if (entry.has("seed")) {
      return new Stretch.Seeded(entry.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE), drawn);
    }
    try {
      Seal seal =
          new Seal(
              entry.text("match"),
              entry.number("length", 1, Seal.MOST_ROLLS),
              entry.text("head"),
              entry.texts("seeds", MOST_SEEDS));
      return new Stretch.Sealed(seal, drawn, entry.text("link"));
    } catch (IllegalArgumentException e) {
      throw new BadRequest("a stream of dice: " + e.getMessage());
    }
  }
}
