package fieldmarshal.server;

import fieldmarshal.umpire.json.BadRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * The matches that are live in memory. There is room for so many matches and so many lines of their
 * logs; where one more is wanted, the one that nobody has asked for the longest is put away.
 * Whoever asks for that one again has it set up anew from the store, so that nothing is lost by it.
 */
final class Tables {

  /** How much there is room for. */
  record Room(int matches, long lines) {
    private static final int LEAST = 8;

    /** A share of the memory: a line takes a kilobyte or two, a match what stands on its board. */
    static Room usual() {
      long memory = Runtime.getRuntime().maxMemory();
      return new Room((int) Math.max(LEAST, memory >> 22), memory >> 13);
    }
  }

  /** Sets a match up from what is stored of it. */
  interface Loader {
    LiveMatch load(String id, Leases.Lease lease) throws BadRequest;
  }

  /** The place of a match in memory; at most one of the two is there. */
  private static final class Place {
    @Nullable LiveMatch live;
    @Nullable String broken;
    volatile long asked;
  }

  private final Room room;
  private final Leases leases;
  private final Predicate<String> exists;
  private final Loader loader;
  private final Map<String, Place> places = new ConcurrentHashMap<>();

  Tables(Room room, Leases leases, Predicate<String> exists, Loader loader) {
    this.room = room;
    this.leases = leases;
    this.exists = exists;
    this.loader = loader;
  }

  /**
   * The live match. Problem 404 where there is no such match, 422 where it is broken, 503 where
   * somebody else has it in memory.
   */
  LiveMatch live(String id) {
    if (!places.containsKey(id) && !exists.test(id)) {
      throw new Problem(404, "There is no match of that name.");
    }
    Place place = places.computeIfAbsent(id, key -> new Place());
    LiveMatch loaded;
    synchronized (place) {
      place.asked = System.nanoTime();
      LiveMatch live = place.live;
      if (live != null && !live.lost()) {
        return live;
      }
      loaded = load(id, place);
    }
    makeRoom(place);
    return loaded;
  }

  private LiveMatch load(String id, Place place) {
    if (place.broken == null) {
      if (place.live != null) {
        place.live.putAway();
        place.live = null;
      }
      Leases.Lease lease = leases.take(id);
      if (lease == null) {
        throw new Problem(503, "Another server is using this match. Try again in a moment.");
      }
      try {
        LiveMatch loaded = loader.load(id, lease);
        place.live = loaded;
        return loaded;
      } catch (BadRequest e) {
        place.broken = e.getMessage();
      } catch (JdbiException e) {
        // A page of the file is damaged; the other matches may be whole.
        place.broken = "its part of the database cannot be read";
      } finally {
        if (place.live == null) {
          lease.end();
        }
      }
    }
    throw new Problem(422, "This match is broken and cannot be shown: " + place.broken + ".");
  }

  /** Why a match could not be set up, where that is known; else null. */
  @Nullable String broken(String id) {
    Place place = places.get(id);
    if (place == null) {
      return null;
    }
    synchronized (place) {
      return place.broken;
    }
  }

  /** The match if it is in memory; it is not set up for that. */
  @Nullable LiveMatch inMemory(String id) {
    Place place = places.get(id);
    return place == null ? null : inMemory(place);
  }

  private static @Nullable LiveMatch inMemory(Place place) {
    synchronized (place) {
      return place.live;
    }
  }

  /** How many matches are live in memory. */
  int size() {
    int tables = 0;
    for (Place place : places.values()) {
      tables += inMemory(place) == null ? 0 : 1;
    }
    return tables;
  }

  /** Puts matches away, those that nobody has asked for the longest first, until there is room. */
  private void makeRoom(Place wanted) {
    List<Place> taken = new ArrayList<>();
    long lines = 0;
    for (Place place : places.values()) {
      LiveMatch live = inMemory(place);
      if (live != null) {
        taken.add(place);
        lines += live.moment().notices().size();
      }
    }
    if (taken.size() <= room.matches() && lines <= room.lines()) {
      return;
    }
    int matches = taken.size();
    taken.remove(wanted);
    taken.sort(Comparator.comparingLong(place -> place.asked));
    for (Place place : taken) {
      if (matches <= room.matches() && lines <= room.lines()) {
        return;
      }
      synchronized (place) {
        LiveMatch live = place.live;
        if (live != null) {
          lines -= live.moment().notices().size();
          matches--;
          live.putAway();
          place.live = null;
        }
      }
    }
  }

  /**
   * Puts away the live matches that nobody has asked for in a while.
   *
   * @param inUse whether somebody looks at a live match without asking
   */
  void dropIdle(Duration idle, Predicate<LiveMatch> inUse) {
    long now = System.nanoTime();
    for (Place place : places.values()) {
      synchronized (place) {
        LiveMatch live = place.live;
        if (live != null && now - place.asked >= idle.toNanos() && !inUse.test(live)) {
          live.putAway();
          place.live = null;
        }
      }
    }
  }

  /** The match is gone. */
  void remove(String id) {
    Place place = places.remove(id);
    if (place != null) {
      synchronized (place) {
        if (place.live != null) {
          place.live.putAway();
        }
      }
    }
  }
}
