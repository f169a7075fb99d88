package fieldmarshal.games.clash;

import fieldmarshal.engine.Clerk;
import java.util.List;

/** What figures and types of units are called, and what is written on a counter. */
final class CounterWords {
  static final List<Clerk.Figure> FIGURES =
      List.of(
          new Clerk.Figure("strength", "Steps (combat strength)"),
          new Clerk.Figure("ter", "Tactical efficiency rating"),
          new Clerk.Figure("move", "Movement points of the army"),
          new Clerk.Figure("arrival", "Turn of arrival"));

  static final List<Clerk.Face> FACES =
      List.of(
          new Clerk.Face(
              "unit",
              "{strength}",
              "",
              "{ter}",
              "strength; in the shield the tactical efficiency rating"),
          new Clerk.Face(
              "garrison",
              "({strength})",
              "",
              "{ter}",
              "in parentheses the strength of a garrison, which never attacks"));

  static final List<Clerk.Type> TYPES =
      List.of(
          new Clerk.Type("infantry", "infantry"),
          new Clerk.Type("jaeger", "jaegers"),
          new Clerk.Type("cavalry", "cavalry"),
          new Clerk.Type("garrison", "garrison"));

  private CounterWords() {}
}
