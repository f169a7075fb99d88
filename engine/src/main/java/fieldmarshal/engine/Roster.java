package fieldmarshal.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All units of a game, by index and by id. */
public final class Roster<U extends Unit> {
  private final List<U> units;
  private final Map<String, U> byId = new HashMap<>();

  public Roster(List<U> units) {
    this.units = List.copyOf(units);
    for (int i = 0; i < units.size(); i++) {
      U unit = units.get(i);
      if (unit.index() != i) {
        throw new IllegalArgumentException(unit.id() + " has index " + unit.index() + ", not " + i);
      }
      if (byId.put(unit.id(), unit) != null) {
        throw new IllegalArgumentException("two units are called " + unit.id());
      }
    }
  }

  public int size() {
    return units.size();
  }

  public U get(int index) {
    return units.get(index);
  }

  public @Nullable U find(String id) {
    return byId.get(id);
  }

  public U named(String id) {
    U unit = byId.get(id);
    if (unit == null) {
      throw new IllegalArgumentException("there is no unit " + id);
    }
    return unit;
  }

  public List<U> all() {
    return units;
  }
}
