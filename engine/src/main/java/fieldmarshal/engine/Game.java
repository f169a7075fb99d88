package fieldmarshal.engine;

import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.OwnTables;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A game on the shelf: what it is called, what can be chosen, and how it is opened. */
public interface Game {
  record Scenario(String id, String title, int firstTurn, int lastTurn, String about) {}

  record Option(String id, String title, String caseId, boolean standard, String about) {}

  /**
   * What somebody wants to know who chooses among games. Length and difficulty are our own
   * estimates, not those of a publisher.
   *
   * @param line what the game is about, in one line; empty where nobody has said it
   * @param hours how long a match takes those who know the rules; 0 where unknown
   * @param complexity how much there is to learn, from 1 to 5; 0 where unknown
   */
  record Card(String line, int hours, int complexity) {
    /** The highest complexity. */
    public static final int MOST_COMPLEX = 5;

    public static final Card UNKNOWN = new Card("", 0, 0);
  }

  String id();

  String title();

  /** What of the game is not as it was published, in a sentence; empty where nothing differs. */
  default String origin() {
    return "";
  }

  /** What the card of the game says in a list of games. */
  default Card card() {
    return Card.UNKNOWN;
  }

  List<Side> sides();

  /** The phases in the order of play. */
  List<Phase> phases();

  /** The nations whose units fight, with their colours. */
  default List<Nation> nations() {
    return List.of();
  }

  /** The name of the nation whose colours a side shows; empty where none is named. */
  default String flag(Side side) {
    return "";
  }

  /** The phase of this name. */
  default Phase phase(String id) {
    for (Phase phase : phases()) {
      if (phase.id().equals(id)) {
        return phase;
      }
    }
    if (id.equals(Phase.SET_UP.id())) {
      return Phase.SET_UP;
    }
    throw new IllegalArgumentException("there is no phase " + id);
  }

  /**
   * The parts that a turn may have, in no order where that is drawn: the player-turns of the sides,
   * unless a game activates something else.
   */
  default List<Part> parts() {
    return sides().stream().map(side -> Part.playerTurn(side.index() + 1, side)).toList();
  }

  List<Scenario> scenarios();

  List<Option> options();

  /** The books whose cases the game obeys, the standard rules first. */
  List<Casebook> books();

  /** The words of the game's orders and positions. */
  Glossary glossary();

  /** The options that are on in a scenario where nobody says otherwise. */
  default Set<String> usual(String scenario) {
    Set<String> usual = new LinkedHashSet<>();
    for (Option option : options()) {
      if (option.standard()) {
        usual.add(option.id());
      }
    }
    return usual;
  }

  /**
   * The version of the rules, a number in words. Raise it with every change after which some old
   * match may replay differently: an order that was legal is refused or the other way round, does
   * something else, or rolls other dice. A corrected sentence, a new name or a faster way to the
   * same result is no such change. A match that does not replay tells both versions.
   */
  String rulesVersion();

  /** The data of the user that the game was made with: a match replays on the same data only. */
  default OwnTables.Used tables() {
    return OwnTables.current().used(id());
  }

  /** The most faces that a die of the game has, or the most chits that its cups hold. */
  default int mostFaces() {
    return 6;
  }

  /**
   * The rules of the scenario with these options. Unknown or contradictory ones are named in the
   * fault.
   */
  Rules rules(String scenario, Set<String> options) throws BadSetup;

  /** Refuses a scenario or an option that the game does not have; the fault names what there is. */
  default void check(String scenario, Set<String> options) throws BadSetup {
    List<String> scenarios = scenarios().stream().map(Scenario::id).toList();
    if (!scenarios.contains(scenario)) {
      throw new BadSetup(
          "there is no scenario " + scenario + "; there is " + String.join(", ", scenarios));
    }
    List<String> known = options().stream().map(Option::id).toList();
    for (String option : new TreeSet<>(options)) {
      if (!known.contains(option)) {
        throw new BadSetup(
            "there is no option " + option + "; there is " + String.join(", ", known));
      }
    }
  }

  /** A scenario or option that is not there, or options that exclude each other. */
  final class BadSetup extends Exception {
    private static final long serialVersionUID = 1;

    private final transient @Nullable Clash clash;

    public BadSetup(String message) {
      super(message);
      clash = null;
    }

    public BadSetup(Clash clash) {
      super(clash.words(id -> id, id -> id));
      this.clash = clash;
    }

    /** What does not go together; null where something is not there at all. */
    public @Nullable Clash clash() {
      return clash;
    }
  }
}
