package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.rolls.RollStream;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.StretchJson;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All matches: those that are live in memory and those that are only in the store. A match is made
 * live when somebody first asks for it: everything that was done in it is played again. If the
 * rules of today play it otherwise, it is shown up to that line and can be branched but not
 * changed. A match that cannot be read is called broken.
 */
final class Seating implements AutoCloseable {
  private static final String SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int ID_LENGTH = 12;

  /** More setups than that are not put together at once. */
  private static final int MOST_RULES = 48;

  private final Catalogue catalogue;
  private final Store store;
  private final LiveMatch.Watcher watcher;
  private final Predicate<String> apart;
  private final SecureRandom random = new SecureRandom();
  private final Tables tables;
  private final Replays replays = new Replays();
  private final FileSeal seal;

  /** The rules that somebody asked for last. */
  private final Map<String, Catalogue.Opened> rules =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Catalogue.Opened> eldest) {
          return size() > MOST_RULES;
        }
      };

  private volatile Consumer<String> whenSeated = match -> {};

  Seating(List<Game> games, Store store, LiveMatch.Watcher watcher) {
    this(games, store, watcher, id -> false, Tables.Room.usual(), new Leases.InProcess());
  }

  /**
   * All matches.
   *
   * @param apart whether the sides of a match are different people's
   * @param room how many of them are live in memory at once
   * @param leases who has them there
   */
  Seating(
      List<Game> games,
      Store store,
      LiveMatch.Watcher watcher,
      Predicate<String> apart,
      Tables.Room room,
      Leases leases) {
    this.tables =
        new Tables(
            room,
            leases,
            id -> store.find(id) != null,
            (id, lease) -> replays.match(() -> load(id, lease)));
    this.apart = apart;
    this.catalogue = new Catalogue(games);
    this.store = store;
    this.seal = new FileSeal(store.jdbi());
    this.watcher = watcher;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** Some of the matches, those that were changed last before the others. */
  List<Store.Card> list(Store.Which which, int from, int limit) {
    return store.list(which, from, limit);
  }

  int count(Store.Which which) {
    return store.count(which);
  }

  /** Why a match could not be set up, where that is known; else null. */
  @Nullable String broken(String id) {
    return tables.broken(id);
  }

  /** How many matches are live in memory. */
  int inMemory() {
    return tables.size();
  }

  /** Puts away the live matches that nobody has asked for in a while. */
  void dropIdle(Duration idle, Predicate<LiveMatch> inUse) {
    tables.dropIdle(idle, inUse);
  }

  /** The live match. Problem 404 where there is no such match, 422 where it is broken. */
  LiveMatch live(String id) {
    return tables.live(id);
  }

  /** Rules are the same for all matches of one setup, so they are put together once. */
  Catalogue.Opened open(String game, String scenario, @Nullable Collection<String> options)
      throws BadRequest {
    String chosen =
        options == null ? "as usual" : "with " + String.join("\n", new TreeSet<>(options));
    String key = String.join("\n", game, scenario, chosen);
    synchronized (rules) {
      Catalogue.Opened known = rules.get(key);
      if (known == null) {
        known = catalogue.open(game, scenario, options);
        rules.put(key, known);
      }
      return known;
    }
  }

  // ---- from the store

  private LiveMatch load(String id, Leases.Lease lease) throws BadRequest {
    Store.Card card = store.find(id);
    if (card == null) {
      throw new Problem(404, "There is no match of that name.");
    }
    Store.Setup setup = card.setup();
    List<Store.Deed> lines = new ArrayList<>();
    List<Store.Deed> undone = new ArrayList<>();
    long drawn = setup.drawn();
    List<Integer> laid = setup.laid();
    Revisions revisions = Revisions.NONE;
    for (Store.Deed deed : store.deeds(id)) {
      revisions = revisions.plus(Objects.requireNonNullElse(deed.secretOf(), ""));
      if (deed.revision() != revisions.all()) {
        throw new BadRequest("change " + revisions.all() + " is missing");
      }
      apply(deed, lines, undone);
      // Earlier ones counted the rolls of another stream.
      drawn = deed.revision() > setup.rolls().from() ? deed.drawn() : drawn;
      laid = deed.laid();
    }
    // What was taken back is played as well and then taken back again, so that it can be redone.
    List<Store.Deed> all = new ArrayList<>(lines);
    all.addAll(undone.reversed());
    Catalogue.Opened opened = open(setup.game(), setup.scenario(), setup.options());
    String other = MatchJson.whyOtherTables(opened.game(), setup.tables());
    if (other != null) {
      throw new Problem(409, other);
    }
    RollStream stream = setup.rolls().stream(id);
    ObjectNode file = file(setup, stream.told(drawn), laid, all);
    Match.Saved saved = MatchJson.read(opened.rules(), file);
    Match.Replay replay = Match.replay(opened.rules(), saved, stream, true);
    Match match = replay.match();
    int played = match.size();
    Difference difference = played < lines.size() ? replay.difference() : null;
    if (difference != null && difference.order() > 0) {
      String made = all.get(difference.order() - 1).rules();
      difference = made == null ? difference : difference.madeBy(made);
    }
    LiveMatch live =
        new LiveMatch(
            setup,
            Seats.kept(setup.seats()),
            match,
            revisions,
            Math.max(0, played - lines.size()),
            difference,
            store,
            lease,
            watcher);
    live.known(
        column(all, Store.Deed::said),
        column(all, Store.Deed::author),
        column(all, Store.Deed::standing));
    live.apart(apart.test(id));
    return live;
  }

  /** What some of the lines have, by their numbers. */
  private static Map<Integer, String> column(
      List<Store.Deed> lines, Function<Store.Deed, @Nullable String> of) {
    Map<Integer, String> values = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      String value = of.apply(lines.get(i));
      if (value != null) {
        values.put(i, value);
      }
    }
    return values;
  }

  /** The match if it is in memory; it is not set up for that. */
  @Nullable LiveMatch inMemory(String id) {
    return tables.inMemory(id);
  }

  /** Somebody has sat down or got up: whose sides are different people's may have changed. */
  void seated(String id) {
    LiveMatch live = inMemory(id);
    if (live != null) {
      live.apart(apart.test(id));
    }
    whenSeated.accept(id);
  }

  /** Says who is told that somebody has sat down. */
  void whenSeated(Consumer<String> told) {
    whenSeated = told;
  }

  private static void apply(Store.Deed deed, List<Store.Deed> lines, List<Store.Deed> undone)
      throws BadRequest {
    switch (deed.kind()) {
      case LINE -> {
        lines.add(deed);
        undone.clear();
      }
      case UNDO -> move(deed, lines, undone);
      case REDO -> move(deed, undone, lines);
    }
  }

  private static void move(Store.Deed deed, List<Store.Deed> from, List<Store.Deed> to)
      throws BadRequest {
    if (from.isEmpty()) {
      throw new BadRequest("change " + deed.revision() + " has nothing to act on");
    }
    to.add(from.removeLast());
  }

  /** A stored match as a saved one. */
  private static ObjectNode file(
      Store.Setup setup, Stretch last, List<Integer> laid, List<Store.Deed> lines)
      throws BadRequest {
    ObjectNode file =
        Json.object()
            .put("format", Match.FORMAT)
            .put("rules", setup.rules())
            .put("game", setup.game())
            .put("scenario", setup.scenario());
    if (!setup.tables().isEmpty()) {
      file.put("tables", setup.tables());
    }
    setup.options().forEach(file.putArray("options")::add);
    List<Stretch> rolls = new ArrayList<>(setup.rolls().earlier());
    rolls.add(last);
    ObjectNode dice = file.putObject("dice").put("drawn", last.drawn());
    dice.set("streams", StretchJson.write(rolls));
    laid.forEach(dice.putArray("laid")::add);
    setup.opening().forEach(dice.putArray("opening")::add);
    ArrayNode orders = file.putArray("orders");
    for (Store.Deed deed : lines) {
      String line = deed.line();
      if (line == null) {
        throw new BadRequest("change " + deed.revision() + " is empty");
      }
      ObjectNode entry = Json.parse(line);
      orders.add(deed.format() < Match.FORMAT ? entry.put("digest", "") : entry);
    }
    return file;
  }

  // ---- new matches

  /**
   * A match from its beginning.
   *
   * @param seed what fixes its rolls, for an experiment; null where they are to be sealed
   */
  String begin(Catalogue.Opened opened, Seats seats, @Nullable Long seed, @Nullable String name) {
    return begin(opened, seats, seed, name, false);
  }

  /**
   * A match from its beginning.
   *
   * @param awaits whether its dice wait for the seeds of the players
   */
  String begin(
      Catalogue.Opened opened,
      Seats seats,
      @Nullable Long seed,
      @Nullable String name,
      boolean awaits) {
    String id = id();
    RollStream stream = seed == null ? SealedRolls.fresh(id, List.of()) : new SeededRolls(seed);
    Match match = new Match(opened.rules(), opened.scenario(), opened.options(), stream);
    KeptRolls rolls = KeptRolls.of(stream, List.of());
    boolean waits = awaits && seed == null && !seats.humans(opened.game()).isEmpty();
    KeptRolls kept = waits ? rolls.awaiting() : rolls;
    return keep(id, match.save(), match, kept, Map.of(), seats, name, Origin.HERE);
  }

  /**
   * A match that somebody has saved. Its dice and digests are checked; where it differs it is kept
   * as it is, to be looked at as far as it is what it was. It goes on with dice of its own: who has
   * a copy of a match must not learn from it what the match will roll.
   */
  String openFile(ObjectNode file) throws BadRequest {
    return replays.file(() -> opened(file));
  }

  /** The same of a file that is not read yet: to read it is dear as well. */
  String openFile(byte[] bytes) throws BadRequest {
    return replays.file(() -> {
      ObjectNode file = Ask.parse(bytes);
      return opened(file.get("match") instanceof ObjectNode inner ? inner : file);
    });
  }

  private String opened(ObjectNode file) throws BadRequest {
    ForeignFile.check(file);
    Origin origin = seal.check(file);
    MatchJson.Setup setup = MatchJson.setup(file);
    Catalogue.Opened opened = open(setup.game(), setup.scenario(), setup.options());
    Match.Saved saved = MatchJson.read(opened.rules(), file);
    String id = id();
    RollStream stream = SealedRolls.fresh(id, List.of());
    Match.Replay replay = Match.replay(opened.rules(), saved, stream, false);
    Match match = replay.match();
    Match.Saved kept = replay.difference() == null ? match.save() : saved;
    Seats seats = Seats.saved(opened.game(), file);
    KeptRolls rolls = KeptRolls.of(stream, saved.rolls());
    return keep(id, kept, match, rolls, Map.of(), seats, Titles.saved(file), origin);
  }

  /**
   * The file of a match, sealed: it cannot be changed and opened here as if it were ours. What came
   * from elsewhere gets no seal by being saved here.
   */
  ObjectNode file(LiveMatch live) {
    ObjectNode file = MatchJson.write(live.notation(), live.save()).put("name", live.name());
    file.set("seats", live.seats().json());
    return live.setup().origin() == Origin.ELSEWHERE ? file : seal.seal(file);
  }

  /** A new match that goes the way of another up to a line, and on with dice of its own. */
  String branch(LiveMatch live, int line) throws BadRequest {
    return replays.file(() -> branched(live, line));
  }

  private String branched(LiveMatch live, int line) throws BadRequest {
    Match.Saved saved = live.save();
    if (line > saved.lines().size()) {
      throw new BadRequest("the match has only " + saved.lines().size() + " lines");
    }
    Match.Saved part = saved.first(line);
    String id = id();
    RollStream stream = SealedRolls.fresh(id, List.of());
    Match.Replay replay = Match.replay(live.rules(), part, stream, false);
    if (replay.difference() != null) {
      throw new BadRequest("The match does not replay: " + replay.difference().sentence() + ".");
    }
    Match match = replay.match();
    String name = Titles.branch(live.name(), turn(match));
    return keep(
        id,
        match.save(),
        match,
        KeptRolls.of(stream, part.rolls()),
        live.said(),
        live.seats(),
        name,
        live.setup().origin());
  }

  private static int turn(Match match) {
    return match.rules().status(match.position()).turn();
  }

  /** The same scenario with the same options from its beginning, with dice of its own. */
  String again(LiveMatch live, Seats seats) throws BadRequest {
    Store.Setup setup = live.setup();
    Catalogue.Opened opened = open(setup.game(), setup.scenario(), setup.options());
    return begin(opened, seats, null, Titles.rematch(live.name()), live.withSeeds());
  }

  /** Gives a match another name. */
  void rename(String id, String name) {
    LiveMatch live = live(id);
    store.rename(id, name);
    live.rename(name);
  }

  private String keep(
      String id,
      Match.Saved saved,
      Match match,
      KeptRolls rolls,
      Map<Integer, String> said,
      Seats seats,
      @Nullable String name,
      Origin origin) {
    Game game = match.rules().game();
    String title =
        game.scenarios().stream()
            .filter(scenario -> scenario.id().equals(saved.scenario()))
            .map(Game.Scenario::title)
            .findFirst()
            .orElse(game.title());
    Store.Setup setup =
        new Store.Setup(
            id,
            name == null || name.isBlank() ? title : name.strip(),
            saved.rules(),
            saved.tables(),
            saved.game(),
            saved.scenario(),
            List.copyOf(saved.options()),
            Json.write(seats.json()),
            random.nextInt(Integer.MAX_VALUE),
            rolls,
            match.drawn(),
            saved.laid(),
            saved.opening(),
            origin);
    Notation notation = new Notation(match.rules(), match.position().layout());
    List<Notice> notices = Notice.of(match);
    List<Store.Deed> deeds = new ArrayList<>();
    for (Match.KeptLine line : saved.lines()) {
      deeds.add(
          new Store.Deed(
              deeds.size() + 1,
              Store.Kind.LINE,
              Json.write(MatchJson.write(notation, line)),
              match.drawn(),
              saved.laid(),
              said.get(deeds.size()),
              deeds.size() < notices.size() ? notices.get(deeds.size()).secretOf() : null,
              Match.FORMAT,
              saved.rules(),
              null,
              null));
    }
    store.create(setup, Ledger.stand(match, notices), deeds);
    return setup.id();
  }

  private String id() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_LENGTH; i++) {
      id.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
    }
    return id.toString();
  }

  void remove(String id) {
    if (store.find(id) == null) {
      throw new Problem(404, "There is no match of that name.");
    }
    store.remove(id);
    tables.remove(id);
  }

  @Override
  public void close() {
    replays.close();
  }
}
