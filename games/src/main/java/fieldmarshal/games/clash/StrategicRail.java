package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Strategic movement by rail, as the battle books have it: chapter G8 for Galicia (an option), Y8
 * for Ypres. Instead of a move a supplied infantry unit rides along railways that its side holds.
 */
public final class StrategicRail extends Railways {
  /** What a ride is called in the log. */
  public static final String RAIL = "rail";

  private static final int RIDE_ONE_IN = 12;

  /**
   * The cases of a battle book.
   *
   * @param who which units may ride
   * @param limit how many in a turn
   * @param path along which hexes, and how far
   * @param gauge in which country
   */
  public record Cases(String who, String limit, String path, String gauge) {}

  /**
   * The trains of a side: units in a turn, hexes of a ride, the country (with its lands), or empty.
   */
  private record Trains(int units, int hexes, String country) {}

  private final Cases cases;
  private final Trains[] trains = new Trains[2];
  private final ThreadLocal<Flood> floods;

  public StrategicRail(ClashRules rules, Cases cases) {
    super(rules);
    this.cases = cases;
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/trains.tsv")) {
      trains[MapReader.side(row, "side", rules.sides())] =
          new Trains(row.number("units"), row.number("hexes"), row.maybe("country"));
    }
    floods = ThreadLocal.withInitial(() -> new Flood(board));
  }

  /** The units of a side that may still ride in this turn. */
  @Case({"COG-G8b", "COG-Y8"})
  public int left(Position p, int side) {
    return trains[side].units() - p.global(Global.RAILED + side);
  }

  /** How many units of a side may ride in a turn. */
  public int most(int side) {
    return trains[side].units();
  }

  /** What each side has ridden in this turn. */
  public List<Track> tracks(Position p) {
    return rules.sides().stream()
        .map(side ->
            Track.counted(
                "rail-" + side.id(),
                "Units moved by rail",
                side,
                p.global(Global.RAILED + side.index()),
                most(side.index()),
                cases.limit()))
        .toList();
  }

  /** Why the unit may not ride now at all, or null. */
  @Case({"COG-G8", "COG-G8b", "COG-Y8", "COG-G10a", "COG-12.1b"})
  @Nullable Refused mayRide(Position p, Counter unit) {
    Refused refused = rules.movement().barred(p, unit);
    if (refused != null) {
      return refused;
    }
    if (unit.isCavalry()) {
      return Refused.of(
          cases.who(), () -> unit.begins() + " is cavalry; only infantry moves by rail.");
    }
    if (!Supply.full(p, unit)) {
      return Refused.of(cases.who(), () -> unit.begins() + " is not in full supply.");
    }
    if (left(p, unit.sideIndex()) <= 0) {
      return Refused.of(
          cases.limit(),
          () ->
              "No more than "
                  + most(unit.sideIndex())
                  + " of your units may move by rail in a turn.");
    }
    int hex = p.place(unit);
    if (theatre.rails(hex) == 0) {
      return Refused.of(cases.who(), () -> "There is no railway at " + title(hex) + ".");
    }
    return barred(p, unit.sideIndex(), hex);
  }

  /** Why trains of the side may not run in the hex, or null. */
  @Case({"COG-G8", "COG-G8c", "COG-G8d", "COG-Y8", "COG-Y10d"})
  private @Nullable Refused barred(Position p, int side, int hex) {
    if (rules.control().controller(p, hex) != side) {
      return Refused.of(cases.path(), () -> "Your side does not control " + title(hex) + ".");
    }
    if (rules.zones().enemyZone(p, side, hex)) {
      return Refused.of(cases.path(), () -> title(hex) + " is in an enemy zone of control.");
    }
    if (rules.control().flooded(p, hex)) {
      return Refused.of(cases.path(), () -> "The railway is flooded at " + title(hex) + ".");
    }
    String country = trains[side].country();
    if (!theatre.country(hex).startsWith(country)) {
      return Refused.of(
          cases.gauge(),
          () -> "Your units move by rail only in " + country + ", not at " + title(hex) + ".");
    }
    return null;
  }

  /** Why the unit may not ride along this path, or null. */
  @Case({"COG-G8c", "COG-G8d", "COG-Y8"})
  private @Nullable Refused mayRide(Position p, Counter unit, Hexes path) {
    if (path.isEmpty()) {
      return Refused.of(cases.path(), "A rail move must end in another hex.");
    }
    int most = trains[unit.sideIndex()].hexes();
    if (path.size() > most) {
      return Refused.of(
          cases.path(), () -> "A rail move may not be longer than " + most + " hexes.");
    }
    int at = p.place(unit);
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int from = at;
      int d = board.direction(from, to);
      if (d < 0 || (theatre.rails(from) & 1 << d) == 0) {
        return Refused.of(
            cases.path(), () -> "No railway connects " + title(from) + " and " + title(to) + ".");
      }
      Refused refused = barred(p, unit.sideIndex(), to);
      if (refused == null) {
        refused = rules.movement().closed(p, unit, to);
      }
      if (refused != null) {
        return refused;
      }
      at = to;
    }
    return at == p.place(unit)
        ? Refused.of(cases.path(), "A rail move must end in another hex.")
        : rules.stacking().fits(p, unit, at);
  }

  /** The unit has ridden: it neither moves nor attacks in this turn. */
  @Override
  @Case({"COG-G8", "COG-G8c", "COG-G8e", "COG-Y8", "COG-12.1b"})
  protected @Nullable Refused ride(Table t, Order.Rail order) {
    Counter unit = counter(order.unit());
    Refused refused = mayRide(t.now(), unit);
    if (refused == null) {
      refused = mayRide(t.now(), unit, order.path());
    }
    if (refused != null) {
      return refused;
    }
    t.move(unit, order.path(), RAIL);
    t.addGlobal(Global.RAILED + unit.sideIndex(), 1);
    t.mark(unit, Flag.STRATEGIC, true, "COG-12.1b");
    t.setFlag(unit, Flag.DONE, true);
    return null;
  }

  @Override
  protected boolean list(Position p, Counter unit, OrderSink sink) {
    for (Hexes path : rides(p, unit)) {
      if (!sink.accept(new Order.Rail(unit, path))) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    if (random.nextInt(RIDE_ONE_IN) > 0) {
      return null;
    }
    List<Hexes> rides = rides(p, unit);
    return rides.isEmpty() ? null : new Order.Rail(unit, rides.get(random.nextInt(rides.size())));
  }

  /** The shortest ride to every hex where the unit may go. */
  @Override
  @Case({"COG-G8c", "COG-Y8"})
  protected List<Hexes> rides(Position p, Counter unit) {
    if (mayRide(p, unit) != null) {
      return List.of();
    }
    int side = unit.sideIndex();
    Flood flood = floods.get();
    flood.run(
        p.place(unit),
        trains[side].hexes(),
        (from, d, to) ->
            (theatre.rails(from) & 1 << d) != 0
                    && barred(p, side, to) == null
                    && rules.movement().closed(p, unit, to) == null
                ? 1
                : Flood.PROHIBITED);
    List<Hexes> rides = new ArrayList<>();
    for (int i = 1; i < flood.count(); i++) {
      int hex = flood.reached(i);
      if (rules.stacking().fits(p, unit, hex) == null) {
        rides.add(Hexes.wrap(flood.path(hex)));
      }
    }
    return rides;
  }
}
