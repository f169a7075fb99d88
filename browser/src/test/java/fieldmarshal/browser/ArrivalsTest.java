package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Units that wait beside the map come in where the player clicks. */
@Calm
@ExtendWith(Hall.class)
class ArrivalsTest {
  private static final String GAME = "east-prussia-1914";
  private static final String SCENARIO = "historical";

  /** A panel lists no more hexes than these; where there are more, the map is clicked. */
  private static final int LISTED = 24;

  @Test
  void whoMayEnterAtManyHexesEntersAtTheOneThatIsClicked(Visitor visitor, House house) {
    ObjectNode file = Played.until(GAME, SCENARIO, "staff", 11, match -> !waiting(match).isEmpty());
    ObjectNode seats = file.putObject("seats");
    Objects.requireNonNull(Shelf.find(GAME)).sides().stream()
        .map(Side::id)
        .forEach(side -> seats.put(side, "me"));
    visitor.match(house.open(file)).until("!s.veil || document.getElementById('seat')");
    visitor.tap("#seat");
    visitor.until("!s.veil && s.legal?.length").settle();

    // who waits stands before those who are on the map
    String first = visitor.text("document.querySelector('.side .units').dataset.key");
    assertThat(first).isEqualTo("arrivals");
    String unit =
        visitor.text(
            "s.legal.filter(o => o.type === 'reinforce').map(o => o.unit).find((id, i, all) =>"
                + " all.filter(v => v === id).length > %d)".formatted(LISTED));
    visitor.press(".side [data-key='c" + unit + "'] .u");

    // Esc puts it down again
    assertThat(visitor.number("s.pick.hexes.size")).isGreaterThan(LISTED);
    assertThat(visitor.key("Escape").js("!s.pick.hexes")).isEqualTo(true);

    visitor.press(".side [data-key='c" + unit + "'] .u");
    String hex = visitor.text("[...s.pick.hexes.keys()].find(n => s.pick.hexes.get(n).length)");
    visitor.click(hex);
    if (visitor.js("s.pick.at === '" + hex + "'").equals(true)) {
      visitor.press(".side [data-key='c" + unit + "'] [data-key='r0']");
    }
    assertThat(visitor.hexOf(unit)).isEqualTo(hex);
  }

  /** How many hexes each unit may enter at, of those that may at many. */
  private static Map<String, Integer> waiting(Match match) {
    Map<String, Integer> hexes = new HashMap<>();
    if (match.decision() instanceof Decision.Choose choose && choose.kind().equals(Kind.MOVE)) {
      match
          .rules()
          .others(
              match.position(),
              order -> {
                if (order instanceof Order.Reinforce enter) {
                  hexes.merge(enter.unit().id(), 1, Integer::sum);
                }
                return true;
              });
      hexes.values().removeIf(many -> many <= LISTED);
    }
    return hexes;
  }
}
