package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Playout;
import fieldmarshal.bots.analysis.ChanceModel;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A game of two staffs that err alike, and the positions in which its parts began. How much they
 * err follows from the seed, so that games differ.
 *
 * @param noise how much they err
 * @param parts the positions
 * @param won what came of it for the first side
 */
record StaffGame(double noise, List<Position> parts, double won) {
  private static final double[] NOISE = {0, 0.1, 0.2, 0.3, 0.5};

  static StaffGame play(Rules rules, long seed) {
    double noise = NOISE[(int) Math.floorMod(seed, (long) NOISE.length)];
    String name = String.format(Locale.ROOT, "staff:noise=%.1f", noise);
    Bot[] bots = new Bot[2];
    for (int side = 0; side < bots.length; side++) {
      Bot bot = Bots.named(name, Duel.botSeed(seed, side));
      if (bot == null) {
        throw new IllegalStateException("there is no bot " + name);
      }
      bots[side] = bot;
    }
    Dice dice = new Dice(seed);
    List<Position> parts = new ArrayList<>();
    Position p = rules.start();
    String began = "";
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance.faces())).next();
        case Decision.Over over -> {
          return new StaffGame(noise, parts, ChanceModel.won(over.outcome()));
        }
        case Decision.Choose choose -> {
          String part = Playout.part(choose);
          if (!part.equals(began)) {
            began = part;
            parts.add(p);
          }
          var order = bots[choose.side().index()].decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            throw new IllegalStateException("refused: " + order);
          }
          p = granted.next();
        }
      }
    }
  }
}
