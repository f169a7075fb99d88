package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game whose sides see different things says so, and tells each side only what it may see. */
class HiddenTest {

  /**
   * The first game of the shelf, played in a fog: moves are seen only by who makes them, combats
   * only by the first side.
   */
  private static Game foggy(Game game) {
    return proxy(
        Game.class,
        game,
        (self, name, arguments) ->
            name.equals("rules")
                ? foggy(game.rules((String) arguments[0], set(arguments[1])))
                : null);
  }

  @SuppressWarnings("unchecked")
  private static java.util.Set<String> set(Object options) {
    return (java.util.Set<String>) options;
  }

  private static Rules foggy(Rules rules) {
    return proxy(
        Rules.class,
        rules,
        (self, name, arguments) ->
            switch (name) {
              case "view" -> new View(self, ((Position) arguments[0]).copy(), (Side) arguments[1]);
              case "judge" ->
                  foggy(rules, rules.judge((Position) arguments[0], (Order) arguments[1]));
              case "roll" -> foggy(rules, rules.roll((Position) arguments[0], (int) arguments[1]));
              case "audience" ->
                  arguments[1] instanceof Order.Pass
                      ? Audience.EVERYBODY
                      : Audience.only(
                          ((Decision.Choose) rules.decision((Position) arguments[0])).side());
              default -> null;
            });
  }

  private static Ruling foggy(Rules rules, Ruling ruling) {
    return ruling instanceof Ruling.Granted(var events, var next)
        ? new Ruling.Granted(events.stream().map(event -> foggy(rules, event)).toList(), next)
        : ruling;
  }

  private static Event foggy(Rules rules, Event event) {
    return switch (event) {
      case Event.Moved moved -> new Event.Told(moved, Audience.only(moved.unit().side()));
      case Event.Fought fought ->
          new Event.Told(fought, Audience.only(rules.game().sides().getFirst()));
      default -> event;
    };
  }

  private interface Answer<T> {
    Object to(T self, String name, Object[] arguments) throws Exception;
  }

  private static <T> T proxy(Class<T> type, T behind, Answer<T> answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              Object own = answer.to(type.cast(self), method.getName(), arguments);
              try {
                return own != null ? own : method.invoke(behind, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  private static Server serve(Path data) throws IOException {
    Game game =
        foggy(
            Shelf.games().stream()
                .filter(one -> one.id().equals(House.GAME))
                .findFirst()
                .orElseThrow());
    return Server.start(List.of(game), new Server.Settings("127.0.0.1", 0, false, "", data, 0));
  }

  @Test
  void theReasonOfAnOrderIsToldOnlyToWhoMaySeeTheOrder(@TempDir Path data) throws IOException {
    try (Server server = serve(data);
        House house = House.at(server.port())) {
      String match = house.begin("bot:staff", "me");
      BlockingQueue<House.News> page = house.listen(match);
      while (house.get(match).text("/decision/side").equals("central")) {
        House.next(page, "update");
      }
      JsonNode log = house.get(match + "/log").json();
      assertThat(log).isNotEmpty();
      assertThat(log.findValues("said")).isEmpty();
      assertThat(Json.write(log)).doesNotContain("\"type\":\"attack\"");
    }
  }

  /** While it thinks, too, a bot tells why it attacks only where everybody may read the order. */
  @Test
  void theReasonOfASecretOrderIsInNoStream(@TempDir Path data) throws IOException {
    try (Server server = serve(data);
        House house = House.at(server.port())) {
      String match = house.begin("bot:staff", "me");
      BlockingQueue<House.News> page = house.listen(match);
      int thoughts = 0;
      while (house.get(match).text("/decision/side").equals("central") || !page.isEmpty()) {
        House.News news = page.poll();
        if (news != null && news.name().equals("thinking")) {
          assertThat(news.data().path("text").asText()).doesNotContain("attack on");
          thoughts++;
        }
      }
      assertThat(thoughts).isPositive();
    }
  }

  @Test
  void whatASideMightOrderIsNotToldToTheOther(@TempDir Path data) throws IOException {
    try (Server server = serve(data);
        House house = House.at(server.port())) {
      String match = house.begin("me", "friend");
      assertThat(house.get(match + "?as=central").json().has("canMove")).isTrue();
      assertThat(house.get(match + "?as=central").json().has("suggest")).isTrue();
      JsonNode other = house.get(match + "?as=allied").json();
      assertThat(other.path("as").asText()).isEqualTo("allied");
      assertThat(other.has("canMove")).isFalse();
      assertThat(other.has("suggest")).isFalse();
    }
  }

  @Test
  void aMoveInTheFogIsInTheLogOfItsOwnSideOnly(@TempDir Path data) throws IOException {
    try (Server server = serve(data);
        House house = House.at(server.port())) {
      String match = house.begin("me", "friend");
      assertThat(house.get(match).at("/hidden").asBoolean()).isTrue();
      house.post(match + "/orders", House.ask(0, "central", House.move("ge-12", "1701")));
      assertThat(house.get(match + "?as=allied").text("/as")).isEqualTo("allied");
      JsonNode own = house.get(match + "/log?as=central").json();
      assertThat(own.path(0).path("events")).isNotEmpty();
      assertThat(own.path(0).has("order")).isTrue();
      JsonNode other = house.get(match + "/log?as=allied").json();
      assertThat(Json.write(other)).doesNotContain("ge-12");
    }
  }
}
