package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the log and the questions say, and which case each point is scored by. */
class BrusilovLogTest {
  private static final Game GAME = new Brusilov();
  private static final String FOURTH = "fourth-of-june";

  private static Situation field(String side, String units) {
    return Situation.of(GAME, FOURTH, "unlimited-command").with(units).at(3, side, "combat");
  }

  private static List<String> notes(Situation s, String caseId) {
    return s.events(Event.Noted.class).stream()
        .filter(note -> note.caseId().equals(caseId))
        .map(Event.Noted::text)
        .toList();
  }

  private static String prompt(Situation s) {
    return ((Decision.Choose) s.rules().decision(s.p())).prompt();
  }

  @Test
  @Case("BRU-19.21")
  void theLogNamesTheDepotThatIsBurntForAnAttack() {
    Situation s = field("russian", "1703: ru-hq-9le, ru-dep-1; 1704: ru-4rf; 1705: ah-26");
    s.dice(6).play(s.burning(s.attack("1705", "ru-4rf"), "ru-dep-1"));
    assertThat(notes(s, "BRU-19.21")).containsExactly("Russian Depot 1 is burnt for the attack.");
  }

  @ParameterizedTest
  @Case({"BRU-19.23", "BRU-21.11", "BRU-21.12"})
  @CsvSource({
    "ah-hq-4fe, 'Choose headquarters that shift the odds for the defence, or none.'",
    "ah-dep-1, 'Burn a depot for the defence, or none.'",
    "'ah-hq-4fe, ah-dep-1', 'Choose headquarters that shift the odds for the defence, or a depot to"
        + " burn for it, or none.'",
  })
  void theDefenderIsAskedForWhatHeHas(String support, String question) {
    Situation s =
        field("russian", "1702: ru-hq-9le; 1704: ru-4rf, ru-2rf; 1705: ah-26; 1707: " + support);
    s.play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(prompt(s)).isEqualTo(question);
  }

  @Test
  @Case({"BRU-19.23", "BRU-21.12"})
  void theLogNamesWhatSupportsADefence() {
    Situation s =
        field(
            "russian",
            "1702: ru-hq-9le; 1704: ru-4rf, ru-2rf; 1705: ah-26; 1707: ah-hq-4fe, ah-dep-1");
    s.play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.dice(6).play(s.choose("support", "ah-hq-4fe", "ah-dep-1"));
    assertThat(notes(s, "BRU-21.12"))
        .containsExactly("The " + s.unit("ah-hq-4fe").name() + " shifts the odds for the defence.");
    assertThat(notes(s, "BRU-19.23"))
        .containsExactly(s.unit("ah-dep-1").name() + " is burnt for the defence.");
  }

  @Test
  @Case({"BRU-19.23", "BRU-21.13"})
  void everyCombinationOfDepotAndHeadquartersIsOffered() {
    Situation s =
        field(
            "russian",
            "1702: ru-hq-9le; 1704: ru-4rf, ru-2rf; 1705: ah-26;"
                + " 1707: ah-hq-4fe, ah-dep-1, ah-dep-2; 1706: ge-hq-10");
    s.play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(),
            s.choose("support", "ah-hq-4fe"),
            s.choose("support", "ge-hq-10"),
            s.choose("support", "ge-hq-10", "ah-hq-4fe"),
            s.choose("support", "ah-dep-1"),
            s.choose("support", "ah-dep-1", "ah-hq-4fe"),
            s.choose("support", "ah-dep-1", "ge-hq-10"),
            s.choose("support", "ah-dep-1", "ge-hq-10", "ah-hq-4fe"),
            s.choose("support", "ah-dep-2"),
            s.choose("support", "ah-dep-2", "ah-hq-4fe"),
            s.choose("support", "ah-dep-2", "ge-hq-10"),
            s.choose("support", "ah-dep-2", "ge-hq-10", "ah-hq-4fe"));
  }

  @ParameterizedTest
  @Case({"BRU-25.16", "BRU-25.2-7", "BRU-25.2-8", "BRU-26.22c"})
  @CsvSource({
    "fourth-of-june, 5, ge-cav-3, -4, BRU-25.2-7",
    "fourth-of-june, 12, ge-37, -2, BRU-25.2-8",
    "on-schedule, 12, ge-37, -4, BRU-26.22c",
  })
  void pointsForWhoIsWithheldAreScoredByTheirCase(
      String scenario, int turn, String unit, int points, String caseId) {
    Situation s =
        Situation.of(GAME, scenario)
            .with("turn " + turn + ": " + unit)
            .at(turn, "central", "reinforcement");
    s.play(s.choose("withhold", unit));
    assertThat(s.events(Event.Scored.class))
        .containsExactly(
            new Event.Scored(
                Brusilov.RUSSIAN, points, "the withholding of the " + s.unit(unit).name(), caseId));
    assertThat(s.has(unit, "withheld")).isTrue();
  }

  @Test
  void theGameHasItsNameAndItsDays() {
    Brusilov game = new Brusilov();
    assertThat(game.id()).isEqualTo("gwe-brusilov");
    assertThat(game.title()).endsWith("The Brusilov Offensive, 1916");
    assertThat(game.dates()).hasSizeGreaterThanOrEqualTo(18).doesNotContain("");
    assertThat(game.townList()).hasSize(19);
  }
}
