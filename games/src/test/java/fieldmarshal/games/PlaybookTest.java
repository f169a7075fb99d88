package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The playbooks of the games, and how such a table is read. */
class PlaybookTest {
  private static final String FILE = "italian-front-1917/playbook.tsv";
  private static final String HEAD =
      "side\tplay\taim\tfirst_turn\tlast_turn\tpulls\torders\tdrive\n";

  @TempDir Path folder;

  private static Rules rules(String id) {
    try {
      Game game = Objects.requireNonNull(Shelf.find(id));
      return game.rules(game.scenarios().getFirst().id(), Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static Appraisal appraisal(Rules rules) {
    return Objects.requireNonNull(rules.appraisal());
  }

  private Playbook read(String lines) throws Exception {
    Rules rules = rules("italian-front-1917");
    Path own = folder.resolve("own").resolve(FILE);
    Files.createDirectories(Objects.requireNonNull(own.getParent()));
    Files.writeString(own, widened(HEAD + lines));
    return OwnTables.of(folder.resolve("own"))
        .during(() ->
            Playbook.read(
                "fieldmarshal/" + FILE, rules.game().sides(), rules.board(), Set.of("hold")));
  }

  /** The same table with all columns that ours has, the others empty. */
  private static String widened(String text) throws Exception {
    String ours;
    try (InputStream in =
        PlaybookTest.class.getClassLoader().getResourceAsStream("fieldmarshal/" + FILE)) {
      ours = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<String> columns = List.of(ours.lines().findFirst().orElseThrow().split("\t"));
    List<String> given = List.of(HEAD.strip().split("\t"));
    StringBuilder wide = new StringBuilder(String.join("\t", columns)).append('\n');
    for (String line : text.lines().skip(1).toList()) {
      String[] cells = line.split("\t", -1);
      for (int i = 0; i < columns.size(); i++) {
        int at = given.indexOf(columns.get(i));
        wide.append(i == 0 ? "" : "\t").append(at < 0 || at >= cells.length ? "" : cells[at]);
      }
      wide.append('\n');
    }
    return wide.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"italian-front-1917", "clash-galicia", "clash-ypres"})
  void everySideHasAPlayForEveryTurn(String id) {
    Rules rules = rules(id);
    int turns = appraisal(rules).turnsLeft(rules.start());
    for (Side side : rules.game().sides()) {
      List<Playbook.Play> plays = appraisal(rules).playbook().of(side);
      assertThat(plays).as(side.id()).isNotEmpty();
      for (Playbook.Play play : plays) {
        assertThat(play.aim()).as(play.name()).endsWith(".");
        for (int turn = 1; turn <= turns; turn++) {
          assertThat(play.on(turn)).as(play.name() + " " + turn).isNotEqualTo(Playbook.Page.BLANK);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gwe-caporetto", "clash-gumbinnen"})
  void aGameMayHaveNone(String id) {
    assertThat(appraisal(rules(id)).playbook()).isEqualTo(Playbook.NONE);
  }

  @Test
  void aPlayHasItsPagesAndAPageItsTurns() throws Exception {
    Playbook book =
        read(
            "allied\tone\tOn to Udine.\t1\t4\t2nd/1911=2 2112=0.5\thold\t1.5\n"
                + "allied\tone\t\t5\t12\t\t\t\n"
                + "central\ttwo\tHold.\t1\t12\t\t\t0.5\n");
    assertThat(book.plays()).hasSize(2);
    Playbook.Play one = book.plays().getFirst();
    assertThat(one.aim()).isEqualTo("On to Udine.");
    assertThat(one.on(4).changes()).containsExactly(Map.entry(Playbook.Weight.DRIVE, 1.5));
    assertThat(one.on(4).pulls()).hasSize(2);
    assertThat(one.on(4).pulls().getFirst().army()).isEqualTo("2nd");
    assertThat(one.on(4).orders()).containsExactly("hold");
    assertThat(one.on(5).changes()).isEmpty();
    assertThat(one.on(5).isUsual()).isTrue();
    assertThat(one.on(13)).isEqualTo(Playbook.Page.BLANK);
    assertThat(book.of(one.side())).containsExactly(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nobody/a/A./1/2///1 | side: there is no side nobody",
        "allied/a/A./3/2///1 | last_turn: comes before the first",
        "allied/a/A./1/2///-1 | drive: a factor is 0 or more",
        "allied/a/A./1/2/9999=2//1 | pulls: '9999=2' names no hex",
        "allied/a/A./1/2/1911//1 | pulls: '1911' names no hex",
        "allied/a/A./1/2/1911=x//1 | pulls: '1911=x' has no factor",
        "allied/a/A./1/2//storm/1 | orders: there is no order storm",
        "allied/a//1/2///1 | aim: is empty"
      })
  void aFaultNamesLineAndField(String line, String fault) {
    assertThatThrownBy(() -> read(line.replace('/', '\t') + "\n"))
        .isInstanceOf(Tsv.Fault.class)
        .hasMessageEndingWith("line 2, " + fault);
  }

  private static Playbook.Page pulling(Playbook.Pull pull) {
    return new Playbook.Page(1, 12, Map.of(), List.of(pull), Set.of());
  }

  /** A place that draws more is worth more on the way there, and nothing else changes. */
  @ParameterizedTest
  @CsvSource({"clash-galicia, ru-3, 3721", "clash-ypres, '', 2321", "italian-front-1917, '', 1911"})
  void pullsChangeWhatGroundIsWorth(String id, String army, String number) {
    Rules rules = rules(id);
    Position p = rules.start();
    Appraisal usual = appraisal(rules);
    assertThat(usual.following(Playbook.Page.BLANK)).isSameAs(usual);
    Appraisal drawn =
        usual.following(pulling(new Playbook.Pull(army, rules.board().hex(number), 3)));
    int changed = 0;
    for (Unit unit : rules.roster().all()) {
      if (p.onMap(unit) && usual.role(unit) == Appraisal.Role.FIGHTER) {
        double less = usual.hexValue(p, unit, p.place(unit));
        double more = drawn.hexValue(p, unit, p.place(unit));
        assertThat(more).as(unit.id()).isGreaterThanOrEqualTo(less);
        changed += more > less ? 1 : 0;
      }
    }
    assertThat(changed).isPositive();
  }
}
