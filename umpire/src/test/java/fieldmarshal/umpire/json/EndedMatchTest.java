package fieldmarshal.umpire.json;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.games.Shelf;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A match that the players ended before its rules did is saved, read and replayed as such. */
class EndedMatchTest {

  @ParameterizedTest
  @CsvSource({
    "resigned,resignation by the Allies,central",
    "time,loss on time by the Allies,central",
    "agreed,draw by agreement,",
  })
  void theFileTellsHowItEnded(String how, String level, String winner) throws Exception {
    Rules rules = Objects.requireNonNull(Shelf.find("gwe-caporetto")).rules("historical", Set.of());
    Match match = new Match(rules, "historical", Set.of(), 7);
    var allied = rules.game().sides().get(1);
    Ruling ended =
        switch (how) {
          case "resigned" -> match.resign(allied);
          case "time" -> match.loseOnTime(allied);
          default -> match.agreeDraw();
        };
    assertThat(ended).isInstanceOf(Ruling.Granted.class);
    Notation notation = new Notation(rules, match.position().layout());
    var file = MatchJson.write(notation, match.save());
    Match.Replay replay = Match.replay(rules, MatchJson.read(rules, Json.parse(Json.write(file))));
    assertThat(replay.difference()).isNull();
    Decision.Over over = (Decision.Over) replay.match().decision();
    assertThat(over.outcome().level()).isEqualTo(level);
    var side = over.outcome().winner();
    assertThat(side == null ? null : side.id()).isEqualTo(winner);
    assertThat(match.whyNoUndo()).isNotNull();
    assertThat(match.resign(allied)).isInstanceOf(Ruling.Refused.class);
  }
}
