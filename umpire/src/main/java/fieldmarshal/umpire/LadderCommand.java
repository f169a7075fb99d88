package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Everybody against everybody, on both sides. */
@Command(
    name = "ladder",
    mixinStandardHelpOptions = true,
    description =
        "Plays a round-robin of bots over games and sides, and prints how strong each is: Elo with"
            + " 95 %% intervals, and how often it wins on each side.")
final class LadderCommand implements Callable<Integer> {
  private static final long GOODBYE_MILLIS = 3000;
  private static final long SETTLE_MILLIS = 200;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(
      names = "--game",
      split = ",",
      description = "The games, separated by commas. Default: all games.")
  private @Nullable List<String> games;

  @Option(
      names = "--scenario",
      description = "The scenario. Default: the first scenario of each game.")
  private @Nullable String scenario;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "recruit,staff,marshal",
      description = "The bots that play (${DEFAULT-VALUE}), with the same names as for duel.")
  @SuppressWarnings("NullAway.Init")
  private List<String> bots;

  @Option(
      names = "--games",
      defaultValue = "10",
      description = "How many games each pair plays with each choice of sides (${DEFAULT-VALUE}).")
  private int rounds;

  @Option(
      names = "--keep",
      description =
          "Add each game to this file as it ends, and do not play again those that are in it: a"
              + " long series can be broken off and goes on later.")
  private @Nullable Path keep;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  private SeriesOptions series;

  @Option(names = "--out", description = "Also write the JSON into this file.")
  private @Nullable Path out;

  @Option(names = "--html", description = "Also write a page with charts into this file.")
  private @Nullable Path html;

  /** Open as soon as the series is being broken off. */
  private final CountDownLatch ending = new CountDownLatch(1);

  /** One game to play. */
  private record Fixture(Catalogue.Opened opened, int first, int second, long seed) {}

  @Override
  public Integer call() throws BadRequest, InterruptedException {
    List<Catalogue.Opened> opened = open();
    check();
    write("--out", out, "");
    write("--html", html, "");
    List<Fixture> fixtures = fixtures(opened);
    List<Scorebook.Score> scores = play(fixtures, new Scorebook(keep));
    List<LadderPage.Table> tables = tables(opened, fixtures, scores);
    ObjectNode node = json(tables);
    PrintWriter writer = spec.commandLine().getOut();
    if (series.json()) {
      writer.println(Json.write(node));
    } else {
      tables.forEach(table -> print(writer, table));
    }
    writer.flush();
    write("--out", out, Json.write(node) + "\n");
    write("--html", html, LadderPage.of(tables));
    return 0;
  }

  /** Writes a file, if it is asked for; with no text only tries whether that can be done. */
  private static void write(String option, @Nullable Path file, String text) throws BadRequest {
    if (file == null) {
      return;
    }
    try {
      if (text.isEmpty()) {
        Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
      } else {
        Files.writeString(file, text);
      }
    } catch (IOException e) {
      throw new BadRequest(option + ": " + file + " cannot be written: " + Scorebook.reason(e));
    }
  }

  private List<Catalogue.Opened> open() throws BadRequest {
    Catalogue catalogue = new Catalogue(Shelf.games());
    List<String> ids = games == null ? Shelf.games().stream().map(Game::id).toList() : games;
    List<Catalogue.Opened> opened = new ArrayList<>();
    for (String id : ids) {
      String first = catalogue.game(id).scenarios().getFirst().id();
      opened.add(catalogue.open(id, scenario == null ? first : scenario, null));
    }
    return opened;
  }

  private void check() throws BadRequest {
    if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
      throw new BadRequest("--bots: two or more different bots are needed");
    }
    for (String bot : bots) {
      Players.check(bot);
    }
    series.check(rounds);
  }

  /** Each pair plays the same seeds with sides swapped. */
  private List<Fixture> fixtures(List<Catalogue.Opened> opened) {
    List<Fixture> fixtures = new ArrayList<>();
    for (Catalogue.Opened game : opened) {
      for (int round = 0; round < rounds; round++) {
        for (int i = 0; i < bots.size(); i++) {
          for (int j = 0; j < bots.size(); j++) {
            if (i != j) {
              fixtures.add(new Fixture(game, i, j, series.seed() + round));
            }
          }
        }
      }
    }
    return fixtures;
  }

  private List<Scorebook.Score> play(List<Fixture> fixtures, Scorebook book)
      throws InterruptedException, BadRequest {
    fixtures.forEach(fixture -> fixture.opened().rules().start());
    List<Scorebook.Score> scores = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(series.threads());
    Thread end = new Thread(ending::countDown);
    Runtime.getRuntime().addShutdownHook(end);
    try {
      List<Future<Scorebook.Score>> running = new ArrayList<>();
      for (Fixture fixture : fixtures) {
        running.add(pool.submit(() -> score(fixture, book)));
      }
      PrintWriter err = spec.commandLine().getErr();
      for (int i = 0; i < fixtures.size(); i++) {
        Scorebook.Score score = await(running.get(i), fixtures.get(i));
        scores.add(score);
        err.printf(
            "%d of %d: %s, %s against %s, seed %d: %s%n",
            i + 1,
            fixtures.size(),
            fixtures.get(i).opened().game().id(),
            bots.get(fixtures.get(i).first()),
            bots.get(fixtures.get(i).second()),
            fixtures.get(i).seed(),
            score.level());
        err.flush();
      }
    } finally {
      ending.countDown();
      pool.shutdownNow();
      // Programs that play are sent away by their games.
      pool.awaitTermination(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
      forget(end);
    }
    return scores;
  }

  private static void forget(Thread end) {
    try {
      Runtime.getRuntime().removeShutdownHook(end);
    } catch (IllegalStateException e) {
      // It runs already.
    }
  }

  /** A game's score: out of the book, or the game is played and written down. */
  private Scorebook.Score score(Fixture fixture, Scorebook book)
      throws BadRequest, IOException, InterruptedException {
    Catalogue.Opened opened = fixture.opened();
    String[] names = {bots.get(fixture.first()), bots.get(fixture.second())};
    Scorebook.Key key =
        new Scorebook.Key(
            opened.game().id(), opened.scenario(), names[0], names[1], fixture.seed());
    Scorebook.Score known = book.find(key);
    if (known != null) {
      return known;
    }
    Duel.Result result = Players.play(opened, names, fixture.seed(), series.limitMillis());
    // A program that was stopped together with us has not lost; we may hear of that after it did.
    if (!result.forfeit().isEmpty() && ending.await(SETTLE_MILLIS, TimeUnit.MILLISECONDS)) {
      throw new InterruptedException();
    }
    Side winner = result.outcome().winner();
    Scorebook.Score score =
        new Scorebook.Score(
            winner == null ? 0.5 : winner.index() == 0 ? 1 : 0,
            result.outcome().level()
                + (result.forfeit().isEmpty() ? "" : " (" + result.forfeit() + ")"),
            List.of(longest(result, 0), longest(result, 1)));
    book.add(key, score);
    return score;
  }

  private static long longest(Duel.Result result, int side) {
    return result.turnNanos().get(side).stream().mapToLong(Long::longValue).max().orElse(0)
        / 1_000_000;
  }

  private static Scorebook.Score await(Future<Scorebook.Score> game, Fixture fixture)
      throws InterruptedException, BadRequest {
    try {
      return game.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof BadRequest bad) {
        throw bad;
      }
      if (e.getCause() instanceof IOException unwritten) {
        throw new BadRequest(
            "--keep: the game could not be written down: " + Scorebook.reason(unwritten));
      }
      throw new IllegalStateException("the game with " + fixture + " broke off", e.getCause());
    }
  }

  private List<LadderPage.Table> tables(
      List<Catalogue.Opened> opened, List<Fixture> fixtures, List<Scorebook.Score> scores) {
    List<LadderPage.Table> tables = new ArrayList<>();
    for (Catalogue.Opened game : opened) {
      List<Ladder.Played> played = new ArrayList<>();
      for (int i = 0; i < fixtures.size(); i++) {
        Fixture fixture = fixtures.get(i);
        if (fixture.opened() != game) {
          continue;
        }
        Scorebook.Score score = scores.get(i);
        played.add(
            new Ladder.Played(
                fixture.first(),
                fixture.second(),
                score.score(),
                score.longest().get(0),
                score.longest().get(1)));
      }
      tables.add(
          new LadderPage.Table(
              game.game().title(),
              game.game().id(),
              game.scenario(),
              game.game().sides().stream().map(Side::name).toList(),
              List.copyOf(bots),
              new Ladder(bots.size(), played),
              played.size()));
    }
    return tables;
  }

  private static List<Integer> ranked(LadderPage.Table table, List<Ladder.Rating> ratings) {
    return IntStream.range(0, table.bots().size())
        .boxed()
        .sorted(Comparator.comparingDouble((Integer bot) -> -ratings.get(bot).elo()))
        .toList();
  }

  private static void share(ObjectNode node, String name, Ladder.Share share) {
    node.putObject(name)
        .put("won", share.won())
        .put("drawn", share.drawn())
        .put("games", share.of())
        .put("rate", round(share.rate()))
        .put("low", round(share.low()))
        .put("high", round(share.high()));
  }

  private static double round(double share) {
    return Math.round(share * 1000) / 1000.0;
  }

  private ObjectNode json(List<LadderPage.Table> tables) {
    ObjectNode node = Json.object();
    ArrayNode list = node.putArray("ladders");
    for (LadderPage.Table table : tables) {
      ObjectNode ladder =
          list.addObject()
              .put("game", table.id())
              .put("scenario", table.scenario())
              .put("games", table.games());
      ArrayNode rows = ladder.putArray("bots");
      List<Ladder.Rating> ratings = table.ladder().ratings();
      for (int bot : ranked(table, ratings)) {
        ObjectNode row =
            rows.addObject()
                .put("bot", table.bots().get(bot))
                .put("elo", Math.round(ratings.get(bot).elo()))
                .put("low", Math.round(ratings.get(bot).low()))
                .put("high", Math.round(ratings.get(bot).high()));
        row.put("longestTurnMillis", table.ladder().longest(bot));
        share(row, "all", table.ladder().share(bot, -1, -1));
        share(row, "first", table.ladder().share(bot, 0, -1));
        share(row, "second", table.ladder().share(bot, 1, -1));
        ObjectNode against = row.putObject("against");
        for (int other = 0; other < table.bots().size(); other++) {
          if (other != bot) {
            share(against, table.bots().get(other), table.ladder().share(bot, -1, other));
          }
        }
      }
    }
    return node;
  }

  private static void print(PrintWriter out, LadderPage.Table table) {
    List<Ladder.Rating> ratings = table.ladder().ratings();
    out.printf("%s, %s: %d games%n", table.title(), table.scenario(), table.games());
    out.printf(
        "%-28s %5s  %-13s %7s  %-15s %-22s %-22s %s%n",
        "bot",
        "Elo",
        "95 %",
        "games",
        "wins",
        table.sides().get(0),
        table.sides().get(1),
        "longest turn");
    for (int bot : ranked(table, ratings)) {
      Ladder.Rating rating = ratings.get(bot);
      Ladder.Share all = table.ladder().share(bot, -1, -1);
      out.printf(
          "%-28s %5.0f  %-13s %7d  %-15s %-22s %-22s %.2f s%n",
          table.bots().get(bot),
          rating.elo(),
          String.format(Locale.ROOT, "%.0f to %.0f", rating.low(), rating.high()),
          all.of(),
          LadderPage.percent(all),
          LadderPage.percent(table.ladder().share(bot, 0, -1)),
          LadderPage.percent(table.ladder().share(bot, 1, -1)),
          table.ladder().longest(bot) / 1000.0);
    }
    for (int bot : ranked(table, ratings)) {
      for (int other = 0; other < table.bots().size(); other++) {
        if (other != bot) {
          Ladder.Share share = table.ladder().share(bot, -1, other);
          out.printf(
              "%s beats %s in %s of the games%s%n",
              table.bots().get(bot),
              table.bots().get(other),
              LadderPage.percent(share),
              LadderPage.drawn(share));
        }
      }
    }
  }
}
