package fieldmarshal.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One server for all tests, a browser for each of those that run side by side, and for each test a
 * fresh visitor. Where there is no browser the tests are left out, and say so. A page that
 * complains fails its test.
 */
final class Hall
    implements ExecutionCondition, ParameterResolver, BeforeEachCallback, AfterEachCallback {
  private static final Namespace SPACE = Namespace.create(Hall.class);

  /** A browser and what drives it; only one test at a time may use it. */
  private static final class Desk {
    final Playwright playwright = Chromium.driver();
    final Browser browser = Chromium.launch(playwright);
  }

  /** What all tests share. */
  static final class Shared implements AutoCloseable {
    final Path data;
    final House house;
    private final Queue<Desk> desks = new ConcurrentLinkedQueue<>();
    private @Nullable House toys;

    Shared() {
      try {
        data = Files.createTempDirectory("fieldmarshal-browser");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      house = House.open(data, 0);
      desks.add(new Desk());
    }

    /** A desk that nobody uses, a new one if need be. */
    Desk desk() {
      Desk free = desks.poll();
      return free == null ? new Desk() : free;
    }

    /** A house with nothing but the toy game. */
    synchronized House toys() {
      House open = toys;
      if (open == null) {
        open = House.open(ToyTable.class.getName(), data.resolve("toys"), 0);
        toys = open;
      }
      return open;
    }

    void free(Desk desk) {
      desks.add(desk);
    }

    @Override
    public void close() {
      desks.forEach(desk -> desk.playwright.close());
      house.close();
      if (toys != null) {
        toys.close();
      }
      try (Stream<Path> files = Files.walk(data)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Makes visitors for one test. */
  static final class Guests {
    final House house;
    private final Shared shared;
    private final Desk desk;
    private final boolean calm;
    private @Nullable Browser large;
    private final List<BrowserContext> contexts = new ArrayList<>();
    private final List<Visitor> visitors = new ArrayList<>();

    Guests(Shared shared, boolean calm) {
      house = shared.house;
      this.shared = shared;
      this.calm = calm;
      desk = shared.desk();
    }

    /** A house with nothing but the toy game. */
    House toys() {
      return shared.toys();
    }

    /** Somebody who has told the browser to use type of twice the usual size. */
    Visitor withLargeType() {
      Browser other = Chromium.launch(desk.playwright, "--blink-settings=defaultFontSize=32");
      large = other;
      return seated(other.newContext(new Browser.NewContextOptions().setViewportSize(1366, 768)));
    }

    Visitor one() {
      return one(new Browser.NewContextOptions().setViewportSize(1366, 768));
    }

    Visitor one(Browser.NewContextOptions options) {
      if (calm) {
        options.setReducedMotion(ReducedMotion.REDUCE);
      }
      return seated(desk.browser.newContext(options));
    }

    /** Somebody at another house. */
    Visitor at(House other) {
      BrowserContext context = desk.browser.newContext();
      contexts.add(context);
      Visitor visitor = new Visitor(other, context);
      visitors.add(visitor);
      return visitor;
    }

    /** Sends everybody away, whatever they complained of. */
    void forget() {
      contexts.forEach(BrowserContext::close);
      contexts.clear();
      visitors.clear();
    }

    private Visitor seated(BrowserContext context) {
      contexts.add(context);
      Visitor visitor = new Visitor(house, context);
      visitors.add(visitor);
      return visitor;
    }

    private void leave() {
      contexts.forEach(BrowserContext::close);
      if (large != null) {
        large.close();
      }
      shared.free(desk);
      List<String> complaints = visitors.stream().flatMap(v -> v.complaints.stream()).toList();
      if (!complaints.isEmpty()) {
        throw new AssertionError("the page complained: " + complaints);
      }
    }
  }

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    String missing = missing(context);
    return missing == null
        ? ConditionEvaluationResult.enabled("there is a browser")
        : ConditionEvaluationResult.disabled(missing);
  }

  private static @Nullable String missing(ExtensionContext context) {
    if (Chromium.find() == null) {
      return "No Chromium or Chrome was found, so the browser tests are left out. Install one (on"
          + " Debian: apt-get install chromium), or name it in FIELDMARSHAL_BROWSER.";
    }
    try {
      shared(context);
      return null;
    } catch (PlaywrightException e) {
      return "The browser does not start, so the browser tests are left out: " + e.getMessage();
    }
  }

  private static Shared shared(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(SPACE)
        .computeIfAbsent(Shared.class, key -> new Shared(), Shared.class);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    boolean calm = context.getRequiredTestClass().isAnnotationPresent(Calm.class);
    context.getStore(SPACE).put(Guests.class, new Guests(shared(context), calm));
  }

  @Override
  public void afterEach(ExtensionContext context) {
    context.getStore(SPACE).get(Guests.class, Guests.class).leave();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    Class<?> type = parameter.getParameter().getType();
    return type == Guests.class || type == Visitor.class || type == House.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Guests guests = context.getStore(SPACE).get(Guests.class, Guests.class);
    Class<?> type = parameter.getParameter().getType();
    return type == Guests.class ? guests : type == House.class ? guests.house : guests.one();
  }
}
