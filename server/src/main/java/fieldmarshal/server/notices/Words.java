package fieldmarshal.server.notices;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** What a notice says, in sentences. */
final class Words {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm 'UTC'", Locale.UK);

  private Words() {}

  static String time(Instant time) {
    return TIME.format(time.atZone(ZoneOffset.UTC));
  }

  /** One line. */
  static String title(Kind kind, Facts facts) {
    String name = facts.name();
    return switch (kind) {
      case YOUR_TURN -> "Your turn: " + name;
      case TIME_ENDS -> "Your time ends soon: " + name;
      case WARNED -> "Your time has run out: " + name;
      case OTHER_OUT -> "Your opponent's time has run out: " + name;
      case PAUSE_OFFERED -> "A pause is offered: " + name;
      case DRAW_OFFERED -> "A draw is offered: " + name;
      case TAKE_BACK_ASKED -> "Your opponent asks to take back an order: " + name;
      case PAUSED -> "The clocks are stopped: " + name;
      case RESUMED -> "The clocks run again: " + name;
      case GAME_OVER -> "The game is over: " + name;
      case INVITED -> "You have a seat: " + name;
      case TRIAL -> "Notices of Field Marshal reach you";
    };
  }

  /** All that there is to say, in one or two sentences. */
  static String body(Kind kind, Facts facts) {
    String who = facts.opponent().isEmpty() ? "Your opponent" : facts.opponent();
    Instant until = facts.until();
    String time = until == null ? "" : time(until);
    return switch (kind) {
      case YOUR_TURN ->
          "You must decide as "
              + facts.side()
              + ", on turn "
              + facts.turn()
              + "."
              + (until == null ? "" : " You have time until " + time + ".");
      case TIME_ENDS ->
          "Your time for this part of the turn, as "
              + facts.side()
              + ", ends on "
              + time
              + ". You can still give your orders, go on"
              + " vacation, or offer a pause.";
      case WARNED ->
          who
              + " warns you: if you must still decide in this part of the turn on "
              + time
              + ", your opponent can claim the game.";
      case OTHER_OUT ->
          who + " has no time left. The page of the clocks shows what you may do now.";
      case PAUSE_OFFERED -> who + " offers a pause: all clocks stop until one of you ends it.";
      case DRAW_OFFERED -> who + " offers a draw. The offer stands until the next order.";
      case TAKE_BACK_ASKED ->
          who + " asks to take back the last order. You can agree until the next order.";
      case PAUSED -> "Both players agreed to a pause. Orders can still be given.";
      case RESUMED -> who + " has ended the pause.";
      case GAME_OVER -> facts.outcome() + ".";
      case INVITED -> who + " has begun a match with you. You play " + facts.side() + ".";
      case TRIAL -> "This is the test notice that you asked for.";
    };
  }
}
