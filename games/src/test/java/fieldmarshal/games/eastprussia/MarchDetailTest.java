package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The small print of chapter 5, case by case, and what is noted of units on the way. */
class MarchDetailTest {
  private static Situation of(String side, String phase, String units, String... options) {
    return Situation.of("historical", options).with(units).at(5, side, phase);
  }

  private static Situation german(String units, String... options) {
    return of("german", "first-movement", units, options);
  }

  private static boolean flagged(Situation s, String unit, int flag) {
    return s.p().has(s.unit(unit), flag);
  }

  // ---- 5.0

  @Test
  @Case("TWU-5.0b")
  void aRefusalSaysWhatTheHexCostsAndWhatIsLeft() {
    Situation s = german("0906: ge-2; 4515: ge-1");
    assertThat(s.refused(s.march("ge-2", "0907", "0908", "0909", "0910")).why())
        .contains("0910 costs 1")
        .endsWith("has 0 left.");
    assertThat(s.refused(s.march("ge-1", "4514", "4513", "4512")).why()).endsWith("has 0 left.");
    s.play(s.march("ge-1", "4514"));
    s.play(s.march("ge-2", "0907", "0908"));
    assertThat(s.refused(s.march("ge-2", "0909", "0910")).why()).endsWith("has 0 left.");
    Situation river = german("4514: ge-1");
    river.play(river.march("ge-1", "4515"), river.march("ge-1", "4514"));
    assertThat(river.refused(river.march("ge-1", "4513")).why())
        .contains("4513 costs 2")
        .endsWith("has 1 left.");
  }

  @Test
  @Case({"TWU-5.0f", "TWU-5.0g", "TWU-3.4i"})
  void whoSetsOutByTrainOrSpadeHaltsThoseBeforeHim() {
    Situation s = german("0906: ge-2; 4916: ge-1; 0802: ge-36");
    s.play(s.march("ge-2", "0907"));
    assertThat(flagged(s, "ge-2", Flag.MOVING)).isTrue();
    s.play(s.entrain("ge-1"));
    assertThat(flagged(s, "ge-2", Flag.MOVING)).isFalse();
    assertThat(flagged(s, "ge-2", Flag.FINISHED)).isTrue();
    assertThat(flagged(s, "ge-1", Flag.MOVING)).isTrue();
    assertThat(s.refusal(s.march("ge-2", "0908"))).isEqualTo("TWU-5.0f");
    s.play(s.rail("ge-1", "4816"));
    assertThat(flagged(s, "ge-1", Flag.FINISHED)).isFalse();
    s.play(s.march("ge-36", "0803"));
    assertThat(s.refusal(s.detrain("ge-1"))).isEqualTo("TWU-5.0f");
    Situation enters = german("0906: ge-2; turn 5: ge-22");
    enters.play(enters.march("ge-2", "0907"), enters.reinforce("ge-22", "0120"));
    assertThat(enters.refusal(enters.march("ge-2", "0908"))).isEqualTo("TWU-5.0f");
    assertThat(flagged(enters, "ge-22", Flag.MOVING)).isTrue();
    assertThat(enters.p().unitNumber(enters.unit("ge-22"), UnitNumber.SPENT)).isEqualTo(1);
  }

  @Test
  @Case({"TWU-5.0f", "TWU-5.0c"})
  void whenThePhaseEndsNobodyIsOnHisWay() {
    Situation s = german("0906: ge-2; 5028: ge-1; 5128: ru-25");
    s.play(s.march("ge-2", "0907"), s.pass());
    assertThat(s.phase()).isEqualTo("first-combat");
    assertThat(flagged(s, "ge-2", Flag.MOVING)).isFalse();
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.p().unitNumber(s.unit("ge-2"), UnitNumber.SPENT)).isZero();
  }

  @Test
  @Case({"TWU-3.4i", "TWU-3.4l"})
  void supplyIsLookedAtWhenAUnitBeginsToMove() {
    Situation s = german("0906: ge-2").allHeldBy("russian", "0906");
    s.play(s.march("ge-2", "0905"));
    assertThat(flagged(s, "ge-2", Flag.UNSUPPLIED)).isTrue();
    s.allHeldBy("german");
    assertThat(s.refusal(s.march("ge-2", "0904", "0903"))).as("2 in all").isEqualTo("TWU-5.0b");
    Situation fed = german("0906: ge-2");
    fed.play(fed.march("ge-2", "0905"));
    assertThat(flagged(fed, "ge-2", Flag.UNSUPPLIED)).isFalse();
    fed.allHeldBy("russian", "0905");
    assertThat(fed.grants(fed.march("ge-2", "0904", "0903"))).as("it was fed").isTrue();
  }

  @Test
  @Case("TWU-5.0a")
  void deedsNameOneUnitAndNothingElse() {
    Situation s = of("russian", "first-movement", "4816: ru-25, ru-27");
    assertThat(s.refusal(s.choose("cut-rail"))).isEqualTo("TWU-5.0a");
    assertThat(s.refusal(s.choose("cut-rail", "ru-25", "ru-27"))).isEqualTo("TWU-5.0a");
    assertThat(s.refusal(new Order.Choose("cut-rail", List.of(s.unit("ru-25")), s.hexes("4816"))))
        .isEqualTo("TWU-5.0a");
    assertThat(s.refusal(s.choose("dance", "ru-25"))).isEqualTo("TWU-5.0a");
    assertThat(s.refusal(s.choose("enter-forced", "ru-25"))).isEqualTo("TWU-5.0a");
    assertThat(s.grants(s.choose("cut-rail", "ru-25"))).isTrue();
  }

  @Test
  @Case({"TWU-10.3b", "TWU-10.3a"})
  void aForcedMarchStaysForcedByWhateverNameItGoesOn() {
    Situation s = german("4926: ge-2; 5128: ru-25", "forced-march");
    s.play(s.move("forced-march", "ge-2", "4927"));
    assertThat(s.refusal(s.march("ge-2", "5027"))).isEqualTo("TWU-10.3b");
    assertThat(s.grants(s.march("ge-2", "4926", "4925", "4924"))).as("4 points in all").isTrue();
    Situation free = german("4926: ge-2; 5128: ru-25", "forced-march");
    free.play(free.march("ge-2", "4927"));
    assertThat(free.grants(free.march("ge-2", "5027"))).isTrue();
    assertThat(free.refusal(free.march("ge-2", "4926", "4925", "4924"))).isEqualTo("TWU-5.0b");
  }

  // ---- 5.1

  @Test
  @Case("TWU-5.1f")
  void whoStandsUnderAMarkerSpendsNothingThatIsReserved() {
    for (int value : new int[] {2, 3}) {
      Situation s = german("4916: ge-2; 4917: ge-1kb");
      s.play(s.chooseHexes("reserve-" + value, "4916"), s.march("ge-1kb", "4916"));
      assertThat(s.p().unitNumber(s.unit("ge-1kb"), UnitNumber.RESERVED)).isEqualTo(value);
      if (value == 3) {
        assertThat(s.refusal(s.entrain("ge-1kb"))).isEqualTo("TWU-5.1f");
        assertThat(s.refused(s.entrain("ge-1kb")).why()).contains("fewer movement points");
      } else {
        assertThat(s.grants(s.entrain("ge-1kb"))).as("4 - 1 - 1 are 2").isTrue();
      }
    }
    Situation second = german("4916: ge-2; 4917: ge-1kb");
    second.play(second.chooseHexes("reserve-3", "4916"), second.march("ge-1kb", "4916"));
    second.play(second.pass()).passTo(5, "german", "second-movement");
    assertThat(second.grants(second.entrain("ge-1kb"))).isTrue();
  }

  @Test
  @Case({"TWU-5.1b", "TWU-5.1l", "TWU-5.0f"})
  void aMarkerEndsTheMoveOfAllItsUnitsAndLooksAtTheirSupply() {
    Situation s = german("0906: ge-2, ge-1").allHeldBy("russian", "0906");
    s.play(s.chooseHexes("reserve-1", "0906"));
    for (String unit : new String[] {"ge-2", "ge-1"}) {
      assertThat(flagged(s, unit, Flag.UNSUPPLIED)).isTrue();
      assertThat(flagged(s, unit, Flag.FINISHED)).isTrue();
      assertThat(s.p().unitNumber(s.unit(unit), UnitNumber.RESERVED)).isEqualTo(1);
    }
    Situation fed = german("0906: ge-2; 0904: ge-1");
    fed.play(fed.march("ge-2", "0907"));
    fed.allHeldBy("russian", "0907");
    fed.play(fed.chooseHexes("reserve-2", "0907"));
    assertThat(flagged(fed, "ge-2", Flag.UNSUPPLIED)).as("looked at before").isFalse();
    assertThat(flagged(fed, "ge-2", Flag.MOVING)).isFalse();
    assertThat(flagged(fed, "ge-2", Flag.FINISHED)).isTrue();
    assertThat(s.p().global(Global.GERMAN_RESERVES)).isEqualTo(1);
  }

  @Test
  @Case({"TWU-5.1b", "TWU-5.1d"})
  void aMarkerLiesOnOneHexOfOnesOwn() {
    Situation s = german("0906: ge-2; 5728: ru-25");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5728"))).isEqualTo("TWU-5.1b");
    assertThat(s.refusal(s.chooseHexes("reserve-1"))).isEqualTo("TWU-5.1b");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0906", "0906"))).isEqualTo("TWU-5.1b");
    assertThat(s.refusal(new Order.Choose("reserve-1", List.of(s.unit("ge-2")), s.hexes("0906"))))
        .isEqualTo("TWU-5.1b");
    Situation cut = german("0906: ge-2; 0909: ge-1");
    cut.play(cut.chooseHexes("reserve-1", "0906"), cut.chooseHexes("reserve-1", "0909"));
    assertThat(cut.p().global(Global.GERMAN_RESERVES)).isEqualTo(2);
    cut.passTo(6, "russian", "first-movement");
    assertThat(cut.p().global(Global.GERMAN_RESERVES)).as("not in the enemy's turn").isEqualTo(2);
    cut.passTo(6, "german", "first-movement");
    assertThat(cut.p().global(Global.GERMAN_RESERVES)).isZero();
    Situation russian = of("russian", "first-movement", "5728: ru-25; 2032: ru-6");
    russian.play(russian.chooseHexes("reserve-1", "5728"));
    russian.play(russian.chooseHexes("reserve-1", "2032"));
    russian.passTo(5, "german", "first-movement");
    assertThat(russian.p().global(Global.FIRST_ARMY_RESERVES)).isEqualTo(1);
    assertThat(russian.p().global(Global.SECOND_ARMY_RESERVES)).isEqualTo(1);
    russian.passTo(6, "russian", "first-movement");
    assertThat(russian.p().global(Global.FIRST_ARMY_RESERVES)).isZero();
    assertThat(russian.p().global(Global.SECOND_ARMY_RESERVES)).isZero();
  }

  @Test
  @Case({"TWU-5.1f", "TWU-5.3f", "TWU-10.3c"})
  void whoEntersUnderAMarkerNeedsItsValueLeft() {
    for (int value : new int[] {2, 3}) {
      Situation s = german("0122: ge-2; turn 5: ge-22", "forced-march");
      s.play(s.chooseHexes("reserve-" + value, "0122"));
      if (value == 2) {
        assertThat(s.grants(s.reinforce("ge-22", "0122"))).as("3 - 1 are 2").isTrue();
        s.play(s.reinforce("ge-22", "0122"));
        assertThat(s.p().unitNumber(s.unit("ge-22"), UnitNumber.RESERVED)).isEqualTo(2);
      } else {
        assertThat(s.refusal(s.reinforce("ge-22", "0122"))).isEqualTo("TWU-5.1f");
      }
      Situation forced = german("0122: ge-2; turn 5: ge-22", "forced-march");
      forced.play(forced.chooseHexes("reserve-" + value, "0122"));
      assertThat(forced.refusal(forced.move("forced-march", "ge-22", "0122")))
          .as("4 - 1 are 3")
          .isEqualTo("TWU-10.3c");
    }
  }

  // ---- 5.2

  @Test
  @Case({"TWU-5.2a", "TWU-5.3a", "TWU-3.5b", "TWU-10.3d"})
  void whoMayNotActDoesNotRideEither() {
    Situation s = german("turn 5: ge-22; 4816: ge-2", "forced-march");
    s.with("4916: ge-1+disrupted");
    assertThat(s.refusal(s.entrain("ge-1"))).isEqualTo("TWU-3.5b");
    assertThat(s.refusal(s.entrain("ge-22"))).isEqualTo("TWU-5.3a");
    assertThat(s.refused(s.entrain("ge-22")).why()).contains("must first enter the map");
    assertThat(s.refusal(s.rail("ge-22", "4816"))).isEqualTo("TWU-5.3a");
    assertThat(s.refusal(s.detrain("ge-1"))).isEqualTo("TWU-3.5b");
    s.play(s.move("forced-march", "ge-2", "4817"));
    assertThat(s.refusal(s.entrain("ge-2"))).isEqualTo("TWU-10.3d");
    Situation off = german("5125: ge-1");
    assertThat(off.refusal(off.entrain("ge-1"))).isEqualTo("TWU-5.2c");
    assertThat(off.refused(off.entrain("ge-1")).why()).contains("no railway at 5125");
    Situation aboard = german("4916: ge-2+entrained+finished");
    aboard.with("4916: ge-2+entrained+finished");
    assertThat(aboard.refusal(aboard.rail("ge-2", "4816"))).isEqualTo("TWU-5.0f");
  }

  @Test
  @Case("TWU-5.2c")
  void twoLinesThatPassEachOtherAreNotJoined() {
    Board board = Situation.of("historical").rules().board();
    Theatre map = Situation.of("historical").rules().theatre();
    int tried = 0;
    for (int hex = 0; hex < board.size() && tried < 3; hex++) {
      for (int d = 0; d < Board.DIRECTIONS && tried < 3; d++) {
        int to = board.neighbour(hex, d);
        if (map.rails(hex) != 0
            && to >= 0
            && map.rails(to) != 0
            && map.country(hex) == Chapter.GERMAN
            && map.country(to) == Chapter.GERMAN
            && (map.rails(hex) >> d & 1) == 0) {
          Situation s = german(board.number(hex) + ": ge-2+entrained");
          assertThat(s.refusal(s.rail("ge-2", board.number(to)))).isEqualTo("TWU-5.2c");
          assertThat(s.refused(s.rail("ge-2", board.number(to))).why())
              .startsWith("No railway connects");
          tried++;
        }
      }
    }
    assertThat(tried).isEqualTo(3);
  }

  @Test
  @Case({"TWU-5.2b", "TWU-10.3d", "TWU-5.0e"})
  void whoHasUsedTheRailwayHasNoFreeStepAndForcesNoMarch() {
    Situation s = german("4916: ge-2; 3808: ge-g-kon", "forced-march");
    s.play(s.entrain("ge-2"), s.detrain("ge-2"));
    assertThat(flagged(s, "ge-2", Flag.RAILED)).isTrue();
    assertThat(s.refusal(s.move("forced-march", "ge-2", "4917"))).isEqualTo("TWU-10.3d");
    Situation ride = german("4916: ge-2+entrained");
    ride.play(ride.rail("ge-2", "4816"));
    assertThat(flagged(ride, "ge-2", Flag.RAILED)).isTrue();
    assertThat(ride.p().unitNumber(ride.unit("ge-2"), UnitNumber.SPENT)).isEqualTo(1);
    ride.play(ride.detrain("ge-2"));
    assertThat(flagged(ride, "ge-2", Flag.RAILED)).isTrue();
    assertThat(ride.p().unitNumber(ride.unit("ge-2"), UnitNumber.SPENT)).isEqualTo(2);
    Situation detrained = german("4916: ge-2+entrained", "forced-march");
    detrained.play(detrained.detrain("ge-2"));
    assertThat(detrained.refusal(detrained.move("forced-march", "ge-2", "4917")))
        .isEqualTo("TWU-10.3d");
  }

  @Test
  @Case({"TWU-5.2b", "TWU-5.1g", "TWU-5.1f"})
  void aRideMayEndUnderAMarkerThatItCanAfford() {
    Situation s = german("4916: ge-2+entrained; 4816: ge-1; 4716: ge-36");
    s.play(s.chooseHexes("reserve-2", "4816"), s.chooseHexes("reserve-3", "4716"));
    assertThat(s.refusal(s.rail("ge-2", "4816", "4716"))).as("2 left").isEqualTo("TWU-5.1f");
    s.play(s.rail("ge-2", "4816"));
    assertThat(s.p().unitNumber(s.unit("ge-2"), UnitNumber.RESERVED)).isEqualTo(2);
  }

  @Test
  @Case({"TWU-5.2.1a", "TWU-5.2.1b", "TWU-5.1f"})
  void cuttingAndRepairingNeedAPointThatIsNotReserved() {
    Situation s = of("russian", "first-movement", "4816: ru-25; 4815: ru-27").allHeldBy("russian");
    s.play(s.chooseHexes("reserve-1", "4816"), s.march("ru-27", "4816"));
    assertThat(s.refusal(s.choose("cut-rail", "ru-27"))).isEqualTo("TWU-5.1f");
    Situation cut = of("russian", "first-movement", "4816: ru-25");
    cut.play(cut.choose("cut-rail", "ru-25"));
    cut.with("eliminated: ru-25; 4819: ge-1").allHeldBy("german").at(5, "german", "first-movement");
    cut.play(cut.march("ge-1", "4818", "4817", "4816"));
    assertThat(cut.refusal(cut.choose("repair-rail", "ge-1")))
        .as("no point")
        .isEqualTo("TWU-5.2.1b");
    Situation tired = of("russian", "first-movement", "").with("4816: ru-25+disrupted");
    assertThat(tired.refusal(tired.choose("cut-rail", "ru-25"))).isEqualTo("TWU-3.5b");
    cut.with("4816: ge-1+disrupted");
    assertThat(cut.refusal(cut.choose("repair-rail", "ge-1"))).isEqualTo("TWU-3.5b");
    Situation due = of("russian", "first-movement", "turn 5: ru-25");
    assertThat(due.refusal(due.choose("cut-rail", "ru-25"))).isEqualTo("TWU-5.2.1a");
  }

  // ---- 5.3

  @Test
  @Case({"TWU-5.3a", "TWU-10.5d", "TWU-2.0a"})
  void whoEntersIsWholeWaitsNoMoreAndTakesTheHex() {
    Situation s = german("turn 5: ge-22, ge-38").heldBy("russian", "0122");
    assertThat(s.refusal(s.march("ge-22 ge-38", "0122"))).isEqualTo("TWU-5.3a");
    assertThat(s.refusal(s.move("swim", "ge-22", "0122"))).isEqualTo("TWU-5.0a");
    assertThat(s.refusal(s.choose("enter-forced", "ge-22"))).isEqualTo("TWU-5.0a");
    assertThat(
            s.refusal(new Order.Choose("enter-forced", List.of(s.unit("ge-22")), s.hexes("0122"))))
        .as("no forced marches here")
        .isEqualTo("TWU-10.3a");
    assertThat(s.controls("russian", "0122")).isTrue();
    s.play(s.march("ge-22", "0122"));
    assertThat(s.controls("german", "0122")).isTrue();
    assertThat(s.p().unitNumber(s.unit("ge-22"), UnitNumber.DUE)).isZero();
    assertThat(s.p().lost(s.unit("ge-22"))).isZero();
    Situation back =
        Situation.of("historical", "replacements")
            .with("5028: ge-1, ge-2; 5128: ru-1gc")
            .at(8, "german", "second-combat");
    back.play(back.attack("5128", "ge-1", "ge-2")).dice(1, 1);
    back.play(back.pass(), back.pass());
    back.at(9, "russian", "first-movement").play(back.reinforce("ru-1gc", "6020"));
    assertThat(back.p().lost(back.unit("ru-1gc"))).isZero();
    assertThat(back.controls("russian", "6020")).isTrue();
  }

  // ---- 10.2.3

  @Test
  @Case("TWU-10.2.3b")
  void cavalryTakesForGoodOnlyWhatIsNotItsOwn() {
    Situation s = german("5526: ge-1kb", "cavalry-control").heldBy("german", "5526");
    s.with("5526: ge-2kb+disrupted");
    assertThat(s.refusal(s.choose("fix-control", "ge-1kb"))).isEqualTo("TWU-10.2.3b");
    assertThat(s.refused(s.choose("fix-control", "ge-1kb")).why())
        .contains("not in a hex that it can take control of");
    assertThat(s.refusal(s.choose("fix-control", "ge-2kb"))).isEqualTo("TWU-3.5b");
    s.heldBy("russian", "5527").play(s.march("ge-1kb", "5527"), s.choose("fix-control", "ge-1kb"));
    s.play(s.march("ge-1kb", "5526"));
    assertThat(s.controls("german", "5527")).isTrue();
  }

  // ---- 3.4

  @Test
  @Case({"TWU-3.4a", "TWU-3.4d", "TWU-3.4e"})
  void theAnswerAboutSupplySaysWhy() {
    Situation s = german("0906: ge-2; 4621: ru-25; 5728: ru-27; eliminated: ge-1");
    s.allHeldBy("russian", "0906").heldBy("german", "4522");
    Trace off = s.rules().supply(s.p(), s.unit("ge-1"));
    assertThat(off.in()).isFalse();
    assertThat(off.why()).endsWith("is not on the map.");
    Trace german = s.rules().supply(s.p(), s.unit("ge-2"));
    assertThat(german.in()).isFalse();
    assertThat(german.why()).doesNotContain("forest or swamp");
    s.allHeldBy("german", "4621");
    Trace russian = s.rules().supply(s.p(), s.unit("ru-25"));
    assertThat(russian.in()).isFalse();
    assertThat(russian.why()).contains(", forest or swamp block it");
    assertThat(russian.why().contains("40 hexes") ^ german.why().contains("40 hexes"))
        .as("one of the two has a longest line")
        .isTrue();
    s.allHeldBy("russian");
    Trace fed = s.rules().supply(s.p(), s.unit("ru-27"));
    assertThat(fed.in()).isTrue();
    assertThat(fed.path()).isNotNull();
  }

  // ---- what is seen of a symbol

  @Test
  @Case({"TWU-10.1a", "TWU-3.1d"})
  void aSymbolHasNoFigures() {
    Situation s = german("0906: ge-2; 5728: ru-25", "hidden-movement");
    Position view = s.rules().view(s.p(), s.side("russian")).position();
    Counter symbol = s.unit("ge-unseen-1");
    assertThat(view.place(symbol)).isEqualTo(s.hex("0906"));
    assertThat(s.rules().unitState(view, symbol).place()).isEqualTo("0906");
    assertThat(s.rules().unitState(view, symbol).toString()).contains("ge-unseen-1");
    assertThat(s.rules().combat().defence(view, symbol)).as("a guess").isEqualTo(4);
    assertThat(s.rules().pieces().attackStrength(view, symbol)).isZero();
    assertThat(s.rules().pieces().defenceStrength(view, symbol)).isZero();
    assertThat(s.refusal(s.march("ge-unseen-1", "0907"))).isEqualTo("TWU-2.0c");
    assertThat(s.rules().zones(s.p(), s.side("german")).contains(s.hex("0907"))).isTrue();
  }
}
