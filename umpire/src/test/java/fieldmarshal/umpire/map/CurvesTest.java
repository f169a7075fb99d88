package fieldmarshal.umpire.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines and fields under the map. */
class CurvesTest {
  private static Curves.Piece piece(double x1, double y1, double x2, double y2) {
    return new Curves.Piece(new Spot(x1, y1), new Spot(x2, y2));
  }

  @Test
  void piecesInAnyOrderMakeOneChain() {
    List<List<Spot>> chains =
        Curves.chains(
            List.of(piece(200, 0, 100, 0), piece(0, 0, 100, 0), piece(300, 0, 200, 0)), p -> false);
    assertThat(chains).hasSize(1);
    assertThat(chains.getFirst()).hasSize(4);
  }

  @Test
  void chainsEndAtBranchings() {
    List<List<Spot>> chains =
        Curves.chains(
            List.of(piece(0, 0, 100, 0), piece(100, 0, 200, 0), piece(100, 0, 100, 100)),
            p -> false);
    assertThat(chains).hasSize(3);
  }

  @Test
  void ringsCloseAndSmoothLinesKeepTheirEnds() {
    List<List<Spot>> ring =
        Curves.chains(
            List.of(piece(0, 0, 100, 0), piece(100, 0, 100, 100), piece(100, 100, 0, 0)),
            p -> false);
    assertThat(ring).hasSize(1);
    assertThat(ring.getFirst()).hasSize(4);
    List<Spot> bent = List.of(new Spot(0, 0), new Spot(50, 30), new Spot(100, 0));
    List<Spot> smooth = Curves.smooth(bent, .16);
    assertThat(smooth.getFirst()).isEqualTo(bent.getFirst());
    assertThat(smooth.getLast()).isEqualTo(bent.getLast());
  }

  @Test
  void evenPointsLieAtEvenDistances() {
    List<Spot> even = Curves.even(List.of(new Spot(0, 0), new Spot(30, 0), new Spot(100, 0)), 10);
    assertThat(even).hasSize(11);
    assertThat(even.get(5).x()).isEqualTo(50);
  }

  @Test
  void battlementsStandToTheRight() {
    List<Spot> line = List.of(new Spot(0, 0), new Spot(120, 0));
    assertThat(Curves.battlement(line, 5, 5, 15)).allMatch(p -> p.y() >= 5 && p.y() <= 10.1);
  }

  @Test
  void numbersAreShort() {
    assertThat(Svg.number(12.04)).isEqualTo("12");
    assertThat(Svg.number(-.46)).isEqualTo("-.5");
    assertThat(Svg.number(-.04)).isEqualTo("0");
  }

  @Test
  void aSimplerLineKeepsItsCornersAndItsEnds() {
    List<Spot> line =
        List.of(new Spot(0, 0), new Spot(50, .2), new Spot(100, 0), new Spot(100, 60));
    assertThat(Curves.simplified(line, .5))
        .containsExactly(new Spot(0, 0), new Spot(100, 0), new Spot(100, 60));
    assertThat(Curves.simplified(line, .1)).isEqualTo(line);
  }
}
