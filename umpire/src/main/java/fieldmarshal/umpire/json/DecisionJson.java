package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the game waits for, in the words of the protocol. */
public final class DecisionJson {
  private DecisionJson() {}

  /**
   * What the game waits for in a position, in which no die is left to be rolled.
   *
   * @param position the truth, or a side's view
   */
  public static ObjectNode write(Rules rules, Position position) {
    return write(rules, position, rules.decision(position));
  }

  /**
   * What a match waits for, which may be over though its position is not: a side has resigned.
   *
   * @param position the truth, or a side's view
   */
  public static ObjectNode write(Rules rules, Position position, Decision decision) {
    return switch (decision) {
      case Decision.Choose choose -> choose(rules, position, choose);
      case Decision.Over over -> over(over.turn(), over.outcome(), rules.game().sides());
      case Decision.Chance chance ->
          throw new IllegalStateException("a die was left unrolled: " + chance);
    };
  }

  /** What a decision says in plain words. */
  public static String prompt(Decision decision) {
    return switch (decision) {
      case Decision.Choose choose -> choose.prompt();
      case Decision.Over over -> "The game is over: " + over.outcome().level() + ".";
      case Decision.Chance chance ->
          throw new IllegalStateException("a die was left unrolled: " + chance);
    };
  }

  private static ObjectNode choose(Rules rules, Position position, Decision.Choose choose) {
    ObjectNode node =
        Json.object()
            .put("side", choose.side().id())
            .put("sideName", choose.side().name())
            .put("turn", choose.turn())
            .put("phase", choose.phase())
            .put("phaseTitle", rules.game().phase(choose.phase()).title())
            .put("activity", Json.word(rules.game().phase(choose.phase()).activity()))
            .put("kind", choose.kind())
            .put("prompt", choose.prompt())
            .put("case", choose.caseId());
    node.set("part", part(choose.part()));
    Clerk.Overlay helpful = rules.clerk().helpful(position);
    if (helpful != null) {
      node.put("overlay", helpful.id());
    }
    node.set("question", question(rules, rules.question(position)));
    return node;
  }

  /** A part of a turn. */
  public static ObjectNode part(Part part) {
    return Json.object()
        .put("number", part.number())
        .put("side", part.side().id())
        .put("sideName", part.side().name())
        .put("id", part.id())
        .put("title", part.title())
        .put("shared", part.shared());
  }

  private static ObjectNode question(Rules rules, Question question) {
    ObjectNode node =
        Json.object()
            .put("title", question.title())
            .put("combat", question.combat())
            .put("pass", question.pass())
            .put("declares", question.declares());
    if (question.foretells()) {
      node.put("foretells", true);
    }
    ArrayNode options = node.putArray("options");
    for (Question.Option option : question.options()) {
      ObjectNode one =
          options
              .addObject()
              .put("id", option.id())
              .put("title", option.title())
              .put("about", option.about());
      if (option.most() > 0) {
        one.put("most", option.most());
      }
      units(one, option);
      if (!option.spots().isEmpty()) {
        ArrayNode spots = one.putArray("spots");
        for (Question.Spot spot : option.spots()) {
          spots.addObject().put("hex", rules.board().number(spot.hex())).put("turn", spot.turn());
        }
      }
    }
    if (!question.rooms().isEmpty()) {
      ArrayNode rooms = node.putArray("rooms");
      for (Question.Room room : question.rooms()) {
        rooms
            .addObject()
            .put("hex", rules.board().number(room.hex()))
            .put("units", room.units())
            .put("case", room.caseId());
      }
    }
    closed(node, rules, question.closed());
    toll(node, question.toll());
    if (!question.needs().isEmpty()) {
      ArrayNode needs = node.putArray("needs");
      for (Question.Need need : question.needs()) {
        needs
            .addObject()
            .put("what", need.what())
            .put("have", need.have())
            .put("need", need.need())
            .put("met", need.met())
            .put("case", need.caseId());
      }
    }
    return node;
  }

  /** What has to be lost, and who can pay it. */
  private static void toll(ObjectNode node, Question.@Nullable Toll toll) {
    if (toll == null) {
      return;
    }
    ObjectNode one =
        node.putObject("toll")
            .put("what", toll.what())
            .put("have", toll.have())
            .put("need", toll.need())
            .put("whole", toll.whole())
            .put("lean", toll.lean())
            .put("single", toll.single())
            .put("case", toll.caseId());
    ArrayNode payers = one.putArray("payers");
    for (Question.Payer payer : toll.payers()) {
      payers
          .addObject()
          .put("unit", payer.unit().id())
          .put("most", payer.most())
          .put("worth", payer.worth());
    }
  }

  /** Directions in which units cannot go, and why. */
  private static void closed(ObjectNode node, Rules rules, List<Question.Closed> closed) {
    if (closed.isEmpty()) {
      return;
    }
    ArrayNode array = node.putArray("closed");
    for (Question.Closed way : closed) {
      ObjectNode one = array.addObject();
      one.set("units", Notation.ids(way.units()));
      one.put("direction", way.direction().name());
      if (way.hex() != Question.Closed.BEYOND) {
        one.put("hex", rules.board().number(way.hex()));
      }
      one.put("why", way.why()).put("case", way.caseId());
    }
  }

  /** What the units that an option may name can do, and who may not be named. */
  private static void units(ObjectNode node, Question.Option option) {
    if (!option.aids().isEmpty()) {
      ArrayNode aids = node.putArray("aids");
      for (Question.Aid aid : option.aids()) {
        aids.addObject()
            .put("unit", aid.unit().id())
            .put("gives", aid.gives())
            .put("chance", aid.chance())
            .put("about", aid.about())
            .put("case", aid.caseId());
      }
    }
    if (!option.barred().isEmpty()) {
      ArrayNode barred = node.putArray("barred");
      for (Question.Barred one : option.barred()) {
        barred
            .addObject()
            .put("unit", one.unit().id())
            .put("why", one.why())
            .put("case", one.caseId());
      }
    }
  }

  private static ObjectNode over(int turn, Outcome outcome, List<Side> sides) {
    ObjectNode node =
        Json.object()
            .putNull("side")
            .put("turn", turn)
            .put("phase", "over")
            .put("kind", "over")
            .put("prompt", prompt(new Decision.Over(turn, outcome)))
            .putNull("case");
    node.set("outcome", outcome(outcome, sides));
    return node;
  }

  private static ObjectNode outcome(Outcome outcome, List<Side> sides) {
    Side winner = outcome.winner();
    ObjectNode node =
        Json.object()
            .put("winner", winner == null ? "draw" : winner.id())
            .put("level", outcome.level());
    node.put("ending", Json.word(outcome.ending()));
    if (!outcome.because().isEmpty()) {
      node.put("because", outcome.because());
    }
    if (outcome.rank() != Outcome.UNRANKED) {
      node.put("rank", outcome.rank());
    }
    node.set("points", Notation.points(sides, outcome.points()));
    Side resigned = outcome.resigned();
    if (resigned != null) {
      node.put("resigned", resigned.id());
    }
    return node;
  }
}
