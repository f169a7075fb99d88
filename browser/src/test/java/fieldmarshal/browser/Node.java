package fieldmarshal.browser;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The Node that comes with Playwright's driver. */
final class Node {
  /** What a program said, and how it ended. */
  record Said(int exit, String text) {}

  private Node() {}

  /** The folder of the whole project, from wherever the tests are run. */
  static Path home() {
    Path here = Path.of(System.getProperty("fieldmarshal.home", "")).toAbsolutePath().normalize();
    return Files.exists(here.resolve("client/jsconfig.json")) ? here : here.getParent();
  }

  static Said run(String... arguments) throws IOException, InterruptedException {
    Path driver =
        Driver.ensureDriverInstalled(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), false)
            .driverDir();
    Path node =
        Stream.of("node", "node.exe")
            .map(driver::resolve)
            .filter(Files::isExecutable)
            .findFirst()
            .orElseThrow();
    List<String> command = new ArrayList<>();
    command.add(node.toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }
}
