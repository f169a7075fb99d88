package fieldmarshal.engine.board;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place of the map that rules know beside its terrain: an entry, an exit, a railway outside the
 * map, a line of trenches, a fortress, a town that gives points.
 *
 * @param kind one of the constants here
 * @param title as a player reads it: a name, or the letter of an entry
 * @param side whose it is, or null
 * @param owner the nation that holds it at the start where that says more than the side, or empty
 * @param values figures by name, such as strength, points or length
 * @param hexes in the order of the line where it is one
 */
public record Site(
    String kind,
    String title,
    @Nullable Side side,
    String owner,
    Map<String, Integer> values,
    Hexes hexes,
    String provenance) {
  public static final String ENTRY = "entry";
  public static final String EXIT = "exit";
  public static final String LINK = "link";
  public static final String TRENCH = "trench";
  public static final String FORTRESS = "fortress";
  public static final String POINTS = "points";
  public static final String RAILWAY = "railway";

  public Site {
    values = Map.copyOf(values);
  }

  /** Railway hexes that belong to a side from the start. */
  public static Site railway(Side side, Hexes hexes) {
    return new Site(RAILWAY, side.name(), side, "", Map.of(), hexes, "");
  }

  /** What the files of a map tell, those of them that there are. */
  public static List<Site> read(String folder, Board board, List<Side> sides) {
    return new Reader(folder, board, sides).read();
  }

  /** Reads the usual files of a map. */
  private record Reader(String folder, Board board, List<Side> sides) {
    List<Site> read() {
      List<Site> sites = new ArrayList<>();
      entries(sites);
      for (Tsv.Row row : rows("exits.tsv")) {
        int source = row.yes("source") ? 1 : 0;
        sites.add(site(EXIT, row, row.maybe("note"), Map.of("source", source), at(row, "hex")));
      }
      for (Tsv.Row row : rows("links.tsv")) {
        Hexes ends = Hexes.of(hex(row, row.text("hex_a")), hex(row, row.text("hex_b")));
        sites.add(site(LINK, row, row.maybe("via"), Map.of("length", row.number("length")), ends));
      }
      for (Tsv.Row row : rows("trenches.tsv")) {
        int[] line = row.words("hexes").stream().mapToInt(number -> hex(row, number)).toArray();
        sites.add(site(TRENCH, row, row.text("line"), Map.of(), Hexes.wrap(line)));
      }
      for (Tsv.Row row : rows("fortresses.tsv")) {
        Map<String, Integer> values = new LinkedHashMap<>();
        values.put("strength", row.number("strength"));
        if (row.has("weakened")) {
          values.put("weakened", row.number("weakened"));
        }
        sites.add(site(FORTRESS, row, row.text("name"), values, at(row, "hex")));
      }
      for (Tsv.Row row : rows("towns.tsv")) {
        Map<String, Integer> values = Map.of("points", row.number("points"));
        sites.add(site(POINTS, row, row.text("name"), values, at(row, "hex")));
      }
      return sites;
    }

    /** The hexes of one entry stand in several rows. */
    private void entries(List<Site> sites) {
      Map<String, List<Tsv.Row>> entries = new LinkedHashMap<>();
      for (Tsv.Row row : rows("entries.tsv")) {
        entries.computeIfAbsent(row.text("code"), code -> new ArrayList<>()).add(row);
      }
      entries.forEach((code, of) -> {
        int[] hexes = of.stream().mapToInt(row -> hex(row, row.text("hex"))).toArray();
        sites.add(site(ENTRY, of.getFirst(), code, Map.of(), Hexes.wrap(hexes)));
      });
    }

    private Site site(
        String kind, Tsv.Row row, String title, Map<String, Integer> values, Hexes hexes) {
      String owner = row.has("owner") ? row.maybe("owner") : "";
      String named = row.has("side") ? row.maybe("side") : owner;
      Side side = sides.stream().filter(one -> one.id().equals(named)).findAny().orElse(null);
      return new Site(kind, title, side, owner, values, hexes, row.maybe("provenance"));
    }

    private List<Tsv.Row> rows(String file) {
      String path = folder + "/" + file;
      return Site.class.getClassLoader().getResource(path) == null ? List.of() : Tsv.resource(path);
    }

    private Hexes at(Tsv.Row row, String field) {
      return Hexes.of(hex(row, row.text(field)));
    }

    private int hex(Tsv.Row row, String number) {
      int hex = board.hex(number);
      if (hex < 0) {
        throw row.fault("hex", "there is no hex " + number);
      }
      return hex;
    }
  }
}
