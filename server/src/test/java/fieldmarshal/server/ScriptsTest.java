package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a browser gets of a module. */
class ScriptsTest {
  @Test
  void typesAndRemarksAreLeftOutAndLinesKeepTheirNumbers() {
    String script =
        "// @ts-check\n/**\n * Adds.\n * @param {number} a\n */\nexport const f = (a) =>\n"
            + "  /** @type {number} */ (a) + 1; // one more\n";
    assertThat(Scripts.bare(script))
        .isEqualTo("\n\n\n\n\nexport const f = (a) =>\n   (a) + 1; // one more\n");
  }

  @Test
  void aCommentAfterCodeNeverBecomesALineBreak() {
    assertThat(Scripts.bare("return /** @type {A |\n * B} */ (x);")).isEqualTo("return   (x);");
  }

  @Test
  void addressesInStringsStay() {
    String script = "const u = \"https://example.org/a\"; // there\n";
    assertThat(Scripts.bare(script)).isEqualTo(script);
  }
}
