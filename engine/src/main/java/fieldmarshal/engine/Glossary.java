package fieldmarshal.engine;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The words in which orders, positions and changes by hand are written, each with its meaning, for
 * people who write them by hand and for programs that play. A flag has a title and a badge too, for
 * the page.
 */
public record Glossary(List<Term> terms) {

  /** What a word is used for. */
  public enum Use {
    /** Where a unit is when it is not on the map. */
    BOX,
    /** What is noted of a unit, yes or no. */
    FLAG,
    /** What is printed on a counter beside its figures, yes or no. */
    TRAIT,
    /** A number that is kept for a unit. */
    NUMBER,
    /** A number that is kept for the whole game. */
    TOTAL,
    /** A way to move, in an order of type move. */
    MODE,
    /** A name in an order of type choose. */
    OPTION,
    /** The last word of the names of units. */
    NOUN
  }

  /**
   * A word.
   *
   * @param word as orders and positions spell it; N stands for a number
   * @param decision for an option: the kind of decision that takes it, one of {@link Kind}
   * @param with for an option: what stands beside it, {@code units}, {@code hexes}, both or nothing
   * @param condition for a flag or a trait: how it is shown to a player
   * @param plural for a noun: the word where several units are named together; else empty
   */
  public record Term(
      Use use,
      String word,
      String decision,
      String with,
      String meaning,
      @Nullable Condition condition,
      String plural) {
    /** Whether a word is this one, with a number for its N. */
    boolean spells(String other) {
      return word.equals(other) || word.equals(other.replaceFirst("\\d+$", "N"));
    }
  }

  public Glossary {
    terms = List.copyOf(terms);
  }

  /** Reads the words of a book from one or more files. */
  public static Glossary load(String... files) {
    List<Term> terms = new ArrayList<>();
    for (String file : files) {
      for (Tsv.Row row : Tsv.resource(file)) {
        String decision = row.maybe("decision");
        if (!decision.isEmpty() && !Kind.ALL.contains(decision)) {
          throw row.fault("decision", "there is no kind of decision " + decision);
        }
        Use use =
            Use.valueOf(
                row.oneOf(
                        "use", "box", "flag", "trait", "number", "total", "mode", "option", "noun")
                    .toUpperCase(Locale.ROOT));
        terms.add(
            new Term(
                use,
                row.text("word"),
                decision,
                row.maybe("with"),
                row.text("meaning"),
                use == Use.FLAG || use == Use.TRAIT ? condition(row) : null,
                use == Use.NOUN ? row.text("title") : ""));
      }
    }
    return new Glossary(terms);
  }

  private static Condition condition(Tsv.Row row) {
    String tone = row.oneOf("tone", "good", "bad", "neutral").toUpperCase(Locale.ROOT);
    String shown = row.oneOf("shown", "counter", "beside", "no");
    return new Condition(
        row.text("word"),
        row.text("title"),
        new Badge(row.maybe("badge"), Badge.Tone.valueOf(tone), row.maybe("glyph")),
        !shown.equals("no"),
        shown.equals("counter"),
        row.text("meaning"));
  }

  /** The flags of units, as they are shown to a player. */
  public List<Condition> conditions() {
    return conditions(Use.FLAG);
  }

  /** The traits that counters bear, as they are shown to a player. */
  public List<Condition> traits() {
    return conditions(Use.TRAIT);
  }

  private List<Condition> conditions(Use use) {
    List<Condition> conditions = new ArrayList<>();
    for (Term term : terms) {
      if (term.use() == use && term.condition() != null) {
        conditions.add(term.condition());
      }
    }
    return conditions;
  }

  /** The last words of the names of units, with their plurals. */
  public List<Term> nouns() {
    return terms.stream().filter(term -> term.use() == Use.NOUN).toList();
  }

  /** Whether the word is explained. */
  public boolean has(Use use, String word) {
    return terms.stream().anyMatch(term -> term.use() == use && term.spells(word));
  }

  /** Whether the option is explained for that kind of decision. */
  public boolean hasOption(String decision, String option) {
    return terms.stream()
        .anyMatch(term ->
            term.use() == Use.OPTION && term.decision().equals(decision) && term.spells(option));
  }
}
