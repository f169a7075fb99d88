package fieldmarshal.testkit;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Condition;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a page shows of a position comes from the game, and nothing of it is missing: titles, names
 * of options, words for passing, for flags, figures, tracks and markers.
 */
final class Reading {
  private final Playthrough game;
  private final Rules rules;
  private final Position position;
  private final int most;

  /** Reads at most so many of the listed orders. */
  Reading(Playthrough game, int most) {
    this.game = game;
    this.most = most;
    rules = game.setup().rules();
    position = game.match().position();
  }

  /** Reads the position that the game has come to. */
  void check() {
    if (rules.decision(position) instanceof Decision.Choose choose) {
      decision(choose);
      question(rules.question(position));
      toll(choose, rules.question(position).toll());
    }
    table();
  }

  private void decision(Decision.Choose choose) {
    if (!Kind.ALL.contains(choose.kind())) {
      throw game.fault("no kind of decision: " + choose.kind());
    }
    if (rules.game().phase(choose.phase()).title().isBlank()) {
      throw game.fault("the phase " + choose.phase() + " has no title");
    }
    if (choose.prompt().startsWith(choose.side().name() + ":")) {
      throw game.fault("the prompt repeats the side: " + choose.prompt());
    }
  }

  private void question(Question question) {
    title("the question", question.title());
    boolean mayPass = rules.judge(position, Order.PASS) instanceof Ruling.Granted;
    if (mayPass && question.pass().isBlank()) {
      throw game.fault("one may pass, but no word says what that does");
    }
    Set<String> named = new HashSet<>();
    for (Question.Option option : question.options()) {
      title("the option " + option.id(), option.title());
      if (!named.add(option.id())) {
        throw game.fault("two options are called " + option.id());
      }
      if (!option.about().isEmpty()) {
        game.sentence(option.about());
      }
      option.barred().forEach(barred -> game.sentence(barred.why()));
    }
    for (Question.Closed way : question.closed()) {
      game.sentence(way.why());
    }
    int[] read = new int[1];
    rules.orders(
        position,
        order -> {
          if (order instanceof Order.Choose choose && !named.contains(choose.option())) {
            throw game.fault("the option " + choose.option() + " is listed, but has no words");
          }
          return ++read[0] < most;
        });
  }

  /** Where units share a loss, the question says how much it is and who can pay. */
  private void toll(Decision.Choose choose, Question.@Nullable Toll toll) {
    if (toll == null) {
      if (choose.kind().equals(Kind.LOSE)) {
        throw game.fault("units share a loss, but nothing says how much");
      }
      return;
    }
    title("what is lost", toll.what());
    Map<Unit, Question.Payer> payers = new HashMap<>();
    toll.payers().forEach(payer -> payers.put(payer.unit(), payer));
    int[] read = new int[1];
    rules.orders(
        position,
        order -> {
          if (order instanceof Order.Lose(var losses)) {
            int paid = 0;
            for (Order.Portion loss : losses) {
              Question.Payer payer = payers.get(loss.unit());
              if (payer == null || loss.amount() > payer.most()) {
                throw game.fault(loss + " is listed, but cannot pay: " + toll);
              }
              paid += loss.amount() * payer.worth();
            }
            if (paid < toll.due()) {
              throw game.fault(order + " is listed, but pays too little: " + toll);
            }
          }
          return ++read[0] < most;
        });
  }

  // ---- what lies on the table

  /** Every flag has words, every figure and track a title, and markers lie inside their tracks. */
  private void table() {
    Clerk clerk = rules.clerk();
    Set<String> flags = new HashSet<>();
    for (Condition condition : rules.game().glossary().conditions()) {
      title("the flag " + condition.id(), condition.title());
      if (!flags.add(condition.id())) {
        throw game.fault("two flags are called " + condition.id());
      }
      badge(condition.badge(), condition.onCounter());
    }
    Set<String> figures = new HashSet<>();
    clerk.figures().forEach(figure -> figures.add(figure.id()));
    Set<String> types = new HashSet<>();
    clerk.types().forEach(type -> types.add(type.id()));
    Set<String> faces = new HashSet<>(Set.of(""));
    clerk.faces().forEach(face -> faces.add(face.id()));
    for (Unit unit : rules.roster().all()) {
      for (String flag : rules.unitState(position, unit).flags()) {
        known("flag", flag, flags);
      }
      if (!unit.isSymbol()) {
        clerk.values(position, unit).forEach(value -> known("figure", value.id(), figures));
        known("type", unit.type(), types);
        known("face", clerk.face(unit), faces);
      }
    }
    Set<String> tracks = new HashSet<>();
    for (Track track : rules.tracks(position)) {
      title("the track " + track.id(), track.title());
      Integer most = track.most();
      if (!tracks.add(track.id())
          || track.value() < track.least()
          || most != null && track.value() > most) {
        throw game.fault("no such place on a track: " + track);
      }
    }
    for (MapMarker marker : rules.mapMarkers(position)) {
      title("the marker " + marker.kind(), marker.title());
      badge(marker.badge(), true);
    }
  }

  private void known(String what, String id, Set<String> known) {
    if (!known.contains(id)) {
      throw game.fault("the " + what + " " + id + " has no words");
    }
  }

  private void badge(Badge badge, boolean seen) {
    if (badge.text().length() > 3 || seen && badge.text().isBlank()) {
      throw game.fault("no badge: " + badge);
    }
  }

  private void title(String what, String title) {
    if (title.isBlank() || !title.equals(title.strip()) || title.endsWith(".")) {
      throw game.fault(what + " has no title: \"" + title + "\"");
    }
  }
}
