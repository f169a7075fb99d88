package fieldmarshal.server;

/** Where the first part of a match was played, as far as this server can tell. */
enum Origin {
  /** All of it here. */
  HERE("here"),
  /** It was opened from a file that this server has saved, as it was saved. */
  FILE("file"),
  /** It was opened from a file of which this server knows nothing; nobody vouches for it. */
  ELSEWHERE("elsewhere");

  private final String word;

  Origin(String word) {
    this.word = word;
  }

  String word() {
    return word;
  }

  static Origin of(String word) {
    for (Origin origin : values()) {
      if (origin.word.equals(word)) {
        return origin;
      }
    }
    throw new IllegalArgumentException("no origin: " + word);
  }
}
