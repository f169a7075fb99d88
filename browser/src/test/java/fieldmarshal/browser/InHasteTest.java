package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Who clicks twice, leaves before the answer is there, or goes back, breaks nothing. */
@Calm
@ExtendWith(Hall.class)
class InHasteTest {

  /** What is asked for by POST at an address that ends so. */
  private static List<String> asked(Visitor visitor, String end) {
    List<String> asked = new ArrayList<>();
    visitor.page.onRequest(request -> {
      if (request.method().equals("POST") && request.url().endsWith(end)) {
        asked.add(request.url());
      }
    });
    return asked;
  }

  @Test
  void aDoubleClickBeginsOneMatch(Visitor visitor, House house) {
    visitor.lobby();
    List<String> begun = asked(visitor, "/api/matches");
    visitor.find("#start").dblclick();
    visitor.until("s.page === 'match' && s.match").settle();
    assertThat(begun).hasSize(1);
    String id = visitor.text("s.match.id");
    visitor.menu("Resign …").press("#yes").until("s.match.decision.kind === 'over'").settle();
    List<String> again = asked(visitor, "/rematch");
    visitor.find("#rematch").dblclick();
    visitor.until("s.match && s.match.id !== '" + id + "'").settle();
    assertThat(again).hasSize(1);
  }

  /** The second half of a double click does not end the phase that the first half has begun. */
  @EveryGame
  void aDoubleClickEndsOnePhase(String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.answerUntil(id, "move");
    visitor.seated(id).until("document.getElementById('end')").settle();
    var box = visitor.find("#end").boundingBox();
    double x = box.x + box.width / 2;
    double y = box.y + box.height / 2;
    int revision = visitor.revision();
    visitor.page.mouse().click(x, y);
    visitor.until("s.match.revision > " + revision).settle();
    int ended = visitor.revision();
    visitor.page.mouse().down(new Mouse.DownOptions().setClickCount(2));
    visitor.page.mouse().up(new Mouse.UpOptions().setClickCount(2));
    visitor.settle();
    assertThat(visitor.revision()).isEqualTo(ended);
    assertThat(visitor.number("s.sure")).isNotEqualTo(ended);
  }

  /** A key that is held down ends one phase and accepts one suggestion. */
  @Test
  void aKeyThatIsHeldDownIsPressedOnce(Visitor visitor, House house) {
    String id = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    house.passUntil(id, "reinforce");
    visitor.match(id).until("s.legal && s.match.suggest").settle();
    int revision = visitor.revision();
    visitor.page.keyboard().down("d");
    visitor.until("s.match.revision > " + revision).settle();
    int accepted = visitor.revision();
    visitor.until("s.legal && s.match.suggest").settle();
    visitor.page.keyboard().down("d");
    assertThat(visitor.settle().revision()).isEqualTo(accepted);
    visitor.page.keyboard().up("d");
    house.answerUntil(id, "move");
    visitor.match(id).until("document.getElementById('end')").settle();
    visitor.find("#end").focus();
    revision = visitor.revision();
    visitor.page.keyboard().down("Enter");
    visitor.until("s.match.revision > " + revision).settle();
    int ended = visitor.revision();
    visitor.find("#end").focus();
    visitor.page.keyboard().down("Enter");
    assertThat(visitor.settle().revision()).isEqualTo(ended);
    visitor.page.keyboard().up("Enter");
  }

  /** Nothing of the table goes along to the lobby, and its keys are those of the lobby. */
  @Test
  void theBackButtonLeadsToALobbyThatIsWhole(Visitor visitor, House house) {
    String hidden =
        house.begin("east-prussia-1914", "historical", "me", "friend", 7, "hidden-movement");
    visitor.lobby().press("#all-matches").press("a[href='/match/" + hidden + "']");
    visitor.until("document.getElementById('seat')").settle();
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'").settle();
    visitor.key("?").until("s.drawer === 'rules'").settle();
    visitor.key("Escape").until("!s.drawer").settle();
    String open = house.begin("me", "friend", 7);
    visitor.lobby().press("#all-matches").press("a[href='/match/" + open + "']");
    visitor.until("s.match").settle();
    visitor.menu("Resign …").until("s.drawer === 'resign'").settle();
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'").settle();
    assertThat(visitor.text("String(s.drawer)")).isEqualTo("null");
    assertThat(visitor.find(".desk >> visible=true")).hasCount(0);
  }

  /** Holds the answer to a question until it is asked for. */
  private static Route held(Visitor visitor, Predicate<String> which, Runnable deed) {
    Route[] held = new Route[1];
    visitor.page.route(
        which,
        route -> {
          if (held[0] == null) {
            held[0] = route;
          } else {
            route.resume();
          }
        });
    deed.run();
    while (held[0] == null) {
      visitor.page.waitForTimeout(10);
    }
    return held[0];
  }

  /** An answer that comes after its table was left changes nothing on another one. */
  @Test
  void aLateAnswerIsNotTakenForAnotherMatch(Visitor visitor, House house) {
    String first = house.begin("me", "friend", 7);
    String second = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    visitor.lobby().press("#all-matches").press("a[href='/match/" + first + "']");
    visitor.until("s.match").settle();
    Route late = held(visitor, url -> url.endsWith("/orders"), () -> visitor.find("#end").click());
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'");
    visitor.find("a[href='/match/" + second + "']").first().click();
    visitor.until("s.match && s.match.id === '" + second + "'");
    late.resume();
    visitor.settle();
    assertThat(visitor.text("s.match.id")).isEqualTo(second);
    assertThat(visitor.text("s.match.game")).isEqualTo("gwe-brusilov");
    assertThat(visitor.text("s.busy")).isEqualTo("false");
  }

  /** Who goes back before the table is there stays in the lobby. */
  @Test
  void whoGoesBackBeforeTheTableIsThereStaysInTheLobby(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.lobby().press("#all-matches");
    Route late =
        held(
            visitor,
            url -> url.endsWith("/api/matches/" + id),
            () -> visitor.find("a[href='/match/" + id + "']").first().click());
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'");
    late.resume();
    visitor.settle();
    assertThat(visitor.text("s.page")).isEqualTo("lobby");
    assertThat(visitor.text("String(s.match)")).isEqualTo("null");
  }
}
