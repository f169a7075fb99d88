package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Chapter 3: the set-up, by army areas, from a deployment that is ready made. */
final class Deployment extends Chapter {
  /** A line of the ready-made deployment. */
  record Post(Counter unit, int hex, boolean supportMode) {}

  private final List<Post> posts = new ArrayList<>();

  Deployment(ItalianFrontRules rules) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(ItalianFront.FOLDER + "/deployment.tsv")) {
      Counter unit = rules.roster().find(row.text("unit"));
      if (unit == null) {
        throw row.fault("unit", "there is no unit " + row.text("unit"));
      }
      int hex = board.find(row.text("hex"));
      if (hex < 0) {
        throw row.fault("hex", "there is no hex " + row.text("hex"));
      }
      posts.add(
          new Post(unit, hex, row.oneOf("mode", "", "support", "movement").equals("support")));
    }
  }

  /** Puts the pieces on the table and asks both sides, the Allies first. */
  @Case({"IF-3.1.1", "IF-3.2.12", "IF-3.4.2"})
  void open(Table t) {
    t.setGlobal(Global.TURN, rules.scenario().firstTurn());
    t.setGlobal(Global.PLAYER, ALLIED);
    rules.control().setUp(t);
    rules.morale().setUp(t);
    rules.support().setUp(t);
    rules.events().setUp(t);
    for (Counter unit : rules.roster().all()) {
      if (unit.isCombatUnit() && unit.printed().arrival() > 0) {
        t.shift(unit, ItalianFrontRules.DUE);
        t.setUnitNumber(unit, UnitNumber.DUE, unit.printed().arrival());
      }
    }
    // The first of a hex lies on top: whoever comes later lies above.
    for (Post post : posts.reversed()) {
      Counter unit = Objects.requireNonNull(post.unit());
      rules.pieces().put(t, unit, post.hex(), "set up");
      t.setFlag(unit, Flag.SUPPORT_MODE, post.supportMode());
    }
    t.push(new Placing(CENTRAL));
    t.push(new Placing(ALLIED));
  }

  @Case("IF-3.1.1")
  record Placing(int side) implements PassFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.askBefore(
          p, rules.side(side), "Set up your units, then end the set-up.", "IF-3.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Set-up", "Accept the set-up");
    }
  }
}
