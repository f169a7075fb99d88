package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Plans the movement of a whole side: first the attacks that movement makes possible, the best
 * first, with guns and headquarters for them; then raids; then everybody else, each to the hex that
 * is worth most to him; then guards, guns, headquarters, depots and trains; and at last whoever
 * finds no room goes elsewhere.
 */
final class Planner {
  private Planner() {}

  static List<Intent> plan(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      Position position,
      RandomGenerator random) {
    Draft plan = new Draft(rules, appraisal, side, style, position, random);
    new Corridors(plan).plan();
    new Strikes(plan).plan();
    new Raids(plan).plan();
    new Marches(plan).plan();
    new Corridors(plan).plan();
    new Guards(plan).plan();
    Services services = new Services(plan);
    services.guns();
    services.headquarters();
    services.depots();
    services.trains();
    new Crowds(plan).plan();
    return plan.intents;
  }
}
