package fieldmarshal.games.eastprussia;

import java.util.stream.Stream;

/** Options of a game: those that a test always needs, and more. */
final class Options {
  private Options() {}

  static String[] plus(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }
}
