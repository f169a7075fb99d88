package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Hall.class)
class LobbyTest {

  @Test
  void aMatchIsStartedWithTheChosenOptionsAndSeats(Visitor visitor) {
    visitor.lobby();
    visitor.find("label.opt", "Heroic leaders").click();
    visitor.find("select[aria-label='Who plays the Allies']").selectOption("friend");
    visitor.press("#start").until("s.match").settle();
    assertThat(visitor.page.url()).contains("/match/");
    assertThat(visitor.text("s.match.options.join()")).isEqualTo("heroic-leaders");
    assertThat(visitor.text("s.match.seats.central + ' ' + s.match.seats.allied"))
        .isEqualTo("me friend");
    assertThat(visitor.kind()).isEqualTo("move");
    assertThat(visitor.find("#panels header.bar")).containsText("Central Powers");
    assertThat(visitor.find("#end small")).hasText("56 units can still move");
  }

  @Test
  void aSwitchThatDoesNotFitIsGreyAndSaysWhy(Visitor visitor) {
    visitor.lobby();
    var rommel = visitor.find("label.opt", "Rommel victory points");
    assertThat(rommel.locator("input")).isDisabled();
    assertThat(rommel).containsText("needs “Heroic leaders”");
    visitor.find("label.opt", "Heroic leaders").click();
    visitor.settle();
    assertThat(rommel.locator("input")).isEnabled();
    rommel.click();
    visitor.settle();
    assertThat(visitor.find("label.opt", "Heroic leaders").locator("input")).isDisabled();
  }

  @Test
  void optionsThatContradictTheScenarioKeepTheMatchFromStarting(Visitor visitor) {
    visitor.lobby();
    visitor.find("label.opt", "Allied order of battle").click();
    visitor.settle();
    assertThat(visitor.find("#start")).isEnabled();
    visitor.find(".scen", "The Tyrol Offensive").click();
    visitor.settle();
    assertThat(visitor.find("#unfit")).containsText("contradicts");
    assertThat(visitor.find("#start")).isDisabled();
    visitor.find("label.opt", "Allied order of battle").click();
    visitor.settle();
    assertThat(visitor.find("#start")).isEnabled();
  }

  @Test
  void aMatchIsTakenUpAgain(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.lobby();
    visitor.press("a[href='/match/" + id + "']").until("s.match").settle();
    assertThat(visitor.text("s.match.id")).isEqualTo(id);
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'");
  }

  @Test
  void theGuidedTurnGoesOnWhenAStepHasBeenDone(Visitor visitor) {
    visitor.lobby();
    visitor.find("button", "Guided first turn").click();
    visitor.until("s.match").settle();
    assertThat(visitor.find(".guide h2")).hasText("The map");
    visitor.find(".guide button", "Next").click();
    assertThat(visitor.find(".guide h2")).hasText("A stack");
    visitor.click("1702");
    assertThat(visitor.find(".guide h2")).hasText("Read a counter");
  }
}
