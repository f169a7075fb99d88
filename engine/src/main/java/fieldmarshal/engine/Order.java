package fieldmarshal.engine;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a player asks for. Games add modes and option names, not new kinds, so that replay, client
 * and bots stay generic. Hexes are dense indexes here; the printed numbers belong to the edges of
 * the program.
 */
public sealed interface Order {

  /** Every unit that the order names. */
  default List<Unit> named() {
    return switch (this) {
      case Move move -> move.units();
      case Attack attack ->
          Stream.of(
                  attack.units().stream(),
                  attack.shifts().stream(),
                  attack.support().stream().map(Portion::unit),
                  attack.burn().stream())
              .flatMap(units -> units)
              .toList();
      case Choose choose -> choose.units();
      case Lose lose -> lose.losses().stream().map(Portion::unit).toList();
      case Retreat retreat -> retreat.units();
      case Advance advance -> advance.units();
      case Displace displace -> List.of(displace.unit());
      case Withdraw withdraw -> List.of(withdraw.unit());
      case Entrain entrain -> List.of(entrain.unit());
      case Rail rail -> List.of(rail.unit());
      case Detrain detrain -> List.of(detrain.unit());
      case Command command ->
          Stream.concat(Stream.of(command.hq()), command.units().stream()).toList();
      case Replace replace -> List.of(replace.unit());
      case Reinforce reinforce -> List.of(reinforce.unit());
      case Place place -> List.of(place.unit());
      case Pass pass -> List.of();
    };
  }

  /** Some amount for a unit: steps to lose, points of support to give. */
  record Portion(Unit unit, int amount) {}

  /** Each of the units walks the path (its own hex not included). */
  record Move(List<Unit> units, Hexes path, String mode) implements Order {
    public static final String MARCH = "march";

    public Move {
      units = List.copyOf(units);
    }

    public static Move march(Unit unit, Hexes path) {
      return new Move(List.of(unit), path, MARCH);
    }
  }

  /** The units attack the target hexes together; headquarters that shift, guns that support. */
  record Attack(
      List<Unit> units, Hexes targets, List<Unit> shifts, List<Portion> support, List<Unit> burn)
      implements Order {
    public Attack {
      units = List.copyOf(units);
      shifts = List.copyOf(shifts);
      support = List.copyOf(support);
      burn = List.copyOf(burn);
    }

    public static Attack of(List<Unit> units, int target) {
      return new Attack(units, Hexes.of(target), List.of(), List.of(), List.of());
    }
  }

  /** One of the options that the decision names, with the units or hexes it concerns. */
  record Choose(String option, List<Unit> units, Hexes hexes) implements Order {
    public Choose {
      units = List.copyOf(units);
    }

    public static Choose option(String option) {
      return new Choose(option, List.of(), Hexes.NONE);
    }

    public static Choose units(String option, List<? extends Unit> units) {
      return new Choose(option, List.copyOf(units), Hexes.NONE);
    }

    public static Choose unit(String option, Unit unit) {
      return new Choose(option, List.of(unit), Hexes.NONE);
    }
  }

  /** How a loss is shared out. */
  record Lose(List<Portion> losses) implements Order {
    public Lose {
      losses = List.copyOf(losses);
    }
  }

  record Retreat(List<Unit> units, Hexes path) implements Order {
    public Retreat {
      units = List.copyOf(units);
    }
  }

  record Advance(List<Unit> units, Hexes path) implements Order {
    public Advance {
      units = List.copyOf(units);
    }
  }

  record Displace(Unit unit, int hex) implements Order {}

  record Withdraw(Unit unit) implements Order {}

  record Entrain(Unit unit) implements Order {}

  record Rail(Unit unit, Hexes path) implements Order {}

  record Detrain(Unit unit) implements Order {}

  record Command(Unit hq, List<Unit> units) implements Order {
    public Command {
      units = List.copyOf(units);
    }
  }

  record Replace(Unit unit) implements Order {}

  record Reinforce(Unit unit, int hex) implements Order {}

  record Place(Unit unit, int hex) implements Order {}

  /** Ends the phase, or declines. */
  record Pass() implements Order {}

  Pass PASS = new Pass();
}
