package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import org.jspecify.annotations.Nullable;

/**
 * What a side is about in a part of a turn, as a player would say it.
 *
 * @param goal what the axis is about; empty without one
 * @param kind what is done about it; null without an axis
 * @param mood how the side plays where there is no axis
 * @param hungry whether most of those who take part are out of supply
 * @param turnsLeft this turn included
 * @param parts how many parts of turns it has been so
 */
record Intention(
    String goal, Axis.@Nullable Kind kind, Mood mood, boolean hungry, int turnsLeft, int parts) {

  /** How a side plays its part. */
  enum Mood {
    /** Attacks are made only where much is to be won. */
    HOLD,
    /** Back from a stronger enemy. */
    BACK,
    /** Forward, whatever stays behind. */
    FORWARD,
    /** Attacks are made where the odds are good. */
    EVEN
  }

  private static final double RELUCTANT = 1.5;
  private static final double KEEN = 1.6;
  private static final double SLOW = 0.6;
  private static final int LAST_TURNS = 3;

  /** What a plan is about as things stand. */
  static Intention of(
      Rules rules, Appraisal appraisal, Position p, Side side, Style plan, int parts) {
    Style style = plan.withPosture(appraisal.posture(p, side));
    double drive = style.drive() / Style.PLAIN.drive();
    double caution = style.caution() / Style.PLAIN.caution();
    Mood mood =
        drive <= SLOW && caution >= KEEN
            ? Mood.BACK
            : style.leastGain() >= RELUCTANT ? Mood.HOLD : drive >= KEEN ? Mood.FORWARD : Mood.EVEN;
    Axis axis = plan.axis();
    return new Intention(
        axis == null ? "" : axis.goal().name(),
        axis == null ? null : axis.kind(),
        mood,
        axis != null && hungry(rules, appraisal, p, side, axis),
        appraisal.turnsLeft(p),
        parts);
  }

  private static boolean hungry(
      Rules rules, Appraisal appraisal, Position p, Side side, Axis axis) {
    int all = 0;
    int fed = 0;
    for (Unit unit : rules.roster().all()) {
      if (p.onMap(unit)
          && unit.side() == side
          && appraisal.role(unit) == Role.FIGHTER
          && axis.concerns(p.place(unit))) {
        all++;
        fed += appraisal.supplied(p, unit, p.place(unit)) ? 1 : 0;
      }
    }
    return all > 2 * fed;
  }

  /** The sentence. */
  String sentence() {
    return switch (kind) {
      case ADVANCE ->
          (parts > 1 ? "Our main effort is still " : "Our main effort is ")
              + goal
              + (hungry ? ", as soon as supply allows it" : time())
              + elsewhere();
      case HOLD ->
          "We hold "
              + goal
              + (hungry ? " and wait for supply." : " and counter-attack there only at good odds.");
      case FALL_BACK ->
          parts > 1
              ? "We continue to fall back to " + goal + "."
              : "We fall back to " + goal + " and defend there.";
      case null ->
          switch (mood) {
            case HOLD -> "We hold our line and attack only where we can gain much.";
            case BACK -> "We stay away from the stronger enemy and keep our units together.";
            case FORWARD -> "We advance on the whole front.";
            case EVEN -> "We attack wherever the odds are good, without a main effort.";
          };
    };
  }

  private String time() {
    return turnsLeft > LAST_TURNS
        ? ""
        : turnsLeft <= 1 ? ", on the last turn" : ", in the " + turnsLeft + " turns that are left";
  }

  private String elsewhere() {
    return switch (mood) {
      case HOLD, BACK -> "; elsewhere we hold our line.";
      case FORWARD -> "; elsewhere we advance, but attack only at good odds.";
      case EVEN -> "; elsewhere we attack only at good odds.";
    };
  }
}
