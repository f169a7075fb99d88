package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.seats.Access;
import fieldmarshal.server.seats.SeatBook;
import fieldmarshal.server.seats.WatchBook;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import io.javalin.http.Context;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The one place that says who is who at a match. A match of which somebody is no part is not there
 * for him at all.
 */
final class Viewers {
  private final Gate gate;
  private final People people;
  private final SeatBook book;
  private final WatchBook watching;
  private final Store store;
  private final Seating seating;
  private volatile Function<String, @Nullable ObjectNode> clocks = match -> null;

  Viewers(Household household, Store store, Seating seating) {
    this.gate = household.gate();
    this.people = household.people();
    this.book = household.seats();
    this.watching = household.watching();
    this.store = store;
    this.seating = seating;
  }

  /** Whether the sides of a match that people play are different people's, or to be so. */
  static boolean apart(Store store, Household household, String match) {
    Map<String, String> holders = household.seats().of(match).holders();
    if (household.local()) {
      return holders.values().stream().anyMatch(person -> !person.equals(People.LOCAL));
    }
    List<String> humans = humans(store.find(match));
    Set<String> different = new HashSet<>(holders.values());
    return humans.size() > 1 && (holders.size() < humans.size() || different.size() > 1);
  }

  private static List<String> humans(Store.@Nullable Card card) {
    try {
      return card == null ? List.of() : Seats.kept(card.setup().seats()).humans();
    } catch (BadRequest e) {
      return List.of();
    }
  }

  /** Who asks. */
  Gate.Caller caller(Context ctx) {
    return gate.caller(ctx);
  }

  /** Whether the server runs on the owner's own machine, for him. */
  boolean local() {
    return gate.local();
  }

  /** Whoever asks about the match of an address, as he stands to it. */
  Viewer of(Context ctx) {
    String match = ctx.pathParam("m");
    Person person = gate.caller(ctx).person();
    SeatBook.Company company = book.of(match);
    boolean holds = company.holders().containsValue(person.id());
    boolean owner = owns(company, person);
    if (!holds && !owner && company.access() != Access.OPEN && !book.watches(match, person.id())) {
      throw new Problem(404, "There is no match of that name.");
    }
    LiveMatch live = seating.live(match);
    List<Side> held =
        live.seats().humans(live.game()).stream()
            .filter(side -> holds(company, person, side))
            .toList();
    int late = watching.agreed(match, live.seats().humans());
    return new Viewer(live, person, held, owner, !here(person), late);
  }

  private boolean here(Person person) {
    return gate.local() && person.kind() == Person.Kind.LOCAL;
  }

  private boolean owns(SeatBook.Company company, Person person) {
    return here(person) || person.admin() || person.id().equals(company.owner());
  }

  private boolean holds(SeatBook.Company company, Person person, Side side) {
    String holder = company.holders().get(side.id());
    return holder == null ? here(person) : holder.equals(person.id());
  }

  /** The matches that are listed to whoever asks. */
  Store.Which listed(Context ctx, boolean open) {
    Person person = gate.caller(ctx).person();
    if (open) {
      return new Store.Which.Open();
    }
    return here(person) ? new Store.Which.All() : new Store.Which.Of(person.id());
  }

  /** On the owner's machine only he begins matches; on a host whoever has an account. */
  void mayBegin(Context ctx) {
    Person person = gate.caller(ctx).person();
    if (gate.local() && !here(person)) {
      throw new Problem(403, "Only the person who invited you can begin matches.");
    }
    if (!gate.local() && person.kind() == Person.Kind.GUEST) {
      throw new Problem(403, "A guest can play only with an invitation. Create an account first.");
    }
  }

  /** A match that somebody has begun is his, and so are the seats that he named his own. */
  void begun(Context ctx, String match, Seats seats, Access access) {
    Person person = gate.caller(ctx).person();
    book.own(match, person.id(), access);
    if (!here(person)) {
      seats
          .bySide()
          .forEach((side, who) -> {
            if (who.equals(Seats.ME)) {
              book.take(match, side, person.id());
            }
          });
      seating.seated(match);
    }
  }

  /** Everybody sits where he sat in another match, or on the other side of it. */
  void begunAgain(Context ctx, String from, String to, boolean change) {
    SeatBook.Company company = book.of(from);
    book.own(to, gate.caller(ctx).person().id(), company.access());
    Map<String, String> holders = company.holders();
    List<String> sides =
        List.copyOf(seating.live(from).game().sides().stream().map(Side::id).toList());
    holders.forEach((side, person) -> {
      String other = change ? sides.get(sides.size() - 1 - sides.indexOf(side)) : side;
      book.take(to, other, person);
    });
    seating.seated(to);
  }

  /** Whether whoever asks may remove a match: his own, that nobody else is playing. */
  boolean mayRemove(Context ctx, String match) {
    Person person = gate.caller(ctx).person();
    if (here(person) || person.admin()) {
      return true;
    }
    SeatBook.Company company = book.of(match);
    if (!person.id().equals(company.owner())) {
      Viewer stranger = of(ctx);
      stranger.owns();
    }
    Store.Card card = store.find(match);
    return card == null
        || card.stand().toMove() == null
        || company.holders().values().stream().allMatch(person.id()::equals);
  }

  /** Who sits where, by name; a seat that nobody holds is free. */
  ObjectNode company(Context ctx, String match) {
    Person person = gate.caller(ctx).person();
    SeatBook.Company company = book.of(match);
    Map<String, String> names = people.names(company.holders().values());
    ObjectNode node = Json.object().put("access", company.access().word());
    ObjectNode seats = node.putObject("seats");
    List<String> humans = humans(store.find(match));
    for (String side : humans) {
      String holder = company.holders().get(side);
      boolean yours = holder == null ? here(person) : holder.equals(person.id());
      seats
          .putObject(side)
          .put("name", holder == null ? null : names.get(holder))
          .put("free", holder == null && !gate.local())
          .put("yours", yours);
    }
    node.set("clock", clocks.apply(match));
    Map<String, Integer> wishes = watching.wishes(match);
    ObjectNode late = node.putObject("late").put("turns", WatchBook.agreed(wishes, humans));
    wishes.forEach(late.putObject("wishes")::put);
    return node.put("owner", owns(company, person));
  }

  /** Says who knows the clocks of matches. */
  void clocks(Function<String, @Nullable ObjectNode> known) {
    clocks = known;
  }

  /** The names of people, for a log. */
  Map<String, String> names(Set<String> ids) {
    return people.names(ids);
  }
}
