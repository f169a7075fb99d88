package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Rules;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Staff and marshal in games whose sequence of play is not that of the games on the shelf. */
class SequencesTest {
  @ParameterizedTest
  @EnumSource
  void staffBeatsRecruitOnBothSides(Drill.Variant variant) {
    Rules rules = new Drill(variant).rules("field", Set.of());
    double points = 0;
    for (int i = 0; i < 20; i++) {
      int staff = i % 2;
      String[] names = new String[2];
      names[staff] = Staff.NAME;
      names[1 - staff] = Recruit.NAME;
      Duel.Result result = Duel.play(rules, names, 100 + i);
      points +=
          result.outcome().winner() == null
              ? 0.5
              : Objects.requireNonNull(result.outcome().winner()).index() == staff ? 1 : 0;
    }
    assertThat(points).isGreaterThanOrEqualTo(18);
  }

  @ParameterizedTest
  @EnumSource
  void marshalPlaysToTheEndAndHoldsItsOwnAgainstRecruit(Drill.Variant variant) {
    Rules rules = new Drill(variant).rules("field", Set.of());
    int won = 0;
    for (int i = 0; i < 4; i++) {
      int marshal = i % 2;
      String[] names = new String[2];
      names[marshal] = "marshal:nodes=40";
      names[1 - marshal] = Recruit.NAME;
      Duel.Result result = Duel.play(rules, names, 200 + i);
      assertThat(result.forfeit()).isEmpty();
      won += result.winner().equals(rules.game().sides().get(marshal).id()) ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(3);
  }
}
