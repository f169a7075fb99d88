package fieldmarshal.lab.tricks;

import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/** The cheap tricks. Whoever does not follow the trick does what the staff says. */
enum Trick {
  STILL("marches nowhere and attacks nobody", Fights.NEVER, Trick::all, Trick::stay),

  RAID(
      "four strong units go to the enemy's supply lines and stay there",
      Fights.AS_STAFF,
      Trick::raiders,
      Trick::raid),

  CUT(
      "eight units die where that costs the enemy his supply",
      Fights.AS_STAFF,
      Trick::cutters,
      Trick::cut),

  RUSH(
      "the fast half goes past the enemy for what counts",
      Fights.AS_STAFF,
      Trick::fast,
      Trick::rush),

  GRAB(
      "on the last turn everybody goes for victory points",
      Fights.AS_STAFF,
      scene -> scene.lastTurn() ? scene.fighters : List.of(),
      Trick::grab),

  HEAP(
      "everybody in one heap, which attacks whatever it meets",
      Fights.ALWAYS,
      scene -> scene.fighters,
      Trick::heap),

  HAMMER(
      "marches as the staff does and makes every attack",
      Fights.ALWAYS,
      scene -> List.of(),
      Trick::stay),

  FALL_BACK(
      "goes back from the enemy and stands on its own supply lines",
      Fights.NEVER,
      scene -> scene.fighters,
      Trick::fallBack),

  TURTLE(
      "stands on what counts for victory and does nothing else",
      Fights.NEVER,
      scene -> scene.fighters,
      Trick::turtle),

  HUG(
      "everybody stands beside an enemy and pins him",
      Fights.AS_STAFF,
      scene -> scene.fighters,
      Trick::hug),

  HUNT(
      "everybody hunts headquarters, guns and depots",
      Fights.AS_STAFF,
      scene -> scene.fighters,
      Trick::hunt),

  SCATTER(
      "one unit in every hex, as wide as possible",
      Fights.AS_STAFF,
      scene -> scene.fighters,
      Trick::scatter),

  SCREEN(
      "the weak third stands before the enemy, the others go back",
      Fights.NEVER,
      scene -> scene.fighters,
      Trick::screen);

  /** What a trick does when it may attack. */
  enum Fights {
    NEVER,
    AS_STAFF,
    ALWAYS
  }

  /** How much a unit wants to stand in each hex. */
  interface Wish {
    double of(Unit unit, int hex);
  }

  private static final int RAIDERS = 4;
  private static final int CUTTERS = 8;
  private static final Set<Role> SOFT = EnumSet.of(Role.HEADQUARTERS, Role.GUN, Role.DEPOT);

  final String about;
  final Fights fights;
  private final Function<Scene, List<Unit>> actors;
  private final Function<Scene, Wish> wish;

  Trick(
      String about, Fights fights, Function<Scene, List<Unit>> actors, Function<Scene, Wish> wish) {
    this.about = about;
    this.fights = fights;
    this.actors = actors;
    this.wish = wish;
  }

  /** What one types. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The units that follow the trick in this movement. */
  List<Unit> actors(Scene scene) {
    return List.copyOf(actors.apply(scene));
  }

  Wish wish(Scene scene) {
    return wish.apply(scene);
  }

  // ---- who

  private static List<Unit> all(Scene scene) {
    List<Unit> all = new ArrayList<>();
    for (Unit unit : scene.rules.roster().all()) {
      if (unit.side() == scene.side && scene.position.onMap(unit)) {
        all.add(unit);
      }
    }
    return all;
  }

  private static List<Unit> raiders(Scene scene) {
    return first(scene, RAIDERS);
  }

  private static List<Unit> cutters(Scene scene) {
    return first(scene, CUTTERS);
  }

  private static List<Unit> first(Scene scene, int count) {
    return scene.fighters.subList(0, Math.min(count, scene.fighters.size()));
  }

  private static List<Unit> fast(Scene scene) {
    List<Unit> fast = new ArrayList<>(scene.fighters);
    fast.sort(Comparator.comparingInt(unit -> -scene.rules.unitState(scene.position, unit).move()));
    return fast.subList(0, fast.size() / 2);
  }

  // ---- where to

  private static Wish stay(Scene scene) {
    return (unit, hex) -> hex == scene.position.place(unit) ? 1 : 0;
  }

  private static Wish raid(Scene scene) {
    int[] goals = new int[scene.rules.roster().size()];
    for (Unit unit : raiders(scene)) {
      goals[unit.index()] = scene.junction(unit);
    }
    return (unit, hex) -> -scene.rules.board().distance(hex, goals[unit.index()]);
  }

  private static Wish cut(Scene scene) {
    boolean[] lines = scene.lines(scene.enemy);
    int[] far = scene.distances(hex -> lines[hex]);
    return (unit, hex) -> far[hex] <= 1 ? scene.hunger(unit, hex) : -far[hex];
  }

  private static Wish rush(Scene scene) {
    boolean[] prizes = scene.prizes();
    int[] far = scene.distances(hex -> prizes[hex]);
    return (unit, hex) ->
        scene.value(unit, hex) - far[hex] - (scene.toEnemy[hex] <= 1 && far[hex] > 0 ? 2 : 0);
  }

  private static Wish grab(Scene scene) {
    return scene::value;
  }

  private static Wish heap(Scene scene) {
    if (scene.fighters.isEmpty()) {
      return stay(scene);
    }
    // The heap gathers about the strongest, who goes for the nearest thing that counts.
    Unit head = scene.fighters.getFirst();
    int at = scene.position.place(head);
    boolean[] prizes = scene.prizes();
    int[] far = scene.distances(hex -> prizes[hex]);
    return (unit, hex) -> unit.equals(head) ? -far[hex] : -scene.rules.board().distance(hex, at);
  }

  private static Wish fallBack(Scene scene) {
    boolean[] lines = scene.lines(scene.side);
    return (unit, hex) ->
        Math.min(6, scene.toEnemy[hex])
            + (lines[hex] ? 2 : 0)
            + (scene.appraisal.supplied(scene.position, unit, hex) ? 3 : 0);
  }

  private static Wish turtle(Scene scene) {
    Hold hold = new Hold(scene);
    return (unit, hex) -> 10 * hold.value[hex] - hold.far[hex];
  }

  /** What counts for victory and is ours to hold. */
  private static final class Hold {
    final double[] value;
    final int[] far;

    Hold(Scene scene) {
      value = new double[scene.rules.board().size()];
      for (int hex = 0; hex < value.length; hex++) {
        value[hex] =
            scene.toEnemy[hex] == 0
                ? 0
                : scene.appraisal.holdingValue(scene.position, scene.side, hex);
      }
      far = scene.distances(hex -> value[hex] > 0);
    }
  }

  private static Wish hug(Scene scene) {
    return (unit, hex) ->
        scene.appraisal.cover(scene.position, unit, hex) - 3 * Math.max(1, scene.toEnemy[hex]);
  }

  private static Wish hunt(Scene scene) {
    int[] far = scene.toEnemies(unit -> SOFT.contains(scene.appraisal.role(unit)));
    return (unit, hex) -> -Math.max(1, far[hex]);
  }

  private static Wish scatter(Scene scene) {
    return (unit, hex) -> {
      double crowd = 0;
      for (Unit other : scene.fighters) {
        if (!other.equals(unit)) {
          int apart = scene.rules.board().distance(hex, scene.position.place(other));
          crowd += apart == 0 ? 6 : apart == 1 ? 2 : apart == 2 ? 1 : 0;
        }
      }
      boolean fed = scene.appraisal.supplied(scene.position, unit, hex);
      return (fed ? 0 : -4) - crowd - 0.5 * scene.toEnemy[hex];
    };
  }

  private static Wish screen(Scene scene) {
    Wish back = fallBack(scene);
    Wish before = hug(scene);
    int strong = 2 * scene.fighters.size() / 3;
    return (unit, hex) -> (scene.fighters.indexOf(unit) < strong ? back : before).of(unit, hex);
  }
}
