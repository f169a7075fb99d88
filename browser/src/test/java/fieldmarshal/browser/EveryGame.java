package fieldmarshal.browser;

import fieldmarshal.games.Shelf;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;

/**
 * A test that holds every game of the shelf to something: it is given the name of each game and
 * that of its first scenario. A new game joins by itself.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest(name = "{0}")
@ArgumentsSource(EveryGame.Games.class)
@interface EveryGame {

  /** The games of the shelf, in its order. */
  final class Games implements ArgumentsProvider {
    @Override
    public Stream<Arguments> provideArguments(
        ParameterDeclarations parameters, ExtensionContext context) {
      return Shelf.games().stream()
          .map(game -> Arguments.of(game.id(), game.scenarios().getFirst().id()));
    }
  }
}
