package fieldmarshal.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** What stands beside some lines of a log, by their numbers. */
final class Margin {
  private final Map<Integer, String> byLine = new ConcurrentHashMap<>();

  @Nullable String at(int line) {
    return byLine.get(line);
  }

  /** Nothing takes away what stands there. */
  void put(int line, @Nullable String value) {
    if (value == null) {
      byLine.remove(line);
    } else {
      byLine.put(line, value);
    }
  }

  void putAll(Map<Integer, String> known) {
    byLine.putAll(known);
  }

  /** All of it as it is now. */
  Map<Integer, String> copy() {
    return Map.copyOf(byLine);
  }
}
