package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clerk;
import java.util.List;

/** What figures and types of units are called, and what is written on a counter. */
final class CounterWords {
  static final List<Clerk.Figure> FIGURES =
      List.of(
          new Clerk.Figure("attack", "Attack strength"),
          new Clerk.Figure("defense", "Defence strength"),
          new Clerk.Figure("move", "Movement allowance"),
          new Clerk.Figure("army", "Army"),
          new Clerk.Figure("arrival", "Turn of arrival"));

  static final List<Clerk.Face> FACES =
      List.of(
          new Clerk.Face("unit", "{attack}–{defense}–{move}", "", "attack – defence – movement"));

  static final List<Clerk.Type> TYPES =
      List.of(
          new Clerk.Type("infantry", "infantry"),
          new Clerk.Type("garrison", "garrison"),
          new Clerk.Type("cavalry", "cavalry"),
          new Clerk.Type("artillery", "artillery"),
          new Clerk.Type("hq", "headquarters"),
          new Clerk.Type("dummy", "dummy"));

  private CounterWords() {}
}
