package fieldmarshal.server;

import fieldmarshal.umpire.json.BadRequest;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Where matches are played again: a few threads of their own, which the system shares out with
 * those that answer small requests, so that nobody waits behind a long replay. Matches of the store
 * have threads of their own, so that whoever plays does not wait behind files of others either.
 */
final class Replays implements AutoCloseable {
  private static final int WAITING_FILES = 6;
  private static final int WAITING_MATCHES = 200;

  /** Something that plays a match again. */
  interface Work<T> {
    T run() throws BadRequest;
  }

  private final ThreadPoolExecutor files = pool("file", 1, WAITING_FILES);
  private final ThreadPoolExecutor matches =
      pool("match", Math.max(2, Runtime.getRuntime().availableProcessors() / 2), WAITING_MATCHES);

  private static ThreadPoolExecutor pool(String name, int threads, int waiting) {
    return new ThreadPoolExecutor(
        threads,
        threads,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(waiting),
        Thread.ofPlatform().daemon().name("replay-" + name + "-", 0).factory());
  }

  /** Plays a match of the store again. */
  <T> T match(Work<T> work) throws BadRequest {
    return run(matches, work);
  }

  /** Reads a file, or copies a match, and plays it again: one at a time, and few that wait. */
  <T> T file(Work<T> work) throws BadRequest {
    return run(files, work);
  }

  /** Problem 503 where too many wait. */
  private static <T> T run(ThreadPoolExecutor pool, Work<T> work) throws BadRequest {
    if (Thread.currentThread().getName().startsWith("replay-")) {
      return work.run();
    }
    Future<T> future;
    try {
      future = pool.submit(work::run);
    } catch (RejectedExecutionException e) {
      throw busy();
    }
    try {
      return future.get();
    } catch (InterruptedException e) {
      future.cancel(true);
      Thread.currentThread().interrupt();
      throw busy();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case BadRequest bad -> throw bad;
        case RuntimeException fault -> throw fault;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(e);
      }
    }
  }

  private static Problem busy() {
    return new Problem(
        503, "The server is busy with other matches; nothing was changed. Try again in a moment.");
  }

  @Override
  public void close() {
    files.shutdownNow();
    matches.shutdownNow();
  }
}
