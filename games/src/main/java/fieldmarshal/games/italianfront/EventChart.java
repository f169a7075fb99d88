package fieldmarshal.games.italianfront;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The random events (6.0) as the chart has them: what is in each cup and what leaves it. */
final class EventChart {

  /**
   * The events, in the order of the chart; a chit in the cup is the ordinal of its event, plus 1.
   */
  enum RandomEvent {
    ROMMEL("rommel"),
    HUNGER("hunger"),
    BREST_LITOVSK("brest-litovsk"),
    TORRENTIAL_RAIN("torrential-rain"),
    NO_EVENT("no-event"),
    MANDATORY_OFFENSIVE("mandatory-offensive"),
    MINE_WARFARE("mine-warfare"),
    DIAZ_REFORMS("diaz-reforms"),
    KAISERSCHLACHT("kaiserschlacht"),
    INFLUENZA("influenza");

    private static final RandomEvent[] ALL = values();

    private final String id;

    RandomEvent(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }

    int chit() {
      return ordinal() + 1;
    }

    static RandomEvent of(int chit) {
      return ALL[chit - 1];
    }
  }

  /** A line of the chart. */
  record Line(
      RandomEvent event, String title, int copies, boolean once, String about, String caseId) {}

  /** The most chits that a cup may hold. */
  static final int ROOM = 20;

  private final Map<RandomEvent, Line> first = new EnumMap<>(RandomEvent.class);
  private final Map<RandomEvent, Line> second = new EnumMap<>(RandomEvent.class);

  @Case("IF-6.2.3")
  EventChart(List<Tsv.Row> rows) {
    for (Tsv.Row row : rows) {
      boolean cupA = row.oneOf("cup", "A", "B").equals("A");
      RandomEvent event = event(row);
      Line line =
          new Line(
              event,
              row.text("title"),
              row.number("copies"),
              row.yes("once"),
              row.text("about"),
              row.text("case"));
      if (line.copies() < 0 || line.copies() > ROOM) {
        throw row.fault("copies", line.copies() + " is not between 0 and " + ROOM);
      }
      if ((cupA ? first : second).put(event, line) != null) {
        throw row.fault("event", event.id() + " is there twice");
      }
    }
    if (chits(true).length > ROOM || chits(false).length > ROOM) {
      throw new IllegalArgumentException("a cup holds " + ROOM + " markers at most");
    }
  }

  private static RandomEvent event(Tsv.Row row) {
    for (RandomEvent event : RandomEvent.ALL) {
      if (event.id().equals(row.text("event"))) {
        return event;
      }
    }
    throw row.fault("event", "there is no event " + row.text("event"));
  }

  /** What a cup holds when it is filled: one of each in the order of the chart, then the rest. */
  int[] chits(boolean cupA) {
    List<Integer> chits = new ArrayList<>();
    for (int copy = 1; copy <= ROOM; copy++) {
      for (Line line : (cupA ? first : second).values()) {
        if (copy <= line.copies()) {
          chits.add(line.event().chit());
        }
      }
    }
    return chits.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The line of an event; one that is in both cups reads alike in both. */
  Line line(RandomEvent event) {
    Line line = first.get(event);
    if (line == null) {
      line = second.get(event);
    }
    return line != null ? line : new Line(event, event.id(), 0, false, "", "IF-6.2.1");
  }
}
