package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * What is listed is what is granted: in small situations every order that anybody could think of is
 * judged, and the list must have just those that are granted.
 */
class ListingTest {
  private static Situation of(int turn, String side, String phase, String units, String... on) {
    return Situation.of("historical", on).with(units).at(turn, side, phase);
  }

  // ---- the list stops when its reader does

  private static void stops(Situation s) {
    List<Order> all = s.orders();
    assertThat(new HashSet<>(all)).as("nothing is listed twice").hasSameSizeAs(all);
    int step = 1 + all.size() / 300;
    for (int wanted = 1; wanted <= all.size(); wanted += step) {
      List<Order> read = new ArrayList<>();
      int enough = wanted;
      s.rules()
          .orders(
              s.p(),
              order -> {
                read.add(order);
                return read.size() < enough;
              });
      assertThat(read).isEqualTo(all.subList(0, wanted));
    }
    for (Order order : all) {
      assertThat(s.grants(order)).as(order.toString()).isTrue();
    }
  }

  @Test
  @Case({"TWU-5.0a", "TWU-5.1b", "TWU-5.2b", "TWU-5.2.1b", "TWU-10.3a"})
  void aMovementPhaseIsListedAsFarAsItIsRead() {
    Situation s =
        of(4, "russian", "first-movement", "4816: ru-25", "forced-march", "cavalry-control");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4816: ge-1; 4916: ge-2; 5526: ge-1kb; 4917: ge-36+entrained");
    s.with("4916: ge-36+entrained").allHeldBy("german").heldBy("russian", "5527");
    s.at(4, "german", "first-movement").play(s.march("ge-1kb", "5527"));
    assertThat(s.orders())
        .contains(
            s.choose("repair-rail", "ge-1"),
            s.choose("fix-control", "ge-1kb"),
            s.entrain("ge-2"),
            s.detrain("ge-36"),
            s.chooseHexes("reserve-3", "4816"));
    stops(s);
  }

  @Test
  @Case({"TWU-5.3a", "TWU-5.3d", "TWU-5.2.1a"})
  void entriesAndCutsAreListedAsFarAsTheyAreRead() {
    Situation s = of(9, "german", "first-movement", "turn 9: ge-22", "forced-march");
    assertThat(s.orders(Order.Reinforce.class)).hasSize(28);
    stops(s);
    Situation cut = of(5, "russian", "first-movement", "4816: ru-25; 4716: ru-27");
    assertThat(cut.orders()).contains(cut.choose("cut-rail", "ru-27"));
    stops(cut);
  }

  @Test
  @Case({"TWU-6.0a", "TWU-6.1d", "TWU-6.0h"})
  void aCombatPhaseIsListedAsFarAsItIsRead() {
    Situation s =
        of(
            5,
            "german",
            "first-combat",
            "5028: ge-1, ge-2; 5127: ge-36; 5128: ru-25; 5129: ru-27; 5029: ge-37");
    stops(s);
    s.play(s.attack("5128", "ge-36"));
    stops(s);
    s.play(s.attack("5129", "ge-1")).dice(1, 1).play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    stops(s);
  }

  @Test
  @Case({"TWU-6.4c", "TWU-6.5a", "TWU-6.6a", "TWU-3.2d"})
  void lossesRetreatsAdvancesAndExcessAreListedAsFarAsTheyAreRead() {
    Situation lose =
        of(5, "russian", "first-combat", "1830: ru-6, ru-8; 1930: ru-36, ru-1; 1829: ge-1kb");
    lose.fight(6, lose.attack("1829", "ru-6", "ru-8", "ru-36", "ru-1"));
    assertThat(lose.asked()).isEqualTo("lose");
    stops(lose);
    Situation back = of(5, "german", "first-combat", "5028: ge-1, ge-2; 5128: ru-25");
    back.fight(1, back.attack("5128", "ge-1", "ge-2"));
    assertThat(back.asked()).isEqualTo("retreat");
    stops(back);
    back.play(back.suggestion());
    assertThat(back.asked()).isEqualTo("advance");
    stops(back);
    Situation full = of(5, "german", "first-movement", "0906: ge-1, ge-2, ge-35, ge-36, ge-37");
    full.play(full.pass());
    assertThat(full.asked()).isEqualTo("excess");
    assertThat(full.orders()).hasSize(5);
    stops(full);
  }

  @Test
  @Case({"TWU-10.1c", "TWU-10.2.2a"})
  void dummiesAndCavalryThatSlipsAwayAreListedAsFarAsTheyAreRead() {
    Situation dummies = Situation.asPrinted("masurian", "hidden-movement");
    dummies.play(dummies.place("ru-dummy-1", "5728"), dummies.place("ru-dummy-2", "5728"));
    dummies.play(dummies.place("ru-dummy-3", "5728"), dummies.place("ru-dummy-4", "5728"));
    stops(dummies);
    Situation slip = of(5, "german", "first-combat", "5628: ge-1; 5728: ru-1c", "cavalry-retreat");
    slip.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    slip.play(slip.attack("5728", "ge-1"), slip.pass());
    assertThat(slip.asked()).isNotEqualTo("attack");
    stops(slip);
  }

  // ---- every march that anybody could think of

  /** Every path of some length over the map, from a hex. */
  private static void paths(Board board, int from, Hexes path, int longest, Consumer<Hexes> sink) {
    for (int d = 0; d < Board.DIRECTIONS && path.size() < longest; d++) {
      int to = board.neighbour(from, d);
      if (to >= 0) {
        sink.accept(path.plus(to));
        paths(board, to, path.plus(to), longest, sink);
      }
    }
  }

  private static void marches(Situation s, String id, int longest, String... modes) {
    Unit unit = s.unit(id);
    Board board = s.rules().board();
    for (String mode : modes) {
      Map<String, Integer> granted = new TreeMap<>();
      Set<Integer> steps = new TreeSet<>();
      int spent = s.p().unitNumber(unit, UnitNumber.SPENT);
      paths(
          board,
          s.p().place(unit),
          Hexes.NONE,
          longest,
          path -> {
            Order.Move move = new Order.Move(List.of(unit), path, mode);
            if (s.rules().judge(s.p(), move) instanceof Ruling.Granted ruling) {
              int cost = ruling.next().unitNumber(unit, UnitNumber.SPENT) - spent;
              if (path.last() != s.p().place(unit)) {
                granted.merge(board.number(path.last()), cost, Math::min);
              }
            } else if (path.size() == 1) {
              steps.add(path.last());
            }
          });
      var answer = s.rules().clerk().reach(s.p(), unit, mode);
      if (answer.value() == null) {
        assertThat(granted).as(id + " " + mode).isEmpty();
        assertThat(moves(s, unit, mode)).isEmpty();
        continue;
      }
      Reach reach = Objects.requireNonNull(answer.value());
      Map<String, Integer> told = new TreeMap<>();
      reach.hexes().forEach(step -> told.put(board.number(step.hex()), step.cost()));
      assertThat(told).as(id + " " + mode).isEqualTo(granted);
      assertThat(moves(s, unit, mode))
          .containsExactlyElementsOf(reach.hexes().stream().map(Reach.Step::path).toList());
      // What the neighbours refuse is refused by the judge for the same reason.
      Set<Integer> barred = new TreeSet<>();
      for (Reach.ClosedHex each : reach.refused()) {
        barred.add(each.hex());
        Order.Move move = new Order.Move(List.of(unit), Hexes.of(each.hex()), mode);
        assertThat(s.rules().judge(s.p(), move)).isInstanceOf(Ruling.Refused.class);
        assertThat(s.refusal(move)).isEqualTo(each.why().caseId());
        assertThat(each.why().why()).isEqualTo(s.refused(move).why());
      }
      steps.removeIf(hex -> reach.hexes().stream().anyMatch(step -> step.hex() == hex));
      assertThat(barred).as(id + " " + mode).isEqualTo(steps);
    }
  }

  private static List<Hexes> moves(Situation s, Unit unit, String mode) {
    return s.orders(Order.Move.class).stream()
        .filter(move -> move.units().contains(unit) && move.mode().equals(mode))
        .map(Order.Move::path)
        .toList();
  }

  @Test
  @Case({"TWU-5.0b", "TWU-TEC-RIVER", "TWU-TEC-LAKE", "TWU-10.4a", "TWU-10.3a"})
  void theReachIsWhatASearchOverAllPathsFinds() {
    Situation s =
        of(
            4,
            "german",
            "first-movement",
            "4515: ge-2; 4025: ge-g-boyn; 3807: ge-1; 0101: ge-37",
            "forced-march",
            "refugees");
    marches(s, "ge-2", 4, "march", "forced-march", "swim");
    marches(s, "ge-g-boyn", 3, "march", "forced-march");
    marches(s, "ge-1", 4, "march", "forced-march");
    marches(s, "ge-37", 4, "march", "forced-march");
    s.play(s.march("ge-2", "4514"));
    marches(s, "ge-2", 3, "march", "forced-march");
    s.play(s.move("forced-march", "ge-37", "0102"));
    marches(s, "ge-37", 3, "forced-march");
  }

  @Test
  @Case({"TWU-3.3g", "TWU-3.3i", "TWU-5.0h", "TWU-10.3b", "TWU-3.3e"})
  void enemiesAndTheirZonesBoundTheReachAsTheJudgeSays() {
    Situation s =
        of(
            5,
            "german",
            "first-movement",
            "4928: ge-2; 5127: ge-1; 5128: ru-25; 5126: ge-36; 4929: ge-37",
            "forced-march");
    marches(s, "ge-2", 4, "march", "forced-march");
    marches(s, "ge-1", 4, "march", "forced-march");
    marches(s, "ge-36", 4, "march", "forced-march");
    s.play(s.march("ge-2", "5028"));
    marches(s, "ge-2", 3, "march");
    Situation russian =
        of(5, "russian", "first-movement", "4126: ru-25; 5728: ru-27; 2831: ru-16", "forced-march");
    russian.allHeldBy("russian", "4025");
    marches(russian, "ru-25", 3, "march", "forced-march");
    marches(russian, "ru-27", 3, "march", "forced-march");
    marches(russian, "ru-16", 3, "march", "forced-march");
  }

  @Test
  @Case({"TWU-5.1f", "TWU-5.1g", "TWU-10.3c", "TWU-5.0e"})
  void markersMayBePassedButNotAlwaysStoodUnder() {
    Situation s =
        of(5, "german", "first-movement", "0906: ge-2; 0908: ge-1; 0904: ge-36", "forced-march");
    s.play(s.chooseHexes("reserve-2", "0906"));
    marches(s, "ge-1", 4, "march", "forced-march");
    marches(s, "ge-2", 4, "march", "forced-march");
    Situation cutOff =
        of(5, "russian", "first-movement", "4621: ru-25; 4522: ru-27").allHeldBy("german");
    cutOff.with("4621: ru-25; 4522: ru-27");
    marches(cutOff, "ru-25", 2, "march");
    cutOff.play(cutOff.chooseHexes("reserve-1", "4522"));
    marches(cutOff, "ru-25", 2, "march");
  }

  // ---- every other order

  @Test
  @Case({"TWU-5.3a", "TWU-5.3d", "TWU-10.3a", "TWU-5.2h"})
  void entriesAreListedJustWhereTheyAreGranted() {
    Situation s =
        of(
            9,
            "german",
            "first-movement",
            "turn 9: ge-22; turn 10: ge-38; 0118: ru-25; 0122: ge-1",
            "forced-march");
    s.play(s.chooseHexes("reserve-3", "0122"));
    Set<Order> granted = new HashSet<>();
    for (String unit : new String[] {"ge-22", "ge-38", "ge-1"}) {
      for (int hex = 0; hex < s.rules().board().size(); hex++) {
        Hexes at = Hexes.of(hex);
        List<Unit> who = List.of(s.unit(unit));
        add(s, granted, new Order.Reinforce(s.unit(unit), hex));
        add(s, granted, new Order.Choose("enter-forced", who, at));
        add(s, granted, new Order.Choose("enter-entrained", who, at));
        if (!unit.equals("ge-1")) {
          add(s, granted, new Order.Move(who, at, "march"));
          add(s, granted, new Order.Move(who, at, "forced-march"));
        }
      }
    }
    assertThat(granted).isNotEmpty();
    Set<Order> listed = new HashSet<>(s.orders());
    listed.removeIf(
        order -> order instanceof Order.Pass || order instanceof Order.Move move && onMap(s, move));
    listed.removeIf(
        order -> order instanceof Order.Choose choose && choose.option().startsWith("reserve"));
    assertThat(listed).isEqualTo(granted);
    Reach reach = Objects.requireNonNull(s.rules().reach(s.p(), s.unit("ge-22")).value());
    assertThat(reach.hexes()).hasSize((int) reinforcements(granted));
    assertThat(reach.hexes().size() + reach.refused().size()).isEqualTo(28);
    assertThat(reach.refused())
        .allSatisfy(each ->
            assertThat(s.refusal(s.reinforce("ge-22", s.rules().board().number(each.hex()))))
                .isEqualTo(each.why().caseId()));
    assertThat(Objects.requireNonNull(s.rules().reach(s.p(), s.unit("ge-38")).refused()).caseId())
        .isEqualTo("TWU-3.1h");
    assertThat(s.refusal(s.move("forced-march", "ge-22", "0122"))).isEqualTo("TWU-10.3c");
    assertThat(s.refusal(s.reinforce("ge-22", "0122"))).isEqualTo("TWU-5.1f");
  }

  private static boolean onMap(Situation s, Order.Move move) {
    return s.p().onMap(move.units().getFirst());
  }

  private static long reinforcements(Set<Order> orders) {
    return orders.stream().filter(Order.Reinforce.class::isInstance).count();
  }

  private static void add(Situation s, Set<Order> granted, Order order) {
    if (s.grants(order)) {
      granted.add(order);
    }
  }

  @Test
  @Case({"TWU-10.1e", "TWU-9.3b", "TWU-7.2b", "TWU-10.3a"})
  void aRussianDummyEntersAtEitherEdgeAndTheCornerIsToldOnce() {
    Situation s =
        of(
            9,
            "russian",
            "first-movement",
            "turn 9: ru-dummy-1; 2032: ru-6; 5734: ru-8; 6014: ge-1",
            "hidden-movement",
            "forced-march");
    Set<Order> granted = new HashSet<>();
    Counter dummy = s.unit("ru-dummy-1");
    for (int hex = 0; hex < s.rules().board().size(); hex++) {
      add(s, granted, new Order.Reinforce(dummy, hex));
      add(s, granted, new Order.Choose("enter-forced", List.of(dummy), Hexes.of(hex)));
      add(s, granted, new Order.Choose("enter-entrained", List.of(dummy), Hexes.of(hex)));
      add(s, granted, new Order.Move(List.of(dummy), Hexes.of(hex), "march"));
      add(s, granted, new Order.Move(List.of(dummy), Hexes.of(hex), "forced-march"));
    }
    List<Order> listed = new ArrayList<>(s.orders());
    listed.removeIf(
        order -> order instanceof Order.Pass || order instanceof Order.Move move && onMap(s, move));
    listed.removeIf(
        order -> order instanceof Order.Choose choose && choose.option().startsWith("reserve"));
    assertThat(listed).containsExactlyInAnyOrderElementsOf(granted);
    assertThat(granted).contains(s.reinforce("ru-dummy-1", "6020"));
    assertThat(granted).contains(s.reinforce("ru-dummy-1", "2034"));
    assertThat(granted).doesNotContain(s.reinforce("ru-dummy-1", "6014"));
    s.play(s.reinforce("ru-dummy-1", "2034"));
    assertThat(s.rules().pieces().army(s.p(), dummy)).as("it is of that army").isEqualTo(2);
    Situation first = of(9, "russian", "first-movement", "turn 9: ru-dummy-1", "hidden-movement");
    first.play(first.reinforce("ru-dummy-1", "6020"));
    assertThat(first.rules().pieces().army(first.p(), first.unit("ru-dummy-1"))).isEqualTo(1);
  }

  @Test
  @Case({"TWU-5.2b", "TWU-5.2c", "TWU-5.2.1a", "TWU-5.2.1b", "TWU-5.1b", "TWU-10.2.3b"})
  void whateverElseAUnitMayDoIsListedJustWhenItIsGranted() {
    Situation s = of(4, "russian", "first-movement", "4816: ru-25", "cavalry-control");
    s.play(s.choose("cut-rail", "ru-25"));
    s.with("eliminated: ru-25; 4816: ge-1; 4916: ge-2, ge-36+entrained; 5526: ge-1kb; 5125: ge-35");
    s.with("2622: ge-37+entrained; 2624: ru-27").allHeldBy("german", "2624", "5527");
    s.heldBy("russian", "5527").at(4, "german", "first-movement");
    s.play(s.march("ge-1kb", "5527"));
    others(s);
    s.play(s.detrain("ge-36"));
    others(s);
    s.at(4, "german", "second-movement");
    others(s);
    Situation russian =
        of(5, "russian", "first-movement", "4816: ru-25; 4716: ru-27, ru-1c; 5528: ru-1ha");
    others(russian);
    russian.play(russian.choose("cut-rail", "ru-25"));
    others(russian);
    russian.play(russian.chooseHexes("reserve-1", "4716"));
    others(russian);
  }

  /** Everything but marches and rides. */
  private static void others(Situation s) {
    Set<Order> granted = new HashSet<>();
    add(s, granted, Order.PASS);
    for (Counter unit : s.rules().roster().all()) {
      add(s, granted, new Order.Entrain(unit));
      add(s, granted, new Order.Detrain(unit));
      for (String what : new String[] {"cut-rail", "repair-rail", "fix-control"}) {
        add(s, granted, Order.Choose.unit(what, unit));
      }
    }
    for (int hex = 0; hex < s.rules().board().size(); hex++) {
      for (int value = 1; value <= 5; value++) {
        add(s, granted, new Order.Choose("reserve-" + value, List.of(), Hexes.of(hex)));
      }
    }
    List<Order> listed = new ArrayList<>(s.orders());
    listed.removeIf(order -> order instanceof Order.Move || order instanceof Order.Rail);
    assertThat(listed).containsExactlyInAnyOrderElementsOf(granted);
  }

  @Test
  @Case({"TWU-5.2b", "TWU-5.2c", "TWU-5.2d", "TWU-5.1f"})
  void ridesLeadToEveryHexThatTheLineJoins() {
    Situation s =
        of(5, "german", "first-movement", "4916: ge-2+entrained; 3808: ge-1; 5219: ru-25");
    s.heldBy("russian", "2622");
    Board board = s.rules().board();
    Set<Integer> joined = new TreeSet<>();
    List<Integer> queue = new ArrayList<>(List.of(s.hex("4916")));
    for (int i = 0; i < queue.size(); i++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(queue.get(i), d);
        if (to >= 0
            && (board.side(queue.get(i), d) & TerrainCode.RAIL) != 0
            && s.controls("german", board.number(to))
            && !s.inZone("russian", board.number(to))
            && joined.add(to)) {
          queue.add(to);
        }
      }
    }
    joined.remove(s.hex("4916"));
    assertThat(ends(s)).isEqualTo(joined).hasSizeGreaterThan(100);
    s.play(s.chooseHexes("reserve-2", "3808"));
    joined.remove(s.hex("3808"));
    assertThat(ends(s)).as("2 of 3 points left are enough").contains(s.hex("3808"));
    Situation marked = of(5, "german", "first-movement", "4916: ge-2+entrained; 3808: ge-1");
    marked.play(marked.chooseHexes("reserve-3", "3808"));
    assertThat(ends(marked)).as("a ride passes").doesNotContain(marked.hex("3808"));
    assertThat(marked.refusal(new Order.Rail(marked.unit("ge-2"), way(marked, "3808"))))
        .isEqualTo("TWU-5.1f");
  }

  private static Set<Integer> ends(Situation s) {
    Set<Integer> ends = new TreeSet<>();
    s.orders(Order.Rail.class).forEach(rail -> ends.add(rail.path().last()));
    return ends;
  }

  /** The way to a hex, as an empty line would give it. */
  private static Hexes way(Situation s, String to) {
    Situation empty = of(5, "german", "first-movement", "4916: ge-2+entrained");
    return empty.orders(Order.Rail.class).stream()
        .map(Order.Rail::path)
        .filter(path -> path.last() == s.hex(to))
        .findFirst()
        .orElseThrow();
  }

  // ---- every attack

  @Test
  @Case({"TWU-6.0a", "TWU-6.0b", "TWU-6.0i", "TWU-6.1b", "TWU-6.1d", "TWU-3.1g"})
  void attacksAreListedJustWhenTheyAreGranted() {
    Situation s =
        of(
            5,
            "german",
            "first-combat",
            "5028: ge-1, ge-8k; 5127: ge-36; 5128: ru-25; 5129: ru-27; 5029: ge-1kb; 5126: ru-29",
            "cavalry-infantry");
    attacks(s);
    s.play(s.attack("5129", "ge-1kb", "ge-1"));
    attacks(s);
    assertThat(s.refusal(s.pass())).isEqualTo("TWU-6.0b");
    Situation line =
        of(5, "german", "first-combat", "5029: ge-1; 5128: ru-25; 5129: ru-27; 5130: ru-29");
    line.with("4929: ge-2");
    attacks(line);
    attacks(
        of(5, "russian", "first-combat", "5128: ru-2ha, ru-28; 5129: ru-25, ru-1ha; 5028: ge-1"));
  }

  private static void attacks(Situation s) {
    List<Counter> units =
        s.rules().roster().all().stream().filter(unit -> s.p().onMap(unit)).toList();
    List<Unit> own = new ArrayList<>();
    Set<Integer> hexes = new TreeSet<>();
    for (Counter unit : units) {
      if (unit.sideIndex() == s.p().global(Global.PLAYER)) {
        own.add(unit);
      } else {
        hexes.add(s.p().place(unit));
      }
    }
    List<Integer> targets = List.copyOf(hexes);
    Set<String> granted = new TreeSet<>();
    for (int who = 1; who < 1 << own.size(); who++) {
      for (int what = 1; what < 1 << targets.size(); what++) {
        List<Unit> attackers = new ArrayList<>();
        for (int i = 0; i < own.size(); i++) {
          if ((who >> i & 1) != 0) {
            attackers.add(own.get(i));
          }
        }
        Hexes on = Hexes.NONE;
        for (int i = 0; i < targets.size(); i++) {
          on = (what >> i & 1) != 0 ? on.plus(targets.get(i)) : on;
        }
        Order.Attack attack = new Order.Attack(attackers, on);
        if (s.grants(attack)) {
          granted.add(key(attack));
        }
      }
    }
    assertThat(granted).isNotEmpty();
    List<String> listed =
        s.orders(Order.Attack.class).stream().map(ListingTest::key).sorted().toList();
    assertThat(listed).containsExactlyElementsOf(granted);
    assertThat(s.orders().contains(Order.PASS)).isEqualTo(s.grants(Order.PASS));
  }

  private static String key(Order.Attack attack) {
    Set<String> names = new TreeSet<>();
    attack.units().forEach(unit -> names.add(unit.id()));
    Set<Integer> hexes = new TreeSet<>();
    for (int i = 0; i < attack.targets().size(); i++) {
      hexes.add(attack.targets().at(i));
    }
    return names + " " + hexes;
  }
}
