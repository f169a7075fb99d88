package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A side may give the game up at any time; that ends it, and is in the saved match. */
class ResignTest {
  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical,allied,central",
    "gwe-brusilov,fourth-of-june,russian,central",
    "east-prussia-1914,historical,german,russian",
    "clash-galicia,campaign,central,entente"
  })
  void aResignationEndsTheGame(String game, String scenario, String side, String winner) {
    Dialogue dialogue = new Dialogue();
    dialogue.granted("{'do':'new','game':'" + game + "','scenario':'" + scenario + "','seed':3}");
    JsonNode answer = dialogue.granted("{'do':'resign','side':'" + side + "'}");
    JsonNode decision = answer.get("decision");
    assertThat(decision.path("kind").asText()).isEqualTo("over");
    assertThat(decision.at("/outcome/winner").asText()).isEqualTo(winner);
    assertThat(decision.at("/outcome/resigned").asText()).isEqualTo(side);
    assertThat(answer.at("/events/0/text").asText()).matches(".* resigns?\\.");
    assertThat(dialogue.refusal("{'do':'order','order':{'type':'pass'}}")).isNotNull();
    assertThat(dialogue.refusal("{'do':'undo'}")).isNotNull();
    assertThat(dialogue.refusal("{'do':'resign','side':'" + side + "'}")).isNotNull();

    JsonNode saved = dialogue.granted("{'do':'save'}").get("match");
    Dialogue other = new Dialogue();
    assertThat(other.granted("{'do':'load','match':" + saved + "}").get("decision"))
        .isEqualTo(decision);
    assertThat(other.granted("{'do':'save'}").get("match")).isEqualTo(saved);
  }
}
