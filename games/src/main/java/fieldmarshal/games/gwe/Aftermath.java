package fieldmarshal.games.gwe;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What follows from the result of a combat, for a page: what is done, asked now, or to come. */
final class Aftermath extends Chapter {
  Aftermath(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The parts of a combat after its die, in the order of play. */
  private enum Step {
    OPTION,
    LOSSES,
    RETREAT,
    SHELTERED,
    ATTACKER_LOSSES,
    ADVANCE
  }

  static Stage option(Side defender, Progress progress) {
    return new Preview.Step(
        new Heading("option", "Losses or retreat", "GWE-8.5", progress),
        defender,
        "The defender chooses losses or retreat.");
  }

  /** The stages from the defender's option to the advance. */
  List<Stage> stages(Position p, Battle battle) {
    Step now = now(p, battle);
    Side attacker = phasing(p);
    List<Stage> stages = new ArrayList<>();
    for (Step step : Step.values()) {
      if (step == now || takesPlace(step, battle)) {
        int order = step.compareTo(now);
        Progress progress =
            order < 0 ? Progress.DONE : order == 0 ? Progress.NOW : Progress.TO_COME;
        stages.add(stage(step, attacker, other(attacker), progress));
      }
    }
    return stages;
  }

  /** The stage of a battle says what comes next; the question above it, what is asked now. */
  private static Step now(Position p, Battle battle) {
    boolean losing = p.pending() instanceof CombatResults.Losing;
    return switch (battle.stage()) {
      case ATTRITION, DEFENCE, ODDS, OPTION, DEFENDER_LOSS -> Step.OPTION;
      case RETREAT -> losing ? Step.LOSSES : Step.RETREAT;
      case AFTERMATH -> Step.RETREAT;
      case ATTACKER_LOSS -> Step.SHELTERED;
      case ADVANCE -> Step.ATTACKER_LOSSES;
      case DONE -> Step.ADVANCE;
    };
  }

  private boolean takesPlace(Step step, Battle battle) {
    int result = battle.result().defender();
    CombatTable.@Nullable Option option =
        battle.option() == 0 ? null : rules.results().optionOf(battle);
    return switch (step) {
      case OPTION -> option != null && result != CombatTable.E && battle.unitSteps() > 0;
      case LOSSES -> result != 0 && (option == null || option.loss() != CombatTable.Loss.NONE);
      case RETREAT -> result != 0 && (option == null || option.retreat() > 0);
      case SHELTERED -> false;
      case ATTACKER_LOSSES -> battle.result().attacker() != 0;
      case ADVANCE -> result != 0 && (option == null || !option.barsAdvance());
    };
  }

  private static Stage stage(Step step, Side attacker, Side defender, Progress progress) {
    return switch (step) {
      case OPTION -> option(defender, progress);
      case LOSSES ->
          new Preview.Step(
              new Heading("losses", "Losses of the defender", "GWE-8.9-X4", progress),
              defender,
              "The defender chooses which units lose steps.");
      case RETREAT ->
          new Preview.Step(
              new Heading("retreat", "Retreat", "GWE-8.61", progress),
              defender,
              "The defending stacks retreat.");
      case SHELTERED ->
          new Preview.Step(
              new Heading("sheltered", "Losses of sheltered units", "GWE-8.66b", progress),
              defender,
              "Units that retreated into the hex earlier share its losses.");
      case ATTACKER_LOSSES ->
          new Preview.Step(
              new Heading("attacker-losses", "Losses of the attacker", "GWE-8.54", progress),
              attacker,
              "The attacker chooses which units lose steps.");
      case ADVANCE ->
          new Preview.Step(
              new Heading("advance", "Advance", "GWE-8.71", progress),
              attacker,
              "The attacker may advance into vacated hexes.");
    };
  }
}
