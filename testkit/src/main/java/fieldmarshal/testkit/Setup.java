package fieldmarshal.testkit;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;

/**
 * What a random game begins with: a scenario, a set of options that the game accepts, and a seed
 * that fixes the options, the dice and whatever the players do.
 */
public record Setup(Rules rules, String scenario, Set<String> options, long seed) {
  private static final int MOST_DRAWS = 10_000;

  /** Draws the set-ups of one game. Rules of the same scenario and options are made once. */
  public static final class Urn {
    private record Key(String scenario, Set<String> options) {}

    private final Game game;
    private final Map<Key, Rules> made = new ConcurrentHashMap<>();

    public Urn(Game game) {
      this.game = game;
    }

    public Game game() {
      return game;
    }

    /** Every option is on or off by the toss of a coin; sets that the game refuses are redrawn. */
    public Setup draw(String scenario, long seed) {
      return draw(scenario, seed, Set.of());
    }

    /** The same with some options that are always on. */
    public Setup draw(String scenario, long seed, Set<String> always) {
      SplittableRandom random = new SplittableRandom(mixed(seed, "options"));
      Game.BadSetup last = null;
      for (int i = 0; i < MOST_DRAWS; i++) {
        Set<String> options = new TreeSet<>(always);
        for (Game.Option option : game.options()) {
          if (random.nextBoolean()) {
            options.add(option.id());
          }
        }
        try {
          return new Setup(rules(scenario, options), scenario, Set.copyOf(options), seed);
        } catch (Game.BadSetup refused) {
          last = refused;
        }
      }
      throw new Fault(game.id() + ", " + scenario + ": no set of options is accepted", last);
    }

    private Rules rules(String scenario, Set<String> options) throws Game.BadSetup {
      Key key = new Key(scenario, Set.copyOf(options));
      Rules rules = made.get(key);
      if (rules == null) {
        rules = game.rules(scenario, options);
        rules.start(); // made once, before threads share the rules
        made.put(key, rules);
      }
      return rules;
    }

    public List<String> scenarios() {
      return game.scenarios().stream().map(Game.Scenario::id).toList();
    }
  }

  /** The match, its dice seeded. */
  public Match match() {
    return new Match(rules, scenario, options, seed);
  }

  /** A stream of its own for each purpose, so that looking at a game does not change it. */
  public RandomGenerator random(String purpose) {
    return new SplittableRandom(mixed(seed, purpose));
  }

  private static long mixed(long seed, String purpose) {
    return (seed ^ ((long) purpose.hashCode() << 32)) * 0xD1342543DE82EF95L;
  }

  @Override
  public String toString() {
    return rules.game().id()
        + ", scenario "
        + scenario
        + ", options "
        + new TreeSet<>(options)
        + ", seed "
        + seed;
  }
}
