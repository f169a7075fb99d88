package fieldmarshal.engine.fog;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Deals hidden counters out under symbols at random: those that must be under one first, then those
 * that may be. Where a counter fits only some symbols, others make room for it.
 */
final class Faces {
  private final Secrets secrets;
  private final Position view;
  private final List<Unit> certain = new ArrayList<>();
  private final List<Unit> possible = new ArrayList<>();
  private final RandomGenerator random;
  private final Map<Unit, Unit> under = new HashMap<>();
  private List<Unit> symbols = List.of();

  Faces(Secrets secrets, Position view, List<Unit> hidden, RandomGenerator random) {
    this.secrets = secrets;
    this.view = view;
    this.random = random;
    for (Unit unit : hidden) {
      switch (secrets.whereabouts(view, unit)) {
        case UNDER_A_SYMBOL -> certain.add(unit);
        case ANYWHERE -> possible.add(unit);
        case ELSEWHERE -> {}
      }
    }
  }

  /** The counter under each symbol. */
  Map<Unit, Unit> under(List<Unit> symbolsInUse) {
    symbols = shuffled(symbolsInUse);
    for (Unit unit : shuffled(certain)) {
      settle(unit, new HashSet<>());
    }
    for (Unit unit : shuffled(possible)) {
      settle(unit, new HashSet<>());
    }
    return under;
  }

  /** Finds a symbol for the counter; whoever is under it already finds another. */
  private boolean settle(Unit unit, Set<Unit> tried) {
    if (under.size() == symbols.size()) {
      return false;
    }
    for (Unit symbol : symbols) {
      if (!under.containsKey(symbol) && secrets.fits(view, unit, symbol)) {
        under.put(symbol, unit);
        return true;
      }
    }
    for (Unit symbol : symbols) {
      Unit other = under.get(symbol);
      if (other != null && secrets.fits(view, unit, symbol) && tried.add(symbol)) {
        if (settle(other, tried)) {
          under.put(symbol, unit);
          return true;
        }
      }
    }
    return false;
  }

  private List<Unit> shuffled(List<Unit> units) {
    List<Unit> mixed = new ArrayList<>(units);
    for (int i = mixed.size() - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      mixed.set(i, mixed.set(j, mixed.get(i)));
    }
    return mixed;
  }
}
