package fieldmarshal.browser;

import fieldmarshal.server.Main;
import fieldmarshal.testkit.toy.Ford;
import java.util.List;

/** The server with nothing but the toy game on its shelf. */
final class ToyTable {
  private ToyTable() {}

  public static void main(String[] args) {
    System.exit(Main.run(List.of(new Ford()), args));
  }
}
