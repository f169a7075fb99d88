package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Orders drawn at random are legal, every kind of them comes up, and armies rather seek each other
 * than run away.
 */
class SamplingTest {
  private static final String ALL_RUSSIANS =
      Situation.asPrinted("historical").rules().roster().all().stream()
          .filter(unit -> unit.sideIndex() == Chapter.RUSSIAN)
          .map(Counter::id)
          .collect(Collectors.joining(", "));

  private static Situation of(String side, String phase, String units, String... on) {
    return Situation.of("historical", on).with(units).at(4, side, phase);
  }

  /** What comes up in so many draws, each with how often; all of it is legal. */
  private static Map<Order, Integer> draw(Situation s, int draws) {
    SplittableRandom random = new SplittableRandom(7);
    Map<Order, Integer> drawn = new LinkedHashMap<>();
    for (int i = 0; i < draws; i++) {
      drawn.merge(s.rules().sample(s.p(), random), 1, Integer::sum);
    }
    for (Order order : drawn.keySet()) {
      assertThat(s.grants(order)).as(order.toString()).isTrue();
    }
    return drawn;
  }

  private static List<Order.Move> moves(Map<Order, Integer> drawn) {
    return drawn.keySet().stream()
        .filter(Order.Move.class::isInstance)
        .map(Order.Move.class::cast)
        .toList();
  }

  /** A hex off the railway with dry ground of one point within three hexes, and no river. */
  private static int plain(Situation s) {
    Board board = s.rules().board();
    Predicate<Integer> flat =
        hex -> {
          boolean dry = board.terrain(hex) < TerrainCode.SWAMP;
          for (int d = 0; d < Board.DIRECTIONS; d++) {
            dry &= board.neighbour(hex, d) >= 0 && (board.side(hex, d) & ~TerrainCode.RAIL) == 0;
          }
          return dry;
        };
    for (int hex = 0; hex < board.size(); hex++) {
      boolean all =
          s.rules().theatre().country(hex) == Chapter.GERMAN && s.rules().theatre().rails(hex) == 0;
      for (int near : board.within(hex, 3)) {
        all &= flat.test(near);
      }
      if (all) {
        return hex;
      }
    }
    throw new AssertionError("there is no plain");
  }

  private static Hexes straight(Board board, int from, int direction, int steps) {
    Hexes path = Hexes.NONE;
    for (int i = 0, hex = from; i < steps; i++) {
      hex = board.neighbour(hex, direction);
      path = path.plus(hex);
    }
    return path;
  }

  @Test
  @Case({"TWU-5.0a", "TWU-5.0b", "TWU-5.1b"})
  void inThePlainAUnitGoesStraightOnInAnyDirectionAsFarAsItCan() {
    Situation bare = Situation.of("historical");
    Board board = bare.rules().board();
    int hex = plain(bare);
    Situation s = of("german", "first-movement", board.number(hex) + ": ge-2");
    Set<Hexes> expected = new HashSet<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      for (int steps = 1; steps <= 3; steps++) {
        expected.add(straight(board, hex, d, steps));
      }
    }
    Map<Order, Integer> drawn = draw(s, 4000);
    assertThat(moves(drawn).stream().map(Order.Move::path).collect(Collectors.toSet()))
        .isEqualTo(expected);
    assertThat(drawn)
        .containsKeys(
            Order.PASS,
            s.chooseHexes("reserve-1", board.number(hex)),
            s.chooseHexes("reserve-2", board.number(hex)),
            s.chooseHexes("reserve-3", board.number(hex)));
    int marches = 4000 - drawn.get(Order.PASS);
    assertThat(marches).as("rather than pass").isBetween(600, 2400);
    s.at(4, "german", "second-movement");
    assertThat(draw(s, 500).keySet()).noneMatch(order -> order instanceof Order.Choose);
  }

  @Test
  @Case("TWU-5.0b")
  void pointsThatAreSpentAreNotSpentAgain() {
    Situation bare = Situation.of("historical");
    Board board = bare.rules().board();
    int hex = plain(bare);
    Situation s = of("german", "first-movement", board.number(hex) + ": ge-2");
    int east = board.neighbour(hex, 2);
    s.play(s.march("ge-2", board.number(east)));
    List<Order.Move> on = moves(draw(s, 1500));
    assertThat(on).isNotEmpty().allSatisfy(move -> assertThat(move.path().size()).isLessThan(3));
    assertThat(on).anySatisfy(move -> assertThat(move.path().size()).isEqualTo(2));
    s.play(s.march("ge-2", board.number(board.neighbour(east, 2))));
    s.play(s.march("ge-2", board.number(board.neighbour(board.neighbour(east, 2), 2))));
    assertThat(draw(s, 300)).as("nothing left").containsOnlyKeys(Order.PASS);
  }

  @Test
  void unitsHeadForTheNearestEnemy() {
    Situation bare = Situation.of("historical");
    Board board = bare.rules().board();
    int hex = plain(bare);
    int tried = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int there = far(board, hex, d, 5);
      if (there < 0 || TerrainCode.isWater(board, there)) {
        continue;
      }
      tried++;
      Situation s =
          of(
              "german",
              "first-movement",
              board.number(hex) + ": ge-2; " + board.number(there) + ": " + ALL_RUSSIANS);
      assertThat(share(s, draw(s, 1500), hex, d)).as("direction " + d).isGreaterThan(0.55);
    }
    assertThat(tried).isGreaterThan(2);
  }

  /** So many steps in a direction, or -1 beyond the map. */
  private static int far(Board board, int from, int d, int steps) {
    int hex = from;
    for (int i = 0; i < steps && hex >= 0; i++) {
      hex = board.neighbour(hex, d);
    }
    return hex;
  }

  /** How many of the marches begin in a direction. */
  private static double share(Situation s, Map<Order, Integer> drawn, int from, int direction) {
    int all = 0;
    int there = 0;
    for (Map.Entry<Order, Integer> entry : drawn.entrySet()) {
      if (entry.getKey() instanceof Order.Move move) {
        all += entry.getValue();
        if (move.path().at(0) == s.rules().board().neighbour(from, direction)) {
          there += entry.getValue();
        }
      }
    }
    assertThat(all).isGreaterThan(50);
    return there / (double) all;
  }

  @Test
  void ofTwoEnemiesTheNearerOneDraws() {
    Situation bare = Situation.of("historical");
    Board board = bare.rules().board();
    int hex = plain(bare);
    List<String> ids = new ArrayList<>(List.of(ALL_RUSSIANS.split(", ")));
    for (int near = 0; near < 3; near++) {
      int close = far(board, hex, near, 4);
      int distant = far(board, hex, near + 3, 9);
      if (close < 0 || distant < 0 || water(board, close) || water(board, distant)) {
        continue;
      }
      Situation s =
          of(
              "german",
              "first-movement",
              board.number(hex)
                  + ": ge-2; "
                  + board.number(distant)
                  + ": "
                  + String.join(", ", ids.subList(0, ids.size() / 2))
                  + "; "
                  + board.number(close)
                  + ": "
                  + String.join(", ", ids.subList(ids.size() / 2, ids.size())));
      assertThat(share(s, draw(s, 1500), hex, near)).as("direction " + near).isGreaterThan(0.5);
    }
  }

  private static boolean water(Board board, int hex) {
    return TerrainCode.isWater(board, hex);
  }

  @Test
  @Case({"TWU-3.3g", "TWU-3.3i", "TWU-5.0h", "TWU-5.0e", "TWU-TEC-LAKE"})
  void zonesWaterAndCostsAreMinded() {
    Situation s =
        of(
            "german",
            "first-movement",
            "5028: ge-2; 5128: ru-25; 4025: ge-1; 4514: ge-36; 0101: ge-37; 3826: ge-35",
            "refugees",
            "forced-march");
    Map<Order, Integer> drawn = draw(s, 3000);
    for (String unit : new String[] {"ge-2", "ge-1", "ge-36", "ge-37", "ge-35"}) {
      assertThat(moves(drawn)).anyMatch(move -> move.units().contains(s.unit(unit)));
    }
    Situation swamp = of("russian", "first-movement", "2932: ru-16; 2831: ru-6; 4621: ru-25");
    assertThat(moves(draw(swamp, 1500)))
        .anyMatch(move -> move.path().contains(swamp.hex("2831")))
        .anyMatch(move -> move.units().contains(swamp.unit("ru-25")));
    Situation stuck = of("russian", "first-movement", "4621: ru-25");
    assertThat(stuck.inSupply("ru-25")).isFalse();
    assertThat(moves(draw(stuck, 1500)).stream().map(Order.Move::path))
        .as("one hex whatever it costs")
        .contains(stuck.hexes("4522"));
  }

  @Test
  @Case({"TWU-5.0d", "TWU-5.0g", "TWU-10.3a"})
  void stacksMarchTogetherAndForcedMarchesComeUp() {
    Situation s = of("german", "first-movement", "0906: ge-2, ge-1, ge-1kb", "forced-march");
    Map<Order, Integer> drawn = draw(s, 3000);
    assertThat(moves(drawn))
        .anyMatch(move -> move.units().size() == 3 && move.mode().equals("march"))
        .anyMatch(move -> move.mode().equals("forced-march"))
        .anyMatch(move -> move.units().size() == 1 && move.mode().equals("march"));
    assertThat(moves(drawn)).allSatisfy(move -> assertThat(move.units()).doesNotHaveDuplicates());
    long forced =
        drawn.entrySet().stream()
            .filter(entry -> entry.getKey() instanceof Order.Move)
            .filter(entry -> ((Order.Move) entry.getKey()).mode().equals("forced-march"))
            .mapToInt(Map.Entry::getValue)
            .sum();
    assertThat(forced).as("a sixth or so").isBetween(100L, 900L);
    s.play(s.move("forced-march", "ge-2", "0907"));
    Map<Order, Integer> on = draw(s, 2000);
    assertThat(moves(on))
        .filteredOn(move -> move.units().contains(s.unit("ge-2")))
        .isNotEmpty()
        .allSatisfy(move -> assertThat(move.mode()).isEqualTo("forced-march"));
    Situation lone = of("german", "first-movement", "0906: ge-2");
    assertThat(moves(draw(lone, 500)))
        .allSatisfy(move -> assertThat(move.mode()).isEqualTo("march"));
  }

  @Test
  @Case({"TWU-3.5b", "TWU-5.0f", "TWU-5.2e"})
  void whoMayNotMoveIsNotDrawn() {
    Situation s = of("german", "first-movement", "").with("0906: ge-2+disrupted");
    s.with("0802: ge-1+finished");
    assertThat(draw(s, 400)).containsKey(Order.PASS);
    assertThat(moves(draw(s, 400))).isEmpty();
    Situation aboard = of("german", "first-movement", "4916: ge-2+entrained");
    assertThat(moves(draw(aboard, 400))).isEmpty();
    Situation stopped = of("german", "first-movement", "").with("0906: ge-2+stopped+moving");
    assertThat(moves(draw(stopped, 400))).isEmpty();
  }

  // ---- railways

  @Test
  @Case({"TWU-5.2b", "TWU-5.2c", "TWU-5.2.1a", "TWU-5.2.1b"})
  void trainsRunDrawnAlongTheLine() {
    Situation s = of("german", "first-movement", "4916: ge-2+entrained");
    Map<Order, Integer> drawn = draw(s, 4000);
    assertThat(drawn).containsKey(s.detrain("ge-2"));
    Set<Integer> ends = new TreeSet<>();
    Set<Integer> lengths = new TreeSet<>();
    for (Order order : drawn.keySet()) {
      if (order instanceof Order.Rail rail) {
        ends.add(rail.path().last());
        lengths.add(rail.path().size());
        assertThat(rail.path().contains(s.hex("4916"))).isFalse();
        assertThat(new HashSet<>(boxed(rail.path()))).hasSize(rail.path().size());
      }
    }
    assertThat(ends).hasSizeGreaterThan(25);
    assertThat(lengths).contains(1, 2, 20).allMatch(length -> length <= 20);
    int rides = drawn.values().stream().mapToInt(Integer::intValue).sum();
    assertThat(drawn.get(s.detrain("ge-2"))).isBetween(rides / 50, rides / 4);
    Situation waiting = of("german", "first-movement", "4916: ge-2");
    assertThat(draw(waiting, 800)).containsKey(waiting.entrain("ge-2"));
    Situation off = of("german", "first-movement", "5125: ge-2");
    assertThat(draw(off, 800)).doesNotContainKey(off.entrain("ge-2"));
  }

  private static List<Integer> boxed(Hexes hexes) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < hexes.size(); i++) {
      list.add(hexes.at(i));
    }
    return list;
  }

  @Test
  @Case({"TWU-5.2c", "TWU-5.2b"})
  void aTrainThatCannotLeaveOnlyUnloads() {
    Situation s =
        of("german", "first-movement", "4916: ge-2+entrained").allHeldBy("russian", "4916");
    Map<Order, Integer> drawn = draw(s, 800);
    assertThat(drawn).containsKey(s.detrain("ge-2"));
    assertThat(drawn.keySet()).noneMatch(order -> order instanceof Order.Rail);
    Situation shut = of("german", "first-movement", "4916: ge-2+entrained; 4816: ru-25");
    assertThat(draw(shut, 800).keySet())
        .as("nothing but a marker")
        .allMatch(order -> order instanceof Order.Pass || order instanceof Order.Choose);
  }

  @Test
  @Case({"TWU-5.2.1a", "TWU-5.2.1b", "TWU-5.2.1e", "TWU-10.2.3b"})
  void linesAreCutAndRepairedAndHexesTaken() {
    Situation s = of("russian", "first-movement", "4816: ru-25; 4716: ru-1c", "cavalry-control");
    Map<Order, Integer> drawn = draw(s, 2500);
    assertThat(drawn)
        .containsKey(s.choose("cut-rail", "ru-25"))
        .doesNotContainKey(s.choose("cut-rail", "ru-1c"));
    s.play(s.choose("cut-rail", "ru-25"));
    assertThat(draw(s, 800)).doesNotContainKey(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25, ru-1c; 4816: ge-1").allHeldBy("german");
    s.at(4, "german", "first-movement");
    assertThat(draw(s, 1200)).containsKey(s.choose("repair-rail", "ge-1"));
    Situation cavalry = of("german", "first-movement", "5526: ge-1kb", "cavalry-control");
    cavalry.heldBy("russian", "5527").play(cavalry.march("ge-1kb", "5527"));
    assertThat(draw(cavalry, 1500)).containsKey(cavalry.choose("fix-control", "ge-1kb"));
  }

  // ---- reinforcements

  @Test
  @Case({"TWU-5.3a", "TWU-5.3d", "TWU-10.3a", "TWU-3.1h"})
  void reinforcementsComeOnFootByForcedMarchAndByRail() {
    Situation s =
        Situation.of("historical", "forced-march")
            .with("turn 4: ge-22; turn 9: ge-38")
            .at(4, "german", "first-movement");
    Map<Order, Integer> drawn = draw(s, 5000);
    Set<String> kinds = new TreeSet<>();
    for (Order order : drawn.keySet()) {
      switch (order) {
        case Order.Reinforce enter -> {
          kinds.add("enter");
          assertThat(enter.unit()).isEqualTo(s.unit("ge-22"));
          assertThat(s.rules().theatre().isRailEntry(enter.hex())).isFalse();
        }
        case Order.Choose choose -> kinds.add(choose.option());
        case Order.Pass pass -> kinds.add("pass");
        default -> throw new AssertionError(order);
      }
    }
    assertThat(kinds).containsExactly("enter", "enter-entrained", "enter-forced", "pass");
    Situation plain = Situation.of("historical").with("turn 4: ge-22");
    plain.at(4, "german", "first-movement");
    assertThat(draw(plain, 1500).keySet())
        .anyMatch(order -> order instanceof Order.Reinforce)
        .noneMatch(order ->
            order instanceof Order.Choose choose && choose.option().equals("enter-forced"));
    plain.at(4, "german", "second-movement");
    assertThat(draw(plain, 300)).containsOnlyKeys(Order.PASS);
  }

  // ---- combat

  private static String key(Order order) {
    if (order instanceof Order.Attack attack) {
      Set<String> names = new TreeSet<>();
      attack.units().forEach(unit -> names.add(unit.id()));
      return names + " " + new TreeSet<>(boxed(attack.targets()));
    }
    return order.toString();
  }

  private static Set<String> keys(Iterable<Order> orders) {
    Set<String> keys = new TreeSet<>();
    orders.forEach(order -> keys.add(key(order)));
    return keys;
  }

  @Test
  @Case({"TWU-6.0a", "TWU-6.1d", "TWU-6.0b", "TWU-6.0h"})
  void everyLegalAttackHasItsChance() {
    Situation s = of("german", "first-combat", "5028: ge-1; 5029: ge-2; 5128: ru-25; 5129: ru-27");
    assertThat(keys(draw(s, 3000).keySet())).isEqualTo(keys(s.orders()));
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refusal(s.pass())).as("5129 is owed").isEqualTo("TWU-6.0b");
    Map<Order, Integer> owed = draw(s, 600);
    assertThat(keys(owed.keySet())).isEqualTo(keys(s.orders()));
    assertThat(owed.get(s.chooseHexes("call-off", "5128"))).as("seldom").isLessThan(250);
    s.play(s.attack("5129", "ge-2"));
    assertThat(draw(s, 300)).as("all attack").containsOnlyKeys(Order.PASS);
  }

  @Test
  @Case({"TWU-3.1g", "TWU-10.2.1a", "TWU-3.5b", "TWU-6.1f"})
  void gunsAndCavalryAloneAreNotDrawn() {
    Situation guns = of("russian", "first-combat", "5128: ru-2ha; 5129: ru-25; 5028: ge-1");
    Map<Order, Integer> drawn = draw(guns, 600);
    assertThat(keys(drawn.keySet())).isEqualTo(keys(guns.orders()));
    Situation pair = of("russian", "first-combat", "5128: ru-2ha, ru-28; 5129: ru-25; 5028: ge-1");
    assertThat(keys(draw(pair, 3000).keySet())).isEqualTo(keys(pair.orders()));
    Situation cavalry =
        of("german", "first-combat", "5028: ge-1kb; 5128: ru-25", "cavalry-infantry");
    assertThat(draw(cavalry, 300)).containsOnlyKeys(Order.PASS);
    Situation tired = of("german", "first-combat", "5028: ge-1+disrupted; 5128: ru-25");
    assertThat(draw(tired, 300)).containsOnlyKeys(Order.PASS);
    Situation fort = of("russian", "first-combat", "4126: ru-25").allHeldBy("russian", "4025");
    assertThat(draw(fort, 300)).containsKey(fort.attack("4025", "ru-25"));
    Situation lake = of("german", "first-combat", "3826: ge-2; 3927: ru-25");
    assertThat(draw(lake, 300)).containsOnlyKeys(Order.PASS);
    Situation edge = of("german", "first-combat", "6028: ge-2; 6027: ru-25; 0101: ge-1");
    assertThat(draw(edge, 300)).containsKeys(Order.PASS, edge.attack("6027", "ge-2"));
  }

  @Test
  @Case("TWU-6.0a")
  void attacksAreRatherDrawnThanPassed() {
    Situation s = of("german", "first-combat", "5028: ge-1; 5128: ru-25");
    Map<Order, Integer> drawn = draw(s, 1000);
    assertThat(drawn).containsOnlyKeys(Order.PASS, s.attack("5128", "ge-1"));
    assertThat(drawn.get(Order.PASS)).isBetween(150, 400);
  }

  // ---- dummies

  @Test
  @Case("TWU-10.1c")
  void dummiesAreSetUpWhereTheyMay() {
    Situation s = Situation.asPrinted("historical", "hidden-movement");
    Set<Integer> hexes = new TreeSet<>();
    for (Order order : draw(s, 60).keySet()) {
      if (order instanceof Order.Place place) {
        hexes.add(place.hex());
        assertThat(((Counter) place.unit()).isDummy()).isTrue();
      }
    }
    assertThat(hexes).hasSizeGreaterThan(20);
    for (int i = 1; i <= 5; i++) {
      s.play(s.place("ru-dummy-" + i, "5728"));
    }
    assertThat(s.askedOf()).as("all are placed").isEqualTo("german");
  }
}
