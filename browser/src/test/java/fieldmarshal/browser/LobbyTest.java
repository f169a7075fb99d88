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
  void anotherScenarioBringsItsOwnSwitchesAndBarsWhatContradictsIt(Visitor visitor) {
    visitor.lobby();
    visitor.press("[data-key=opttyrol-allied]");
    assertThat(visitor.text("[...s.lobby.options].join()")).isEqualTo("tyrol-allied");
    assertThat(visitor.find("#start")).isEnabled();
    visitor.find(".scen", "The Tyrol Offensive").click();
    visitor.settle();
    assertThat(visitor.text("[...s.lobby.options].join()")).isEmpty();
    var mixed = visitor.find("[data-key=opttyrol-allied]");
    assertThat(mixed.locator("input")).isDisabled();
    assertThat(mixed).containsText("contradicts the scenario “The Tyrol Offensive”");
    assertThat(visitor.find("#start")).isEnabled();
  }

  @Test
  void anotherGameIsTakenFromTheShelf(Visitor visitor) {
    visitor.lobby();
    visitor.find(".more .card", "East Prussia 1914").click();
    visitor.settle();
    assertThat(visitor.find(".hero h1")).hasText("East Prussia 1914");
    visitor.press("#start").until("s.match").settle();
    assertThat(visitor.text("s.match.game")).isEqualTo("east-prussia-1914");
    assertThat(visitor.find("#panels header.bar")).containsText("East Prussia 1914");
  }

  @Test
  void aMatchIsTakenUpAgain(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.lobby();
    visitor.find(".nav button", "Matches").click();
    visitor.press("a[href='/match/" + id + "']").until("s.match").settle();
    assertThat(visitor.text("s.match.id")).isEqualTo(id);
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'");
  }

  @Test
  void theListOfMatchesComesInPages(Visitor visitor, House house) {
    for (int i = 0; i < 14; i++) {
      house.begin("me", "friend", i);
    }
    int all = house.get("/api/matches").size();
    visitor.lobby();
    assertThat(visitor.number("s.matches.length")).isEqualTo(12);
    assertThat(visitor.number("s.total")).isEqualTo(all);
    visitor.find(".nav button", "Matches").click();
    while (visitor.number("s.matches.length") < all) {
      int before = visitor.number("s.matches.length");
      visitor.press("#older").until("s.matches.length > " + before).settle();
    }
    assertThat(visitor.find("#older")).hasCount(0);
    assertThat(visitor.find(".card[data-key^=m]")).hasCount(all);
  }
}
