package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Editor.Placing;
import fieldmarshal.engine.Match.Edit;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Changes by hand: the same words ask for them and keep them in a saved match. */
public final class EditJson {
  private static final int ALL_STEPS = -1;
  private static final int MOST_FLAGS = 32;
  private static final int MOST_STEPS = 1_000;
  private static final int LAST_TURN = 10_000;
  private static final int LAST_BOX = 200;
  private static final int MOST = 100_000;

  private final Notation notation;

  public EditJson(Notation notation) {
    this.notation = notation;
  }

  // ---- read

  public Edit read(String verb, Fields fields) throws BadRequest {
    return switch (verb) {
      case "place" -> place(fields);
      case "control" ->
          new Edit.Control(
              notation.side(fields.text("side")),
              notation.hexes(fields.someTexts("hexes", notation.board().size())));
      case "goto" ->
          new Edit.Go(
              fields.number("turn", 0, LAST_TURN), part(fields), phase(fields.text("phase")));
      case "set" -> new Edit.Total(fields.text("total"), fields.number("value", -MOST, MOST));
      case "start" -> new Edit.Start();
      case "position" -> new Edit.SetUp(fields.text("text"));
      default -> throw new BadRequest("there is no change by hand " + BadRequest.quote(verb));
    };
  }

  private Edit place(Fields fields) throws BadRequest {
    boolean clear = fields.yes("clear");
    List<Placing> placings = new ArrayList<>();
    Set<Unit> seen = new HashSet<>();
    if (!clear || fields.has("units")) {
      for (Fields one : fields.objects("units", notation.rules().roster().size())) {
        Placing placing = placing(one);
        one.done();
        if (!seen.add(placing.unit())) {
          throw new BadRequest("the unit '" + placing.unit().id() + "' is placed twice");
        }
        placings.add(placing);
      }
    }
    return new Edit.Place(clear, List.copyOf(placings));
  }

  private Placing placing(Fields fields) throws BadRequest {
    Unit unit = notation.unit(fields.text("unit"));
    int steps = fields.has("steps") ? fields.number("steps", 0, MOST_STEPS) : ALL_STEPS;
    List<String> flags = fields.texts("flags", MOST_FLAGS);
    String where = fields.present(List.of("hex", "box"));
    if (where == null) {
      throw fields.fault("hex", "is missing (or a 'box')");
    }
    if (where.equals("hex")) {
      return new Placing(unit, notation.hex(fields.text("hex")), steps, flags);
    }
    String box = fields.text("box");
    Placing placing = notation.rules().editor().box(unit, box, steps, flags);
    if (placing == null) {
      throw new BadRequest("there is no box " + BadRequest.quote(box) + " for " + unit.id());
    }
    return placing;
  }

  /** A part by its id; a side stands for its player-turn. */
  private Part part(Fields fields) throws BadRequest {
    List<Part> parts = notation.rules().game().parts();
    String id = fields.has("part") ? fields.text("part") : null;
    Side side = id == null || fields.has("side") ? notation.side(fields.text("side")) : null;
    for (Part part : parts) {
      if ((id == null || part.id().equals(id)) && (side == null || part.side().equals(side))) {
        return part;
      }
    }
    throw new BadRequest(
        "there is no part "
            + BadRequest.quote(String.valueOf(id))
            + (side == null ? "" : " of " + side.called())
            + "; the parts are "
            + String.join(", ", parts.stream().map(Part::id).toList()));
  }

  private String phase(String name) throws BadRequest {
    List<String> phases = notation.rules().game().phases().stream().map(Phase::id).toList();
    if (!phases.contains(name)) {
      throw new BadRequest(
          "there is no phase "
              + BadRequest.quote(name)
              + "; the phases are "
              + String.join(", ", phases));
    }
    return name;
  }

  // ---- write

  ObjectNode write(Edit edit) {
    return switch (edit) {
      case Edit.Place(var clear, var placings) -> {
        ObjectNode node = Json.object().put("do", "place").put("clear", clear);
        ArrayNode units = node.putArray("units");
        placings.forEach(placing -> units.add(write(placing)));
        yield node;
      }
      case Edit.Control(var side, var hexes) ->
          Json.object()
              .put("do", "control")
              .put("side", side.id())
              .set("hexes", notation.hexes(hexes));
      case Edit.Go(var turn, var part, var phase) -> {
        ObjectNode node =
            Json.object()
                .put("do", "goto")
                .put("turn", turn)
                .put("side", part.side().id())
                .put("phase", phase);
        yield part.id().equals(part.side().id()) ? node : node.put("part", part.id());
      }
      case Edit.Total(var name, var value) ->
          Json.object().put("do", "set").put("total", name).put("value", value);
      case Edit.Start() -> Json.object().put("do", "start");
      case Edit.SetUp(var text) -> Json.object().put("do", "position").put("text", text);
    };
  }

  private ObjectNode write(Placing placing) {
    ObjectNode node = Json.object().put("unit", placing.unit().id());
    if (placing.place() >= 0) {
      node.put("hex", notation.hex(placing.place()));
    } else {
      node.put("box", boxName(placing));
    }
    if (placing.steps() != ALL_STEPS) {
      node.put("steps", placing.steps());
    }
    placing.flags().forEach(node.putArray("flags")::add);
    return node;
  }

  /** The name under which the editor finds the box again: one of the game's, or a turn's. */
  private String boxName(Placing placing) {
    Stream<String> turns = IntStream.rangeClosed(0, LAST_BOX).mapToObj(turn -> "turn " + turn);
    return Stream.concat(notation.boxes().stream(), turns)
        .filter(name -> leadsTo(placing, name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("a box without a name: " + placing));
  }

  private boolean leadsTo(Placing placing, String box) {
    Placing found = notation.rules().editor().box(placing.unit(), box, ALL_STEPS, List.of());
    return found != null && found.place() == placing.place();
  }
}
