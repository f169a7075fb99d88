package fieldmarshal.umpire;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.umpire.json.BadRequest;
import org.jspecify.annotations.Nullable;

/** Bots by the names that people type: those of the house, and programs behind {@code exec:}. */
final class Players {
  private Players() {}

  /** Complains of a name that nobody has. */
  static void check(String name) throws BadRequest {
    if (name.startsWith(ExecBot.PREFIX)) {
      if (ExecBot.words(name.substring(ExecBot.PREFIX.length())).isEmpty()) {
        throw new BadRequest("--bots: say which program to run after " + ExecBot.PREFIX);
      }
    } else if (Bots.named(name, 0) == null) {
      throw Catalogue.unknown("bot", name, Bots.names());
    }
  }

  /** One game of these bots, the first for the first side. */
  static Duel.Result play(Catalogue.Opened opened, String[] names, long seed, long limitMillis)
      throws BadRequest {
    @Nullable Bot[] open = new Bot[names.length];
    try {
      Bot[] bots = new Bot[names.length];
      boolean counting = false;
      for (int side = 0; side < names.length; side++) {
        bots[side] = bot(names[side], opened, Duel.botSeed(seed, side), limitMillis);
        open[side] = bots[side];
        counting |= !names[side].equals("recruit");
      }
      return Duel.play(opened.rules(), bots, seed, counting);
    } finally {
      for (Bot bot : open) {
        if (bot != null) {
          bot.close();
        }
      }
    }
  }

  private static Bot bot(String name, Catalogue.Opened opened, long seed, long limitMillis)
      throws BadRequest {
    if (name.startsWith(ExecBot.PREFIX)) {
      return new ExecBot(name, opened, limitMillis);
    }
    Bot bot = Bots.named(name, seed);
    if (bot == null) {
      throw Catalogue.unknown("bot", name, Bots.names());
    }
    return bot;
  }
}
