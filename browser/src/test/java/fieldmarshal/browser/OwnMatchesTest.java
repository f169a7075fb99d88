package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a player does with matches as a whole: gives up, plays again, names, saves, deletes. */
@Calm
@ExtendWith(Hall.class)
class OwnMatchesTest {

  @Test
  void whoResignsIsAskedLosesAndMayHaveARematchWithSidesChanged(Visitor visitor, House house) {
    String id = house.begin("me", "bot:recruit", 7);
    visitor.match(id).menu("Resign …").until("s.drawer === 'resign'").settle();
    assertThat(visitor.find(".desk")).containsText("the other side wins");
    visitor.press("#no").until("!s.drawer");
    assertThat(visitor.kind()).isNotEqualTo("over");
    visitor.menu("Resign …").press("#yes").until("s.match.decision.kind === 'over'").settle();
    assertThat(visitor.text("s.match.decision.outcome.winner")).isEqualTo("allied");
    // the page of the end says who gave up; without it the bar does
    assertThat(visitor.find(".endpage h1")).hasText("The Allies win");
    assertThat(visitor.find(".endpage")).containsText("The Central Powers resigned on turn 1");
    visitor.page.reload();
    visitor.settle();
    assertThat(visitor.kind()).isEqualTo("over");
    assertThat(visitor.find(".bar .p")).containsText("resignation by the Central Powers");
    visitor.press("#rematch").until("s.match && s.match.id !== '" + id + "'").settle();
    assertThat(visitor.text("s.match.seats.allied")).isEqualTo("me");
    assertThat(visitor.text("s.match.seats.central")).isEqualTo("bot:recruit");
  }

  @Test
  void aMatchIsRenamedSavedUnderAReadableNameOpenedAsItWasAndDeleted(Visitor visitor, House house) {
    String id = house.begin("me", "bot:recruit", 7);
    visitor.lobby().press(".nav button:has-text('Matches')").settle();
    String card = "[data-key=m" + id + "]";
    visitor.press(card + " .put.name").until("s.drawer === 'rename'").settle();
    visitor.find("#newname").fill("Sunday evening");
    visitor.press("#yes").until("s.matches.some(m => m.name === 'Sunday evening')").settle();
    visitor.match(id);
    visitor.press("[aria-label='Menu']");
    Download file =
        visitor.page.waitForDownload(() -> visitor.find(".menu a", "Save to a file").click());
    assertThat(file.suggestedFilename()).isEqualTo("caporetto-1917-sunday-evening-turn-1.json");
    visitor.until("!s.menu").settle();
    assertThat(visitor.find(".menu").count()).as("menus that are open").isZero();
    visitor.lobby();
    FileChooser chooser =
        visitor.page.waitForFileChooser(() -> visitor.find("button", "Open a file").click());
    chooser.setFiles(file.path());
    visitor.until("s.page === 'match' && s.match && s.match.id !== '" + id + "'").settle();
    assertThat(visitor.text("s.match.seats.allied")).isEqualTo("bot:recruit");
    assertThat(visitor.text("s.match.name")).isEqualTo("Sunday evening");
    visitor.page.context().grantPermissions(java.util.List.of("clipboard-read", "clipboard-write"));
    visitor.menu("Share this position").until("s.notice");
    assertThat(visitor.find(".toast")).containsText("only on this computer");
    String copy = visitor.text("s.match.id");
    visitor.lobby().press(".nav button:has-text('Matches')").settle();
    visitor
        .press("[data-key=m" + copy + "] .put:has-text('Delete')")
        .until("s.drawer === 'delete'");
    visitor.settle();
    assertThat(visitor.find(".desk")).containsText("cannot be undone");
    visitor.press("#yes").until("!s.matches.some(m => m.id === '" + copy + "')").settle();
    assertThat(house.match(copy).has("error")).isTrue();
  }

  /** A question has the keys at once, and no other key does anything behind it. */
  @Test
  void aMatchIsRenamedByKeysAlone(Visitor visitor, House house) {
    String id = house.begin("me", "bot:recruit", 7);
    visitor.lobby().press(".nav button:has-text('Matches')").settle();
    String name = "[data-key=m" + id + "] .put.name";
    String theme = visitor.text("s.theme");
    visitor.press(name).until("s.drawer === 'rename'").settle();
    assertThat(visitor.find("#newname")).isFocused();
    visitor.key("Escape").until("!s.drawer").settle();
    visitor.press(name).until("s.drawer === 'rename'").settle();
    visitor.page.keyboard().type("Night march");
    visitor.key("Enter").until("s.matches.some(m => m.name === 'Night march')").settle();
    assertThat(visitor.text("s.theme")).isEqualTo(theme);
    visitor.press("[data-key=m" + id + "] .put:has-text('Delete')");
    visitor.until("s.drawer === 'delete'").settle();
    assertThat(visitor.find("#no")).isFocused();
    visitor.key("n").key("k").settle();
    assertThat(visitor.text("s.drawer")).isEqualTo("delete");
    assertThat(visitor.text("s.theme")).isEqualTo(theme);
    visitor.key("Enter").until("!s.drawer").settle();
    assertThat(house.match(id).has("error")).isFalse();
  }

  /**
   * Somebody has deleted it on another page: that is told in a sentence, and no error is printed.
   */
  @Test
  void aMatchThatIsGoneAlreadyGoesFromTheList(Visitor visitor, House house) {
    String id = house.begin("me", "bot:recruit", 7);
    visitor.lobby().press(".nav button:has-text('Matches')").settle();
    visitor.page.evaluate("id => fetch('/api/matches/' + id, { method: 'DELETE' })", id);
    assertThat(house.match(id).has("error")).isTrue();
    visitor.press("[data-key=m" + id + "] .put:has-text('Delete')");
    visitor.until("s.drawer === 'delete'").settle();
    visitor.press("#yes").until("!s.matches.some(m => m.id === '" + id + "')").settle();
    assertThat(visitor.find(".toast")).isVisible();
  }
}
