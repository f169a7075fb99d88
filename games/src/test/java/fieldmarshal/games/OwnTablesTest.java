package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.eastprussia.EastPrussia;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data of the user in place of ours. */
class OwnTablesTest {
  @TempDir Path folder;

  /** Our table with some words replaced. */
  private Path own(String name, String old, String replacement) throws IOException {
    try (InputStream in = getClass().getClassLoader().getResourceAsStream("fieldmarshal/" + name)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains(old);
      Path file = folder.resolve(name);
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      return Files.writeString(file, text.replace(old, replacement));
    }
  }

  @Test
  void aTableOfTheUserTakesThePlaceOfOurs() throws Exception {
    String ours = "german\t0\tA2\tA1";
    own("east-prussia-1914/crt.tsv", ours, "german\t0\tA3\tA1");
    OwnTables tables = OwnTables.of(folder);
    Game game = tables.during(EastPrussia::new);
    assertThat(game.tables().files()).containsExactly("east-prussia-1914/crt.tsv");
    assertThat(game.tables().identity()).hasSize(12);
    assertThat(new EastPrussia().tables().identity()).isEmpty();
    assertThat(tables.during(Caporetto::new).tables().identity())
        .as("it has no data in that folder")
        .isEmpty();
    assertThat(tables.during(() -> first(Tsv.resource("fieldmarshal/east-prussia-1914/crt.tsv"))))
        .isEqualTo("A3");
    assertThat(first(Tsv.resource("fieldmarshal/east-prussia-1914/crt.tsv"))).isEqualTo("A2");
  }

  private static String first(java.util.List<Tsv.Row> rows) {
    return rows.getFirst().text("1:4");
  }

  @Test
  void theIdentityChangesWithTheFilesAndNotWithTheirPlace() throws Exception {
    own("east-prussia-1914/crt.tsv", "A2\tA1", "A3\tA1");
    String one = OwnTables.of(folder).used("east-prussia-1914").identity();
    own("east-prussia-1914/crt.tsv", "A2\tA1", "AE\tA1");
    assertThat(OwnTables.of(folder).used("east-prussia-1914").identity()).isNotEqualTo(one);
    own("east-prussia-1914/crt.tsv", "A2\tA1", "A3\tA1");
    assertThat(OwnTables.of(folder).used("east-prussia-1914").identity()).isEqualTo(one);
  }

  @Test
  void aFaultNamesFileLineAndField() throws Exception {
    Path file = own("east-prussia-1914/turns.tsv", "turn\t", "turn\t");
    String text = Files.readString(file);
    String second = text.lines().skip(1).findFirst().orElseThrow();
    Files.writeString(file, text.replace(second, second.substring(0, second.indexOf('\t'))));
    OwnTables tables = OwnTables.of(folder);
    assertThatThrownBy(() -> tables.during(EastPrussia::new))
        .isInstanceOf(Tsv.Fault.class)
        .hasMessage(file + " line 2, dates: is empty");
  }

  @Test
  void whatIsNoTableOfOursIsRefused() throws Exception {
    assertThatThrownBy(() -> OwnTables.of(folder.resolve("nowhere")))
        .hasMessageEndingWith("nowhere: there is no such folder");
    assertThatThrownBy(() -> OwnTables.of(folder)).hasMessageContaining("there is no table in it");
    Files.createDirectories(folder.resolve("east-prussia-1914"));
    Path unknown = Files.writeString(folder.resolve("east-prussia-1914/crtt.tsv"), "die\n");
    assertThatThrownBy(() -> OwnTables.of(folder))
        .hasMessage(
            unknown + ": Field Marshal has no table east-prussia-1914/crtt.tsv to be replaced");
    Files.delete(unknown);
    Path cases = own("east-prussia-1914/cases.tsv", "TWU", "TWO");
    assertThatThrownBy(() -> OwnTables.of(folder)).hasMessageStartingWith(cases + ": this file");
    Files.delete(cases);
    Path columns = own("east-prussia-1914/crt.tsv", "table\tdie", "table\teye");
    assertThatThrownBy(() -> OwnTables.of(folder))
        .hasMessage(columns + " line 1, die: there is no such column");
  }

  @Test
  void theCommandLineNamesTheFolder() throws Exception {
    assertThat(OwnTables.take("soak", "--games", "3")).containsExactly("soak", "--games", "3");
    assertThatThrownBy(() -> OwnTables.take("play", "--data-override"))
        .hasMessage("--data-override: say which folder");
    assertThatThrownBy(() -> OwnTables.take("play", "--data-override=" + folder + "/none"))
        .hasMessageContaining("there is no such folder");
  }

  @Test
  void aMatchReplaysOnTheSameTablesOnly() throws Exception {
    own("east-prussia-1914/crt.tsv", "A2\tA1", "A3\tA1");
    Game game = OwnTables.of(folder).during(EastPrussia::new);
    Match match = new Match(game.rules("historical", Set.of()), "historical", Set.of(), 1);
    Match.Saved saved = match.save();
    assertThat(saved.tables()).isEqualTo(game.tables().identity());
    assertThat(Match.replay(game.rules("historical", Set.of()), saved).difference()).isNull();
    assertThatThrownBy(() -> Match.replay(new EastPrussia().rules("historical", Set.of()), saved))
        .hasMessage("the match was played with other tables");
  }
}
