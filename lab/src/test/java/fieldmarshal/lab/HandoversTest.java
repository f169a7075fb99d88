package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.games.Shelf;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class HandoversTest {

  /** With standing orders a turn of Gumbinnen is little more than one hand-over each way. */
  @Test
  void standingOrdersSaveHandovers() {
    StringWriter out = new StringWriter();
    int code =
        LabCommand.run(
            Handovers::new,
            Shelf.games(),
            new PrintWriter(out, true),
            new PrintWriter(out, true),
            "--game",
            "clash-gumbinnen",
            "--games",
            "1");
    assertThat(code).as(out.toString()).isZero();
    String[] cells = out.toString().strip().split("\t");
    double without = Double.parseDouble(cells[3]);
    double with = Double.parseDouble(cells[4]);
    assertThat(with).isBetween(1.0, 3.0);
    assertThat(without).isGreaterThan(2 * with);
  }
}
