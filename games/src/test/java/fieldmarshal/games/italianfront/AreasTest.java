package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The areas of the set-up over the map. */
class AreasTest {
  private static List<Layer.Area> areas(Situation s) {
    Clerk.Overlay overlay = s.rules().clerk().helpful(s.p());
    assertThat(overlay).isNotNull();
    assertThat(s.rules().clerk().overlays()).contains(overlay);
    return ((Layer.Areas)
            s.rules().clerk().layer(s.rules(), s.p(), overlay, s.rules().game().sides(), null))
        .areas();
  }

  private static Layer.Area named(List<Layer.Area> areas, String title) {
    return areas.stream().filter(area -> area.title().equals(title)).findFirst().orElseThrow();
  }

  @Test
  @Case({"IF-3.2.1", "IF-3.2.4", "IF-3.3.2"})
  void theAreasOfTheArmiesHelpAtSetUpAndOnlyThere() {
    Situation s = Situation.asPrinted();
    List<Layer.Area> areas = areas(s);
    assertThat(areas)
        .extracting(Layer.Area::title)
        .containsExactlyInAnyOrder(
            "1st Army",
            "4th Army",
            "2nd Army",
            "3rd Army",
            "Army Group Conrad",
            "Army Group Eugen");
    assertThat(areas.stream().map(area -> area.side() + " " + area.tone())).doesNotHaveDuplicates();
    Layer.Area third = named(areas, "3rd Army");
    assertThat(third.side()).isNotNull();
    assertThat(third.side().id()).isEqualTo("allied");
    assertThat(third.hexes().contains(s.hex("2420"))).isTrue();
    assertThat(third.hexes().contains(s.hex("2403"))).isFalse();
    s.play(s.suggestion());
    assertThat(s.rules().clerk().helpful(s.p())).as("the Central Powers set up").isNotNull();
    s.play(s.suggestion());
    assertThat(s.rules().clerk().helpful(s.p())).as("the first combat").isNull();
  }

  /** An umpire clears the map before he sets up something of his own. */
  @Test
  @Case("IF-3.1.1")
  void anEmptyMapHasNobodyInAnyArea() {
    Situation s = Situation.asPrinted().cleared("2405: it-9");
    assertThat(s.rules().question(s.p()).needs())
        .anyMatch(need -> need.what().equals("divisions of the 1st Army") && need.have() == 0);
  }

  @Test
  @Case("IF-19.5.1")
  void withFreeDeploymentItIsTheStretchAlongTheFront() {
    Situation s = Situation.asPrinted(ItalianFront.FREE_DEPLOYMENT);
    List<Layer.Area> areas = areas(s);
    assertThat(areas).hasSize(2);
    for (Layer.Area area : areas) {
      assertThat(area.title()).isEqualTo("Along the front");
      assertThat(area.hexes().size()).isGreaterThan(30);
    }
  }
}
