package fieldmarshal.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the rooms of the house apart, as {@code docs/design.md} describes them. */
class ArchitectureTest {

  private static final String GAMES = "fieldmarshal.games";

  /** The game systems whose games stand on shared standard rules. */
  private static final Set<String> SYSTEMS = Set.of("gwe", "clash");

  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> !location.contains("jmh_generated"))
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("fieldmarshal");

  @ParameterizedTest(name = "{0} is there")
  @ValueSource(strings = {"engine", "testkit", "games", "bots", "umpire", "server", "lab"})
  void everyRoomIsLookedAt(String room) {
    assertThat(HOUSE.containPackage("fieldmarshal." + room)).isTrue();
  }

  @ParameterizedTest(name = "{0} uses only {1}")
  @CsvSource({
    "engine, ''",
    "testkit, engine",
    "games, engine",
    "bots, engine",
    "umpire, engine games bots",
    "server, engine games bots umpire",
    "lab, engine games bots umpire testkit",
  })
  void dependenciesPointUpTheListOfRooms(String room, String used) {
    Set<String> open = new TreeSet<>(List.of(used.split(" ")));
    open.add(room);
    List<String> closed =
        List.of("engine", "testkit", "games", "bots", "umpire", "server", "lab").stream()
            .filter(other -> !open.contains(other))
            .map(other -> "fieldmarshal." + other + "..")
            .toList();
    noClasses()
        .that()
        .resideInAPackage("fieldmarshal." + room + "..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(closed.toArray(String[]::new))
        .check(HOUSE);
  }

  @Test
  void theEngineDependsOnNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("fieldmarshal.engine..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "fieldmarshal.engine..",
            "java..",
            "javax.crypto..",
            "javax.imageio..",
            "org.jspecify.annotations..")
        .check(HOUSE);
  }

  @Test
  void gamesUseNoGameButTheStandardRulesOfTheirOwnSystem() {
    classes()
        .that()
        .resideInAPackage(GAMES + "..")
        .should(
            new ArchCondition<JavaClass>("use no other game") {
              @Override
              public void check(JavaClass user, ConditionEvents events) {
                for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                  String from = game(user.getPackageName());
                  String to = game(dependency.getTargetClass().getPackageName());
                  if (!mayUse(from, to)) {
                    events.add(SimpleConditionEvent.violated(user, dependency.getDescription()));
                  }
                }
              }
            })
        .check(HOUSE);
  }

  @Test
  void whichGameMayUseWhich() {
    assertThat(game("fieldmarshal.games")).isEmpty();
    assertThat(game("fieldmarshal.games.gwe")).isEqualTo("gwe");
    assertThat(game("fieldmarshal.games.gwe.caporetto.data")).isEqualTo("gwe.caporetto");
    assertThat(game("fieldmarshal.games.italianfront.combat")).isEqualTo("italianfront");

    assertThat(mayUse("gwe.caporetto", "gwe")).isTrue();
    assertThat(mayUse("gwe", "gwe.caporetto")).isFalse();
    assertThat(mayUse("gwe.caporetto", "gwe.brusilov")).isFalse();
    assertThat(mayUse("clash.ypres", "gwe")).isFalse();
    assertThat(mayUse("", "gwe.caporetto")).isTrue();
    assertThat(mayUse("gwe.caporetto", "")).isFalse();
  }

  @Test
  void everyPackageSaysWhatLivesInIt() {
    Set<String> silent = new TreeSet<>();
    for (JavaClass type : HOUSE) {
      if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
        silent.add(type.getPackageName());
      }
    }
    assertThat(silent).as("packages without a package-info that is @NullMarked").isEmpty();
  }

  /**
   * The game that a package belongs to: the part of its name after {@code fieldmarshal.games}, two
   * parts where the first is a system of several games; empty for the shelf that lists them all,
   * and for what is no game.
   */
  private static String game(String packageName) {
    if (!packageName.startsWith(GAMES + ".")) {
      return packageName.equals(GAMES) ? "" : "-";
    }
    List<String> parts = List.of(packageName.substring(GAMES.length() + 1).split("\\."));
    int length = SYSTEMS.contains(parts.getFirst()) ? Math.min(2, parts.size()) : 1;
    return String.join(".", parts.subList(0, length));
  }

  /** The shelf may use every game and no game the shelf. */
  private static boolean mayUse(String from, String to) {
    boolean standsOnIt = !to.isEmpty() && from.startsWith(to + ".");
    return from.isEmpty() || to.equals("-") || from.equals(to) || standsOnIt;
  }
}
