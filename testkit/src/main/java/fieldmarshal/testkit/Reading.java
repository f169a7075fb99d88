package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import java.util.HashSet;
import java.util.Set;

/**
 * What a page shows of a position comes from the game, and nothing of it is missing: titles, names
 * of options, words for passing.
 */
final class Reading {
  private final Playthrough game;
  private final Rules rules;
  private final Position position;
  private final int most;

  /** Reads at most so many of the listed orders. */
  Reading(Playthrough game, int most) {
    this.game = game;
    this.most = most;
    rules = game.setup().rules();
    position = game.match().position();
  }

  /** Reads the position that the game has come to. */
  void check() {
    if (rules.decision(position) instanceof Decision.Choose choose) {
      decision(choose);
      question(rules.question(position));
    }
  }

  private void decision(Decision.Choose choose) {
    if (!Kind.ALL.contains(choose.kind())) {
      throw game.fault("no kind of decision: " + choose.kind());
    }
    if (rules.game().phase(choose.phase()).title().isBlank()) {
      throw game.fault("the phase " + choose.phase() + " has no title");
    }
    if (choose.prompt().startsWith(choose.side().name() + ":")) {
      throw game.fault("the prompt repeats the side: " + choose.prompt());
    }
  }

  private void question(Question question) {
    title("the question", question.title());
    boolean mayPass = rules.judge(position, Order.PASS) instanceof Ruling.Granted;
    if (mayPass && question.pass().isBlank()) {
      throw game.fault("one may pass, but no word says what that does");
    }
    Set<String> named = new HashSet<>();
    for (Question.Option option : question.options()) {
      title("the option " + option.id(), option.title());
      if (!named.add(option.id())) {
        throw game.fault("two options are called " + option.id());
      }
      if (!option.about().isEmpty()) {
        game.sentence(option.about());
      }
    }
    int[] read = new int[1];
    rules.orders(
        position,
        order -> {
          if (order instanceof Order.Choose choose && !named.contains(choose.option())) {
            throw game.fault("the option " + choose.option() + " is listed, but has no words");
          }
          return ++read[0] < most;
        });
  }

  private void title(String what, String title) {
    if (title.isBlank() || !title.equals(title.strip()) || title.endsWith(".")) {
      throw game.fault(what + " has no title: \"" + title + "\"");
    }
  }
}
