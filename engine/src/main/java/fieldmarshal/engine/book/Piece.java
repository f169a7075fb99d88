package fieldmarshal.engine.book;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.data.Tsv;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A counter that is all data: a row of units.tsv. The columns that figures.tsv names are its
 * figures. A counter of type {@value #UNSEEN} is a symbol for one that the enemy does not see.
 */
public final class Piece extends Unit {
  static final String UNSEEN = "unseen";

  private final Map<String, Integer> figures;
  private final String setup;
  private final List<String> flags;

  private Piece(Tsv.Row row, int index, Side side, Map<String, Integer> figures) {
    super(
        index,
        row.text("id"),
        side,
        row.text("nationality"),
        row.text("type"),
        row.maybe("size"),
        row.text("designation"),
        row.text("name"),
        row.number("steps"));
    this.figures = figures;
    setup = row.maybe("setup");
    flags = row.words("flags");
  }

  static Piece of(Tsv.Row row, int index, Side side, List<String> figureNames) {
    Map<String, Integer> figures = new LinkedHashMap<>();
    for (String name : figureNames) {
      if (!row.maybe(name).isEmpty()) {
        figures.put(name, row.number(name));
      }
    }
    return new Piece(row, index, side, figures);
  }

  /** A figure that is printed on it; 0 where there is none of that name. */
  public int figure(String name) {
    return figures.getOrDefault(name, 0);
  }

  /** All figures in the order of figures.tsv. */
  public Map<String, Integer> figures() {
    return figures;
  }

  /** The number of the hex where it begins, or empty. */
  public String setup() {
    return setup;
  }

  /** The flags with which it begins. */
  public List<String> flags() {
    return flags;
  }

  @Override
  public boolean isSymbol() {
    return type().equals(UNSEEN);
  }
}
