package fieldmarshal.engine.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Data files of the user that take the place of ours: who owns a game can put in its printed
 * tables. A folder has the files under the names that they have here, such as {@code
 * italian-front-1917/crt.tsv}. Every file must be one that we have, with the same columns. What is
 * read is checked as ours is, and each fault names file, line and field.
 */
public final class OwnTables {
  /** The option of the command line. */
  public static final String OPTION = "--data-override";

  private static final String ROOT = "fieldmarshal/";

  /** Files that are no data of a game: its cases and its words. */
  private static final Set<String> OURS = Set.of("cases.tsv", "glossary.tsv");

  private static final OwnTables NONE = new OwnTables(new TreeMap<>());
  private static final ScopedValue<OwnTables> SCOPE = ScopedValue.newInstance();
  private static volatile OwnTables ofTheProcess = NONE;

  /** The files by the name of the resource that they replace. */
  private final SortedMap<String, Path> files;

  private OwnTables(SortedMap<String, Path> files) {
    this.files = files;
  }

  /**
   * What of it a game uses.
   *
   * @param identity twelve digits that change with every change of the files; empty where the game
   *     is played with our data
   * @param files their names
   */
  public record Used(String identity, List<String> files) {
    public Used {
      files = List.copyOf(files);
    }
  }

  /** The files of a folder; the fault names what cannot be used. */
  public static OwnTables of(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new Tsv.Fault(folder + ": there is no such folder");
    }
    SortedMap<String, Path> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (name.endsWith(".tsv")) {
          checkName(file, name);
          checkColumns(file, name);
          files.put(ROOT + name, file);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder.toString(), e);
    }
    if (files.isEmpty()) {
      throw new Tsv.Fault(folder + ": there is no table in it (such as " + example() + ")");
    }
    return new OwnTables(files);
  }

  private static String example() {
    return "east-prussia-1914/crt.tsv";
  }

  private static void checkName(Path file, String name) {
    if (ours(name) == null) {
      throw new Tsv.Fault(file + ": Field Marshal has no table " + name + " to be replaced");
    }
    if (OURS.contains(name.substring(name.lastIndexOf('/') + 1))) {
      throw new Tsv.Fault(file + ": this file has cases or words and cannot be replaced");
    }
  }

  private static void checkColumns(Path file, String name) throws IOException {
    Set<String> wanted;
    try (BufferedReader ours = reader(ours(name))) {
      wanted = columns(ours);
    }
    try (BufferedReader own = Files.newBufferedReader(file)) {
      Set<String> there = columns(own);
      for (String column : wanted) {
        if (!there.contains(column)) {
          throw new Tsv.Fault(file + " line 1, " + column + ": there is no such column");
        }
      }
      for (String column : there) {
        if (!wanted.contains(column)) {
          throw new Tsv.Fault(file + " line 1, " + column + ": the table has no such column");
        }
      }
    }
  }

  private static Set<String> columns(BufferedReader reader) throws IOException {
    String header = reader.readLine();
    Set<String> columns = new TreeSet<>();
    if (header != null) {
      Arrays.stream(header.split("\t", -1)).map(String::strip).forEach(columns::add);
    }
    return columns;
  }

  private static @Nullable InputStream ours(String name) {
    return Resources.open(ROOT + name);
  }

  private static BufferedReader reader(@Nullable InputStream in) {
    return new BufferedReader(
        new InputStreamReader(
            in == null ? InputStream.nullInputStream() : in, StandardCharsets.UTF_8));
  }

  /**
   * Takes the option out of a command line and uses its folder from now on; what is left comes
   * back.
   */
  public static String[] take(String... args) {
    List<String> rest = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(OPTION)) {
        if (++i == args.length) {
          throw new Tsv.Fault(OPTION + ": say which folder");
        }
        ofTheProcess = of(Path.of(args[i]));
      } else if (args[i].startsWith(OPTION + "=")) {
        ofTheProcess = of(Path.of(args[i].substring(OPTION.length() + 1)));
      } else {
        rest.add(args[i]);
      }
    }
    return rest.toArray(String[]::new);
  }

  /** Does something with these tables: games that are made meanwhile have them for good. */
  public <T> T during(Supplier<T> what) {
    return ScopedValue.where(SCOPE, this).call(what::get);
  }

  /** The tables that games are made with now. */
  public static OwnTables current() {
    return SCOPE.isBound() ? SCOPE.get() : ofTheProcess;
  }

  /** The file that replaces a resource, or null. */
  @Nullable Path file(String resource) {
    return files.get(resource);
  }

  /** What a game uses that has its data in these folders. */
  public Used used(String... folders) {
    List<String> names = new ArrayList<>();
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (var file : files.entrySet()) {
        String name = file.getKey().substring(ROOT.length());
        if (Arrays.stream(folders).anyMatch(folder -> name.startsWith(folder + "/"))) {
          names.add(name);
          digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
          for (String line : Files.readAllLines(file.getValue())) {
            digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
          }
        }
      }
      String identity = HexFormat.of().formatHex(digest.digest()).substring(0, 12);
      return new Used(names.isEmpty() ? "" : identity, names);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
