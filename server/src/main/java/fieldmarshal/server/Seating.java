package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All matches: those that are live in memory and those that are only in the store. A match is made
 * live when somebody first asks for it: everything that was done in it is played again. If the
 * rules of today play it otherwise, it is shown up to that line and can be branched but not
 * changed. A match that cannot be read is called broken.
 */
final class Seating {
  private static final String SIGNS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final int ID_LENGTH = 12;

  /** The place of a match in memory; at most one of the two is there. */
  private static final class Place {
    @Nullable LiveMatch live;
    @Nullable String broken;
    long asked;
  }

  private final Catalogue catalogue;
  private final Store store;
  private final LiveMatch.Watcher watcher;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Place> places = new ConcurrentHashMap<>();
  private final Map<String, Catalogue.Opened> rules = new ConcurrentHashMap<>();

  Seating(List<Game> games, Store store, LiveMatch.Watcher watcher) {
    this.catalogue = new Catalogue(games);
    this.store = store;
    this.watcher = watcher;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  /** Some of the matches, those that were changed last before the others. */
  List<Store.Card> list(int from, int limit) {
    return store.list(from, limit);
  }

  int count() {
    return store.count();
  }

  /** Why a match could not be set up, where that is known; else null. */
  @Nullable String broken(String id) {
    Place place = places.get(id);
    if (place == null) {
      return null;
    }
    synchronized (place) {
      return place.broken;
    }
  }

  /** How many matches are live in memory. */
  int inMemory() {
    int tables = 0;
    for (Place place : places.values()) {
      synchronized (place) {
        tables += place.live == null ? 0 : 1;
      }
    }
    return tables;
  }

  /**
   * Puts away the live matches that nobody has asked for in a while; whoever asks again has them
   * set up anew from the store.
   *
   * @param inUse whether somebody looks at a live match without asking
   */
  void dropIdle(Duration idle, Predicate<LiveMatch> inUse) {
    long now = System.nanoTime();
    for (Place place : places.values()) {
      synchronized (place) {
        LiveMatch live = place.live;
        if (live != null && now - place.asked >= idle.toNanos() && !inUse.test(live)) {
          live.putAway();
          place.live = null;
        }
      }
    }
  }

  /** The live match. Problem 404 where there is no such match, 422 where it is broken. */
  LiveMatch live(String id) {
    Place known = places.get(id);
    if (known == null && store.find(id) == null) {
      throw new Problem(404, "There is no match of that name.");
    }
    Place place = places.computeIfAbsent(id, key -> new Place());
    synchronized (place) {
      place.asked = System.nanoTime();
      LiveMatch live = place.live;
      if (live != null && !live.lost()) {
        return live;
      }
      if (place.broken == null) {
        place.live = null;
        try {
          LiveMatch loaded = load(id);
          place.live = loaded;
          return loaded;
        } catch (BadRequest e) {
          place.broken = e.getMessage();
        }
      }
      throw new Problem(422, "This match is broken and cannot be shown: " + place.broken + ".");
    }
  }

  /** Rules are the same for all matches of one setup, so they are put together once. */
  Catalogue.Opened open(String game, String scenario, @Nullable Collection<String> options)
      throws BadRequest {
    String chosen =
        options == null ? "as usual" : "with " + String.join("\n", new TreeSet<>(options));
    String key = String.join("\n", game, scenario, chosen);
    Catalogue.Opened known = rules.get(key);
    if (known == null) {
      known = catalogue.open(game, scenario, options);
      rules.put(key, known);
    }
    return known;
  }

  // ---- from the store

  private LiveMatch load(String id) throws BadRequest {
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
      drawn = deed.drawn();
      laid = deed.laid();
    }
    // What was taken back is played as well and then taken back again, so that it can be redone.
    List<Store.Deed> all = new ArrayList<>(lines);
    all.addAll(undone.reversed());
    Map<Integer, String> said = new HashMap<>();
    for (int i = 0; i < all.size(); i++) {
      String why = all.get(i).said();
      if (why != null) {
        said.put(i, why);
      }
    }
    Catalogue.Opened opened = open(setup.game(), setup.scenario(), setup.options());
    String other = MatchJson.whyOtherTables(opened.game(), setup.tables());
    if (other != null) {
      throw new Problem(409, other);
    }
    ObjectNode file = file(setup, drawn, laid, all);
    Match.Replay replay = Match.replay(opened.rules(), MatchJson.read(opened.rules(), file));
    Match match = replay.match();
    int played = match.size();
    Difference difference = played < lines.size() ? replay.difference() : null;
    if (difference != null && difference.order() > 0) {
      String made = all.get(difference.order() - 1).rules();
      difference = made == null ? difference : difference.madeBy(made);
    }
    return new LiveMatch(
        setup,
        Seats.kept(setup.seats()),
        match,
        said,
        revisions,
        Math.max(0, played - lines.size()),
        difference,
        store,
        watcher);
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
      Store.Setup setup, long drawn, List<Integer> laid, List<Store.Deed> lines) throws BadRequest {
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
    file.put("seed", setup.seed());
    ObjectNode dice = file.putObject("dice").put("drawn", drawn);
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

  /** A match from its beginning. */
  String begin(Catalogue.Opened opened, Seats seats, @Nullable Long seed, @Nullable String name) {
    long chosen = seed == null ? random.nextInt(Integer.MAX_VALUE) : seed;
    Match match = new Match(opened.rules(), opened.scenario(), opened.options(), chosen);
    return keep(match.save(), match, Map.of(), seats, name);
  }

  /**
   * A match that somebody has saved. Its dice and digests are checked; where it differs it is kept
   * as it is, to be looked at as far as it is what it was.
   */
  String openFile(ObjectNode file, @Nullable String name) throws BadRequest {
    MatchJson.Setup setup = MatchJson.setup(file);
    Catalogue.Opened opened = open(setup.game(), setup.scenario(), setup.options());
    Match.Saved saved = MatchJson.read(opened.rules(), file);
    Match.Replay replay = Match.replay(opened.rules(), saved);
    Match match = replay.match();
    Match.Saved kept = replay.difference() == null ? match.save() : saved;
    return keep(kept, match, Map.of(), Seats.ours(opened.game()), name);
  }

  /** A new match that goes the way of another up to a line, and on with dice of its own. */
  String branch(LiveMatch live, int line) throws BadRequest {
    Match.Saved saved = live.save();
    if (line > saved.lines().size()) {
      throw new BadRequest("the match has only " + saved.lines().size() + " lines");
    }
    Match.Saved part =
        new Match.Saved(
            saved.format(),
            saved.rules(),
            saved.tables(),
            saved.game(),
            saved.scenario(),
            saved.options(),
            random.nextInt(Integer.MAX_VALUE),
            0,
            List.of(),
            saved.opening(),
            saved.lines().subList(0, line));
    Match match = replay(live.rules(), part);
    return keep(
        match.save(), match, live.said(), live.seats(), live.setup().name() + ", another way");
  }

  private static Match replay(Rules rules, Match.Saved saved) throws BadRequest {
    try {
      return Match.replay(rules, saved).whole();
    } catch (Match.Differs e) {
      throw new BadRequest("The match does not replay: " + e.getMessage() + ".");
    }
  }

  private String keep(
      Match.Saved saved,
      Match match,
      Map<Integer, String> said,
      Seats seats,
      @Nullable String name) {
    Game game = match.rules().game();
    String title =
        game.scenarios().stream()
            .filter(scenario -> scenario.id().equals(saved.scenario()))
            .map(Game.Scenario::title)
            .findFirst()
            .orElse(game.title());
    Store.Setup setup =
        new Store.Setup(
            id(),
            name == null || name.isBlank() ? title : name.strip(),
            saved.rules(),
            saved.tables(),
            saved.game(),
            saved.scenario(),
            List.copyOf(saved.options()),
            Json.write(seats.json()),
            saved.seed(),
            saved.drawn(),
            saved.laid(),
            saved.opening());
    Notation notation = new Notation(match.rules(), match.position().layout());
    List<Notice> notices = Notice.of(match);
    List<Store.Deed> deeds = new ArrayList<>();
    for (Match.KeptLine line : saved.lines()) {
      deeds.add(
          new Store.Deed(
              deeds.size() + 1,
              Store.Kind.LINE,
              Json.write(MatchJson.write(notation, line)),
              saved.drawn(),
              saved.laid(),
              said.get(deeds.size()),
              deeds.size() < notices.size() ? notices.get(deeds.size()).secretOf() : null,
              Match.FORMAT,
              saved.rules()));
    }
    store.create(setup, LiveMatch.stand(match, notices), deeds);
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
    Place place = places.remove(id);
    if (place != null) {
      synchronized (place) {
        if (place.live != null) {
          place.live.putAway();
        }
      }
    }
  }
}
