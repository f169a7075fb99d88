package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.ChanceModel;
import fieldmarshal.bots.analysis.Course;
import fieldmarshal.bots.analysis.Luck;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.LuckJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The luck of the dice of the matches that somebody asked for last. It is read from the log as far
 * as that goes, and read on when it has grown.
 */
final class LuckBook {
  /** Of so many matches it is kept. */
  private static final int KEPT = 16;

  private static final class Page {
    private Luck luck;
    private @Nullable Line last;

    Page(LiveMatch live) {
      luck = fresh(live);
    }

    private static Luck fresh(LiveMatch live) {
      return new Luck(live.rules(), ChanceModel.of(live.rules(), live.setup().scenario()));
    }

    /** One reader at a time: the others wait for what he finds. */
    synchronized List<Luck.Attack> attacks(LiveMatch live) {
      Course course = course(live);
      List<Course.Entry> log = course.entries();
      int read = luck.read();
      if (read > 0 && (read > log.size() || !log.get(read - 1).line().equals(last))) {
        luck = fresh(live);
      }
      luck.read(course);
      last = log.isEmpty() ? null : log.getLast().line();
      return luck.attacks(course.last());
    }
  }

  private final Map<String, Page> pages =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Page> eldest) {
          return size() > KEPT;
        }
      };

  /** How a match went. */
  static Course course(LiveMatch live) {
    Moment moment = live.moment();
    Past past = live.past();
    // What was added since that moment is left out.
    int lines = Math.min(past.size(), moment.notices().size());
    return Course.of(live.rules(), live.setup().scenario(), past, lines, moment.position());
  }

  /** The luck of a match as these sides may know it. */
  ObjectNode of(LiveMatch live, List<Side> viewers) {
    Moment moment = live.moment();
    boolean over = moment.toMove() == null;
    if (LuckJson.withheld(over, live.rules(), moment.position(), viewers)) {
      return LuckJson.withheld();
    }
    Page page;
    synchronized (pages) {
      page = pages.computeIfAbsent(live.id(), id -> new Page(live));
    }
    return new LuckJson(live.notation())
        .write(page.attacks(live), line -> seen(moment, line, viewers));
  }

  /** The number that a line has in the log of these sides. */
  static int seen(Moment moment, int line, List<Side> viewers) {
    return (int)
        moment.notices().stream()
            .limit(line)
            .filter(notice -> Sight.all(viewers, notice.line()))
            .count();
  }
}
