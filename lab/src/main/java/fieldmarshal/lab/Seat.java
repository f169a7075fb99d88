package fieldmarshal.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A bot of one build with a board of its own. {@link Versus} loads one with each of two builds and
 * passes what happens from board to board as text, so only what both builds have is used here.
 */
public final class Seat implements UnaryOperator<String> {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Rules rules;
  private final Bot bot;
  private final OrderJson orders;
  private Position position;

  /** Sits down to the start of a scenario with its usual options. */
  public Seat(String game, String scenario, String name, long seed) throws Game.BadSetup {
    Game found = Shelf.find(game);
    Bot sits = Bots.named(name, seed);
    if (found == null || sits == null) {
      throw new IllegalArgumentException(
          "there is no " + (found == null ? "game " + game : "bot " + name));
    }
    Set<String> options = new TreeSet<>(found.usual(scenario));
    rules = found.rules(scenario, options);
    bot = sits;
    position = rules.start();
    orders = new OrderJson(new Notation(rules, position.layout()));
  }

  /**
   * Answers {@code next} by what the board waits for ({@code die} and its faces, {@code side} and
   * its number, {@code over} and the number of the winner or -1), {@code decide} by the bot's
   * order; {@code die 4} and {@code order ...} change the board and are answered {@code yes}, or
   * {@code no} where the rules of this build refuse it.
   */
  @Override
  public String apply(String request) {
    String[] words = request.split(" ", 2);
    return switch (words[0]) {
      case "next" -> next();
      case "decide" -> decide();
      case "die" -> roll(Integer.parseInt(words[1]));
      case "order" -> order(words[1]);
      default -> throw new IllegalArgumentException(request);
    };
  }

  private String next() {
    return switch (rules.decision(position)) {
      case Decision.Chance chance -> "die " + chance.faces();
      case Decision.Choose choose -> "side " + choose.side().index();
      case Decision.Over over -> "over " + number(over.outcome().winner());
    };
  }

  private static int number(@Nullable Side side) {
    return side == null ? -1 : side.index();
  }

  private String decide() {
    if (!(rules.decision(position) instanceof Decision.Choose choose)) {
      throw new IllegalStateException("nobody is asked");
    }
    return orders.write(bot.decide(rules.view(position, choose.side()))).toString();
  }

  private String roll(int face) {
    position = rules.roll(position, face).next();
    return "yes";
  }

  private String order(String text) {
    try {
      if (rules.judge(position, read((ObjectNode) JSON.readTree(text)))
          instanceof Granted granted) {
        position = granted.next();
        return "yes";
      }
      return "no";
    } catch (BadRequest | JsonProcessingException e) {
      return "no";
    }
  }

  /** An earlier build knows what is added to an attack only by the words of the old protocol. */
  private Order read(ObjectNode order) throws BadRequest {
    try {
      return orders.read(order);
    } catch (BadRequest e) {
      if (order.remove("extras") == null) {
        throw e;
      }
      return orders.read(order);
    }
  }
}
