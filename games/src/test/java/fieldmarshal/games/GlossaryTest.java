package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Glossary.Use;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Every word that orders and positions are written in is explained, in every game. */
class GlossaryTest {
  private static final int ORDERS = 1_500;

  @Test
  void theWordsOfPositionsAreExplained() throws Game.BadSetup {
    for (Game game : Shelf.games()) {
      for (Game.Scenario scenario : game.scenarios()) {
        Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
        Layout layout = rules.start().layout();
        Glossary glossary = game.glossary();
        assertThat(layout.boxes()).allMatch(box -> glossary.has(Use.BOX, box));
        assertThat(layout.flags()).allMatch(flag -> glossary.has(Use.FLAG, flag));
        assertThat(layout.unitNumbers()).allMatch(word -> glossary.has(Use.NUMBER, word));
        assertThat(layout.globals()).allMatch(total -> glossary.has(Use.TOTAL, total));
        assertThat(rules.roster().all())
            .flatMap(unit -> rules.clerk().figures(unit).traits())
            .allMatch(trait -> glossary.has(Use.TRAIT, trait));
      }
    }
  }

  @Test
  void theWordsOfOrdersAreExplained() throws Game.BadSetup {
    for (Game game : Shelf.games()) {
      for (Game.Scenario scenario : game.scenarios()) {
        for (Set<String> options : List.of(game.usual(scenario.id()), many(game, scenario))) {
          assertThat(unexplained(game, scenario, options)).as(game.id()).isEmpty();
        }
      }
    }
  }

  /** As many options as go together. */
  private static Set<String> many(Game game, Game.Scenario scenario) {
    Set<String> on = new TreeSet<>();
    for (Game.Option option : game.options()) {
      on.add(option.id());
      try {
        game.rules(scenario.id(), on);
      } catch (Game.BadSetup e) {
        on.remove(option.id());
      }
    }
    return on;
  }

  private static Set<String> unexplained(Game game, Game.Scenario scenario, Set<String> options)
      throws Game.BadSetup {
    Glossary glossary = game.glossary();
    Rules rules = game.rules(scenario.id(), options);
    Match match = new Match(rules, scenario.id(), options, 11);
    SplittableRandom random = new SplittableRandom(11);
    Set<String> missing = new TreeSet<>();
    for (int i = 0; i < ORDERS; i++) {
      if (!(match.decision() instanceof Decision.Choose choose)) {
        break;
      }
      rules
          .question(match.position())
          .options()
          .forEach(option -> {
            // These two are types of orders, which the protocol explains, not words of a choice.
            boolean type = Set.of(Question.REPLACE, Question.LOSE).contains(option.id());
            if (!type && !glossary.hasOption(choose.kind(), option.id())) {
              missing.add(choose.kind() + " " + option.id());
            }
          });
      Order order = rules.sample(match.position(), random);
      if (order instanceof Order.Move move && !glossary.has(Use.MODE, move.mode())) {
        missing.add("mode " + move.mode());
      }
      match.play(order);
    }
    return missing;
  }

  @Test
  void theLastWordsOfNamesHaveAPlural() throws Game.BadSetup {
    for (Game game : Shelf.games()) {
      Game.Scenario scenario = game.scenarios().getFirst();
      Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
      Map<String, Integer> words = new TreeMap<>();
      for (Unit unit : rules.roster().all()) {
        String name = unit.name();
        if (rules.start().onMap(unit)) {
          words.merge(name.substring(name.lastIndexOf(' ') + 1), 1, Integer::sum);
        }
      }
      words.values().removeIf(units -> units < 3);
      words.keySet().removeIf(word -> !word.matches("\\p{L}{2,}"));
      assertThat(words.keySet())
          .as(game.id())
          .isNotEmpty()
          .allMatch(word -> game.glossary().has(Use.NOUN, word));
      assertThat(game.glossary().nouns()).allMatch(noun -> !noun.plural().isEmpty());
    }
  }

  @Test
  void noWordIsExplainedTwice() {
    for (Game game : Shelf.games()) {
      Function<Glossary.Term, String> key =
          term -> term.use() + " " + term.word() + " " + term.decision();
      List<String> words = new ArrayList<>(game.glossary().terms().stream().map(key).toList());
      assertThat(words).as(game.id()).doesNotHaveDuplicates();
    }
  }
}
