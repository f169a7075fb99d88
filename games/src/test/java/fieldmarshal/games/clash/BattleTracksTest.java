package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** What the battle books lay beside the map. */
class BattleTracksTest {
  private static Track track(Situation s, String id) {
    return s.rules().tracks(s.p()).stream()
        .filter(track -> track.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Case({"COG-Y10b", "COG-Y8", "COG-Y7"})
  void ypres() {
    Situation s = Situation.ypres().with("1909: be-2-b; 3117: ge-9-r/1");
    assertThat(track(s, "inundation").value()).isZero();
    s.at(5, "entente", "reinforcement").play(Order.Choose.option("open-sluices"));
    assertThat(track(s, "inundation").value()).isEqualTo(1);
    assertThat(track(s, "inundation").side()).isEqualTo(ClashGame.ENTENTE);
    s.at(6, "central", "reinforcement");
    assertThat(track(s, "replacements-central").value()).isEqualTo(2);
    s.play(s.replace("ge-9-r"));
    assertThat(track(s, "inundation").value()).isEqualTo(2);
    assertThat(track(s, "rail-central").most()).isEqualTo(1);
    assertThat(track(s, "rail-entente").value()).isZero();
  }

  @Test
  @Case({"COG-G10c", "COG-G8b"})
  void galicia() {
    Situation s =
        Situation.galicia("rail")
            .with("3317: ah-15; 5527: ru-4-rif")
            .at(5, "entente", "reinforcement");
    assertThat(track(s, "redeployment").value()).isZero();
    s.play(s.choose("transfer", "ah-15"));
    assertThat(track(s, "redeployment").value()).isEqualTo(1);
    assertThat(track(s, "rail-central").most()).isEqualTo(2);
    assertThat(track(s, "rail-entente").most()).isEqualTo(1);
    Situation off = Situation.galicia().with("3317: ah-15; 5527: ru-4-rif");
    assertThat(off.rules().tracks(off.p())).noneMatch(track -> track.id().startsWith("rail"));
  }
}
