package fieldmarshal.engine.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tab separated tables with a header line, as a spreadsheet writes them. Every fault names the
 * file, the line and the field.
 */
public final class Tsv {
  private Tsv() {}

  /** A fault in a data file. */
  public static final class Fault extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    Fault(String message) {
      super(message);
    }
  }

  /** One line of a table. */
  public static final class Row {
    private final String file;
    private final int line;
    private final Map<String, Integer> columns;
    private final String[] cells;

    Row(String file, int line, Map<String, Integer> columns, String[] cells) {
      this.file = file;
      this.line = line;
      this.columns = columns;
      this.cells = cells;
    }

    public Fault fault(String field, String what) {
      return new Fault(file + " line " + line + ", " + field + ": " + what);
    }

    /** Whether the table has such a column. */
    public boolean has(String field) {
      return columns.containsKey(field);
    }

    /** The cell, which may be empty. */
    public String maybe(String field) {
      Integer column = columns.get(field);
      if (column == null) {
        throw fault(field, "there is no such column");
      }
      return column < cells.length ? cells[column].strip() : "";
    }

    public String text(String field) {
      String cell = maybe(field);
      if (cell.isEmpty()) {
        throw fault(field, "is empty");
      }
      return cell;
    }

    public int number(String field) {
      String cell = text(field);
      try {
        return Integer.parseInt(cell);
      } catch (NumberFormatException e) {
        throw fault(field, "'" + cell + "' is not a whole number");
      }
    }

    public int number(String field, int otherwise) {
      return maybe(field).isEmpty() ? otherwise : number(field);
    }

    public double real(String field) {
      String cell = text(field);
      try {
        return Double.parseDouble(cell);
      } catch (NumberFormatException e) {
        throw fault(field, "'" + cell + "' is not a number");
      }
    }

    public boolean yes(String field) {
      return oneOf(field, "yes", "no", "").equals("yes");
    }

    public String oneOf(String field, String... allowed) {
      String cell = maybe(field);
      if (!Arrays.asList(allowed).contains(cell)) {
        throw fault(field, "'" + cell + "' is none of " + String.join(", ", allowed));
      }
      return cell;
    }

    /** The words of a cell, separated by spaces. */
    public List<String> words(String field) {
      String cell = maybe(field);
      return cell.isEmpty() ? List.of() : List.of(cell.split(" +"));
    }
  }

  /** Whether there is such a resource on the class path, or a user's file in its place. */
  public static boolean exists(String path) {
    return OwnTables.current().file(path) != null
        || Tsv.class.getClassLoader().getResource(path) != null;
  }

  /** The rows of a resource on the class path, or of the user's file in its place. */
  public static List<Row> resource(String path) {
    Path own = OwnTables.current().file(path);
    if (own != null) {
      try (BufferedReader reader = Files.newBufferedReader(own)) {
        return read(own.toString(), reader);
      } catch (MalformedInputException e) {
        throw new Fault(own + ": is not written in UTF-8");
      } catch (IOException e) {
        throw new UncheckedIOException(own.toString(), e);
      }
    }
    InputStream in = Resources.open(path);
    if (in == null) {
      throw new Fault(path + ": there is no such file");
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return read(path, reader);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }

  static List<Row> read(String file, BufferedReader reader) throws IOException {
    String header = reader.readLine();
    if (header == null) {
      throw new Fault(file + ": is empty");
    }
    Map<String, Integer> columns = new HashMap<>();
    String[] names = header.split("\t", -1);
    for (int i = 0; i < names.length; i++) {
      columns.put(names[i].strip(), i);
    }
    List<Row> rows = new ArrayList<>();
    int number = 1;
    for (String line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      String[] cells = line.split("\t", -1);
      if (cells.length > names.length) {
        throw new Fault(
            file
                + " line "
                + number
                + ": "
                + cells.length
                + " cells, but "
                + names.length
                + " columns");
      }
      rows.add(new Row(file, number, columns, cells));
    }
    return rows;
  }
}
