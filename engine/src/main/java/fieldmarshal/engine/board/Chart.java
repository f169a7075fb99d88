package fieldmarshal.engine.board;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a printer of maps has to know of a game's map, in words that every game shares. Positions of
 * free shapes are in hundredths of a hex width, from the upper left corner of the rectangle round
 * all hexes.
 *
 * @param cartouche the words beside the map
 * @param hexes one for each hex of the board, in the board's order
 * @param edges hexsides that carry something; railways run from centre to centre instead
 * @param lines trenches and other positions, as hexes in order
 * @param exits where railways leave the map
 * @param links railways outside the map
 * @param waters shores of sea, lagoons and lakes; where there are none, hexes alone tell the sea
 * @param courses rivers as they run; where there are none, hexsides alone tell the rivers
 * @param grounds country that only the eye sees
 * @param marks what else the rules see in a hex
 * @param traces lines that the rules speak of
 * @param heights heights of the ground, or null where those of the hexes must do
 */
public record Chart(
    Board board,
    Cartouche cartouche,
    List<MapHex> hexes,
    List<Edge> edges,
    List<FortifiedLine> lines,
    List<Label> labels,
    List<Fortress> fortresses,
    List<Entry> entries,
    List<Exit> exits,
    List<Link> links,
    List<Water> waters,
    List<Course> courses,
    List<Ground> grounds,
    List<Mark> marks,
    List<Trace> traces,
    @Nullable Heights heights) {

  public Chart {
    hexes = List.copyOf(hexes);
    edges = List.copyOf(edges);
    lines = List.copyOf(lines);
    labels = List.copyOf(labels);
    fortresses = List.copyOf(fortresses);
    entries = List.copyOf(entries);
    exits = List.copyOf(exits);
    links = List.copyOf(links);
    waters = List.copyOf(waters);
    courses = List.copyOf(courses);
    grounds = List.copyOf(grounds);
    marks = List.copyOf(marks);
    traces = List.copyOf(traces);
  }

  /**
   * The words beside the map.
   *
   * @param title the title, or empty for the game's own
   * @param kilometres width of a hex, or 0 where it is not known
   * @param north where north is, in degrees clockwise from the top
   * @param picture the hex in the middle of a small picture of the map, or -1
   */
  public record Cartouche(
      String title,
      String subtitle,
      List<String> facts,
      List<String> sources,
      double kilometres,
      double north,
      int picture) {
    public Cartouche {
      facts = List.copyOf(facts);
      sources = List.copyOf(sources);
    }
  }

  /** What stands in a hex. */
  public enum Place {
    NONE,
    VILLAGE,
    TOWN,
    CITY
  }

  /**
   * One hex.
   *
   * @param terrain the terrain's word, such as "clear" or "mountain"
   * @param water the hex is sea, lagoon or lake
   * @param name the name of the place, or empty
   * @param elevation mean height in metres
   */
  public record MapHex(String terrain, boolean water, Place place, String name, int elevation) {}

  /** What a hexside carries, or joins. */
  public enum Kind {
    RIVER,
    MAJOR,
    RIDGE,
    BLOCKED,
    RAIL,
    BORDER,
    FRONT
  }

  /** One hexside between two neighbours. */
  public record Edge(Kind kind, String name, int a, int b) {
    /** The name of a railway that has two tracks. */
    public static final String DOUBLE_TRACK = "double track";

    public boolean twice() {
      return kind == Kind.RAIL && name.equals(DOUBLE_TRACK);
    }
  }

  /**
   * A fortified line.
   *
   * @param owner whose it is, in a word for the legend
   * @param side 0 or 1, or -1 for nobody's
   */
  public record FortifiedLine(String owner, int side, List<Integer> hexes) {
    public FortifiedLine {
      hexes = List.copyOf(hexes);
    }
  }

  /**
   * A name for the eye alone.
   *
   * @param kind region, district, river, sea, gulf, lagoon, lake, summit or pass
   * @param angle how far it is turned, clockwise in degrees
   */
  public record Label(String text, String kind, int hex, double angle) {}

  public record Fortress(int hex, int side, String name, int strength, int weakened) {}

  public record Entry(String code, int hex, int side) {}

  /** A place at the map edge where a railway, or supply alone, comes in. */
  public record Exit(int hex, int side, boolean source) {}

  public record Link(int a, int b, int side, int length, String via) {}

  /**
   * A shore: the rings of one body of water, islands among them.
   *
   * @param kind sea, lagoon or lake
   * @param rings x, y, x, y and so on
   */
  public record Water(String kind, List<double[]> rings) {
    public Water {
      rings = List.copyOf(rings);
    }
  }

  /**
   * A river, or a part of one, as it runs.
   *
   * @param kind river, major, canal, or stream for one that the rules do not know
   * @param line x, y, x, y and so on, from the source to the mouth or the reverse
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Course(String kind, String name, double[] line) {}

  /** Country of a kind that is no terrain of the rules, such as dune or polder. */
  public record Ground(String kind, List<Integer> hexes) {
    public Ground {
      hexes = List.copyOf(hexes);
    }
  }

  /**
   * Something in a hex that the rules see.
   *
   * @param kind victory or source
   * @param side whose it is, or -1
   * @param text what stands beside the sign, or empty
   */
  public record Mark(String kind, int hex, int side, String text) {}

  /** A line from hex to hex that the rules speak of. */
  public record Trace(String name, List<Integer> hexes) {
    public Trace {
      hexes = List.copyOf(hexes);
    }
  }

  /**
   * Heights in metres on a grid that begins at the upper left corner.
   *
   * @param step distance between two points
   * @param picture the same as a grey picture (PNG), or empty
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Heights(
      int columns,
      int rows,
      double step,
      float[] metres,
      Greys greys,
      Shown shown,
      byte[] picture) {}

  /**
   * What the greys of a height picture are in metres.
   *
   * @param lowest metres of black
   * @param highest metres of white
   * @param curve 1 for even steps; more gives finer steps to low ground
   */
  public record Greys(double lowest, double highest, double curve) {
    public float metres(int grey) {
      return (float) (lowest + (highest - lowest) * Math.pow(grey / 255.0, curve));
    }

    public int grey(float metres) {
      double share = Math.clamp((metres - lowest) / (highest - lowest), 0, 1);
      return (int) Math.round(255 * Math.pow(share, 1 / curve));
    }
  }

  /**
   * How heights are shown.
   *
   * @param steepness how many times steeper than it is the light shows the ground
   * @param tint factor on the metres before the tint
   */
  public record Shown(double steepness, double tint) {}
}
