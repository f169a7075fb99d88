package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ground counts for what the terrain chart says, also one of the user's. */
class OwnGroundTest {
  private static final String FOREST = "forest\thex\t2\t\t1\t0";

  @TempDir Path folder;

  private OwnTables own(String replacement) throws IOException {
    try (InputStream in =
        getClass().getClassLoader().getResourceAsStream("fieldmarshal/clash/terrain.tsv")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text).contains("\n" + FOREST);
      Path file = folder.resolve("clash/terrain.tsv");
      Files.createDirectories(Objects.requireNonNull(file.getParent()));
      Files.writeString(file, text.replace("\n" + FOREST, "\n" + replacement));
      return OwnTables.of(folder);
    }
  }

  /** Two divisions against a brigade in the forest 0304, and what changes the odds. */
  private static List<String> forest(Game game) throws Game.BadSetup {
    ClashRules rules = (ClashRules) game.rules("field", Set.of());
    Table t = new Table(rules.start()).silent();
    Counter brigade = rules.roster().find("e-b1");
    Counter division = rules.roster().find("c-1");
    t.shift(brigade, rules.board().hex("0304"));
    t.shift(division, rules.board().hex("0303"));
    Reckoning.Force force =
        rules.reckoning().force(t.now(), List.of(division), rules.board().hex("0304"));
    Reckoning.Fight fight = rules.reckoning().fight(t.now(), force);
    List<String> told = new ArrayList<>(fight.parts().stream().map(Preview.Part::words).toList());
    told.add(fight.odds().words());
    return told;
  }

  @Test
  @Case({"COG-12.91a", "COG-12.92a"})
  void theChartSaysWhatTheGroundAddsAndShifts() throws Exception {
    Game game = own("forest\thex\t2\t\t2\t-1").during(ProvingGround::new);
    assertThat(game.tables().files()).containsExactly("clash/terrain.tsv");
    assertThat(forest(new ProvingGround())).containsExactly("+1", "2:2 (1:1)");
    assertThat(forest(game)).hasSize(3).startsWith("+2").endsWith("2:3 (1:3)");
  }

  @Test
  void aChartWithoutARowIsAFault() throws Exception {
    OwnTables tables = own("wood\thex\t2\t\t1\t0");
    assertThatThrownBy(() -> tables.during(ProvingGround::new))
        .isInstanceOf(Tsv.Fault.class)
        .hasMessageContaining("there is no row for forest");
  }
}
