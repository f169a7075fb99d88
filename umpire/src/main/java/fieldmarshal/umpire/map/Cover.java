package fieldmarshal.umpire.map;

import java.util.List;
import java.util.Set;

/**
 * What lies on the ground, as it is drawn.
 *
 * @param layer its word among the layers of the map
 * @param terrains the words of the games for ground where it lies
 * @param textured whether it is drawn with signs of its own
 */
record Cover(String layer, Set<String> terrains, boolean textured) {
  static final Cover MOUNTAIN =
      new Cover("mountain", Set.of("mountain", "alpine", "dominant"), false);
  static final Cover SWAMP = new Cover("swamp", Set.of("swamp", "marsh"), true);

  static final List<Cover> ALL =
      List.of(
          MOUNTAIN,
          new Cover("alpine", Set.of("alpine"), false),
          new Cover("forest", Set.of("forest", "broken-forest"), true),
          new Cover("broken", Set.of("broken", "broken-forest"), true),
          new Cover("rough", Set.of("rough"), true),
          SWAMP);

  boolean holds(String terrain) {
    return terrains.contains(terrain);
  }
}
