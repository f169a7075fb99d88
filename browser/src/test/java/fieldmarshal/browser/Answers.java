package fieldmarshal.browser;

import com.microsoft.playwright.Locator;

/** How a newcomer answers whatever he is asked. */
final class Answers {
  private Answers() {}

  /** Takes the first way on that the panel offers. */
  static void first(Visitor visitor) {
    int revision = visitor.revision();
    for (String way :
        new String[] {
          ".side .foot .btn.wide:not([disabled])",
          "#several:not([disabled])",
          ".side .choice",
          ".side .units .u",
          ".side [data-key=routes] .choice",
          ".side .choice"
        }) {
      Locator found = visitor.find(way);
      if (found.count() > 0) {
        found.first().click();
        visitor.settle();
        if (visitor.revision() > revision) {
          return;
        }
      }
    }
    throw new AssertionError("no way on from " + visitor.kind());
  }
}
