package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * A marker that lies on the map: a railway cut, a fortress destroyed, a flood, a bridge.
 *
 * @param kind what sort of marker it is; markers of one kind look alike
 * @param hex where it lies
 * @param toward the neighbour whose hexside it lies on, or -1 where it lies in the hex
 * @param title what it says in words
 * @param side whose it is, or null for nobody's
 */
public record MapMarker(
    String kind,
    int hex,
    int toward,
    String title,
    @Nullable Side side,
    Badge badge,
    String caseId) {

  /** A marker in a hex. */
  public static MapMarker in(
      int hex, String kind, String title, @Nullable Side side, Badge badge, String caseId) {
    return new MapMarker(kind, hex, -1, title, side, badge, caseId);
  }

  /** A marker on the hexside between two neighbours. */
  public static MapMarker between(
      int hex,
      int toward,
      String kind,
      String title,
      @Nullable Side side,
      Badge badge,
      String caseId) {
    return new MapMarker(kind, hex, toward, title, side, badge, caseId);
  }
}
