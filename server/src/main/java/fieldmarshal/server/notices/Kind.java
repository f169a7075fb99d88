package fieldmarshal.server.notices;

/** What a notice tells. */
public enum Kind {
  YOUR_TURN("your-turn"),
  /** The player's time ends soon. */
  TIME_ENDS("time-ends"),
  /** The player's time is out, and the opponent warns him. */
  WARNED("warned"),
  /** The opponent's time is out. */
  OTHER_OUT("other-out"),
  PAUSE_OFFERED("pause-offered"),
  DRAW_OFFERED("draw-offered"),
  /** The opponent asks for his last order back. */
  TAKE_BACK_ASKED("take-back-asked"),
  PAUSED("paused"),
  RESUMED("resumed"),
  GAME_OVER("game-over"),
  /** Somebody has begun a match in which the player has a seat. */
  INVITED("invited"),
  /** The player wants to see whether notices come. */
  TRIAL("trial");

  private final String word;

  Kind(String word) {
    this.word = word;
  }

  public String word() {
    return word;
  }

  static Kind of(String word) {
    for (Kind kind : values()) {
      if (kind.word.equals(word)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("no kind of notice: " + word);
  }

  /** Whether it cannot wait for the letter of the day. */
  public boolean urgent() {
    return this == TIME_ENDS || this == WARNED || this == TRIAL;
  }

  /** Whether it asks for an order, and tells nothing any more when that is given. */
  boolean asks() {
    return this == YOUR_TURN || this == TIME_ENDS || this == WARNED;
  }
}
