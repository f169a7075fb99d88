package fieldmarshal.engine.book;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The clerk of a game that is data: targets and attackers stand in the list of legal orders, words
 * in figures.tsv, faces.tsv, types.tsv and turns.tsv, prizes in the map's towns.tsv. A book
 * overrides what it knows better, offers for an attack say.
 */
public class DataClerk implements Clerk {
  private final DataRules<?> rules;
  private final DataGame game;

  public DataClerk(DataRules<?> rules) {
    this.rules = rules;
    game = rules.data();
  }

  // ---- what may be done

  @Override
  public Answer<Reach> reach(Position p, Unit unit, String mode) {
    return rules.reach(p, unit);
  }

  @Override
  public Answer<List<Explanation>> costs(Position p, Unit unit, Hexes path) {
    return rules.movement().marches().costs(p, unit, path);
  }

  private List<Order.Attack> attacks(Position p) {
    List<Order.Attack> attacks = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Attack attack) {
            attacks.add(attack);
          }
          return true;
        });
    return attacks;
  }

  @Override
  public Hexes targets(Position p) {
    TreeSet<Integer> targets = new TreeSet<>();
    for (Order.Attack attack : attacks(p)) {
      targets.add(attack.targets().at(0));
    }
    return Hexes.wrap(targets.stream().mapToInt(Integer::intValue).toArray());
  }

  @Override
  public Muster muster(Position p, Hexes targets, List<Unit> units) {
    List<Unit> able =
        attacks(p).stream()
            .filter(attack -> attack.targets().equals(targets))
            .flatMap(attack -> attack.units().stream())
            .distinct()
            .toList();
    return new Muster(able, List.of(), List.of(), List.of());
  }

  // ---- what is printed

  @Override
  public final Figures figures(Unit unit) {
    return new Figures(((Piece) unit).figures(), List.of(), "");
  }

  @Override
  public final List<Figure> figures() {
    return game.figures();
  }

  @Override
  public final List<Value> values(Position p, Unit unit) {
    Piece piece = (Piece) unit;
    return piece.figures().entrySet().stream()
        .map(each ->
            new Value(each.getKey(), rules.figure(p, piece, each.getKey()), each.getValue()))
        .toList();
  }

  @Override
  public final List<Face> faces() {
    return game.words().faces();
  }

  @Override
  public final String face(Unit unit) {
    return game.words().faceOfType().getOrDefault(unit.type(), "");
  }

  @Override
  public final List<Type> types() {
    return game.words().types();
  }

  @Override
  public final List<Turn> turns() {
    return game.words().turns();
  }

  @Override
  public final List<Site> sites() {
    return Site.read(game.mapFolder(), game.board(), game.sides());
  }

  @Override
  public final List<Prize> prizes(Position p) {
    return game.words().prizes();
  }

  /** Only what there is: no supply, no zones. */
  @Override
  public List<Overlay> overlays() {
    return List.of(CONTROL_OVERLAY, COST_OVERLAY, VICTORY_OVERLAY, LAST_OVERLAY);
  }
}
