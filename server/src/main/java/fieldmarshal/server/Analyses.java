package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.Analyst;
import fieldmarshal.bots.analysis.Report;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.AnalysisJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Analyses of matches: one at a time, a few that wait, each of which can be stopped. What was found
 * is kept with the match, so that it is there at once when somebody asks again.
 */
final class Analyses implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);
  private static final int WAITING = 4;

  /** An analysis that waits, runs or has ended. */
  private static final class Job {
    final int revision;
    final Analyst analyst;
    volatile @Nullable ObjectNode found;
    volatile boolean stopped;

    Job(int revision, Analyst analyst) {
      this.revision = revision;
      this.analyst = analyst;
    }

    void stop() {
      stopped = true;
      analyst.stop();
    }
  }

  private final Store store;
  private final Map<String, Job> jobs = new ConcurrentHashMap<>();
  private final ThreadPoolExecutor pool =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY).name("analyst").factory());

  Analyses(Store store) {
    this.store = store;
  }

  /** Why a match may not be analysed now; null where it may. */
  static @Nullable String whyNot(LiveMatch live) {
    if (live.moment().decision() instanceof Decision.Over) {
      return null;
    }
    if (live.seats().people() > 1 || live.apart()) {
      return "A match between people can be analysed when it is over.";
    }
    return Sight.hidden(live, live.moment().position())
        ? "This match has hidden units: it can be analysed when it is over."
        : null;
  }

  /** Begins an analysis, unless there is one of the match as it stands. */
  void begin(LiveMatch live, boolean again) {
    String why = whyNot(live);
    if (why != null) {
      throw new Problem(403, why);
    }
    Moment moment = live.moment();
    if (!again && !state(found(live)).equals("none")) {
      return;
    }
    Job old = jobs.get(live.id());
    if (old != null) {
      old.stop();
    }
    Job job =
        new Job(moment.revision(), new Analyst(LuckBook.course(live), Analyst.Settings.USUAL));
    jobs.put(live.id(), job);
    try {
      pool.execute(() -> work(live, job));
    } catch (RejectedExecutionException e) {
      jobs.remove(live.id(), job);
      throw new Problem(503, "Other matches are being analysed; try again in a minute.");
    }
  }

  private void work(LiveMatch live, Job job) {
    AnalysisJson json = new AnalysisJson(live.notation());
    try {
      if (!job.stopped) {
        Report last = job.analyst.run(report -> job.found = json.write(report));
        ObjectNode found = json.write(last);
        job.found = found;
        store.keepAnalysis(live.id(), job.revision, Json.write(found));
      }
    } catch (RuntimeException e) {
      LOG.error("Match {} cannot be analysed", live.id(), e);
      job.found = Json.object().put("state", "failed");
    } finally {
      if (job.found == null || state(job.found).equals("done")) {
        jobs.remove(live.id(), job);
      }
    }
  }

  /** Stops it; what is known stands. */
  void stop(LiveMatch live) {
    Job job = jobs.get(live.id());
    if (job != null) {
      job.stop();
    }
  }

  private static String state(ObjectNode node) {
    return node.path("state").asText();
  }

  private ObjectNode found(LiveMatch live) {
    int revision = live.moment().revision();
    Job job = jobs.get(live.id());
    if (job != null && job.revision == revision) {
      ObjectNode found = job.found;
      return found != null
          ? found.deepCopy()
          : Json.object().put("state", job.stopped ? "none" : "waiting");
    }
    Store.Analysis kept = store.analysis(live.id());
    if (kept != null && kept.revision() == revision) {
      try {
        return Json.parse(kept.found());
      } catch (BadRequest e) {
        LOG.warn("The analysis of match {} cannot be read", live.id());
      }
    }
    return Json.object().put("state", "none");
  }

  /** What is known of a match, for those who look as these sides. */
  ObjectNode tell(LiveMatch live, List<Side> viewers) {
    String why = whyNot(live);
    if (why != null) {
      return Json.object().put("state", "none").put("refused", why);
    }
    ObjectNode found = found(live);
    Moment moment = live.moment();
    for (String list : List.of("points", "mistakes")) {
      if (found.get(list) instanceof ArrayNode all) {
        for (JsonNode each : all) {
          int line = each.path("line").asInt();
          ((ObjectNode) each).put("line", LuckBook.seen(moment, line, viewers));
        }
      }
    }
    return found;
  }

  @Override
  public void close() {
    jobs.values().forEach(Job::stop);
    pool.shutdownNow();
  }
}
