package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Digest;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Holds a match to its log: what is saved, taken back and played again, and what is tampered with.
 */
final class Bookkeeping {
  private Bookkeeping() {}

  // ---- saving

  /**
   * Saves a match somewhere in the middle and loads it: both are equal, and go on alike to the end
   * when the same is ordered in both.
   */
  static void saves(Setup setup) {
    RandomGenerator random = setup.random("saving");
    Playthrough game = new Playthrough(setup);
    int moment = random.nextInt(1 << random.nextInt(12));
    while (!game.over() && game.orders() < moment) {
      game.step();
    }
    if (random.nextBoolean()) {
      game.match().lay(List.of(1, 1)); // a face of every die and every cup
    }
    Match.Saved saved = game.match().save();
    Match.Replay replay = Match.replay(setup.rules(), saved);
    Match loaded = replay.match();
    if (replay.difference() != null) {
      throw game.fault("what was saved does not load: " + replay.difference().sentence());
    }
    same(game, loaded, "loaded");
    Playthrough other = new Playthrough(setup);
    game.resume(game.match(), setup.random("going on"));
    other.resume(loaded, setup.random("going on"));
    game.toTheEnd();
    other.toTheEnd();
    same(game, loaded, "loaded and played on");
  }

  private static void same(Playthrough game, Match other, String how) {
    Match match = game.match();
    if (!other.position().equals(match.position())) {
      throw game.fault("the match that was " + how + " has another position");
    }
    if (!other.decision().equals(match.decision())) {
      throw game.fault("the match that was " + how + " waits for something else");
    }
    if (!other.save().equals(match.save())) {
      throw game.fault("the match that was " + how + " has another log");
    }
  }

  // ---- tampering

  /** Changes one order, die or digest of a log: the replay must stop at that very order. */
  static void tampers(Setup setup, int times) {
    Playthrough game = new Playthrough(setup).toTheEnd();
    Match.Saved saved = game.match().save();
    RandomGenerator random = setup.random("tampering");
    int[] rolled =
        IntStream.range(0, saved.lines().size())
            .filter(at -> !saved.lines().get(at).line().dice().isEmpty())
            .toArray();
    for (int i = 0; i < times; i++) {
      int at = random.nextInt(saved.lines().size());
      Match.KeptLine line = saved.lines().get(at);
      switch (random.nextInt(4)) {
        case 0 -> refuses(game, saved, at, otherDigest(line), "another digest");
        case 1 -> refuses(game, saved, at, otherDice(line, random), "other dice");
        case 2 -> {
          if (rolled.length > 0) {
            int die = rolled[random.nextInt(rolled.length)];
            Match.KeptLine other = otherDice(saved.lines().get(die), random);
            refuses(game, saved, die, other, "other dice");
          }
        }
        default -> {
          Match.KeptLine other = otherOrder(game, at, random);
          if (other != null) {
            refuses(game, saved, at, other, "the order " + other);
          }
        }
      }
    }
  }

  private static void refuses(
      Playthrough game, Match.Saved saved, int at, Match.KeptLine other, String what) {
    List<Match.KeptLine> lines = new ArrayList<>(saved.lines().subList(0, at + 1));
    lines.set(at, other);
    Match.Saved tampered =
        new Match.Saved(
            saved.format(),
            saved.rules(),
            saved.tables(),
            saved.game(),
            saved.scenario(),
            saved.options(),
            saved.rolls(),
            saved.laid(),
            saved.opening(),
            lines);
    Match.Replay replay = Match.replay(game.setup().rules(), tampered);
    Difference difference = replay.difference();
    if (difference != null) {
      if (difference.order() != at + 1) {
        throw game.fault("line " + (at + 1) + " has " + what + ", but " + difference.sentence());
      }
      if (!replay.match().position().equals(game.match().before(at))) {
        throw game.fault("the match is not as it was before the order that differs");
      }
      return;
    }
    throw game.fault(
        "line "
            + (at + 1)
            + " has "
            + what
            + " instead of "
            + saved.lines().get(at)
            + ", and nobody notices");
  }

  private static Match.KeptLine line(Match.KeptLine kept, List<Integer> dice, String digest) {
    Match.Line line =
        switch (kept.line()) {
          case Match.Line.Played played -> new Match.Line.Played(played.order(), dice);
          case Match.Line.Resigned resigned -> resigned;
          case Match.Line.Agreed agreed -> agreed;
          case Match.Line.Edited edited -> new Match.Line.Edited(edited.edit(), dice);
        };
    return new Match.KeptLine(line, digest, kept.laid());
  }

  private static Match.KeptLine otherDigest(Match.KeptLine kept) {
    char first = kept.digest().charAt(0) == '0' ? '1' : '0';
    return line(kept, kept.line().dice(), first + kept.digest().substring(1));
  }

  private static Match.KeptLine otherDice(Match.KeptLine kept, RandomGenerator random) {
    List<Integer> dice = new ArrayList<>(kept.line().dice());
    if (dice.isEmpty() || random.nextInt(4) == 0) {
      dice.add(1 + random.nextInt(6));
    } else if (random.nextInt(3) == 0) {
      dice.removeLast();
    } else {
      int die = random.nextInt(dice.size());
      dice.set(die, dice.get(die) % 6 + 1);
    }
    return line(kept, dice, kept.digest());
  }

  /** Another order, legal or not, after which the board is another; null where none is found. */
  private static Match.@Nullable KeptLine otherOrder(
      Playthrough game, int at, RandomGenerator random) {
    Rules rules = game.setup().rules();
    Position before = game.match().before(at);
    Match.KeptLine kept = game.match().kept(at);
    Order order = ((Match.Line.Played) kept.line()).order();
    Ruling.Granted ruling = (Ruling.Granted) rules.judge(before, order);
    String digest = Digest.of(rules, ruling.next(), List.of());
    Variations variations = new Variations(rules, before, random);
    for (int i = 0; i < 20; i++) {
      Order sampled = rules.sample(before, random);
      Order other = random.nextBoolean() ? sampled : variations.vary(order, sampled);
      if (!(rules.judge(before, other) instanceof Ruling.Granted granted)
          || !Digest.of(rules, granted.next(), List.of()).equals(digest)) {
        Match.Line line = new Match.Line.Played(other, kept.line().dice());
        return new Match.KeptLine(line, kept.digest(), kept.laid());
      }
    }
    return null;
  }

  // ---- taking back

  /**
   * Plays a game and takes orders back all the time: as far as they go, which is to the last die.
   * Then it plays them again, or something else.
   */
  static void takesBack(Setup setup) {
    RandomGenerator random = setup.random("taking back");
    Playthrough game = new Playthrough(setup);
    Deque<Position> past = new ArrayDeque<>();
    past.push(game.match().position().copy());
    int taken = 0;
    while (!game.over()) {
      game.step();
      past.push(game.match().position().copy());
      if (random.nextInt(10) == 0) {
        taken += back(game, past, 1 + random.nextInt(12));
      }
      if (random.nextInt(40) == 0 && game.match().undo() == null) {
        past.pop();
        game.takenBack(1);
        game.step();
        past.push(game.match().position().copy());
        if (game.match().redo() != null) {
          throw game.fault("what was taken back is played again after something else");
        }
      }
    }
    if (taken == 0) {
      throw game.fault("nothing could ever be taken back");
    }
  }

  private static int back(Playthrough game, Deque<Position> past, int most) {
    Match match = game.match();
    List<Match.Line> lines = match.lines();
    Position present = match.position();
    Deque<Position> future = new ArrayDeque<>();
    if (match.redo() != null) {
      throw game.fault("something was played again that was not taken back");
    }
    boolean stopped = false;
    while (!stopped && future.size() < most && past.size() > 1) {
      int last = lines.size() - 1 - future.size();
      Iterator<Position> latest = past.iterator();
      Position after = latest.next();
      boolean stands =
          !lines.get(last).dice().isEmpty()
              || match.events(last).stream()
                  .map(Event::bare)
                  .anyMatch(Event.Revealed.class::isInstance)
              || match.rules().shows(latest.next(), after);
      boolean offered = match.whyNoUndo() == null;
      boolean refused = match.undo() != null;
      if (offered == refused) {
        throw game.fault("taking back is offered and refused, or granted and not offered");
      }
      if (refused != stands) {
        throw game.fault(
            refused
                ? "cannot be taken back, though no die fell"
                : "could be taken back, though a die fell or something was shown");
      }
      stopped = refused;
      if (!refused) {
        future.push(past.pop());
      }
      if (!match.position().equals(past.peek())) {
        throw game.fault("taking back leads to another position");
      }
    }
    int taken = future.size();
    while (!future.isEmpty()) {
      if (!(match.redo() instanceof Ruling.Granted)) {
        throw game.fault("what was taken back cannot be played again");
      }
      past.push(future.pop());
      if (!match.position().equals(past.peek())) {
        throw game.fault("what is played again leads to another position");
      }
    }
    if (!match.position().equals(present) || !match.lines().equals(lines)) {
      throw game.fault("what is played again is not the same");
    }
    return taken;
  }

  // ---- one seed, one game

  /** Two runs with one seed: the same orders, dice, events and end. */
  static void sameTwice(Setup setup, Setup again) {
    Playthrough one = new Playthrough(setup).toTheEnd();
    Playthrough two = new Playthrough(again).toTheEnd();
    if (!one.match().save().equals(two.match().save())) {
      throw one.fault("a second run with the same seed goes otherwise");
    }
    Decision end = one.match().decision();
    if (!one.match().position().equals(two.match().position())
        || !end.equals(two.match().decision())) {
      throw one.fault("a second run with the same seed ends otherwise");
    }
    for (int i = 0; i < one.orders(); i++) {
      if (!one.match().events(i).equals(two.match().events(i))) {
        throw one.fault("a second run with the same seed tells otherwise");
      }
    }
  }
}
