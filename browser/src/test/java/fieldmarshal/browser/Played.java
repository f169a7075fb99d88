package fieldmarshal.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Matches that bots have played without a page, as files to be opened. */
final class Played {
  private Played() {}

  /** A match that is over. */
  static ObjectNode whole(String game, String scenario, String bot, long seed, String... options) {
    return until(game, scenario, bot, seed, match -> false, options);
  }

  /** A match up to where something is so, or to its end. */
  static ObjectNode until(
      String game,
      String scenario,
      String bot,
      long seed,
      Predicate<Match> enough,
      String... options) {
    return ended(game, scenario, bot, seed, enough, match -> {}, options);
  }

  /** The same; then something is done to it by which it may come to its end. */
  static ObjectNode ended(
      String game,
      String scenario,
      String bot,
      long seed,
      Predicate<Match> enough,
      Consumer<Match> end,
      String... options) {
    try {
      Game found = Objects.requireNonNull(Shelf.find(game));
      Set<String> chosen =
          options.length > 0 ? new TreeSet<>(Set.of(options)) : found.usual(scenario);
      Rules rules = found.rules(scenario, chosen);
      Bot[] bots = new Bot[found.sides().size()];
      for (int side = 0; side < bots.length; side++) {
        bots[side] = Objects.requireNonNull(Bots.named(bot, seed + side));
      }
      Match match = new Match(rules, scenario, chosen, seed);
      while (match.decision() instanceof Decision.Choose choose && !enough.test(match)) {
        var order = bots[choose.side().index()].decide(rules.view(match.position(), choose.side()));
        if (!(match.play(order) instanceof Ruling.Granted)) {
          match.play(rules.suggest(match.position()));
        }
      }
      end.accept(match);
      return MatchJson.write(new Notation(rules, match.position().layout()), match.save());
    } catch (Game.BadSetup e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same for people at one screen. */
  static ObjectNode forPeople(
      String game, String scenario, String bot, long seed, Predicate<Match> enough) {
    ObjectNode file = until(game, scenario, bot, seed, enough);
    ObjectNode seats = file.putObject("seats");
    Objects.requireNonNull(Shelf.find(game)).sides().forEach(side -> seats.put(side.id(), "me"));
    return file;
  }

  /** Writes matches into files: folder, bot, seed, then games with scenario and options. */
  public static void main(String[] args) throws java.io.IOException {
    for (int i = 3; i < args.length; i++) {
      String[] words = args[i].split(",", -1);
      String[] options = java.util.Arrays.copyOfRange(words, 2, words.length);
      ObjectNode file = whole(words[0], words[1], args[1], Long.parseLong(args[2]), options);
      java.nio.file.Files.writeString(
          java.nio.file.Path.of(args[0], words[0] + "-" + args[1] + ".json"), file.toString());
      System.out.println(args[i]);
    }
  }
}
