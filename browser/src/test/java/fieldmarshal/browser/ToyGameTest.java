package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.testkit.toy.Ford;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page plays a game that it has never heard of, by what the game says. */
@Calm
@ExtendWith(Hall.class)
class ToyGameTest {
  private static final String GAME = "toy-ford";

  private static Visitor sit(Visitor visitor) {
    visitor.until("!s.veil || document.getElementById('seat')").settle();
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    return visitor;
  }

  @Test
  void mapCountersTracksAndWhatIsHiddenAreShown(Hall.Guests guests) {
    House house = guests.toys();
    Visitor visitor = guests.at(house).lobby();
    assertThat(visitor.find("body")).containsText("The Ford");
    String id = house.begin(GAME, "ford", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    sit(visitor);
    assertThat(visitor.find("#board")).isVisible();
    String own = visitor.text("s.viewer");
    String enemy = own.equals("red") ? "blue" : "red";
    assertThat(visitor.hexOf(own + "-guard")).matches("\\d{4}");
    assertThat(visitor.hexOf(enemy + "-line")).matches("\\d{4}");
    assertThat(visitor.hexOf(enemy + "-guard")).isIn("null", "undefined");
    assertThat(visitor.hexOf(enemy + "-unseen-1")).matches("\\d{4}");
    assertThat(visitor.find(".bar .ask .p"))
        .containsText(own.equals("red") ? "Red Army" : "Blue Army");
    visitor.key("t");
    assertThat(visitor.find(".trackcard .strip1")).hasCount(2);
    assertThat(visitor.find(".trackcard .means").first())
        .containsText("0: Broken · 1 to 2: Shaken · 3 or more: Steady");
    visitor.key("Escape");
  }

  @Test
  void aMarchTakesATownAndItsFlagLiesOnTheMap(Hall.Guests guests) {
    House house = guests.toys();
    Sketch sketch = new Sketch(List.of(new Ford()), GAME, "ford", Set.of());
    sketch.only("0201: red-line; 0101: red-guard; 0205: blue-line; 0405: blue-guard");
    sketch.go(1, "red", "movement");
    Visitor visitor = guests.at(house);
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    sit(visitor).click("0201").until("s.reach").settle();
    int revision = visitor.revision();
    visitor.click("0202").until("s.match.revision > " + revision).settle();
    assertThat(visitor.hexOf("red-line")).isEqualTo("0202");
    assertThat(visitor.text("s.match.state.mapMarkers[0].title")).isEqualTo("held by the Reds");
  }

  @Test
  void anAttackIsForetoldDieByDieAndFoughtAndTheNextChitIsDrawn(Hall.Guests guests) {
    House house = guests.toys();
    Sketch sketch = new Sketch(List.of(new Ford()), GAME, "ford", Set.of());
    sketch.only("0302: red-line; 0202: red-guard; 0303: blue-guard; 0405: blue-scouts");
    sketch.go(1, "red", "combat").dice(1, 1, 6, 1);
    Visitor visitor = guests.at(house);
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    sit(visitor).until("s.targets.length").settle();
    visitor.click("0303").until("s.attack && s.attack.preview").settle();
    assertThat(visitor.number("s.attack.preview.stages[0].dice.length")).isEqualTo(3);
    assertThat(visitor.find(".side.combat")).containsText("A die for each counter");
    assertThat(visitor.find(".side.combat")).containsText("A Blue counter lies face down.");
    assertThat(visitor.text("document.body.textContent")).doesNotContain("Blue Guard");
    int revision = visitor.revision();
    visitor.press("#attack").until("s.match.revision > " + revision).settle();
    assertThat(visitor.number("s.result.rolls.length")).isGreaterThanOrEqualTo(3);
    assertThat(visitor.text("s.result.fought.result")).isEqualTo("2 against 0");
    // Nobody else can attack: the next chit was drawn, the first of red, blue, blue.
    assertThat(visitor.text("s.match.decision.part.id")).isEqualTo("red-army");
    assertThat(visitor.number("s.match.decision.part.number")).isEqualTo(2);
  }

  @Test
  void aWholeGameIsPlayedByTheRedButtonToItsEnd(Hall.Guests guests) {
    House house = guests.toys();
    String id = house.begin(GAME, "ford", "me", "friend", 7);
    Visitor visitor = guests.at(house);
    visitor.page.navigate(house.address + "/match/" + id);
    for (int i = 0; i < 60 && !visitor.text("!!s.match?.decision?.outcome").equals("true"); i++) {
      sit(visitor);
      if (visitor.find("#end").count() > 0) {
        int revision = visitor.revision();
        visitor.press("#end").until("s.match.revision > " + revision).settle();
      }
    }
    assertThat(house.match(id).at("/decision/outcome").isMissingNode()).isFalse();
  }
}
