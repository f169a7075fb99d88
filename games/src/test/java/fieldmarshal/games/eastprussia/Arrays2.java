package fieldmarshal.games.eastprussia;

import java.util.stream.Stream;

/** Arrays of words, put together. */
final class Arrays2 {
  private Arrays2() {}

  static String[] plus(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }
}
