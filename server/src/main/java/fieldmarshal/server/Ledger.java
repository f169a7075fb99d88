package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The book of a live match: what is known of its lines beside the orders themselves (who notices
 * them, who gave them, and why), and how a change is written down. Whoever uses it has locked the
 * match.
 */
final class Ledger {
  private static final Logger LOG = LoggerFactory.getLogger(Ledger.class);

  /**
   * Where a deed comes from.
   *
   * @param author the id of the person; null for a bot
   * @param why the reason of a bot, where it gives one
   * @param standing the policy of a standing order that gave the answer
   */
  record Source(@Nullable String author, @Nullable String why, @Nullable String standing) {
    static final Source UNKNOWN = new Source(null, null);

    Source(@Nullable String author, @Nullable String why) {
      this(author, why, null);
    }
  }

  /**
   * A change that is to be written: one deed or several, all of them or none.
   *
   * @param revisions the changes with this one
   * @param noticed who notices it
   */
  record Entry(
      Store.Kind kind,
      List<Store.Deed> deeds,
      Revisions revisions,
      Audience noticed,
      Source source) {}

  /** Thrown where nobody can say whether a change is on the disk. */
  static final class Unsure extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unsure(Throwable cause) {
      super(cause);
    }
  }

  private final String id;
  private final Match match;
  private final Notation notation;
  private final Store store;

  /** Who notices the lines of the log. */
  private final List<Notice> notices;

  /** What bots gave as the reasons of their orders, by line. */
  private final Margin said = new Margin();

  /** Who gave the orders, by line. */
  private final Margin authors = new Margin();

  /** The policies of standing orders that gave answers, by line. */
  private final Margin standing = new Margin();

  Ledger(String id, Match match, Notation notation, Store store) {
    this.id = id;
    this.match = match;
    this.notation = notation;
    this.store = store;
    notices = new ArrayList<>(Notice.of(match));
  }

  /** Enters what is known of the lines that were played before. */
  void known(Map<Integer, String> reasons, Map<Integer, String> people, Map<Integer, String> left) {
    said.putAll(reasons);
    authors.putAll(people);
    standing.putAll(left);
  }

  // ---- lines

  /** The match has a line more. */
  Notice added() {
    return added(Notice.of(match, match.size() - 1));
  }

  /** The match has a line more, which is noticed so. */
  Notice added(Notice notice) {
    notices.add(notice);
    return notice;
  }

  /** The match has a line less; how it was noticed. */
  Notice takenBack() {
    return notices.removeLast();
  }

  /** Who notices which line, as it is now. */
  List<Notice> notices() {
    return List.copyOf(notices);
  }

  /** The lines that all of these sides notice. */
  List<LogEntry> entries(List<Side> viewers) {
    Past past = match.past();
    List<LogEntry> entries = new ArrayList<>();
    for (int i = 0; i < past.size(); i++) {
      Notice notice = notices.get(i);
      if (Sight.all(viewers, notice.line())) {
        entries.add(new LogEntry(past, i, said.at(i), authors.at(i), standing.at(i), notice));
      }
    }
    return entries;
  }

  /** What bots gave as their reasons, by line. */
  Map<Integer, String> said() {
    return said.copy();
  }

  // ---- writing down

  /** What is to be written of changes that the match has undergone in memory. */
  Entry entry(Store.Kind kind, Revisions before, List<Notice> changes, Source source) {
    String line =
        kind == Store.Kind.LINE
            ? Json.write(MatchJson.write(notation, match.kept(match.size() - 1)))
            : null;
    Revisions revisions = before;
    List<Store.Deed> deeds = new ArrayList<>();
    Audience noticed = changes.getFirst().line();
    for (Notice notice : changes) {
      revisions = revisions.plus(notice.line());
      noticed = notice.secretOf() == null ? notice.line() : noticed;
      deeds.add(
          new Store.Deed(
              revisions.all(),
              kind,
              line,
              match.drawn(),
              match.laid(),
              source.why(),
              notice.secretOf(),
              Match.FORMAT,
              match.rules().game().rulesVersion(),
              source.author(),
              source.standing()));
    }
    return new Entry(kind, deeds, revisions, noticed, source);
  }

  /** Writes it down. Where that fails, what is on the disk says whether it was written. */
  void write(Entry entry) {
    try {
      store.add(id, entry.deeds(), stand(match, notices));
    } catch (RuntimeException | Error e) {
      boolean written;
      try {
        written = store.has(id, entry.deeds().getLast().revision());
      } catch (RuntimeException | Error again) {
        e.addSuppressed(again);
        throw new Unsure(e);
      }
      if (!written) {
        throw e;
      }
      LOG.error("Match {} was written, but with a fault", id, e);
    }
    if (entry.kind() == Store.Kind.LINE) {
      int line = notices.size() - 1;
      said.put(line, entry.source().why());
      authors.put(line, entry.source().author());
      standing.put(line, entry.source().standing());
    }
  }

  /** How a match stands, as everybody may know. */
  static Store.Stand stand(Match match, List<Notice> notices) {
    Decision decision = match.decision();
    int lines = (int) notices.stream().filter(notice -> notice.secretOf() == null).count();
    Rules.Status status = match.rules().status(match.position());
    return switch (decision) {
      case Decision.Choose choose ->
          new Store.Stand(
              lines, choose.turn(), part(choose), choose.phase(), choose.side().id(), null);
      default ->
          new Store.Stand(
              lines, status.turn(), "", status.phase(), null, DecisionJson.prompt(decision));
    };
  }

  /** Names a part of a turn. */
  static String part(Decision.Choose choose) {
    return choose.turn() + "/" + choose.part().number() + "/" + choose.part().id();
  }
}
