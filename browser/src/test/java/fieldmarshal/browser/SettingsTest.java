package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Every setting does something, at once, and is kept; the keys are explained inside the program.
 */
@ExtendWith(Hall.class)
class SettingsTest {
  private static String root(Visitor visitor, String what) {
    return visitor.text("document.documentElement." + what);
  }

  @Test
  void eachSettingTakesEffectAtOnceAndIsKept(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).menu("Settings").until("s.drawer === 'settings'").settle();
    visitor.press("[data-set=theme-dark]").until("s.theme === 'dark'");
    assertThat(root(visitor, "dataset.theme")).isEqualTo("dark");
    visitor.press("[data-set=motion-none]");
    assertThat(root(visitor, "dataset.motion")).isEqualTo("none");
    assertThat(visitor.text("window.fieldMarshal.board.still")).isEqualTo("true");
    double before = width(visitor);
    visitor.press("[data-set=text-125]");
    assertThat(width(visitor)).isGreaterThan(before * 1.1);
    visitor.press("[data-set=text-100]");
    visitor.press("[data-set=numbers-always]");
    assertThat(visitor.text("window.fieldMarshal.board.map.numbers")).isEqualTo("always");
    String counter = "document.querySelector('.seen canvas.counter').toDataURL()";
    String plain = visitor.text(counter);
    visitor.press("[data-set=palette-strong]");
    assertThat(visitor.text(counter)).isNotEqualTo(plain);
    visitor.press(".opt:has([name=follow])");
    visitor.press(".opt:has([name=sound])");
    assertThat(visitor.find("input[name=volume]")).isDisabled();
    visitor.key("Escape").until("!s.drawer");
    visitor.page.reload();
    visitor.settle();
    assertThat(root(visitor, "dataset.theme")).isEqualTo("dark");
    assertThat(root(visitor, "dataset.motion")).isEqualTo("none");
    visitor.menu("Settings").until("s.drawer === 'settings'").settle();
    assertThat(visitor.find("[data-set=palette-strong]")).hasAttribute("aria-pressed", "true");
    assertThat(visitor.find("[name=follow]")).not().isChecked();
    assertThat(visitor.find("[name=sound]")).not().isChecked();
    visitor.find(".desk .btn", "Back to the usual settings").click();
    visitor.until("s.theme === 'light'");
    assertThat(visitor.find("[name=sound]")).isChecked();
  }

  /** Notes something at a hex; the page of the notes is open. */
  static void note(Visitor visitor, String hex, String text) {
    visitor.find("#note-hex").fill(hex);
    visitor.find("#note-text").fill(text);
    visitor.press("#note-keep");
  }

  /** Whoever opens what somebody has set up by hand sees that it was, and may note things. */
  @Test
  void anEditedMatchSaysSoAndNotesAreKeptForTheirPlayer(Visitor visitor, House house) {
    String id = house.open(ClashStoryTest.galicia().file());
    visitor.match(id);
    assertThat(visitor.find("#edited")).hasText("From a file");
    visitor.menu("Dice").until("s.drawer === 'dice'").settle();
    assertThat(visitor.find("#dice-verdict")).containsText("cannot be verified");
    visitor.key("Escape").menu("Your notes on hexes").until("s.drawer === 'notes'").settle();
    note(visitor, "9999", "Nowhere.");
    assertThat(visitor.find(".notes .fault")).containsText("no hex of that number");
    note(visitor, "4921", "Holds the door.");
    assertThat(visitor.find(".notes [data-key=n4921]")).containsText("Holds the door.");
    visitor.page.reload();
    visitor.settle().menu("Your notes on hexes").until("s.drawer === 'notes'");
    assertThat(visitor.find(".notes [data-key=n4921]")).containsText("Holds the door.");
    // the hex is marked on the map, and the note leads there
    visitor.press(".notes .hexlink").until("!s.drawer && s.hex === '4921'").settle();
    assertThat(visitor.text("window.fieldMarshal.board.scene.sheet.stars[0].hex"))
        .isEqualTo("4921");
    visitor.menu("Your notes on hexes").press("[data-key=n4921] .btn");
    assertThat(visitor.find(".notes [data-key=n4921]")).hasCount(0);
    // a match that was played as it stands has no such mark
    visitor.match(house.begin("me", "friend", 7));
    assertThat(visitor.find("#edited")).hasCount(0);
  }

  @Test
  void whoWantsToBeAskedIsAskedBeforeAnAttackAtBadOdds(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.menu("Settings").press(".opt:has([name=askOdds])").key("Escape");
    String hex =
        visitor.text(
            "Object.keys(s.targetOdds).find(n => { const [a, b] = (s.targetOdds[n].odds ||"
                + " '1-1').split('-').map(Number); return a < b; })");
    visitor.page.evaluate("n => window.fieldMarshal.play.plan([n])", hex);
    visitor.until("s.attack && s.attack.preview").settle();
    int revision = visitor.revision();
    visitor.press("#attack");
    assertThat(visitor.find("#attack")).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.press("#attack").until("s.match.revision > " + revision);
  }

  /** What a slider says stands beside it, also on a phone. */
  @Test
  void theVolumeStandsBesideItsSlider(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).menu("Settings");
    visitor.page.setViewportSize(390, 844);
    var slider = visitor.settle().find(".setrow input[name=volume]").boundingBox();
    var told = visitor.find(".setrow:has(input[name=volume]) .num").boundingBox();
    assertThat(told.x).isGreaterThan(slider.x + slider.width - 1);
    assertThat(told.y).isBetween(slider.y - 12, slider.y + slider.height);
  }

  private static double width(Visitor visitor) {
    return visitor.find("#desk-close").boundingBox().width;
  }

  @Test
  void theKeysAreExplainedInTheLobbyAndAtTheTable(Visitor visitor, House house) {
    visitor.lobby().key("k").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desk")).containsText("Hold, then drag");
    visitor.key("Escape").until("!s.drawer");
    visitor.match(house.begin("me", "friend", 7)).key("k").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desk")).containsText("Zones of control");
    visitor.press("#desk-close").until("!s.drawer");
  }
}
