package fieldmarshal.engine;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A nation and its colours, as six hexadecimal digits behind a sharp sign.
 *
 * @param id as in {@link Unit#nationality}
 * @param title the country
 * @param adjective as it stands before a unit's name
 * @param background the counter
 * @param ink what is written on the counter
 * @param edge the counter's edge
 * @param band the stripes of its flag
 * @param trail where its units went, on the map
 * @param wash its hexes on the map
 * @param day a line on the map by day
 * @param night a line on the map by night
 */
public record Nation(
    String id,
    String title,
    String adjective,
    String background,
    String ink,
    String edge,
    List<String> band,
    String trail,
    String wash,
    String day,
    String night) {

  public Nation {
    band = List.copyOf(band);
  }

  /** The nations of a file, in its order. */
  public static List<Nation> load(String resource) {
    List<Nation> nations = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(resource)) {
      nations.add(
          new Nation(
              row.text("nation"),
              row.text("title"),
              row.text("adjective"),
              row.text("ground"),
              row.text("ink"),
              row.text("edge"),
              row.words("band"),
              row.text("trail"),
              row.text("wash"),
              row.text("day"),
              row.text("night")));
    }
    return nations;
  }

  /** Those of the list that have one of these names. */
  public static List<Nation> named(List<Nation> all, Collection<String> ids) {
    return all.stream().filter(nation -> ids.contains(nation.id())).toList();
  }
}
