package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
          Stream.concat(
                  attack.units().stream(),
                  attack.extras().stream().flatMap(extra -> Stream.ofNullable(extra.unit())))
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

  /**
   * Something that is added to an attack: one item of an offer that the game makes ({@link
   * Clerk.Offer}).
   *
   * @param offer the id of the offer
   * @param unit who gives it, on the map or beside it; null where nobody does
   * @param amount how much of it; 1 where the offer knows no amounts
   * @param hex where it is given, or {@link #NOWHERE}
   */
  record Extra(String offer, @Nullable Unit unit, int amount, int hex) {
    public static final int NOWHERE = -1;

    /** What a unit gives that gives all or nothing. */
    public Extra(String offer, Unit unit) {
      this(offer, unit, 1, NOWHERE);
    }

    /** Some of what a unit can give. */
    public Extra(String offer, Unit unit, int amount) {
      this(offer, unit, amount, NOWHERE);
    }

    public boolean is(String id) {
      return offer.equals(id);
    }
  }

  /** The units attack the target hexes together, with whatever is added to the attack. */
  record Attack(List<Unit> units, Hexes targets, List<Extra> extras) implements Order {
    public Attack {
      units = List.copyOf(units);
      extras = List.copyOf(extras);
    }

    /** An attack with nothing added to it. */
    public Attack(List<Unit> units, Hexes targets) {
      this(units, targets, List.of());
    }

    public static Attack of(List<Unit> units, int target) {
      return new Attack(units, Hexes.of(target), List.of());
    }

    /** The same attack with something added. */
    public Attack with(List<Extra> more) {
      return more.isEmpty()
          ? this
          : new Attack(units, targets, Stream.concat(extras.stream(), more.stream()).toList());
    }

    /** The units that give something of an offer, in their order. */
    public List<Unit> givers(String offer) {
      if (extras.isEmpty()) {
        return List.of();
      }
      List<Unit> givers = new ArrayList<>(extras.size());
      for (Extra extra : extras) {
        if (extra.is(offer) && extra.unit() != null) {
          givers.add(extra.unit());
        }
      }
      return givers;
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
