package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.clocks.MatchClock;
import fieldmarshal.server.clocks.SideClock;
import fieldmarshal.server.clocks.Terms;
import fieldmarshal.umpire.json.Json;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The clocks of a match as a page reads them: times as dates, lengths in seconds. */
final class ClockJson {
  private ClockJson() {}

  static ObjectNode write(MatchClock clock, Instant now) {
    ObjectNode node = Json.object();
    node.set("terms", terms(clock.terms()));
    node.put("now", now.toString())
        .put("begun", clock.begun())
        .put("asked", clock.asked())
        .put("paused", text(clock.paused()))
        .put("offered", clock.offered());
    ObjectNode sides = node.putObject("sides");
    clock.sides().forEach((side, one) -> sides.set(side, side(one, now)));
    String asked = clock.asked();
    if (asked != null) {
      node.put("right", Json.word(clock.against(now, asked)))
          .put("rightFrom", text(clock.rightFrom(asked)));
    }
    return node;
  }

  static ObjectNode terms(Terms terms) {
    return Json.object()
        .put("turn", terms.turn().toSeconds())
        .put("bank", terms.bank().toSeconds())
        .put("vacation", terms.vacation().toSeconds())
        .put("timeOut", terms.timeOut().word())
        .put("grace", terms.grace().toSeconds());
  }

  private static ObjectNode side(SideClock clock, Instant now) {
    Instant from = clock.from();
    Duration used =
        from == null || now.isBefore(from) ? Duration.ZERO : Duration.between(from, now);
    Duration over = used.minus(clock.own());
    Duration bank = over.isNegative() ? clock.bank() : clock.bank().minus(over);
    return Json.object()
        .put("own", Math.max(0, clock.own().minus(used).toSeconds()))
        .put("bank", Math.max(0, bank.toSeconds()))
        .put("runs", from != null && !now.isBefore(from))
        .put("since", text(from))
        .put("bankFrom", text(clock.bankFrom()))
        .put("deadline", text(clock.deadline()))
        .put("out", clock.out(now))
        .put("vacation", clock.vacationLeft(now).toSeconds())
        .put("awayUntil", text(clock.awayUntil(now)))
        .put("told", text(clock.told()))
        .put("warned", text(clock.warned()));
  }

  private static @Nullable String text(@Nullable Instant time) {
    return time == null ? null : time.toString();
  }
}
