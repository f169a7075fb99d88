package fieldmarshal.engine;

import fieldmarshal.engine.board.Direction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision as a player reads it: a title, what each option means, what it means to pass.
 *
 * @param title a few words
 * @param combat whether it belongs to a combat that is under way
 * @param options what the names in {@link Order.Choose} mean, in the order in which they are shown
 * @param declares whether attacks are only declared here, and fought when all are
 * @param pass what {@link Order.Pass} does here, as a button says it; empty where nobody may pass
 * @param needs what must be so before one may pass, met or not; none where nothing must
 * @param rooms how many units still find room in hexes that may be entered; none where that is not
 *     said
 * @param closed directions in which units that must go, or may, cannot go, each with the reason;
 *     none where that is not said
 * @param foretells whether an answer leads to attacks, so that {@link Clerk#targets} tells of them
 *     already
 * @param toll what has to be lost and who can pay it, where units share a loss; null elsewhere
 */
public record Question(
    String title,
    boolean combat,
    boolean declares,
    List<Option> options,
    String pass,
    List<Need> needs,
    List<Room> rooms,
    List<Closed> closed,
    boolean foretells,
    @Nullable Toll toll) {

  /** The title of an option of this name stands on the buttons of {@link Order.Replace}. */
  public static final String REPLACE = "replace";

  /** The title of an option of this name stands on the buttons of {@link Order.Lose}. */
  public static final String LOSE = "lose";

  /**
   * An answer by name, or what an order of a kind does here.
   *
   * @param id as in {@link Order.Choose#option}, or {@link #REPLACE} or {@link #LOSE}
   * @param title what a button says
   * @param about what it means, where the title does not say all; a sentence or empty
   * @param most how many units may be named at once; 0 where that is not said
   * @param aids what each unit that may be named can do, where that is more than being named
   * @param barred units that one would think of and that may not be named
   * @param spots the hexes that the answer changes, where it changes any
   */
  public record Option(
      String id,
      String title,
      String about,
      int most,
      List<Aid> aids,
      List<Barred> barred,
      List<Spot> spots) {
    public Option {
      aids = List.copyOf(aids);
      barred = List.copyOf(barred);
      spots = List.copyOf(spots);
    }

    public Option(String id, String title, String about) {
      this(id, title, about, 0, List.of(), List.of(), List.of());
    }

    public Option(String id, String title) {
      this(id, title, "");
    }

    /** The same, where so many units may be named at once. */
    public Option upTo(int units) {
      return new Option(id, title, about, units, aids, barred, spots);
    }

    /** The same, where units differ in what they can do. */
    public Option among(List<Aid> able, List<Barred> unable) {
      return new Option(id, title, about, most, able, unable, spots);
    }

    /** The same, where the answer changes these hexes. */
    public Option in(List<Spot> hexes) {
      return new Option(id, title, about, most, aids, barred, hexes);
    }
  }

  /**
   * What a unit that may be named can do.
   *
   * @param gives what it gives where it succeeds, in columns of the table
   * @param chance how probable its success is, from 0 to 1
   * @param about what changes that, in a few words, or empty
   */
  public record Aid(Unit unit, int gives, double chance, String about, String caseId) {}

  /**
   * A hex that an answer changes.
   *
   * @param turn in which turn; 0 where that says nothing
   */
  public record Spot(int hex, int turn) {}

  /** A unit that may not be named, and why. */
  public record Barred(Unit unit, String why, String caseId) {}

  /**
   * How much room a hex still has.
   *
   * @param units how many more units may stay there
   */
  public record Room(int hex, int units, String caseId) {}

  /**
   * A direction in which no way of units begins that must go, or may.
   *
   * @param units who may not go there; where several go together all of them
   * @param hex the hex next to theirs, or {@link #BEYOND}
   */
  public record Closed(List<Unit> units, Direction direction, int hex, String why, String caseId) {
    /** There is no hex: the map ends. */
    public static final int BEYOND = -1;

    public Closed {
      units = List.copyOf(units);
    }
  }

  /**
   * Something that must be so before one may pass.
   *
   * @param what what is counted, as after two numbers: "divisions of the 1st Army"
   * @param have how many there are
   * @param need how many there must be
   */
  public record Need(String what, int have, int need, String caseId) {
    public boolean met() {
      return have == need;
    }
  }

  /**
   * What has to be lost, where units share it: who can pay, and how much. An answer is an {@link
   * Order.Lose}. What the rules want beyond it, such as who must pay first, {@link Rules#judge}
   * says.
   *
   * @param what what is counted, as after two numbers: "steps"
   * @param have how much of it earlier answers have paid
   * @param need how much there is to pay in all
   * @param whole whether who pays is eliminated, whatever steps it has left
   * @param lean whether nobody may be named who could be spared
   * @param single whether an answer names one unit, once
   */
  public record Toll(
      String what,
      int have,
      int need,
      boolean whole,
      boolean lean,
      boolean single,
      List<Payer> payers,
      String caseId) {
    public Toll {
      payers = List.copyOf(payers);
    }

    /** Some steps are lost, each pays one. */
    public static Toll steps(int need, List<Payer> payers, String caseId) {
      return new Toll("steps", 0, need, false, false, false, payers, caseId);
    }

    /** The same, where each answer names one unit that loses one step. */
    public Toll oneByOne() {
      return new Toll(what, have, need, whole, lean, true, payers, caseId);
    }

    /** How much one answer has to pay. */
    public int due() {
      return single ? 1 : need - have;
    }
  }

  /**
   * A unit that can pay.
   *
   * @param most how often an answer may name it
   * @param worth how much it pays each time
   */
  public record Payer(Unit unit, int most, int worth) {}

  public Question {
    options = List.copyOf(options);
    needs = List.copyOf(needs);
    rooms = List.copyOf(rooms);
    closed = List.copyOf(closed);
  }

  public static Question of(String title, String pass) {
    return new Question(
        title, false, false, List.of(), pass, List.of(), List.of(), List.of(), false, null);
  }

  /** A question that must be answered. */
  public static Question of(String title) {
    return of(title, "");
  }

  /** A question of a combat that is under way. */
  public static Question inCombat(String title, String pass) {
    return new Question(
        title, true, false, List.of(), pass, List.of(), List.of(), List.of(), false, null);
  }

  /** A question of a combat that must be answered. */
  public static Question inCombat(String title) {
    return inCombat(title, "");
  }

  public Question with(List<Option> named) {
    return new Question(
        title, combat, declares, named, pass, needs, rooms, closed, foretells, toll);
  }

  /** The same, where attacks are only declared and fought later. */
  public Question declaring() {
    return new Question(title, combat, true, options, pass, needs, rooms, closed, foretells, toll);
  }

  /** The same, where all this must be so before one may pass. */
  public Question needing(List<Need> all) {
    return new Question(
        title, combat, declares, options, pass, all, rooms, closed, foretells, toll);
  }

  public Question with(Option... named) {
    return with(List.of(named));
  }

  /** The same, where hexes that may be entered have so much room. */
  public Question within(List<Room> all) {
    return new Question(
        title, combat, declares, options, pass, needs, all, closed, foretells, toll);
  }

  /** The same, where these directions are closed. */
  public Question shut(List<Closed> ways) {
    return new Question(
        title, combat, declares, options, pass, needs, rooms, ways, foretells, toll);
  }

  /** The same, where an answer leads to attacks that the clerk can tell of already. */
  public Question foretelling() {
    return new Question(title, combat, declares, options, pass, needs, rooms, closed, true, toll);
  }

  /** The same, where units share a loss. */
  public Question paying(Toll loss) {
    return new Question(
        title, combat, declares, options, pass, needs, rooms, closed, foretells, loss);
  }
}
