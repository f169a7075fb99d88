package fieldmarshal.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Takes the state in which a page is in every size by day and by night, and lets the page tell what
 * is wrong in each picture.
 */
final class Camera {
  record Size(int width, int height) {
    @Override
    public String toString() {
      return width + "x" + height;
    }

    boolean phone() {
      return width < 600;
    }

    boolean touched() {
      return width <= 1024;
    }
  }

  static final List<Size> SIZES =
      List.of(new Size(1920, 1080), new Size(1366, 768), new Size(1024, 768), new Size(390, 844));

  private static final Size USUAL = SIZES.get(1);

  private static final String FAULTS = faults();

  private final Path folder;
  private final String panel;
  private final String only;
  private final List<String> told = new ArrayList<>();
  private final Map<String, List<Path>> taken = new LinkedHashMap<>();
  private final Map<Page, CDPSession> fingers = new HashMap<>();
  private int pictures;

  Camera(Path folder, String panel, String only) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.panel = panel;
    this.only = only;
  }

  private static String faults() {
    try (InputStream in = Camera.class.getResourceAsStream("faults.js")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether panels of some name, or one of that beginning, are wanted. */
  boolean wants(String name) {
    return panel.isEmpty()
        || List.of(panel.split(",")).stream()
            .anyMatch(p -> name.startsWith(p) || p.startsWith(name));
  }

  private boolean exactly(String name) {
    return panel.isEmpty() || List.of(panel.split(",")).stream().anyMatch(name::startsWith);
  }

  void tell(String what) {
    System.out.println(folder.getFileName() + ": " + what);
    told.add(what);
  }

  /** The window that a state is reached in. */
  void usual(Visitor visitor) {
    size(visitor, USUAL);
  }

  private void size(Visitor visitor, Size size) {
    var now = visitor.page.viewportSize();
    if (now.width != size.width || now.height != size.height) {
      visitor.page.setViewportSize(size.width, size.height);
    }
    // what it says holds as long as it is there
    CDPSession session =
        fingers.computeIfAbsent(visitor.page, page -> page.context().newCDPSession(page));
    JsonObject touch = new JsonObject();
    touch.addProperty("enabled", size.touched());
    session.send("Emulation.setTouchEmulationEnabled", touch);
  }

  /** Takes the state of the page; {@code at} tells in JavaScript the hex that shall be in sight. */
  void take(Visitor visitor, String name, String at) {
    pointed(visitor, name, at, "");
  }

  /** The same with the pointer at another hex. */
  void pointed(Visitor visitor, String name, String at, String pointed) {
    if (!exactly(name)) {
      return;
    }
    for (Size size : SIZES) {
      if (!only.isEmpty() && !List.of(only.split(",")).contains(size.toString())) {
        continue;
      }
      size(visitor, size);
      frame(visitor, at);
      if (!pointed.isEmpty()) {
        visitor.point(visitor.text(pointed));
      }
      for (String theme : List.of("day", "night")) {
        theme(visitor, theme);
        picture(visitor, name, size, theme);
      }
      theme(visitor, "day");
    }
    usual(visitor);
    frame(visitor, at);
  }

  /** The eye begins as it does in a window that has had this size from the start. */
  private static void frame(Visitor visitor, String at) {
    visitor.page.evaluate(
        "() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))");
    calm(visitor);
    visitor.page.evaluate(
        "async () => { const s = window.fieldMarshal.state; if (s.page !== 'match' || s.end || s.drama ||"
            + " s.replay) return; (await import('/js/page/view.js')).opening(); }");
    visitor.page.evaluate(
        "() => { const f = window.fieldMarshal, s = f.state; if (s.replay && !s.analysis && !s.end)"
            + " f.play.seek(s.replay.line, false); }");
    calm(visitor);
    if (!at.isEmpty() && visitor.js(at) instanceof String hex) {
      visitor.page.evaluate("n => window.fieldMarshal.board.reveal(n)", hex);
    }
    calm(visitor);
  }

  /** Nothing is on its way, but for a combat that is being seen. */
  private static void calm(Visitor visitor) {
    visitor.until("window.fieldMarshal.settled || s.drama");
  }

  private static void theme(Visitor visitor, String theme) {
    String wanted = theme.equals("day") ? "light" : "dark";
    if (!visitor.text("s.theme").equals(wanted)) {
      visitor.page.evaluate("() => window.fieldMarshal.play.otherTheme()");
      visitor.until("s.theme === '" + wanted + "'");
      calm(visitor);
    }
  }

  private void picture(Visitor visitor, String name, Size size, String theme) {
    calm(visitor);
    if (visitor.js("s.page === 'match' && !s.veil").equals(true)) {
      visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    } else if (visitor.js("s.page === 'lobby'").equals(true)) {
      visitor.page.waitForFunction("() => window.fieldMarshal.drawn()");
    }
    calm(visitor);
    if (name.endsWith("-below")) {
      visitor.page.evaluate("() => (document.querySelector('.endpage').scrollTop = 1e6)");
      calm(visitor);
    }
    Path file = folder.resolve(size + "-" + theme + "-" + name + ".png");
    visitor.page.screenshot(new Page.ScreenshotOptions().setPath(file).setType(ScreenshotType.PNG));
    taken.computeIfAbsent(size + "-" + theme, s -> new ArrayList<>()).add(file);
    pictures++;
    if (theme.equals("day")) {
      for (Object fault : (List<?>) visitor.page.evaluate(FAULTS, size.phone())) {
        tell(name + " " + size + ": " + fault);
      }
      boolean still = visitor.js("!s.drama").equals(true);
      if (still && (size.equals(USUAL) || size.phone())) {
        for (String finding : AccessTest.findings(visitor)) {
          tell(name + " " + size + ": axe " + finding);
        }
      }
    }
  }

  /** Writes the sheets and the list of faults. */
  void end() throws IOException {
    for (var one : taken.entrySet()) {
      Sheets.write(folder, one.getKey(), one.getValue());
    }
    Files.write(folder.resolve("faults.txt"), told);
    System.out.println(
        folder.getFileName() + ": " + pictures + " pictures, " + told.size() + " faults told");
  }
}
