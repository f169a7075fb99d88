package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Condition;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Rules;
import java.util.List;

/** What a page has to know once to show a game: how things are called, written and coloured. */
public final class LexiconJson {
  private LexiconJson() {}

  public static void write(ObjectNode node, Rules rules) {
    nations(node.putArray("nations"), rules.game());
    Clerk clerk = rules.clerk();
    conditions(node.putArray("conditions"), rules.game().glossary().conditions());
    conditions(node.putArray("traits"), rules.game().glossary().traits());
    ArrayNode figures = node.putArray("figures");
    for (Clerk.Figure figure : clerk.figures()) {
      figures
          .addObject()
          .put("id", figure.id())
          .put("title", figure.title())
          .put("told", figure.told());
    }
    ArrayNode faces = node.putArray("faces");
    for (Clerk.Face face : clerk.faces()) {
      faces
          .addObject()
          .put("id", face.id())
          .put("main", face.main())
          .put("small", face.small())
          .put("shield", face.shield())
          .put("title", face.title());
    }
    ArrayNode types = node.putArray("types");
    for (Clerk.Type type : clerk.types()) {
      types.addObject().put("id", type.id()).put("title", type.title());
    }
    ArrayNode nouns = node.putArray("nouns");
    for (Glossary.Term noun : rules.game().glossary().nouns()) {
      nouns.addObject().put("one", noun.word()).put("many", noun.plural());
    }
    overlays(node.putArray("overlays"), clerk.overlays());
    turns(node.putArray("turns"), clerk.turns());
    compasses(node, clerk.compasses());
    Kind.ALL.forEach(node.putArray("kinds")::add);
  }

  private static void nations(ArrayNode array, Game game) {
    for (Nation nation : game.nations()) {
      ObjectNode node =
          array
              .addObject()
              .put("id", nation.id())
              .put("title", nation.title())
              .put("adjective", nation.adjective())
              .put("ground", nation.background())
              .put("ink", nation.ink())
              .put("edge", nation.edge());
      nation.band().forEach(node.putArray("band")::add);
      node.put("trail", nation.trail())
          .put("wash", nation.wash())
          .put("day", nation.day())
          .put("night", nation.night());
    }
  }

  private static void conditions(ArrayNode array, List<Condition> conditions) {
    for (Condition condition : conditions) {
      condition(
          array.addObject().put("id", condition.id()).put("meaning", condition.meaning()),
          condition);
    }
  }

  /** How a flag is shown. */
  public static void condition(ObjectNode node, Condition condition) {
    node.put("title", condition.title())
        .put("shown", condition.shown())
        .put("onCounter", condition.onCounter())
        .set("badge", badge(condition.badge()));
  }

  static ObjectNode badge(Badge badge) {
    ObjectNode node = Json.object().put("text", badge.text()).put("tone", Json.word(badge.tone()));
    return badge.glyph().isEmpty() ? node : node.put("glyph", badge.glyph());
  }

  /** What can be laid over the map. */
  public static void overlays(ArrayNode array, List<Clerk.Overlay> overlays) {
    for (Clerk.Overlay overlay : overlays) {
      array
          .addObject()
          .put("id", overlay.id())
          .put("title", overlay.title())
          .put("about", overlay.about())
          .put("picture", Json.word(overlay.picture()));
    }
  }

  private static void compasses(ObjectNode node, List<Clerk.RetreatCompass> compasses) {
    if (compasses.isEmpty()) {
      return;
    }
    ArrayNode array = node.putArray("compasses");
    for (Clerk.RetreatCompass each : compasses) {
      ObjectNode compass =
          array.addObject().put("side", each.side().id()).put("case", each.caseId());
      ArrayNode directions = compass.putArray("directions");
      each.compass().directions().forEach(direction -> directions.add(direction.name()));
    }
  }

  private static void turns(ArrayNode array, List<Clerk.Turn> turns) {
    for (Clerk.Turn turn : turns) {
      ObjectNode node =
          array
              .addObject()
              .put("turn", turn.number())
              .put("dates", turn.dates())
              .put("note", turn.note());
      turn.arriving().forEach(node.putArray("arriving")::add);
    }
  }
}
