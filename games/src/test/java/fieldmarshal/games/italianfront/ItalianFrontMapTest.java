package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The map is what the book says of it. */
class ItalianFrontMapTest {
  private final Theatre theatre = Situation.GAME.theatre();
  private final Board board = theatre.board();

  private List<String> around(String hex) {
    List<String> around = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(board.hex(hex), d);
      if (to >= 0) {
        around.add(board.number(to));
      }
    }
    return around;
  }

  @Test
  @Case("IF-2.1.1")
  void hexesTouchAsTheExamplesOfTheBookSay() {
    assertThat(around("2718"))
        .containsExactlyInAnyOrder("2818", "2819", "2619", "2618", "2717", "2719");
    assertThat(around("3099")).contains("2999", "3000");
    assertThat(around("2100")).contains("2001");
    assertThat(around("2120")).contains("2221");
    assertThat(board.distance(board.hex("2515"), board.hex("2216"))).isEqualTo(3);
    assertThat(board.distance(board.hex("2515"), board.hex("2316"))).isEqualTo(2);
  }

  // ---- 2.1.2

  private static final List<String> ALLIED_RUN =
      List.of(
          ("3099 2999 2899 2799 2699 2599 2400 2401 2301 2302 2303 2304 2405 2406 2506 2607 2707"
                  + " 2807 2907 3008 3108 3209 3210 3310 3311 3412 3413 3313 3314 3315 3316 3217"
                  + " 3117 3118 3019 2919 2820 2720 2620 2520 2420 2319")
              .split(" "));

  private static final List<String> CENTRAL_RUN =
      List.of(
          ("3299 3200 3100 3000 2900 2800 2700 2600 2500 2501 2402 2403 2404 2504 2505 2606 2706"
                  + " 2806 2906 3007 3107 3208 3308 3309 3410 3411 3511 3512 3513 3414 3415 3416"
                  + " 3417 3317 3218 3219 3119 3020 2920 2821 2721 2621 2521 2421 2320")
              .split(" "));

  private void run(List<String> run, int side) {
    for (int i = 0; i < run.size(); i++) {
      int hex = board.hex(run.get(i));
      assertThat(theatre.front(hex)).as(run.get(i)).isNotEmpty();
      assertThat(theatre.controlAtStart(hex)).as(run.get(i)).isEqualTo(side);
      if (i > 0) {
        assertThat(board.adjacent(board.hex(run.get(i - 1)), hex)).as(run.get(i)).isTrue();
      }
    }
  }

  @Test
  @Case("IF-2.1.2")
  void theFrontsAreTwoChainsThatFaceEachOther() {
    run(ALLIED_RUN, Chapter.ALLIED);
    run(CENTRAL_RUN, Chapter.CENTRAL);
    for (int hex = 0; hex < board.size(); hex++) {
      String number = board.number(hex);
      assertThat(!theatre.front(hex).isEmpty())
          .as(number)
          .isEqualTo(ALLIED_RUN.contains(number) || CENTRAL_RUN.contains(number));
      boolean contact = false;
      for (int beside : theatre.beside(hex)) {
        contact |= theatre.controlAtStart(beside) == 1 - theatre.controlAtStart(hex);
      }
      if (contact && theatre.controlAtStart(hex) == Chapter.ALLIED && !number.equals("3199")) {
        assertThat(ALLIED_RUN).contains(number);
      }
    }
  }

  @Test
  @Case("IF-2.1.2")
  void railwaysJoinLandAndBridgesAreRailwaysOverRivers() {
    int bridges = 0;
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < 3; d++) {
        if (theatre.rail(hex, d)) {
          assertThat(theatre.open(hex, d)).as(board.number(hex)).isTrue();
          int to = board.neighbour(hex, d);
          assertThat(board.terrain(hex)).isNotIn(TerrainCode.ALPINE, TerrainCode.DOMINANT);
          assertThat(board.terrain(to)).isNotIn(TerrainCode.ALPINE, TerrainCode.DOMINANT);
        }
        bridges += theatre.bridge(hex, d) ? 1 : 0;
      }
    }
    assertThat(bridges).isEqualTo(32);
    int from = board.hex("2514");
    int direction = board.direction(from, board.hex("2515"));
    assertThat(theatre.bridge(from, direction)).isTrue();
  }

  @Test
  @Case("IF-0.6")
  void vittorioHasItsName() {
    assertThat(board.name(board.hex("2511"))).isEqualTo("Vittorio");
    assertThat(board.terrain(board.hex("3510"))).isEqualTo(TerrainCode.MOUNTAIN);
    assertThat(board.terrain(board.hex("3511"))).isEqualTo(TerrainCode.MOUNTAIN);
  }

  @Test
  @Case({"IF-3.4.2", "IF-5.2.4"})
  void eighteenVictoryHexesStandFourteenToFour() {
    assertThat(theatre.victoryHexes()).hasSize(18);
    int allied = 0;
    for (int hex : theatre.victoryHexes()) {
      allied += theatre.controlAtStart(hex) == Chapter.ALLIED ? 1 : 0;
    }
    assertThat(allied).isEqualTo(14);
    assertThat(theatre.controlAtStart(board.hex("2718"))).isEqualTo(Chapter.ALLIED);
    assertThat(theatre.controlAtStart(board.hex("2821"))).isEqualTo(Chapter.CENTRAL);
    assertThat(theatre.controlAtStart(board.hex("3413"))).isEqualTo(Chapter.ALLIED);
  }

  @Test
  @Case("IF-3.3.6")
  void everyHexOfBothFrontsIsInSupplyWhenAllAreHeld() {
    StringBuilder placements = new StringBuilder();
    place(placements, ALLIED_RUN, Chapter.ALLIED);
    place(placements, CENTRAL_RUN, Chapter.CENTRAL);
    Situation s = Situation.of().with(placements.toString());
    for (int side = 0; side < 2; side++) {
      for (String number : side == Chapter.ALLIED ? ALLIED_RUN : CENTRAL_RUN) {
        int hex = board.hex(number);
        if (s.p().first(hex) >= 0) {
          assertThat(s.rules().supply().traces(s.p(), side, hex)).as(number).isTrue();
        }
      }
    }
  }

  /** A unit into every hex, mountain infantry into alpine ones as far as there is any. */
  private void place(StringBuilder placements, List<String> run, int side) {
    List<Counter> units =
        new ArrayList<>(
            List.of(Situation.of().rules().unitsOf(side)).stream()
                .filter(unit -> Areas.starts(unit) && !unit.isHq())
                .toList());
    for (String number : run) {
      boolean alpine = theatre.isAlpine(board.hex(number));
      units.stream()
          .filter(unit -> unit.isMountain() == alpine)
          .findFirst()
          .ifPresent(unit -> {
            units.remove(unit);
            placements.append(number).append(": ").append(unit.id()).append("; ");
          });
    }
  }
}
