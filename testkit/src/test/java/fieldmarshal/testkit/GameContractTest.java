package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.testkit.Skirmish.Flaw;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract finds what is wrong with a game, and nothing where nothing is. */
class GameContractTest {
  private static Arguments flaw(Flaw flaw, Consumer<GameContract> test, String said) {
    return Arguments.of(flaw, test, said);
  }

  static Stream<Arguments> flaws() {
    Consumer<GameContract> playing =
        GameContract::randomPlayReachesTheEndOfEveryGameAndReplaysToTheSame;
    Consumer<GameContract> agreeing = GameContract::whatIsListedIsGrantedAndWhatIsGrantedIsListed;
    Consumer<GameContract> asking =
        GameContract::askingChangesNothingAndAnswersDoNotDependOnWhatWasAskedBefore;
    Consumer<GameContract> reading = GameContract::whatAPlayerReadsIsAllThere;
    return Stream.of(
        flaw(Flaw.NO_OPTIONS, playing, "no set of options is accepted"),
        flaw(Flaw.DEAD_END, playing, "a dead end"),
        flaw(Flaw.ENDLESS, playing, "goes on for ever"),
        flaw(Flaw.BREAKS, playing, "IllegalStateException: jammed"),
        flaw(Flaw.SAMPLES_THE_ILLEGAL, playing, "refused: It cannot fire there. (SK-2)"),
        flaw(Flaw.MUTE, playing, "no sentence"),
        flaw(Flaw.MISCOUNTS, playing, "has lost 3 of 2 steps"),
        flaw(Flaw.STILL_GOING, playing, "cites SK-99, which is in none of the books"),
        flaw(Flaw.WHIMSICAL, playing, "does not replay: order"),
        flaw(Flaw.WHIMSICAL, GameContract::oneSeedGivesOneGame, "a second run with the same seed"),
        flaw(
            Flaw.WHIMSICAL,
            GameContract::aMatchThatIsSavedAndLoadedGoesOnAsIfNothingHadHappened,
            "load"),
        flaw(Flaw.LISTS_THE_ILLEGAL, agreeing, "listed but refused: It may not move there. (SK-1)"),
        flaw(Flaw.LISTS_TWICE, agreeing, "an order is listed twice"),
        flaw(Flaw.HIDES_THE_LEGAL, agreeing, "is granted but not among the"),
        flaw(Flaw.CITES_NOTHING, agreeing, "cites SK-99"),
        flaw(Flaw.FORGETS, asking, "what is remembered is not so any more"),
        flaw(Flaw.NO_PREVIEW, asking, "is listed, but has no preview"),
        flaw(Flaw.HALF_A_PREVIEW, asking, "a probability of 0.5 in all"),
        flaw(Flaw.UNTITLED, reading, "the question has no title"),
        flaw(Flaw.SILENT_PASS, reading, "one may pass, but no word says what that does"),
        flaw(Flaw.UNKNOWN_KIND, reading, "no kind of decision: fire"),
        flaw(Flaw.SWALLOWS_DICE, playing, "a die fell, and no event tells of it"),
        flaw(Flaw.HIDES_WHAT_DICE_BRING, playing, "nothing tells what the die brings"));
  }

  @ParameterizedTest(name = "{0}: {2}")
  @MethodSource("flaws")
  void findsEveryFlaw(Flaw flaw, Consumer<GameContract> test, String said) {
    assertThatThrownBy(() -> test.accept(new SkirmishContract(flaw)))
        .isInstanceOf(Fault.class)
        .hasMessageContaining("skirmish")
        .hasMessageContaining(said);
  }

  @Test
  void findsWhatTheGameSaysIsWrongOnTheTable() {
    assertThatThrownBy(
            new SkirmishContract(Flaw.WRONG_ON_TURN_THREE)
                ::randomPlayReachesTheEndOfEveryGameAndReplaysToTheSame)
        .hasMessageContaining("(turn 3, red")
        .hasMessageContaining("leaves the table wrong: a black cat crosses");
  }

  @Test
  void namesTheSeedsOfWhatItFinds() {
    assertThatThrownBy(
            new SkirmishContract(Flaw.BREAKS)
                ::randomPlayReachesTheEndOfEveryGameAndReplaysToTheSame)
        .hasMessageMatching(
            "(?s)\\d+ of 120 games; the first: skirmish, scenario near, .*seed 1, .*");
  }

  static Stream<Consumer<GameContract>> tests() {
    return Stream.of(
        GameContract::randomPlayReachesTheEndOfEveryGameAndReplaysToTheSame,
        GameContract::whatIsListedIsGrantedAndWhatIsGrantedIsListed,
        GameContract::aMatchThatIsSavedAndLoadedGoesOnAsIfNothingHadHappened,
        GameContract::aLogThatIsTamperedWithIsRefusedAtThatVeryOrder,
        GameContract::whatIsTakenBackIsAsItWasAndCanBePlayedAgainButDiceStand,
        GameContract::oneSeedGivesOneGame,
        GameContract::askingChangesNothingAndAnswersDoNotDependOnWhatWasAskedBefore,
        GameContract::whatIsWrittenDownIsSetUpAgain,
        GameContract::whatAPlayerReadsIsAllThere);
  }

  @ParameterizedTest
  @MethodSource("tests")
  void leavesAGameWithoutFlawsAlone(Consumer<GameContract> test) {
    assertThatCode(() -> test.accept(new SkirmishContract(Flaw.NONE))).doesNotThrowAnyException();
  }
}
