package fieldmarshal.server;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;

/** How long bots wait before each order of a match. */
final class Pace {
  private final ReentrantLock lock;
  private final Condition stirred;
  private final IntSupplier revision;
  private boolean hurried;
  private double times = 1;

  /**
   * A pace.
   *
   * @param lock of the match
   * @param revision the last change of the match
   */
  Pace(ReentrantLock lock, IntSupplier revision) {
    this.lock = lock;
    this.revision = revision;
    stirred = lock.newCondition();
  }

  /**
   * Waits until the time is up, the match has moved on, or somebody is in a hurry. Another pace
   * holds at once: for what is left of the pause too.
   */
  void pause(int seen, long millis) throws InterruptedException {
    lock.lock();
    try {
      double left = TimeUnit.MILLISECONDS.toNanos(millis);
      while (left >= 1 && times > 0 && !hurried && revision.getAsInt() == seen) {
        double slow = times;
        long begun = System.nanoTime();
        stirred.awaitNanos((long) Math.ceil(left * slow));
        left -= (System.nanoTime() - begun) / slow;
      }
    } finally {
      lock.unlock();
    }
  }

  /** From now on bots wait so many times as long as they usually do. */
  void set(double factor) {
    lock.lock();
    try {
      times = factor;
      stirred.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** No more pauses until somebody at this screen has to decide. */
  void hurry() {
    lock.lock();
    try {
      hurried = true;
      stirred.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * The match has moved on; the caller has locked it.
   *
   * @param bot whether a bot decides now
   */
  void moved(boolean bot) {
    hurried &= bot;
    stirred.signalAll();
  }
}
