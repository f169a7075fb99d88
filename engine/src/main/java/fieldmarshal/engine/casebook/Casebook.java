package fieldmarshal.engine.casebook;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cases of one rulebook in our own words: what the rules drawer and the umpire show. */
public final class Casebook {

  /**
   * One case.
   *
   * @param kind core, optional, scenario or data
   * @param ruling how we decide where the book is silent, or empty
   */
  public record Entry(String id, String title, String kind, String text, String ruling) {}

  private final String book;
  private final String title;
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private Casebook(String book, String title) {
    this.book = book;
    this.title = title;
  }

  public static Casebook load(String book, String title, String resource) {
    Casebook casebook = new Casebook(book, title);
    for (Tsv.Row row : Tsv.resource(resource)) {
      Entry entry =
          new Entry(
              row.text("case"),
              row.text("title"),
              row.oneOf("kind", "core", "optional", "scenario", "data"),
              row.text("text"),
              row.maybe("ruling"));
      if (casebook.entries.put(entry.id(), entry) != null) {
        throw row.fault("case", "stands twice");
      }
    }
    return casebook;
  }

  public String book() {
    return book;
  }

  public String title() {
    return title;
  }

  public Collection<Entry> entries() {
    return entries.values();
  }

  /** The case by its id, or by its bare number (8.63). */
  public @Nullable Entry find(String id) {
    Entry entry = entries.get(id);
    return entry != null ? entry : first(matching(id));
  }

  /** The cases whose number is the bare one given, with or without a letter behind it. */
  public List<Entry> matching(String number) {
    List<Entry> exact = new ArrayList<>();
    List<Entry> lettered = new ArrayList<>();
    for (Entry entry : entries.values()) {
      String bare = entry.id().substring(entry.id().indexOf('-') + 1);
      if (bare.equals(number)) {
        exact.add(entry);
      } else if (bare.startsWith(number)
          && !Character.isDigit(bare.charAt(number.length()))
          && bare.charAt(number.length()) != '.') {
        lettered.add(entry);
      }
    }
    return exact.isEmpty() ? lettered : exact;
  }

  private static @Nullable Entry first(List<Entry> entries) {
    return entries.isEmpty() ? null : entries.get(0);
  }
}
