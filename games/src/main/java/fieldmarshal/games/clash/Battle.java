package fieldmarshal.games.clash;

import fieldmarshal.engine.Role;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One attack on its way through its stages. Questions and dice lie above it and hand their answers
 * down by replacing it.
 *
 * @param attackers those who attack
 * @param target the hex attacked
 * @param defenders those who defend and have not retired
 * @param fort whether a fort defends with them
 * @param newcomers units that retreated into the hex before: they add nothing and die with a loss
 * @param queue those who are still to be asked or to roll in this stage
 * @param fortRolls whether the fort is still to roll
 * @param fight the figures of the combat; null before they are fixed
 * @param casts the dice that have fallen
 * @param retired whether cavalry has retired
 */
record Battle(
    List<Counter> attackers,
    int target,
    Stage stage,
    List<Counter> defenders,
    boolean fort,
    List<Counter> newcomers,
    List<Counter> queue,
    boolean fortRolls,
    Reckoning.@Nullable Fight fight,
    List<Cast> casts,
    boolean retired)
    implements Frame.Task {
  enum Stage {
    /** Cavalry may retire before the dice. */
    RETIRE,
    /** The odds are fixed. */
    RECKON,
    /** The defenders roll one by one. */
    DEFENDERS,
    /** The attacker says who rolls. */
    PICK,
    /** The attackers roll one by one. */
    ATTACKERS,
    ADVANCE,
    CLOSE
  }

  /**
   * A die that has fallen.
   *
   * @param unit who rolled; null for the fort
   * @param result as {@link Outcomes} writes it
   */
  record Cast(
      @Nullable Counter unit, Role role, int face, int modifier, int rating, String result) {}

  Battle {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    newcomers = List.copyOf(newcomers);
    queue = List.copyOf(queue);
    casts = List.copyOf(casts);
  }

  /** An attack that begins; the defenders are not marked as attacked yet. */
  static Battle of(Reckoning.Force force, List<Counter> newcomers) {
    List<Counter> asked = new ArrayList<>(force.defenders());
    asked.addAll(newcomers);
    return new Battle(
        force.attackers(),
        force.target(),
        Stage.RETIRE,
        force.defenders(),
        force.fort(),
        newcomers,
        asked,
        force.fort(),
        null,
        List.of(),
        false);
  }

  @Override
  public void work(ClashRules rules, Table t) {
    rules.results().run(t, this);
  }

  int side() {
    return attackers.getFirst().sideIndex();
  }

  Reckoning.Force force() {
    return new Reckoning.Force(attackers, target, defenders, fort);
  }

  /** The steps that a force has lost. */
  int lost(Role role) {
    int lost = 0;
    for (Cast cast : casts) {
      lost += cast.role() == role && Outcomes.loss(cast.result()) ? 1 : 0;
    }
    return lost;
  }

  /** The attackers who have rolled. */
  List<Counter> rolled() {
    List<Counter> rolled = new ArrayList<>();
    for (Cast cast : casts) {
      if (cast.unit() != null && cast.role() == Role.ATTACKER) {
        rolled.add(cast.unit());
      }
    }
    return rolled;
  }

  // ---- what becomes of it

  Battle at(Stage next) {
    return at(next, queue);
  }

  Battle at(Stage next, List<Counter> waiting) {
    return new Battle(
        attackers, target, next, defenders, fort, newcomers, waiting, fortRolls, fight, casts,
        retired);
  }

  /** A unit has been asked or has rolled. */
  Battle without(Counter waiting) {
    List<Counter> rest = new ArrayList<>(queue);
    rest.remove(waiting);
    return at(stage, rest);
  }

  /** Cavalry has retired and defends no more. */
  Battle retired(List<Counter> gone) {
    List<Counter> left = new ArrayList<>(defenders);
    left.removeAll(gone);
    List<Counter> rest = new ArrayList<>(queue);
    rest.removeAll(gone);
    List<Counter> others = new ArrayList<>(newcomers);
    others.removeAll(gone);
    return new Battle(
        attackers, target, stage, left, fort, others, rest, fortRolls, fight, casts, true);
  }

  /** The odds are fixed; the defenders roll next. */
  Battle reckoned(Reckoning.Fight fixed, boolean defendersRoll) {
    return new Battle(
        attackers,
        target,
        Stage.DEFENDERS,
        defenders,
        fort,
        newcomers,
        defendersRoll ? defenders : List.of(),
        fort && defendersRoll,
        fixed,
        casts,
        retired);
  }

  /** A die has fallen. */
  Battle cast(Cast fallen) {
    List<Cast> more = new ArrayList<>(casts);
    more.add(fallen);
    List<Counter> rest = new ArrayList<>(queue);
    rest.remove(fallen.unit());
    return new Battle(
        attackers,
        target,
        stage,
        defenders,
        fort,
        newcomers,
        rest,
        fallen.unit() != null && fortRolls,
        fight,
        more,
        retired);
  }

  /** Those who retreated here before are dead. */
  Battle withoutNewcomers() {
    return new Battle(
        attackers, target, stage, defenders, fort, List.of(), queue, fortRolls, fight, casts,
        retired);
  }
}
