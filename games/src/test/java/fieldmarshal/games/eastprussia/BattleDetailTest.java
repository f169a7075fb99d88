package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The small print of chapter 6, with headquarters, cavalry and stacking where they meet it. */
class BattleDetailTest {
  private static Situation of(String side, String units, String... options) {
    return Situation.of("historical", options).with(units).at(5, side, "first-combat");
  }

  private static List<String> parts(Explanation sum) {
    return sum.leaves().stream()
        .map(leaf -> leaf.what() + " " + (int) leaf.amount() + " " + leaf.caseId())
        .toList();
  }

  private static String name(Situation s, String unit) {
    return s.unit(unit).name();
  }

  private static String caseId(Situation s) {
    return ((Decision.Choose) s.match().decision()).caseId();
  }

  // ---- looking ahead

  @Test
  @Case({"TWU-6.1a", "TWU-6.1b", "TWU-6.1e", "TWU-3.1d", "TWU-3.1e", "TWU-3.4j"})
  void aPreviewNamesEverythingThatCounts() {
    Situation s =
        of("russian", "4126: ru-25, ru-1ha; 4025: ge-g-boyn, ge-41").allHeldBy("russian", "4025");
    s.heldBy("german", "4126");
    s.with("4126: ru-25, ru-1ha");
    Preview preview = s.preview(s.attack("4025", "ru-25", "ru-1ha"));
    assertThat(parts(preview.attack()))
        .containsExactly(name(s, "ru-25") + " 5 TWU-3.1d", name(s, "ru-1ha") + " 0 TWU-3.1e");
    assertThat(parts(preview.defence()))
        .containsExactlyInAnyOrder(
            name(s, "ge-g-boyn") + " 2 TWU-3.1d",
            name(s, "ge-41") + " 5 TWU-3.1d",
            "fortress at " + s.rules().board().title(s.hex("4025")) + " 4 TWU-6.1e");
    assertThat(preview.odds()).isEqualTo("5:11");
    s.allHeldBy("german", "4126");
    Preview hungry = s.preview(s.attack("4025", "ru-25", "ru-1ha"));
    assertThat(parts(hungry.attack()))
        .containsExactly(
            name(s, "ru-25") + ", without supply 3 TWU-3.4j", name(s, "ru-1ha") + " 0 TWU-3.1e");
    Situation german = of("german", "5028: ge-1; 5128: ru-25, ru-27");
    german.allHeldBy("german", "5128");
    assertThat(parts(german.preview(german.attack("5128", "ge-1")).defence()))
        .containsExactlyInAnyOrder(
            name(german, "ru-25") + ", without supply 3 TWU-3.4j",
            name(german, "ru-27") + ", without supply 3 TWU-3.4j");
  }

  @Test
  @Case({"TWU-6.0f", "TWU-6.0g", "TWU-6.3a"})
  void aPreviewGivesEveryResultItsChance() {
    Situation[] all = {
      of("german", "5028: ge-1, ge-2; 5128: ru-25"),
      of("german", "1829: ge-1; 1830: ru-6"),
      of("russian", "5128: ru-28, ru-2ha; 5028: ge-36"),
      of("german", "5620: ge-1, ge-2; 5721: ru-27")
    };
    Order.Attack[] attacks = {
      all[0].attack("5128", "ge-1", "ge-2"),
      all[1].attack("1830", "ge-1"),
      all[2].attack("5028", "ru-28", "ru-2ha"),
      all[3].attack("5721", "ge-1", "ge-2")
    };
    for (int i = 0; i < all.length; i++) {
      Preview preview = all[i].preview(attacks[i]);
      int column = CombatTable.COLUMNS.indexOf(preview.column());
      Map<String, Double> expected = new LinkedHashMap<>();
      for (int face = 1; face <= 6; face++) {
        String result =
            all[i]
                .rules()
                .table()
                .result(
                    i == 2 ? Chapter.RUSSIAN : Chapter.GERMAN,
                    column,
                    face + preview.dieModifier());
        expected.merge(result, 1 / 6.0, Double::sum);
      }
      Map<String, Double> told = new LinkedHashMap<>();
      preview.outcomes().forEach(each -> told.put(each.result(), each.probability()));
      assertThat(told).as("attack " + i).isEqualTo(expected);
      int die = 1;
      all[i].fight(die, attacks[i]);
      assertThat(told).containsKey(all[i].result());
    }
  }

  @Test
  @Case("TWU-6.0b")
  void theDutyNamesTheHexThatIsLeft() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25; 5129: ru-27; 5029: ge-2");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refused(s.pass()).why()).contains("5129").contains(name(s, "ge-1"));
  }

  @Test
  @Case({"TWU-6.0b", "TWU-6.3e", "TWU-3.3c"})
  void noZoneReachesIntoAFortressThatIsWhole() {
    Situation s = Situation.of("historical");
    Board board = s.rules().board();
    int fort = s.hex("4025");
    int tried = 0;
    for (int hex : s.rules().theatre().zone(fort)) {
      tried++;
      String from = board.number(hex);
      Situation there =
          of("russian", from + ": ru-25; 4025: ge-g-boyn").allHeldBy("russian", "4025");
      assertThat(there.rules().zones().reaches(there.p(), Chapter.RUSSIAN, hex, fort))
          .as(from)
          .isFalse();
      assertThat(there.rules().zones().reaches(there.p(), Chapter.GERMAN, hex, fort))
          .as(from)
          .isTrue();
    }
    assertThat(tried).isPositive();
  }

  // ---- 6.0h, 10.6.2.1

  /** Four divisions of the Second Army are gone; the fifth makes it 25 points. */
  private static Situation doomed(String more) {
    Situation s =
        Situation.of("historical", "russian-hq", "samsonov")
            .with("2033: ru-samsonov; 2229: ge-1, ge-2; 5728: ru-25; " + more)
            .allHeldBy("german", "2033", "2034", "5728");
    for (String victim : new String[] {"ru-6", "ru-8", "ru-36", "ru-1"}) {
      s.with("2230: " + victim).at(9, "german", "second-combat");
      s.fight(1, s.attack("2230", "ge-1", "ge-2")).settle();
      assertThat(s.where(victim)).isEqualTo("eliminated");
    }
    assertThat(s.p().global(Global.SECOND_ARMY_LOSSES)).isEqualTo(20);
    return s;
  }

  @Test
  @Case({"TWU-6.0b", "TWU-6.0h", "TWU-10.6.2.1b"})
  void aCombatLapsesWhenTheDefenderIsGone() {
    Situation s = doomed("2032: ge-36");
    s.with("2230: ru-2; 2033: ru-samsonov").at(9, "german", "second-combat");
    s.play(s.attack("2230", "ge-1", "ge-2"), s.attack("2033", "ge-36"));
    s.dice(1, 1).play(s.pass());
    s.play(s.chooseHexes("resolve", "2230"));
    for (int i = 0; i < 4 && !s.where("ru-samsonov").equals("eliminated"); i++) {
      s.play(s.asked().equals("advance") ? s.pass() : s.suggestion());
    }
    assertThat(s.where("ru-samsonov")).isEqualTo("eliminated");
    assertThat(s.events(Event.Noted.class))
        .extracting(Event.Noted::text)
        .contains("No attackers or no defenders are left; there is no combat.");
    assertThat(s.where("ge-36")).isEqualTo("2032");
    assertThat(s.turn()).as("and the game goes on").isEqualTo(10);
  }

  @Test
  @Case({"TWU-3.1g", "TWU-10.6.2.1b"})
  void gunsWhosePartnerIsDeadDoNotAttack() {
    Situation s = doomed("2032: ge-36");
    s.with("2033: ru-samsonov, ru-3ha; 2230: ru-2; 2132: ru-22");
    s.at(10, "russian", "second-combat");
    s.play(s.attack("2229", "ru-2"), s.attack("2032", "ru-samsonov", "ru-3ha", "ru-22"));
    s.dice(6, 1, 6).play(s.pass());
    s.play(s.chooseHexes("resolve", "2229"));
    for (int i = 0; i < 6 && !s.where("ru-samsonov").equals("eliminated"); i++) {
      s.play(s.asked().equals("advance") ? s.pass() : s.suggestion());
    }
    assertThat(s.where("ru-samsonov")).isEqualTo("eliminated");
    Event.Fought second = s.events(Event.Fought.class).getLast();
    assertThat(second.attackers()).containsExactly(s.unit("ru-22"));
    assertThat(s.where("ru-3ha")).as("it was not there").isEqualTo("2033");
  }

  // ---- 6.4c

  @Test
  @Case("TWU-6.4c")
  void onlyAttackersAreGivenForAnExchangeEachOnceAndAsFewAsNeeded() {
    Situation s =
        of("russian", "5324: ru-25, ru-1c, ru-28; 5325: ru-27, ru-29, ru-2ha; 5224: ge-1kb");
    s.allHeldBy("russian", "5224");
    s.fight(6, s.attack("5224", "ru-25", "ru-1c", "ru-27", "ru-29", "ru-2ha"));
    assertThat(s.fought()).isEqualTo("15:2 (6:1) EX");
    assertThat(s.prompt()).endsWith("at least 1 point.");
    assertThat(s.refusal(s.lose("ru-28"))).as("did not attack").isEqualTo("TWU-6.4c");
    assertThat(s.refusal(s.lose("ru-2ha"))).as("a gun has no points").isEqualTo("TWU-6.4c");
    assertThat(s.refusal(s.lose("ru-25", "ru-25"))).isEqualTo("TWU-6.4c");
    assertThat(s.refusal(s.lose())).isEqualTo("TWU-6.4c");
    assertThat(s.refusal(new Order.Lose(List.of(new Order.Portion(s.unit("ru-25"), 2)))))
        .isEqualTo("TWU-6.4c");
    assertThat(s.suggestion()).as("the cheapest").isEqualTo(s.lose("ru-1c"));
    assertThat(s.orders(Order.Lose.class))
        .containsExactlyInAnyOrder(
            s.lose("ru-25"), s.lose("ru-1c"), s.lose("ru-27"), s.lose("ru-29"));
    s.play(s.lose("ru-27"));
    assertThat(s.where("ru-27")).isEqualTo("eliminated");
    assertThat(s.where("ru-2ha")).isEqualTo("5325");
    assertThat(s.asked()).isNotEqualTo("lose");
    assertThat(s.phase()).isEqualTo("second-movement");
  }

  @Test
  @Case("TWU-6.4c")
  void severalSmallUnitsMayMakeUpTheLoss() {
    Situation s =
        of(
                "russian",
                "4126: ru-25, ru-27, ru-29; 4026: ru-26, ru-43, ru-1gc; 4125: ru-40, ru-28, ru-2gc")
            .with("4025: ge-g-boyn")
            .allHeldBy("russian", "4025");
    s.fight(
        6,
        s.attack(
            "4025", "ru-25", "ru-27", "ru-29", "ru-26", "ru-43", "ru-1gc", "ru-40", "ru-28",
            "ru-2gc"));
    assertThat(s.result()).isEqualTo("EX");
    int smalls = s.unit("ru-1gc").strength() + s.unit("ru-2gc").strength();
    assertThat(smalls).as("1 and 2 are the 3 that are needed").isEqualTo(3);
    assertThat(s.suggestion()).isEqualTo(s.lose("ru-1gc", "ru-2gc"));
    assertThat(s.grants(s.lose("ru-1gc", "ru-2gc"))).isTrue();
    assertThat(s.refusal(s.lose("ru-1gc"))).as("1 is too little").isEqualTo("TWU-6.4c");
    assertThat(s.refusal(s.lose("ru-25", "ru-1gc"))).as("1 could be spared").isEqualTo("TWU-6.4c");
    assertThat(s.prompt()).endsWith("at least 3 points.");
    for (Order.Lose lose : s.orders(Order.Lose.class)) {
      int total = 0;
      int least = 99;
      for (Order.Portion loss : lose.losses()) {
        total += ((Counter) loss.unit()).strength();
        least = Math.min(least, ((Counter) loss.unit()).strength());
      }
      assertThat(total).isGreaterThanOrEqualTo(3);
      assertThat(total - least).isLessThan(3);
    }
  }

  /** What the page needs to let the player point at units: no list of all ways to pay. */
  @Test
  @Case("TWU-6.4c")
  void anExchangeSaysHowMuchIsNeededAndWhatEachAttackerIsWorth() {
    Situation s =
        of("russian", "5324: ru-25, ru-1c, ru-28; 5325: ru-27, ru-29, ru-2ha; 5224: ge-1kb");
    s.allHeldBy("russian", "5224");
    s.fight(6, s.attack("5224", "ru-25", "ru-1c", "ru-27", "ru-29", "ru-2ha"));
    Question.Toll toll = s.rules().question(s.p()).toll();
    assertThat(toll).isNotNull();
    assertThat(toll.need()).isEqualTo(1);
    assertThat(toll.have()).isZero();
    assertThat(toll.whole()).isTrue();
    assertThat(toll.lean()).isTrue();
    assertThat(toll.payers())
        .as("a gun pays nothing")
        .extracting(Question.Payer::unit)
        .containsExactly(s.unit("ru-25"), s.unit("ru-1c"), s.unit("ru-27"), s.unit("ru-29"));
    for (Question.Payer payer : toll.payers()) {
      assertThat(payer.worth()).isEqualTo(((Counter) payer.unit()).strength());
      assertThat(payer.most()).isEqualTo(1);
    }
  }

  /** Of 24 attackers there are 16 million sets; only those are made up that may be lost. */
  @Test
  @Case("TWU-6.4c")
  void theLossesOfAHugeStackAreListedAtOnceAndEachOnce() {
    Situation s = of("russian", "5324: ru-25; 5224: ge-1kb");
    List<Counter> many =
        s.rules().roster().all().stream()
            .map(Counter.class::cast)
            .filter(unit -> unit.sideIndex() == s.unit("ru-25").sideIndex())
            .filter(unit -> unit.isReal() && unit.strength() > 0)
            .limit(24)
            .toList();
    assertThat(many).hasSize(24);
    int[] tried = new int[1];
    Results.Exchange three = new Results.Exchange(many, 3);
    Set<Order> found = new HashSet<>();
    three.orders(
        s.rules(),
        s.p(),
        order -> {
          tried[0]++;
          return found.add(order);
        });
    assertThat(found).hasSize(tried[0]);
    int alone = 0;
    for (Counter unit : many) {
      if (unit.strength() >= 3) {
        assertThat(found).contains(new Order.Lose(List.of(new Order.Portion(unit, 1))));
        alone++;
      }
    }
    assertThat(found.size()).isGreaterThanOrEqualTo(alone).isLessThan(2000);
  }

  // ---- 6.5g

  @Test
  @Case({"TWU-6.5g", "TWU-3.2e"})
  void whoRetreatedIntoAFullHexDiesWhenItIsBeaten() {
    Situation s = of("german", "5628: ge-1, ge-2; 5627: ge-36, ge-37; 5728: ru-25, ru-27, ru-28");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5627");
    s.with("5728: ru-1gc+newcomer");
    assertThat(s.preview(s.attack("5728", "ge-1", "ge-2")).odds())
        .as("it does not fight")
        .isEqualTo("18:15");
    s.fight(1, s.attack("5728", "ge-1", "ge-2", "ge-36", "ge-37"));
    assertThat(s.result()).startsWith("D");
    assertThat(s.where("ru-1gc")).isEqualTo("eliminated");
    assertThat(s.where("ru-25")).isNotEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-6.5g", "TWU-3.2e"})
  void soDoesHeWhenThoseBesideHimAttackAndAreBeaten() {
    for (int die : new int[] {1, 6}) {
      Situation s = of("german", "5028: ge-1, ge-2, ge-36; 5128: ru-25, ru-27, ru-28");
      s.with("5028: ge-ldw2+newcomer; 5128: ru-1gc+newcomer; 5127: ge-37");
      s.fight(die, s.attack("5128", "ge-36"));
      assertThat(s.result()).isEqualTo(die == 1 ? "A2" : "AE");
      assertThat(s.where("ge-ldw2")).as("die " + die).isEqualTo("eliminated");
      assertThat(s.where("ru-1gc")).as("die " + die).isEqualTo("5128");
      assertThat(s.where("ge-1")).as("he did not attack").isEqualTo("5028");
      Situation russian = of("russian", "5128: ru-25, ru-27, ru-28; 5028: ge-1, ge-2, ge-36");
      russian.with("5128: ru-1gc+newcomer; 5028: ge-ldw2+newcomer");
      russian.fight(die, russian.attack("5028", "ru-25", "ru-27"));
      assertThat(russian.result()).startsWith("A");
      assertThat(russian.where("ru-1gc")).as("die " + die).isEqualTo("eliminated");
      assertThat(russian.where("ge-ldw2")).as("die " + die).isEqualTo("5028");
    }
  }

  @Test
  @Case({"TWU-6.5g", "TWU-6.5k"})
  void aNewcomerWhoFindsRoomFightsLikeAnybody() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25+newcomer, ru-27");
    assertThat(s.preview(s.attack("5128", "ge-1")).odds()).isEqualTo("9:10");
    assertThat(s.rules().stacking().surplus(s.p(), s.unit("ru-25"))).isFalse();
    assertThat(s.rules().stacking().surplus(s.p(), s.unit("ru-27"))).isFalse();
  }

  // ---- 6.5

  @Test
  @Case({"TWU-6.5c", "TWU-10.1a"})
  void whereOnlySymbolsBarTheWayTheTruthIsLookedAt() {
    for (String counters : new String[] {"ge-dummy-1 ge-dummy-2", "ge-36 ge-37"}) {
      String[] two = counters.split(" ");
      Situation s =
          of(
              "german",
              "5628: ge-1, ge-2; 5627: ge-35; 5728: ru-25; 5927: " + two[0] + "; 5929: " + two[1],
              "hidden-movement");
      s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
      // Real units cut his supply too: 18 to 3 instead of 18 to 5.
      s.fight(two[0].contains("dummy") ? 3 : 6, s.attack("5728", "ge-1", "ge-2"));
      assertThat(s.result()).isEqualTo("D1");
      if (two[0].contains("dummy")) {
        s.settle();
        assertThat(s.where("ru-25")).as("dummies have no zone").isIn("5827", "5828");
      } else {
        assertThat(s.where("ru-25")).isEqualTo("eliminated");
      }
    }
  }

  @Test
  @Case({"TWU-6.5d", "TWU-10.1a"})
  void aRetreatKeepsAwayFromSymbolsWhileThereIsAnotherWay() {
    Situation s =
        of("german", "5628: ge-1, ge-2; 5728: ru-25; 5927: ge-dummy-1", "hidden-movement");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(3, s.attack("5728", "ge-1", "ge-2"));
    s.settle();
    assertThat(s.where("ru-25")).as("5827 looks guarded").isEqualTo("5828");
  }

  // ---- 6.6

  /** The 25th Division was beaten at 5728 and went back by these hexes. */
  private static Situation beaten(int die, String more, String... retreat) {
    Situation s = of("german", "5728: ru-25; 5628: ge-1, ge-2; " + more);
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
    s.fight(die, s.attack("5728", "ge-1", "ge-2"));
    return s.play(s.retreat("ru-25", retreat));
  }

  @Test
  @Case({"TWU-6.6a", "TWU-6.6b", "TWU-6.6c"})
  void everyWayOfAnAdvanceIsListedAndNoOther() {
    Situation s = beaten(1, "", "5828", "5928");
    assertThat(caseId(s)).isEqualTo("TWU-6.6a");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            Order.PASS,
            s.advance("ge-1", "5728"),
            s.advance("ge-1", "5728", "5828"),
            s.advance("ge-2", "5728"),
            s.advance("ge-2", "5728", "5828"));
    assertThat(s.refusal(new Order.Advance(List.of(), s.hexes("5728")))).isEqualTo("TWU-6.6a");
    assertThat(s.refusal(new Order.Advance(List.of(s.unit("ge-1")), Hexes.NONE)))
        .isEqualTo("TWU-6.6a");
    assertThat(s.refusal(s.advance("ge-1", "5828"))).as("a jump").isEqualTo("TWU-6.6c");
    assertThat(s.refused(s.advance("ge-1", "5828")).why()).contains("5828 is not next to 5628");
    assertThat(s.refusal(s.advance("ge-1", "5728", "5828", "5728")))
        .as("twice")
        .isEqualTo("TWU-6.6c");
    assertThat(s.refused(s.advance("ge-1", "5728", "5828", "5728")).why())
        .contains("on the path twice");
    assertThat(s.refusal(s.advance("ge-1", "5628"))).as("his own hex").isEqualTo("TWU-6.6c");
    Situation defenders = of("german", "5028: ge-1; 5128: ru-25, ru-27, ru-29");
    defenders.fight(1, defenders.attack("5128", "ge-1"));
    defenders.play(defenders.suggestion());
    assertThat(caseId(defenders)).isEqualTo("TWU-6.6b");
  }

  @Test
  @Case({"TWU-6.6e", "TWU-TEC-RIVER"})
  void defendersWhoCouldFollowElsewhereStillDoNotCrossARiver() {
    Situation s = of("german", "1829: ge-41; 1831: ge-36; 1830: ru-6, ru-8, ru-22");
    s.heldBy("german", "1831").fight(3, s.attack("1830", "ge-41", "ge-36"));
    assertThat(s.result()).startsWith("A");
    while (s.asked().equals("retreat")) {
      s.play(s.suggestion());
    }
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.refusal(s.advance("ru-6", "1829"))).isEqualTo("TWU-6.6e");
    assertThat(s.orders())
        .doesNotContain(s.advance("ru-6", "1829"))
        .contains(s.advance("ru-6", "1831"));
  }

  @Test
  @Case({"TWU-10.1d", "TWU-6.6d"})
  void whoMeetsADummyOnHisAdvanceMayGoOn() {
    for (String counter : new String[] {"ru-dummy-1", "ru-27"}) {
      Situation s =
          of("german", "5728: ru-25; 5628: ge-1, ge-2, ge-36; 5829: " + counter, "hidden-movement");
      s.heldBy("german", "5528", "5428", "5328", "5228", "5128");
      s.fight(2, s.attack("5728", "ge-1", "ge-2", "ge-36"));
      assertThat(s.fought()).isEqualTo("25:5 (5:1) D3");
      s.play(s.retreat("ru-25", "5828", "5928", "6028"));
      assertThat(s.refusal(s.advance("ge-1", "5728", "5828", "5928")))
          .as("it looks like a unit")
          .isEqualTo("TWU-6.6d");
      s.play(s.advance("ge-1", "5728", "5828"));
      if (counter.equals("ru-dummy-1")) {
        assertThat(s.where(counter)).isEqualTo("turn 6");
        assertThat(s.orders()).contains(s.advance("ge-1", "5928"));
        s.play(s.advance("ge-2", "5728"), s.advance("ge-1", "5928"));
        assertThat(s.where("ge-1")).isEqualTo("5928");
      }
      assertThat(s.orders(Order.Advance.class))
          .as(counter)
          .noneMatch(advance -> advance.units().contains(s.unit("ge-1")));
    }
  }

  // ---- 10.2.2

  @Test
  @Case({"TWU-10.2.2b", "TWU-10.2.2e"})
  void attackingCavalryNeedsTheDieOnlyAgainstCavalry() {
    Situation s =
        of("german", "5628: ge-1; 5627: ge-1kb; 5728: ru-25, ru-1c; 5529: ge-2", "cavalry-retreat");
    s.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5627", "5526");
    s.play(s.attack("5728", "ge-1", "ge-1kb"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(s.askedOf()).as("infantry holds the Russian").isEqualTo("german");
    assertThat(caseId(s)).isEqualTo("TWU-10.2.2b");
    assertThat(s.orders(Order.Retreat.class)).as("the die first").isEmpty();
    assertThat(s.orders()).contains(s.choose("retire", "ge-1kb"));
    Situation infantry =
        of("german", "5628: ge-1; 5627: ge-1kb; 5728: ru-25; 5529: ge-2", "cavalry-retreat");
    infantry.heldBy("german", "5528", "5428", "5328", "5228", "5128", "5627", "5526");
    infantry.play(infantry.attack("5728", "ge-1", "ge-1kb"), infantry.pass());
    assertThat(caseId(infantry)).isEqualTo("TWU-10.2.2a");
    assertThat(infantry.orders(Order.Retreat.class)).isNotEmpty();
  }

  // ---- 3.5, 4.0

  @Test
  @Case({"TWU-3.5a", "TWU-3.5d"})
  void theFirstCombatDisruptsAtOnceTheSecondNever() {
    for (String phase : new String[] {"first-combat", "second-combat"}) {
      Situation s =
          Situation.of("historical")
              .with("5028: ge-1, ge-2; 5128: ru-1gc; 5032: ge-36; 5132: ru-25")
              .at(5, "german", phase);
      s.play(s.attack("5128", "ge-1", "ge-2"), s.attack("5132", "ge-36"));
      s.dice(1).play(s.pass(), s.chooseHexes("resolve", "5128"));
      assertThat(s.asked()).isEqualTo("advance");
      s.dice(6).play(s.pass());
      assertThat(s.asked()).as("the other combat is under way").isIn("retreat", "advance");
      assertThat(s.has("ge-1", "disrupted")).as(phase).isEqualTo(phase.equals("first-combat"));
      assertThat(s.events(Event.Marked.class).isEmpty()).isEqualTo(phase.equals("second-combat"));
    }
  }

  @Test
  @Case({"TWU-3.5c", "TWU-4.0b"})
  void disruptionEndsWithTheSecondCombatPhaseAndIsTold() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1+disrupted; 5728: ru-25+disrupted")
            .at(5, "german", "second-combat");
    s.play(s.pass());
    assertThat(s.has("ge-1", "disrupted")).isFalse();
    assertThat(s.events(Event.Marked.class))
        .containsExactly(new Event.Marked(s.unit("ge-1"), Flag.DISRUPTED, false, "TWU-3.5c"));
    assertThat(s.events(Event.Began.class))
        .containsExactly(new Event.Began(6, s.side("russian"), "first-movement"));
  }

  // ---- what is noted of those who are gone

  @Test
  @Case({"TWU-8.0a", "TWU-3.2d", "TWU-10.6.2.1a"})
  void whoIsLostLeavesNoMarksBehind() {
    Situation s =
        Situation.of("historical")
            .with("0906: ge-1, ge-2, ge-36; 0905: ge-35")
            .at(5, "german", "first-movement");
    s.play(s.chooseHexes("reserve-1", "0906"), s.march("ge-35", "0906"));
    assertThat(s.p().unitNumber(s.unit("ge-35"), UnitNumber.RESERVED)).isEqualTo(1);
    s.play(s.pass(), s.lose("ge-35"));
    assertThat(s.where("ge-35")).isEqualTo("eliminated");
    assertThat(s.p().flags(s.unit("ge-35"))).isZero();
    assertThat(s.p().unitNumber(s.unit("ge-35"), UnitNumber.SPENT)).isZero();
    assertThat(s.p().unitNumber(s.unit("ge-35"), UnitNumber.RESERVED)).isZero();
    assertThat(s.events(Event.Scored.class))
        .containsExactly(
            new Event.Scored(
                s.side("russian"),
                s.unit("ge-35").value(),
                "the loss of the " + name(s, "ge-35"),
                "TWU-8.0a"));
  }

  @Test
  @Case({"TWU-10.6.1b", "TWU-10.6.1d"})
  void hindenburgTakesOverWithACleanSlate() {
    Situation s =
        Situation.of("historical", "german-hq")
            .with("4916: ge-prittwitz+entrained; turn 9: ge-hindenburg")
            .at(3, "russian", "second-combat");
    s.play(s.pass());
    assertThat(s.where("ge-hindenburg")).isEqualTo("4916");
    assertThat(s.where("ge-prittwitz")).isEqualTo("unused");
    assertThat(s.p().flags(s.unit("ge-prittwitz"))).isZero();
    assertThat(s.p().flags(s.unit("ge-hindenburg"))).isZero();
    assertThat(s.p().unitNumber(s.unit("ge-hindenburg"), UnitNumber.DUE)).isZero();
  }

  @Test
  @Case({"TWU-10.6.2.1a", "TWU-3.2d"})
  void lossesByStackingMayBreakSamsonovsNerve() {
    Situation s = doomed("2132: ru-22, ru-24, ru-2, ru-16");
    s.with("2132: ru-22, ru-24, ru-2, ru-16; 2033: ru-samsonov")
        .at(10, "russian", "first-movement");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    s.dice(5).play(s.lose("ru-2"));
    assertThat(s.p().global(Global.SAMSONOV)).isEqualTo(Headquarters.RALLIED);
    assertThat(s.diceLeft()).isEmpty();
  }
}
