package fieldmarshal.engine.book;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * A die for each counter of a combat, one after the other: who rolls no more than its strength
 * hits. When all have fallen the rules are told ({@link VolleyPhase#fired}).
 *
 * @param target the hex that is attacked
 * @param shots the attackers first
 * @param hits whether each die so far has hit
 */
public record Volley<R extends DataRules<R>>(
    String caseId, int target, List<Shot> shots, List<Boolean> hits) implements Pending.Chance<R> {
  private static final int FACES = 6;
  private static final Meaning MISS = new Meaning("", "", 0);

  public Volley {
    shots = List.copyOf(shots);
    hits = List.copyOf(hits);
  }

  public Volley(String caseId, int target, List<Shot> shots) {
    this(caseId, target, shots, List.of());
  }

  /**
   * The die of a counter.
   *
   * @param strengths what its strength may be, all alike probable: one where the counter is known
   * @param parts what changes the printed strength
   */
  public record Shot(Piece unit, Role role, List<Integer> strengths, List<Preview.Part> parts) {
    public Shot {
      strengths = List.copyOf(strengths);
      parts = List.copyOf(parts);
    }

    private int strength() {
      return strengths.getFirst();
    }

    private double expected() {
      return strengths.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    private double chance() {
      return strengths.stream().mapToInt(each -> Math.clamp(each, 0, FACES)).average().orElse(0)
          / FACES;
    }

    private Preview.Die die() {
      Meaning hit =
          role == Role.ATTACKER
              ? new Meaning("", "loses a step", 1)
              : new Meaning("loses a step", "", -1);
      return new Preview.Die(
          unit,
          "hits on "
              + strengths.stream().map(String::valueOf).reduce((a, b) -> a + " or " + b).orElse("")
              + " or less",
          FACES,
          0,
          parts,
          List.of(
              new Preview.Chance("hit", chance(), hit),
              new Preview.Chance("miss", 1 - chance(), MISS)));
    }
  }

  // ---- rolling

  @Override
  public Decision.Chance decision(R rules, Position p) {
    Unit unit = shots.get(hits.size()).unit();
    return rules.chance(p, unit.side(), unit.name(), caseId);
  }

  @Override
  public void roll(R rules, Table t, int face) {
    Shot shot = shots.get(hits.size());
    t.tell(new Event.Rolled(shot.unit().name(), face, caseId));
    boolean hit = face <= shot.strength();
    t.note(shot.unit().begins() + (hit ? " hits." : " does not hit."), caseId);
    List<Boolean> more = new ArrayList<>(hits);
    more.add(hit);
    Volley<R> next = new Volley<>(caseId, target, shots, more);
    t.replace(next);
    if (more.size() == shots.size()) {
      t.pop();
      rules.combat().fired(t, next);
    }
  }

  /** How many counters of a force have hit. */
  public int hits(Role role) {
    int count = 0;
    for (int i = 0; i < hits.size(); i++) {
      count += hits.get(i) && shots.get(i).role() == role ? 1 : 0;
    }
    return count;
  }

  /** The counters of a force. */
  public List<Piece> units(Role role) {
    return shots.stream().filter(shot -> shot.role() == role).map(Shot::unit).toList();
  }

  // ---- what may come of it

  /** What the dice may bring. */
  public Preview preview() {
    List<Preview.Total> totals =
        List.of(
            new Preview.Total(
                "defender", "Steps the defender loses", Role.DEFENDER, sum(Role.ATTACKER)),
            new Preview.Total(
                "attacker", "Steps the attacker loses", Role.ATTACKER, sum(Role.DEFENDER)));
    Preview.Heading heading = new Preview.Heading("dice", "A die for each counter", caseId);
    List<Preview.Stage> stages =
        List.of(new Preview.Dice(heading, shots.stream().map(Shot::die).toList(), totals));
    List<Preview.Part> modifiers =
        shots.stream().flatMap(shot -> shot.parts().stream()).distinct().toList();
    return Preview.of(force(Role.ATTACKER), force(Role.DEFENDER), modifiers, stages)
        .with(totals)
        .with(range(), open());
  }

  private Distribution sum(Role role) {
    return Distribution.sum(
        shots.stream()
            .filter(shot -> shot.role() == role)
            .map(shot -> Distribution.chance(shot.chance(), 1))
            .toList());
  }

  private Explanation force(Role role) {
    return Explanation.sum(
        role == Role.ATTACKER ? "attack" : "defence",
        caseId,
        shots.stream()
            .filter(shot -> shot.role() == role)
            .map(shot -> Explanation.leaf(shot.unit().name(), caseId, shot.expected()))
            .toList());
  }

  private Preview.Range range() {
    double least = 0;
    double most = 0;
    double expected = 0;
    for (Shot shot : shots) {
      if (shot.role() == Role.DEFENDER) {
        least += shot.strengths().stream().mapToInt(Integer::intValue).min().orElse(0);
        most += shot.strengths().stream().mapToInt(Integer::intValue).max().orElse(0);
        expected += shot.expected();
      }
    }
    return new Preview.Range(least, most, expected);
  }

  private List<Preview.Open> open() {
    List<Preview.Open> open = new ArrayList<>();
    for (Shot shot : shots) {
      if (shot.strengths().size() > 1) {
        List<Preview.Way> ways =
            shot.strengths().stream()
                .map(each -> new Preview.Way("strength " + each, each, "", List.of()))
                .toList();
        String what = shot.unit().begins() + " lies face down.";
        open.add(new Preview.Open(what, caseId, shot.unit().side(), ways));
      }
    }
    return open;
  }
}
