package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Situation;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 18.2 and 18.3: railways and tracks. */
class BrusilovRailwaysTest {
  private static final Brusilov GAME = new Brusilov();

  private static Situation move(String side, String units, String... options) {
    List<String> all = new ArrayList<>(List.of(options));
    all.add("unlimited-command");
    return Situation.of(GAME, "fourth-of-june", all.toArray(String[]::new))
        .with(units)
        .at(4, side, "movement");
  }

  // ---- 18.21, 18.22

  @Test
  @Case({"BRU-18.21", "BRU-18.22", "BRU-26.33"})
  void theRailwaysCarrySixRussianAndEightCentralPoints() {
    Situation s = move("russian", "0908: ru-hq-9le, ru-77, ru-100, ru-71, ru-80");
    for (String unit : List.of("ru-77", "ru-100", "ru-71")) {
      s.play(s.entrain(unit));
    }
    assertThat(s.onRails("russian")).isEqualTo(6);
    assertThat(s.refusal(s.entrain("ru-80"))).isEqualTo("BRU-18.21");
    s.play(s.entrain("ru-hq-9le"));

    s = move("central", "1719: ge-hq-sa, ah-26, ah-53, ah-45, ah-2; 1718: ah-202");
    for (String unit : List.of("ah-26", "ah-53", "ah-45", "ah-2")) {
      s.play(s.entrain(unit));
    }
    assertThat(s.refusal(s.entrain("ah-202"))).isEqualTo("BRU-18.22");

    s =
        move(
            "russian",
            "0908: ru-hq-9le, ru-77, ru-100, ru-71, ru-80; 1007: ru-si",
            "supply-and-rail");
    for (String unit : List.of("ru-77", "ru-100", "ru-71", "ru-80")) {
      s.play(s.entrain(unit));
    }
    assertThat(s.onRails("russian")).isEqualTo(8);
    assertThat(s.refusal(s.entrain("ru-si"))).isEqualTo("BRU-18.21");
  }

  /** The line from Sarny by Rovno, Shepetovka and Proskurov to the front, hex by hex. */
  private static List<String> line(Situation s, String from, int hexes) {
    List<String> line = new ArrayList<>(List.of(from));
    var board = s.rules().board();
    var seen = new java.util.HashMap<Integer, Integer>();
    var queue = new java.util.ArrayDeque<Integer>(List.of(s.hex(from)));
    seen.put(s.hex(from), -1);
    int side = s.rules().sequence().phasing(s.p()).index();
    while (!queue.isEmpty()) {
      int at = queue.remove();
      for (int d = 0; d < 6; d++) {
        int to = board.neighbour(at, d);
        if (to >= 0
            && (s.rules().theatre().rails(at) >> d & 1) != 0
            && s.rules().theatre().friendlyRail(side, to)
            && !seen.containsKey(to)) {
          seen.put(to, at);
          queue.add(to);
        }
      }
      List<String> back = new ArrayList<>();
      for (int hex = at; hex >= 0; hex = seen.get(hex)) {
        back.add(0, board.number(hex));
      }
      if (back.size() == hexes + 1) {
        return back.subList(1, back.size());
      }
    }
    return line;
  }

  @Test
  @Case({"BRU-18.21", "BRU-18.22"})
  void aTrainGoesTwentyRussianHexesAndTwentyFiveCentral() {
    Situation s = move("russian", "0205: ru-77+entrained");
    List<String> far = line(s, "0205", 21);
    assertThat(s.refusal(s.rail("ru-77", far.toArray(String[]::new)))).isEqualTo("BRU-18.21");
    s.play(s.rail("ru-77", far.subList(0, 20).toArray(String[]::new)));
    assertThat(s.where("ru-77")).isEqualTo(far.get(19));

    s = move("central", "0415: ah-26+entrained");
    far = line(s, "0415", 26);
    assertThat(s.refusal(s.rail("ah-26", far.toArray(String[]::new)))).isEqualTo("BRU-18.22");
    s.play(s.rail("ah-26", far.subList(0, 25).toArray(String[]::new)));
    assertThat(s.where("ah-26")).isEqualTo(far.get(24));
  }

  // ---- 18.25, 18.26

  @Test
  @Case("BRU-18.25")
  void aSlowUnitEntrainsForAllItsMovementIfItBeginsOnARailway() {
    Situation s = move("central", "1719: ah-dep-1; 1818: ah-dep-2; 1421: ah-dep-3");
    s.play(s.entrain("ah-dep-1"));
    assertThat(s.spent("ah-dep-1")).as("its whole movement").isEqualTo(2);
    assertThat(s.left("ah-dep-1")).isEqualTo(0);
    s = move("central", "1719: ah-dep-1");
    s.play(s.march("ah-dep-1", "1720"));
    assertThat(s.refusal(s.entrain("ah-dep-1"))).as("it has marched").isEqualTo("BRU-18.25");
    s = move("central", "1719: ah-26, ah-hq-4fe");
    s.play(s.march("ah-26", "1720"));
    assertThat(s.refusal(s.entrain("ah-26"))).as("four are needed").isEqualTo("GWE-5.4-ENTRAIN");
  }

  @Test
  @Case({"BRU-18.25", "BRU-18.26"})
  void othersPayTheirRatingAndNoDieIsRolled() {
    Situation s = move("central", "1719: ge-hq-sa, ah-26, ge-48r; 1721: ge-108");
    s.play(s.entrain("ah-26"));
    assertThat(s.spent("ah-26")).isEqualTo(4);
    s.play(s.entrain("ge-48r"));
    assertThat(s.spent("ge-48r")).isEqualTo(1);
    s.play(s.march("ge-108", "1720"));
    s.play(s.entrain("ge-108"));
    assertThat(s.has("ge-108", "entrained")).isTrue();
    Situation r = move("russian", "0908: ru-hq-9le, ru-77, ru-dep-1");
    r.play(r.entrain("ru-77"));
    assertThat(r.spent("ru-77")).isEqualTo(3);
    r.play(r.entrain("ru-dep-1"));
    assertThat(r.spent("ru-dep-1")).isEqualTo(3);
    assertThat(r.events(fieldmarshal.engine.Event.Rolled.class)).isEmpty();
  }

  @Test
  @Case("BRU-18.25")
  void aDepotThatHasJustArrivedHasNotBegunOnTheMap() {
    Situation s = Situation.of((Game) GAME, "fourth-of-june").at(4, "central", "reinforcement");
    s.play(s.reinforce("ah-dep-1", "1625")).play(s.pass());
    s.passTo(4, "central", "movement");
    s.play(s.detrain("ah-dep-1"));
    assertThat(s.refused(s.entrain("ah-dep-1")))
        .satisfies(refused -> assertThat(refused.caseId()).isEqualTo("BRU-18.25"))
        .satisfies(refused -> assertThat(refused.why()).contains("began the phase"));
  }

  // ---- 18.27

  @Test
  @Case("BRU-18.27")
  void beyondTheStartLineTheRailwaysAreTheEnemys() {
    Situation s = move("russian", "0415: ru-hq-9le");
    assertThat(s.refusal(s.entrain("ru-hq-9le"))).isEqualTo("BRU-18.27");
    s = move("russian", "0809: ru-77+entrained");
    assertThat(s.refusal(s.rail("ru-77", "0810"))).isEqualTo("BRU-18.27");
    s = move("central", "0908: ah-hq-4fe");
    assertThat(s.refusal(s.entrain("ah-hq-4fe"))).isEqualTo("BRU-18.27");
    s = move("central", "1015: ah-hq-4fe");
    assertThat(s.refusal(s.entrain("ah-hq-4fe"))).as("no railway at all").isEqualTo("GWE-5.32");
  }

  // ---- 18.3

  @Test
  @Case({"BRU-18.31", "BRU-18.32"})
  void aSingleTrackBearsTwoRussianPointsAndADoubleTrackEight() {
    Situation s =
        move(
            "russian",
            "1007: ru-77+entrained, ru-100+entrained; 0908: ru-71+entrained",
            "track-limits");
    // 1007 to 0908 is double, 1007 to 1008 single.
    s.play(s.rail("ru-77", "1008"));
    assertThat(s.refusal(s.rail("ru-100", "1008"))).isEqualTo("BRU-18.31");
    assertThat(s.orders()).doesNotContain(s.rail("ru-100", "1008"));
    s.play(s.rail("ru-100", "0908"));
    s.play(s.rail("ru-71", "1007"));
    assertThat(s.refusal(s.rail("ru-71", "1008"))).isEqualTo("BRU-18.31");

    s = move("russian", "1007: ru-77+entrained, ru-100+entrained");
    s.play(s.rail("ru-77", "1008")).play(s.rail("ru-100", "1008"));
  }

  @Test
  @Case("BRU-18.31")
  void aCorpsCannotUseASingleTrackButCanUseADoubleOne() {
    Situation s =
        Situation.of(GAME, "fourth-of-june", "track-limits", "guards", "unlimited-command")
            .with("1007: ru-corps-1gd+entrained")
            .at(7, "russian", "movement");
    assertThat(s.refusal(s.rail("ru-corps-1gd", "1008"))).isEqualTo("BRU-18.31");
    s.play(s.rail("ru-corps-1gd", "0908"));
    assertThat(s.where("ru-corps-1gd")).isEqualTo("0908");
  }

  @Test
  @Case({"BRU-18.31", "BRU-18.32"})
  void aSingleTrackBearsFourCentralPointsAndEveryCrossingCounts() {
    // 1719 to 1819 is single.
    Situation s =
        move("central", "1719: ah-26+entrained, ah-53+entrained, ah-45+entrained", "track-limits");
    s.play(s.rail("ah-26", "1819")).play(s.rail("ah-53", "1819"));
    assertThat(s.refusal(s.rail("ah-45", "1819"))).isEqualTo("BRU-18.31");

    s = move("central", "1719: ah-26+entrained, ah-53+entrained", "track-limits");
    assertThat(s.refusal(s.rail("ah-26", "1819", "1719", "1819"))).isEqualTo("BRU-18.31");
    s.play(s.rail("ah-26", "1819", "1719"));
    assertThat(s.refusal(s.rail("ah-53", "1819"))).as("four have crossed").isEqualTo("BRU-18.31");
  }

  @Test
  @Case("BRU-18.32")
  void theTracksAreFreeAgainInTheNextMovementPhase() {
    Situation s = move("russian", "1007: ru-77+entrained, ru-100+entrained", "track-limits");
    s.play(s.rail("ru-77", "1008"));
    assertThat(s.grants(s.rail("ru-100", "1008"))).isFalse();
    s.at(5, "russian", "movement");
    assertThat(s.grants(s.rail("ru-100", "1008"))).isTrue();
  }

  @Test
  @Case("BRU-18.33")
  void twoLinesThroughOneHexsideHaveALimitEach() throws Exception {
    String rows =
        "hex_a\thex_b\ttracks\n1007\t1008\tsingle\n1007\t1008\tdouble\n0908\t1007\tsingle\n";
    var board = GAME.theatre().board();
    Tracks tracks = Tracks.load(board, rows(rows));
    assertThat(tracks.count()).isEqualTo(3);
    int a = board.hex("1007");
    int b = board.hex("1008");
    assertThat(tracks.lines(a, board.direction(a, b))).containsExactly(0, 1);
    assertThat(tracks.lines(b, board.direction(b, a))).containsExactly(0, 1);
    assertThat(tracks.twice(0)).isFalse();
    assertThat(tracks.twice(1)).isTrue();
    assertThat(tracks.lines(a, board.direction(b, a))).isEmpty();
  }

  private static List<Tsv.Row> rows(String text) throws Exception {
    var read = Tsv.class.getDeclaredMethod("read", String.class, BufferedReader.class);
    read.setAccessible(true);
    @SuppressWarnings("unchecked")
    List<Tsv.Row> rows =
        (List<Tsv.Row>) read.invoke(null, "test", new BufferedReader(new StringReader(text)));
    return rows;
  }

  // ---- 23.53

  @Test
  @Case("BRU-23.53")
  void aReducedAustrianUnitMayFallApartWhenItEntrains() {
    Situation s = move("central", "1719: ge-hq-sa, ah-26/1, ah-53/1, ah-45, ge-48r/1");
    s.dice(1).play(s.entrain("ah-26"));
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    assertThat(s.onRails("central")).as("its points are spent").isEqualTo(2);
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(2);
    s.dice(2).play(s.entrain("ah-53"));
    assertThat(s.has("ah-53", "entrained")).isTrue();
    s.play(s.entrain("ah-45"));
    assertThat(s.events(fieldmarshal.engine.Event.Rolled.class)).as("a full one").isEmpty();
    s.play(s.entrain("ge-48r"));
    assertThat(s.events(fieldmarshal.engine.Event.Rolled.class)).as("a German one").isEmpty();
    s = move("central", "1719: ge-hq-sa, ah-26/1").at(1, "central", "movement");
    s.dice(2).play(s.entrain("ah-26"));
    assertThat(s.where("ah-26")).as("1 or 2 on the first turn").isEqualTo("eliminated");
  }
}
