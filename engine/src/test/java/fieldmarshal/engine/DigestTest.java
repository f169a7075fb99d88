package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A digest tells positions apart, and nothing else. */
class DigestTest {
  private static final Side RED = new Side(0, "red", "Red");
  private static final Side BLUE = new Side(1, "blue", "Blue");
  private static final Board BOARD =
      Board.builder(
              HexGrid.pointyTop(3, 3), new Board.Legend(List.of("field"), List.of(), List.of()))
          .build();
  private static final Roster<Unit> TWO = new Roster<>(List.of(unit(0, "a"), unit(1, "b")));
  private static final Layout LAYOUT =
      new Layout(
          2,
          9,
          List.of("eliminated", "unused"),
          List.of("moved"),
          List.of("spent"),
          List.of("turn"),
          0);

  private static Unit unit(int index, String id) {
    return new Unit(index, id, RED, "", "infantry", "division", "", id, 2);
  }

  /** Rules that know nothing but what a digest asks for. */
  private static Rules rules(Roster<Unit> roster, Decision decision) {
    return (Rules)
        Proxy.newProxyInstance(
            DigestTest.class.getClassLoader(),
            new Class<?>[] {Rules.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "roster" -> roster;
                  case "board" -> BOARD;
                  case "decision" -> decision;
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  private static Decision asks(Side side, String kind, String prompt) {
    return new Decision.Choose(side, 3, Part.playerTurn(1, RED), "movement", kind, prompt, "A-1");
  }

  private static final Decision MOVE = asks(RED, "move", "Move.");

  private static Table table(Layout layout, Roster<Unit> roster) {
    Table t = new Table(Position.empty(layout, roster));
    t.shift(roster.named("a"), 4);
    t.setGlobal(layout.globals().indexOf("turn"), 3);
    t.setUnitNumber(roster.named("a"), layout.unitNumbers().indexOf("spent"), 2);
    return t;
  }

  private static String digest(Position position) {
    return Digest.of(rules(TWO, MOVE), position, List.of());
  }

  static Stream<Consumer<Table>> changes() {
    Unit a = TWO.named("a");
    return Stream.of(
        t -> t.shift(a, 5),
        t -> t.shift(a, Position.ELIMINATED),
        t -> t.shift(TWO.named("b"), 4),
        t -> t.lose(a, 1),
        t -> t.setFlag(a, 1, true),
        t -> t.setUnitNumber(a, 0, 3),
        t -> t.setHex(4, 1),
        t -> t.setGlobal(0, 4));
  }

  @ParameterizedTest
  @MethodSource("changes")
  void whateverChangesOnTheBoardChangesTheDigest(Consumer<Table> change) {
    Table t = table(LAYOUT, TWO);
    String before = digest(t.now());
    change.accept(t);
    assertThat(digest(t.now())).isNotEqualTo(before).hasSize(16);
  }

  @Test
  void whoseDecisionItIsAndTheDiceCountButNoSentence() {
    Position p = table(LAYOUT, TWO).now();
    assertThat(Digest.of(rules(TWO, asks(RED, "move", "Now march.")), p, List.of()))
        .isEqualTo(digest(p));
    assertThat(Digest.of(rules(TWO, asks(BLUE, "move", "Move.")), p, List.of()))
        .isNotEqualTo(digest(p));
    assertThat(Digest.of(rules(TWO, asks(RED, "attack", "Move.")), p, List.of()))
        .isNotEqualTo(digest(p));
    assertThat(Digest.of(rules(TWO, MOVE), p, List.of(4))).isNotEqualTo(digest(p));
    assertThat(Digest.of(rules(TWO, MOVE), p, List.of(4, 5)))
        .isNotEqualTo(Digest.of(rules(TWO, MOVE), p, List.of(5, 4)));
  }

  @Test
  void newUnitsFlagsNumbersAndAnotherOrderOfThemChangeNothing() {
    Roster<Unit> three = new Roster<>(List.of(unit(0, "new"), unit(1, "b"), unit(2, "a")));
    Layout wider =
        new Layout(
                3,
                9,
                List.of("eliminated", "unused", "track"),
                List.of("entrained", "moved"),
                List.of("reserved", "spent"),
                List.of("score", "turn"),
                0)
            .withHexBytes(2);
    Position p = table(LAYOUT, TWO).now();
    Position same = table(wider, three).now();
    assertThat(Digest.of(rules(three, MOVE), same, List.of())).isEqualTo(digest(p));
  }

  /** A number that is written into files: whoever changes it breaks every saved match. */
  @Test
  void theDigestIsTheSameForEver() {
    assertThat(digest(table(LAYOUT, TWO).now())).isEqualTo("1e4b1af12c2326c6");
  }

  @Test
  void aRollTellsHowManyFacesThereAreAndWhatTheFaceMeans() {
    Decision.Chance cup =
        new Decision.Chance(
            RED, 1, "activation", 2, "activation", "A-2", List.of("First", "Fifth"));
    Event told = cup.explain(new Event.Rolled("activation", 2, "A-2"));
    assertThat(told).isEqualTo(new Event.Rolled("activation", 2, "A-2", 2, "Fifth"));
    Event only = new Event.Told(new Event.Rolled("activation", 1, "A-2"), Audience.only(RED));
    assertThat(cup.explain(only).bare())
        .isEqualTo(new Event.Rolled("activation", 1, "A-2", 2, "First"));
  }
}
