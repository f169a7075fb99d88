package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack that is thought of, or a combat under way. The fields {@code odds}, {@code column},
 * {@code dieModifier} and {@code outcomes} say the first roll on a table again; {@code stages} says
 * all of it.
 */
public final class PreviewJson {
  private PreviewJson() {}

  /** The combat that is being fought in a position, as {@code combat}; nothing where none is. */
  public static void combat(ObjectNode node, Notation notation, Position position) {
    Combat combat = notation.rules().combat(position);
    if (combat != null) {
      ObjectNode one = node.putObject("combat");
      one.set("attackers", Notation.ids(combat.attackers()));
      one.set("targets", notation.hexes(combat.targets()));
      write(one, combat.preview());
    }
  }

  public static void write(ObjectNode node, Preview preview) {
    node.set("attack", strength(Notation.explanation(preview.attack()), preview.attackRange()));
    node.set("defense", strength(Notation.explanation(preview.defence()), preview.defenceRange()));
    node.put("odds", preview.odds())
        .put("column", preview.column())
        .put("dieModifier", preview.dieModifier());
    node.set("modifiers", parts(preview.modifiers()));
    node.set("outcomes", chances(preview.outcomes()));
    ArrayNode stages = node.putArray("stages");
    preview.stages().forEach(stage -> stages.add(stage(stage)));
    node.set("totals", totals(preview.totals()));
    ArrayNode open = node.putArray("open");
    for (Preview.Open each : preview.open()) {
      ObjectNode one =
          open.addObject()
              .put("what", each.what())
              .put("case", each.caseId())
              .put("side", id(each.side()));
      ArrayNode ways = one.putArray("ways");
      for (Preview.Way way : each.ways()) {
        ways.addObject()
            .put("what", way.what())
            .put("defense", way.defence())
            .put("column", way.column())
            .set("outcomes", chances(way.outcomes()));
      }
    }
  }

  private static ObjectNode strength(ObjectNode node, Preview.Range range) {
    return node.put("least", range.least())
        .put("most", range.most())
        .put("expected", range.expected());
  }

  private static ObjectNode stage(Preview.Stage stage) {
    Preview.Heading heading = stage.heading();
    ObjectNode node =
        Json.object()
            .put("id", heading.id())
            .put("title", heading.title())
            .put("case", heading.caseId())
            .put("progress", Json.word(heading.progress()));
    switch (stage) {
      case Preview.Step step ->
          node.put("kind", "step").put("side", id(step.side())).put("about", step.about());
      case Preview.Roll roll -> {
        node.put("kind", "roll")
            .put("table", roll.table())
            .put("row", roll.row())
            .put("odds", roll.odds())
            .put("before", roll.before())
            .put("column", roll.column())
            .put("faces", roll.faces())
            .put("dieModifier", roll.modifier())
            .put("result", roll.result());
        node.set("outcomes", chances(roll.outcomes()));
        Preview.Lack lack = roll.lack();
        if (lack != null) {
          node.putObject("lack").put("points", lack.points()).put("odds", lack.odds());
        }
      }
      case Preview.Dice dice -> {
        ArrayNode list = node.put("kind", "dice").putArray("dice");
        dice.dice().forEach(die -> list.add(die(die)));
        node.set("totals", totals(dice.totals()));
      }
    }
    return node;
  }

  private static ObjectNode die(Preview.Die die) {
    Unit unit = die.unit();
    ObjectNode node =
        Json.object()
            .put("unit", unit == null ? null : unit.id())
            .put("what", die.what())
            .put("faces", die.faces())
            .put("dieModifier", die.modifier())
            .put("face", die.face());
    node.set("modifiers", parts(die.parts()));
    node.set("outcomes", chances(die.outcomes()));
    return node;
  }

  private static ArrayNode totals(List<Preview.Total> totals) {
    ArrayNode list = Json.array();
    for (Preview.Total total : totals) {
      Distribution distribution = total.distribution();
      ObjectNode one =
          list.addObject()
              .put("id", total.id())
              .put("title", total.title())
              .put("role", word(total.role()))
              .put("least", distribution.least())
              .put("most", distribution.most())
              .put("expected", distribution.expected());
      ArrayNode chances = one.putArray("chances");
      for (int value = distribution.least(); value <= distribution.most(); value++) {
        chances.addObject().put("value", value).put("probability", distribution.probability(value));
      }
    }
    return list;
  }

  private static ArrayNode parts(List<Preview.Part> parts) {
    ArrayNode list = Json.array();
    for (Preview.Part part : parts) {
      list.addObject()
          .put("case", part.caseId())
          .put("what", part.what())
          .put("effect", part.words())
          .put("role", word(part.role()))
          .put("does", Json.word(part.effect()))
          .put("amount", part.amount());
    }
    return list;
  }

  static ArrayNode chances(List<Preview.Chance> chances) {
    ArrayNode list = Json.array();
    for (Preview.Chance chance : chances) {
      list.addObject()
          .put("result", chance.result())
          .put("probability", chance.probability())
          .set("meaning", AnswerJson.meaning(chance.meaning()));
    }
    return list;
  }

  private static @Nullable String word(@Nullable Role role) {
    return role == null ? null : Json.word(role);
  }

  private static @Nullable String id(@Nullable Side side) {
    return side == null ? null : side.id();
  }
}
