package fieldmarshal.server.seats;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;

/**
 * What the players of a match with hidden units want spectators to see: what both sides may see
 * now, or everything, so many turns late. It is everything only where all of them want the same.
 */
public final class WatchBook {
  /** The longest delay, in turns. */
  public static final int LONGEST = 2;

  private final Jdbi jdbi;

  public WatchBook(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /**
   * By how many turns late each side wants everything to be seen; a side that does not is not
   * there.
   */
  public Map<String, Integer> wishes(String match) {
    Map<String, Integer> wishes = new LinkedHashMap<>();
    jdbi.useHandle(handle ->
        handle
            .createQuery("SELECT side, turns FROM watch_wish WHERE match_id = :match ORDER BY side")
            .bind("match", match)
            .map((row, context) -> Map.entry(row.getString("side"), row.getInt("turns")))
            .forEach(entry -> wishes.put(entry.getKey(), entry.getValue())));
    return wishes;
  }

  /** By how many turns late spectators see everything; 0 where they do not. */
  public int agreed(String match, Collection<String> sides) {
    return agreed(wishes(match), sides);
  }

  /** The same of wishes that are known. */
  public static int agreed(Map<String, Integer> wishes, Collection<String> sides) {
    int turns = 0;
    for (String side : sides) {
      int wished = wishes.getOrDefault(side, 0);
      if (wished == 0 || turns > 0 && turns != wished) {
        return 0;
      }
      turns = wished;
    }
    return turns;
  }

  /** A side wants that; 0 takes its consent back. */
  public void wish(String match, String side, int turns) {
    jdbi.useHandle(handle ->
        handle
            .createUpdate(
                "INSERT INTO watch_wish (match_id, side, turns) VALUES (:match, :side, :turns) ON"
                    + " CONFLICT (match_id, side) DO UPDATE SET turns = :turns")
            .bind("match", match)
            .bind("side", side)
            .bind("turns", turns)
            .execute());
  }
}
