package fieldmarshal.server.clocks;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The clocks of all matches in the database. Every method is part of its caller's transaction. */
public final class ClockBook {
  private ClockBook() {}

  /** The clock of a match, or null where it has none. */
  public static @Nullable MatchClock find(Handle handle, String match) {
    Map<String, SideClock> sides = new LinkedHashMap<>();
    handle
        .createQuery("SELECT * FROM side_clock WHERE match_id = :match")
        .bind("match", match)
        .map((row, context) -> Map.entry(row.getString("side"), side(row)))
        .forEach(entry -> sides.put(entry.getKey(), entry.getValue()));
    return handle
        .createQuery("SELECT * FROM match_clock WHERE match_id = :match")
        .bind("match", match)
        .map((row, context) -> clock(row, sides))
        .findOne()
        .orElse(null);
  }

  private static MatchClock clock(ResultSet row, Map<String, SideClock> sides) throws SQLException {
    Terms terms =
        new Terms(
            Duration.ofMillis(row.getLong("turn")),
            Duration.ofMillis(row.getLong("bank")),
            Duration.ofMillis(row.getLong("vacation")),
            Objects.requireNonNull(TimeOut.named(row.getString("time_out"))),
            Duration.ofMillis(row.getLong("grace")));
    return new MatchClock(
        terms,
        sides,
        row.getInt("begun") != 0,
        row.getString("asked"),
        row.getString("part"),
        time(row, "paused"),
        row.getString("offered"));
  }

  private static SideClock side(ResultSet row) throws SQLException {
    return new SideClock(
        Duration.ofMillis(row.getLong("own")),
        Duration.ofMillis(row.getLong("bank")),
        row.getString("part"),
        time(row, "runs_from"),
        Duration.ofMillis(row.getLong("vacation")),
        time(row, "away"),
        time(row, "told"),
        time(row, "warned"));
  }

  private static @Nullable Instant time(ResultSet row, String column) throws SQLException {
    long millis = row.getLong(column);
    return row.wasNull() ? null : Instant.ofEpochMilli(millis);
  }

  /** Keeps a clock in the place of what was kept. */
  public static void keep(Handle handle, String match, MatchClock clock) {
    Terms terms = clock.terms();
    handle
        .createUpdate(
            "INSERT INTO match_clock (match_id, turn, bank, vacation, time_out, grace, begun,"
                + " asked, part, paused, offered) VALUES (:match, :turn, :bank, :vacation,"
                + " :timeOut, :grace, :begun, :asked, :part, :paused, :offered) ON CONFLICT"
                + " (match_id) DO UPDATE SET begun = :begun, asked = :asked, part = :part, paused ="
                + " :paused, offered = :offered")
        .bind("match", match)
        .bind("turn", terms.turn().toMillis())
        .bind("bank", terms.bank().toMillis())
        .bind("vacation", terms.vacation().toMillis())
        .bind("timeOut", terms.timeOut().word())
        .bind("grace", terms.grace().toMillis())
        .bind("begun", clock.begun() ? 1 : 0)
        .bind("asked", clock.asked())
        .bind("part", clock.part())
        .bind("paused", millis(clock.paused()))
        .bind("offered", clock.offered())
        .execute();
    clock.sides().forEach((side, one) -> keep(handle, match, side, one));
  }

  private static void keep(Handle handle, String match, String side, SideClock clock) {
    handle
        .createUpdate(
            "INSERT INTO side_clock (match_id, side, own, bank, part, runs_from, vacation, away,"
                + " told, warned, deadline) VALUES (:match, :side, :own, :bank, :part, :from,"
                + " :vacation, :away, :told, :warned, :deadline) ON CONFLICT (match_id, side) DO"
                + " UPDATE SET own = :own, bank = :bank, part = :part, runs_from = :from, vacation"
                + " = :vacation, away = :away, told = :told, warned = :warned, deadline ="
                + " :deadline, other_told = CASE WHEN :told IS NULL THEN 0 ELSE other_told END")
        .bind("match", match)
        .bind("side", side)
        .bind("own", clock.own().toMillis())
        .bind("bank", clock.bank().toMillis())
        .bind("part", clock.part())
        .bind("from", millis(clock.from()))
        .bind("vacation", clock.vacation().toMillis())
        .bind("away", millis(clock.away()))
        .bind("told", millis(clock.told()))
        .bind("warned", millis(clock.warned()))
        .bind("deadline", millis(clock.deadline()))
        .execute();
  }

  private static @Nullable Long millis(@Nullable Instant time) {
    return time == null ? null : time.toEpochMilli();
  }

  /** The matches in which a side has not been told yet that its time ends, and may have to be. */
  public static List<String> near(Handle handle, Instant until) {
    return handle
        .createQuery(
            "SELECT match_id FROM side_clock WHERE deadline <= :until AND told IS NULL ORDER BY"
                + " deadline")
        .bind("until", until.toEpochMilli())
        .mapTo(String.class)
        .list();
  }

  /** The matches in which the time of a side is out and the other side was not told of that yet. */
  public static List<String> out(Handle handle, Instant now) {
    return handle
        .createQuery(
            "SELECT match_id FROM side_clock WHERE deadline <= :now AND told IS NOT NULL AND"
                + " other_told = 0")
        .bind("now", now.toEpochMilli())
        .mapTo(String.class)
        .list();
  }

  /** Notes that the other side was told; false where that was so already. */
  public static boolean tellOther(Handle handle, String match, String late) {
    return handle
            .createUpdate(
                "UPDATE side_clock SET other_told = 1 WHERE match_id = :match AND side = :late AND"
                    + " other_told = 0")
            .bind("match", match)
            .bind("late", late)
            .execute()
        > 0;
  }
}
