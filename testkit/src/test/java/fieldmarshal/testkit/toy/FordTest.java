package fieldmarshal.testkit.toy;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Glossary.Use;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.book.Piece;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.casebook.CaseIndexer;
import fieldmarshal.testkit.Scene;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every case of the toy, each by an example. */
class FordTest {
  private static final Ford GAME = new Ford();

  private static final class Situation extends Scene<FordRules, Piece, Situation> {
    Situation(String... options) {
      super(open(FordRules.class, GAME, "ford", options), "ford", options(options));
    }

    static Situation empty(String... options) {
      return new Situation(options).cleared();
    }

    @Override
    protected Situation self() {
      return this;
    }

    Order.Attack attack(String hex, String... units) {
      return Order.Attack.of(units(units), hex(hex));
    }

    int morale(String side) {
      return rules().tracks(p()).get(side(side).index()).value();
    }
  }

  @Test
  @Case("TOY-1.1")
  void theCupHoldsTwoChitsOfEachArmyAndTheTurnEndsWithTheLast() {
    Situation s = new Situation();
    int[] parts = new int[2];
    for (int i = 0; i < 4; i++) {
      assertThat(s.turn()).isEqualTo(1);
      Decision.Choose choose = (Decision.Choose) s.match().decision();
      assertThat(choose.part().number()).isEqualTo(i + 1);
      assertThat(choose.part().title()).endsWith(" Army");
      parts[choose.side().index()]++;
      s.play(s.pass());
    }
    assertThat(parts).containsExactly(2, 2);
    assertThat(s.turn()).isEqualTo(2);
  }

  @Test
  @Case("TOY-1.2")
  void anArmyMovesThenItAttacks() {
    Situation s = Situation.empty().with("0201: red-line; 0203: blue-line; 0301: red-guard");
    s.at(1, "red-army", "movement");
    assertThat(s.refusal(s.attack("0203", "red-line"))).isEqualTo("TOY-2.1");
    assertThat(s.refusal(s.march("blue-line", "0204"))).isEqualTo("TOY-2.1");
    s.play(s.march("red-line", "0202"), s.pass());
    assertThat(s.phase()).isEqualTo("combat");
    assertThat(s.refusal(s.march("red-guard", "0302"))).isEqualTo("TOY-3.1");
  }

  @Test
  @Case("TOY-2.1")
  void forestAndRiversCostMore() {
    Situation s = Situation.empty().with("0302: red-line; 0405: blue-line");
    s.at(1, "red-army", "movement");
    assertThat(s.refusal(s.march("red-line", "0402", "0403"))).isEqualTo("TOY-2.1");
    assertThat(s.grants(s.march("red-line", "0303", "0304"))).isFalse();
    assertThat(s.grants(s.march("red-line", "0303"))).isTrue();
    s.play(s.march("red-line", "0301"));
    assertThat(s.refusal(s.march("red-line", "0302"))).isEqualTo("TOY-2.1");
  }

  @Test
  @Case("TOY-2.2")
  void aHexHasRoomForOneCounter() {
    Situation s = Situation.empty().with("0101: red-line; 0201: red-guard; 0405: blue-line");
    s.at(1, "red-army", "movement");
    assertThat(s.refusal(s.march("red-line", "0201"))).isEqualTo("TOY-2.2");
  }

  @Test
  @Case({"TOY-2.3", "TOY-6.1"})
  void aTownIsHeldAfterItsVisitorHasGoneAndCountsPoints() {
    Situation s = Situation.empty().with("0201: red-line; 0405: blue-line");
    s.at(1, "red-army", "movement").play(s.march("red-line", "0202"));
    assertThat(s.rules().mapMarkers(s.p())).extracting("title").containsExactly("held by the Reds");
    s.at(2, "red-army", "movement").play(s.march("red-line", "0201"));
    assertThat(s.rules().controlled(s.p(), s.side("red")).contains(s.hex("0202"))).isTrue();
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(2);
    s.at(5, "red-army", "movement");
    while (s.match().decision() instanceof Decision.Choose) {
      s.play(s.pass());
    }
    Decision.Over over = (Decision.Over) s.match().decision();
    assertThat(over.outcome().winner()).isEqualTo(s.side("red"));
    assertThat(s.match().play(Order.PASS)).hasToString("Refused[TOY-6.1: The game is over.]");
  }

  private static Situation battle(String terrain, String... options) {
    return Situation.empty(options)
        .with("0302: red-line; 0202: red-guard")
        .with(terrain + ": blue-line+seen");
  }

  @Test
  @Case({"TOY-3.1", "TOY-3.2", "TOY-3.4"})
  void eachCounterRollsADieAndHitsByItsStrengthOrLess() {
    Situation s = battle("0303").at(1, "red-army", "combat");
    s.dice(3, 5, 3).play(s.attack("0303", "red-line", "red-guard"));
    assertThat(s.events(Event.Rolled.class).stream().filter(die -> die.caseId().equals("TOY-3.2")))
        .extracting("purpose")
        .containsExactly("Red Line", "Red Guard", "Blue Line");
    assertThat(s.result()).isEqualTo("1 against 1");
    assertThat(s.steps("blue-line")).isEqualTo(1);
    assertThat(s.steps("red-line")).isEqualTo(2);
    assertThat(s.steps("red-guard")).isEqualTo(2);
  }

  @Test
  @Case("TOY-3.1")
  void aCounterAttacksOnceAndOnlyBesideIt() {
    Situation s = battle("0303").with("0405: blue-scouts").at(1, "red-army", "combat");
    assertThat(s.refusal(s.attack("0405", "red-line"))).isEqualTo("TOY-3.1");
    assertThat(s.refusal(s.attack("0202", "red-line"))).isEqualTo("TOY-3.1");
    s.dice(6, 6).play(s.attack("0303", "red-line"));
    assertThat(s.refusal(s.attack("0303", "red-line"))).isEqualTo("TOY-3.1");
    assertThat(s.grants(s.attack("0303", "red-guard"))).isTrue();
  }

  @Test
  @Case({"TOY-3.3", "TOY-5.1"})
  void coverAndTogethernessChangeEachStrength() {
    Situation s = battle("0203", "combined-attack").at(1, "red-army", "combat");
    Preview alone = s.preview(s.attack("0203", "red-guard"));
    assertThat(alone.attack().total()).isEqualTo(3);
    assertThat(alone.modifiers()).extracting("caseId").containsExactly("TOY-3.3");
    Situation open = battle("0303", "combined-attack").at(1, "red-army", "combat");
    Preview both = open.preview(open.attack("0303", "red-line", "red-guard"));
    assertThat(both.attack().total()).isEqualTo(4 + 5);
    Preview.Dice dice = (Preview.Dice) both.stages().getFirst();
    assertThat(dice.dice()).hasSize(3);
    assertThat(both.totals()).extracting("role").containsExactly(Role.DEFENDER, Role.ATTACKER);
    assertThat(both.totals().get(0).distribution().expected()).isEqualTo((4 + 5) / 6.0);
  }

  @Test
  @Case("TOY-4.1")
  void whoHasNotFoughtLiesFaceDownAndItsStrengthIsOpen() {
    Situation s = Situation.empty();
    s.with("0302: red-line+seen; 0303: blue-guard; 0405: blue-scouts").at(1, "red-army", "combat");
    assertThat(s.rules().view(s.p(), s.side("red")).position().onMap(s.unit("blue-guard")))
        .isFalse();
    Preview preview = s.preview(s.attack("0303", "red-line"));
    assertThat(preview.defenceRange()).isEqualTo(new Preview.Range(1, 4, 2.5));
    assertThat(preview.open()).hasSize(1);
    s.dice(6, 6).play(s.attack("0303", "red-line"));
    assertThat(s.events(Event.Revealed.class))
        .extracting("unit")
        .containsExactly(s.unit("blue-guard"));
    assertThat(s.has("blue-guard", "seen")).isTrue();
    s.at(1, "blue-army", "movement");
    assertThat(s.audience(s.march("blue-scouts", "0404")).includes(s.side("red"))).isFalse();
    s.play(s.march("blue-scouts", "0404"));
    assertThat(s.told("red")).containsExactly("A Blue counter marches from 0405 to 0404.");
  }

  @Test
  @Case("TOY-5.2")
  void anArmyThatLosesStepsIsShakenAndBreaks() {
    Situation s = battle("0303").with("0204: blue-scouts+seen; 0103: blue-guard+seen");
    s.at(1, "red-army", "combat");
    s.dice(1, 1, 6).play(s.attack("0303", "red-line", "red-guard"));
    assertThat(s.where("blue-line")).isEqualTo("eliminated");
    assertThat(s.morale("blue")).isEqualTo(4);
    s.with("0203: blue-scouts+seen; 0201: red-scouts+seen").at(1, "red-army", "combat");
    s.dice(1, 6).play(s.attack("0203", "red-guard"));
    s.at(1, "red-army", "combat").dice(1, 6).play(s.attack("0203", "red-guard"));
    assertThat(s.morale("blue")).isEqualTo(2);
    s.with("0303: blue-guard+seen").at(1, "blue-army", "combat");
    assertThat(s.preview(s.attack("0302", "blue-guard")).modifiers())
        .extracting("what")
        .containsExactly("shaken");
    s.at(1, "red-army", "combat");
    s.dice(1, 1, 6).play(s.attack("0303", "red-line", "red-guard"));
    assertThat(s.morale("blue")).isZero();
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
  }

  // ---- the book

  @Test
  void everyCaseHasCodeAndATest() throws IOException, URISyntaxException {
    Set<String> cases = new TreeSet<>();
    GAME.books().getFirst().entries().forEach(entry -> cases.add(entry.id()));
    assertThat(cited(Ford.class, false)).isEqualTo(cases);
    assertThat(cited(FordTest.class, true)).isEqualTo(cases);
  }

  private static Set<String> cited(Class<?> in, boolean test)
      throws IOException, URISyntaxException {
    Path folder = Path.of(in.getResource(in.getSimpleName() + ".class").toURI()).getParent();
    Set<String> cited = new TreeSet<>();
    CaseIndexer.citations(folder, test).forEach(citation -> cited.add(citation.caseId()));
    return cited;
  }

  @Test
  void everyWordOfAPositionIsExplained() {
    Layout layout = new Situation().p().layout();
    assertThat(layout.boxes()).allMatch(box -> GAME.glossary().has(Use.BOX, box));
    assertThat(layout.flags()).allMatch(flag -> GAME.glossary().has(Use.FLAG, flag));
    assertThat(layout.globals()).allMatch(total -> GAME.glossary().has(Use.TOTAL, total));
  }
}
