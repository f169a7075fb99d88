package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DataFolderTest {
  private static final Path HOME = Path.of("home", "anna");

  @Test
  void eachSystemHasItsPlace() {
    assertThat(DataFolder.of("Linux", HOME, null, null))
        .isEqualTo(HOME.resolve(".local/share/fieldmarshal"));
    assertThat(DataFolder.of("Linux", HOME, null, "elsewhere"))
        .isEqualTo(Path.of("elsewhere", "fieldmarshal"));
    assertThat(DataFolder.of("Mac OS X", HOME, null, null))
        .isEqualTo(HOME.resolve("Library/Application Support/Field Marshal"));
    assertThat(DataFolder.of("Windows 11", HOME, "local", null))
        .isEqualTo(Path.of("local", "Field Marshal"));
    assertThat(DataFolder.of("Windows 11", HOME, " ", null))
        .isEqualTo(HOME.resolve("AppData/Local/Field Marshal"));
  }
}
