package fieldmarshal.umpire.json;

import fieldmarshal.engine.Match;

/** How far orders are taken back: {@code "to":"phase"} or {@code "to":"part"}; else the last. */
public final class BackJson {
  private BackJson() {}

  public static Match.Back read(Fields fields) throws BadRequest {
    if (!fields.has("to")) {
      return Match.Back.ORDER;
    }
    String to = fields.text("to");
    for (Match.Back back : Match.Back.values()) {
      if (Json.word(back).equals(to)) {
        return back;
      }
    }
    throw fields.fault("to", "must be order, phase or part");
  }
}
