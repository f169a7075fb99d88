package fieldmarshal.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The browser of the machine; FIELDMARSHAL_BROWSER names another one. */
final class Chromium {
  private static final List<String> USUAL =
      List.of(
          // It has no windows, tabs and menus that nobody would see.
          "/usr/bin/chromium-headless-shell",
          "/usr/bin/chromium",
          "/usr/bin/chromium-browser",
          "/usr/bin/google-chrome-stable",
          "/usr/bin/google-chrome",
          "/usr/bin/microsoft-edge",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
          "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe");

  /**
   * What the browser shall not do. A list of our own takes the place of Playwright's, so the first
   * lines are its own. The last line are the pages that the browser loads for the box of addresses
   * of every window, though nobody sees it: two thirds of what an empty window costs.
   */
  private static final List<String> WITHOUT =
      List.of(
          "AvoidUnnecessaryBeforeUnloadCheckSync",
          "BoundaryEventDispatchTracksNodeRemoval",
          "DestroyProfileOnBrowserClose",
          "DialMediaRouteProvider",
          "GlobalMediaControls",
          "HttpsUpgrades",
          "LensOverlay",
          "MediaRouter",
          "PaintHolding",
          "ThirdPartyStoragePartitioning",
          "BlockOriginHeaderModificationOnRedirect",
          "Translate",
          "AutoDeElevate",
          "OptimizationHints",
          "WebUIOmniboxPopup",
          "WebUIOmniboxAimPopup",
          "WebUIOmniboxFullPopup",
          "AiModeOmniboxEntryPoint");

  private static final List<String> ARGUMENTS =
      List.of(
          "--disable-features=" + String.join(",", WITHOUT),
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--force-color-profile=srgb",
          "--font-render-hinting=none");

  private Chromium() {}

  static @Nullable Path find() {
    return Stream.concat(Stream.ofNullable(System.getenv("FIELDMARSHAL_BROWSER")), USUAL.stream())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst()
        .orElse(null);
  }

  static Playwright driver() {
    return Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  /** Starts the browser without a window, or says in a {@link PlaywrightException} why not. */
  static Browser launch(Playwright playwright, String... more) {
    List<String> arguments = new ArrayList<>(ARGUMENTS);
    arguments.addAll(List.of(more));
    return playwright
        .chromium()
        .launch(
            new BrowserType.LaunchOptions()
                .setExecutablePath(Objects.requireNonNull(find()))
                .setChromiumSandbox(false)
                .setArgs(arguments));
  }
}
