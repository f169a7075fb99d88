package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Bots that follow the playbook of a game. */
class BookTest {
  private static Rules rules(String id) {
    try {
      Game game = Objects.requireNonNull(Shelf.find(id));
      return game.rules(game.scenarios().getFirst().id(), Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  /** The first orders of a game that a bot plays against a staff, and what it said. */
  private record Opening(List<Order> orders, List<String> said) {
    static Opening of(Rules rules, String name, int side, int length) {
      Bot[] bots = {new Staff(1), new Staff(2)};
      bots[side] = Objects.requireNonNull(Bots.named(name, 8));
      Opening opening = new Opening(new ArrayList<>(), new ArrayList<>());
      Position p = rules.start();
      for (int i = 0; opening.orders().size() < length; i++) {
        switch (rules.decision(p)) {
          case Decision.Chance chance ->
              p = rules.roll(p, SeededRolls.face(3, i, chance.faces())).next();
          case Decision.Choose choose -> {
            Bot bot = bots[choose.side().index()];
            Order order = bot.decide(rules.view(p, choose.side()));
            p = ((Granted) rules.judge(p, order)).next();
            if (choose.side().index() == side) {
              opening.orders().add(order);
              opening.said().add(bot.why());
            }
          }
          case Decision.Over over -> throw new AssertionError("over");
        }
      }
      return opening;
    }
  }

  @Test
  void aStaffWithTheBookPlaysOtherwiseWhereThereIsOne() {
    Rules caporetto = rules("gwe-caporetto");
    assertThat(Opening.of(caporetto, "staff:book", 0, 60).orders())
        .as("no playbook")
        .isEqualTo(Opening.of(caporetto, "staff", 0, 60).orders());
    Rules italy = rules("italian-front-1917");
    assertThat(Opening.of(italy, "staff:book", 0, 120).orders())
        .isNotEqualTo(Opening.of(italy, "staff", 0, 120).orders());
  }

  @Test
  void theMarshalSaysWhatItsSideIsAbout() {
    Rules rules = rules("italian-front-1917");
    Side side = rules.game().sides().getFirst();
    Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
    List<String> aims =
        appraisal.playbook().of(side).stream().map(Playbook.Play::aim).distinct().toList();
    List<String> said = Opening.of(rules, "marshal:nodes=4", 0, 60).said();
    assertThat(said).anyMatch(why -> aims.stream().anyMatch(why::startsWith));
    assertThat(said).anyMatch(why -> aims.stream().noneMatch(why::startsWith));
  }

  @Test
  void aPageChangesTheWeightsThatItNames() {
    Map<Playbook.Weight, Double> all = new EnumMap<>(Playbook.Weight.class);
    for (Playbook.Weight weight : Playbook.Weight.values()) {
      all.put(weight, weight.isAdded() ? 0.5 : 2);
    }
    Style style = Style.PLAIN.with(new Playbook.Page(1, 2, all, List.of(), Set.of()));
    assertThat(style.drive()).isEqualTo(2 * Style.PLAIN.drive());
    assertThat(style.caution()).isEqualTo(2 * Style.PLAIN.caution());
    assertThat(style.leastGain()).isEqualTo(0.5 + Style.PLAIN.leastGain());
    assertThat(style.mass()).isEqualTo(2 * Style.PLAIN.mass());
    assertThat(style.closeness()).isEqualTo(2 * Style.PLAIN.closeness());
    assertThat(style.line()).isEqualTo(2 * Style.PLAIN.line());
    assertThat(style.missed()).isEqualTo(2 * Style.PLAIN.missed());
    assertThat(style.cut()).isEqualTo(2 * Style.PLAIN.cut());
    assertThat(style.guard()).isEqualTo(2 * Style.PLAIN.guard());
    assertThat(style.thrift()).isEqualTo(2 * Style.PLAIN.thrift());
    assertThat(style.prize()).isEqualTo(2);
    assertThat(style.hold()).isEqualTo(2);
    assertThat(style.patience()).isEqualTo(2);
    assertThat(style.effort()).isEqualTo(2);
    assertThat(style.follow()).isEqualTo(1.5);
    assertThat(style.steps()).isEqualTo(2);
    assertThat(style.prepare()).isEqualTo(2);
    Style few =
        Style.PLAIN.with(
            new Playbook.Page(1, 2, Map.of(Playbook.Weight.DRIVE, 0.5), List.of(), Set.of()));
    assertThat(few.drive()).isEqualTo(0.5 * Style.PLAIN.drive());
    assertThat(few.caution()).isEqualTo(Style.PLAIN.caution());
  }

  @Test
  void settingsThatMeanNothingNameNobody() {
    assertThat(Bots.named("staff:book", 1)).isNotNull();
    assertThat(Bots.named("staff:book:noise=0.3", 1)).isNotNull();
    assertThat(Bots.named("staff:book:2s", 1)).isNull();
    assertThat(Bots.named("marshal:book", 1)).isNull();
    assertThat(Bots.named("recruit:book", 1)).isNull();
  }
}
