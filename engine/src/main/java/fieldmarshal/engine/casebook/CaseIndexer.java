package fieldmarshal.engine.casebook;

import java.io.IOException;
import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Lists which classes and tests cite which case, by reading the {@link Case} marks of compiled
 * classes. The build runs it once tests are compiled; the list goes into the jar, so that the
 * casebook can tell what is enforced and tested without loading a class.
 *
 * <p>The list has a line for every citation, sorted: the case, {@code main} or {@code test}, the
 * class, and the member, separated by tabs. The member is the name of a method or field, {@code
 * <init>} for a constructor, and empty where the class itself is marked.
 */
public final class CaseIndexer {

  private static final String MARK = Case.class.descriptorString();

  private CaseIndexer() {}

  /** Where a case is cited. */
  public record Citation(String caseId, boolean test, String className, String member)
      implements Comparable<Citation> {

    private static final Comparator<Citation> ORDER =
        Comparator.comparing(Citation::caseId)
            .thenComparing(Citation::test)
            .thenComparing(Citation::className)
            .thenComparing(Citation::member);

    @Override
    public int compareTo(Citation other) {
      return ORDER.compare(this, other);
    }

    String line() {
      return String.join("\t", caseId, test ? "test" : "main", className, member);
    }
  }

  /**
   * Writes the list.
   *
   * @param args the directory of classes, the directory of test classes, the file to write
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      throw new IllegalArgumentException(
          "three arguments are needed: classes directory, test classes directory, file to write");
    }
    NavigableSet<Citation> citations = new TreeSet<>();
    citations.addAll(citations(Path.of(args[0]), false));
    citations.addAll(citations(Path.of(args[1]), true));
    write(citations, Path.of(args[2]));
  }

  /** All citations in the class files below a directory; none where there is no such directory. */
  public static NavigableSet<Citation> citations(Path directory, boolean test) throws IOException {
    NavigableSet<Citation> citations = new TreeSet<>();
    if (!Files.isDirectory(directory)) {
      return citations;
    }
    List<Path> classFiles;
    try (Stream<Path> files = Files.walk(directory)) {
      classFiles = files.filter(file -> file.toString().endsWith(".class")).toList();
    }
    for (Path classFile : classFiles) {
      collect(ClassFile.of().parse(classFile), test, citations::add);
    }
    return citations;
  }

  private static void collect(ClassModel type, boolean test, Consumer<Citation> sink) {
    String name = type.thisClass().asInternalName().replace('/', '.');
    collect(type, test, name, "", sink);
    for (FieldModel field : type.fields()) {
      collect(field, test, name, field.fieldName().stringValue(), sink);
    }
    for (MethodModel method : type.methods()) {
      collect(method, test, name, method.methodName().stringValue(), sink);
    }
  }

  private static void collect(
      AttributedElement element,
      boolean test,
      String className,
      String member,
      Consumer<Citation> sink) {
    marks(element)
        .filter(mark -> mark.className().equalsString(MARK))
        .flatMap(mark -> mark.elements().stream())
        .filter(part -> part.name().equalsString("value"))
        .map(AnnotationElement::value)
        .flatMap(CaseIndexer::strings)
        .forEach(caseId -> sink.accept(new Citation(caseId, test, className, member)));
  }

  private static Stream<Annotation> marks(AttributedElement element) {
    return Stream.concat(
        element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
            .flatMap(attribute -> attribute.annotations().stream()),
        element.findAttribute(Attributes.runtimeInvisibleAnnotations()).stream()
            .flatMap(attribute -> attribute.annotations().stream()));
  }

  private static Stream<String> strings(AnnotationValue value) {
    return switch (value) {
      case AnnotationValue.OfArray array -> array.values().stream().flatMap(CaseIndexer::strings);
      case AnnotationValue.OfString string -> Stream.of(string.stringValue());
      default -> throw new IllegalArgumentException("not a case id: " + value);
    };
  }

  /** Leaves an unchanged file alone, so that nothing downstream is built again for it. */
  private static void write(NavigableSet<Citation> citations, Path file) throws IOException {
    StringBuilder text = new StringBuilder();
    citations.forEach(citation -> text.append(citation.line()).append('\n'));
    if (Files.exists(file) && Files.readString(file).contentEquals(text)) {
      return;
    }
    Path parent = file.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.writeString(file, text);
  }
}
