package fieldmarshal.games.clash;

import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Preview.Total;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack before it is made, and the one that is being fought, for a page: column and how it came
 * about, what the defender may still do, a die for each unit, and what they come to together.
 */
final class CombatPreview extends Chapter {
  /** The id of the printed chart. */
  static final String CHART = "combat";

  /** Points that an attack may lack for the next column: more are not worth telling. */
  private static final int MOST_LACKING = 30;

  private final CombatChart chart;

  CombatPreview(ClashRules rules) {
    super(rules);
    chart = rules.chart();
  }

  /** What an attack of these units would be. */
  Preview of(Position p, List<Counter> attackers, int target) {
    Battle battle =
        Battle.of(
            rules.reckoning().force(p, attackers, target),
            rules.reckoning().newcomers(p, 1 - attackers.getFirst().sideIndex(), target));
    return preview(p, battle, rules.reckoning().fight(p, battle.force()), false);
  }

  /** The attack that is being fought, or null. */
  fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return null;
    }
    Reckoning.Fight fight = battle.fight();
    if (fight == null) {
      if (battle.defenders().isEmpty() && !battle.fort()) {
        return new fieldmarshal.engine.Combat(
            List.copyOf(battle.attackers()), Hexes.of(battle.target()), vacated(p, battle));
      }
      fight = rules.reckoning().fight(p, battle.force());
    }
    return new fieldmarshal.engine.Combat(
        List.copyOf(battle.attackers()),
        Hexes.of(battle.target()),
        preview(p, battle, fight, true));
  }

  /** Everybody has retired: there is nothing but the advance. */
  @Case({"COG-14.3c", "COG-14.4b"})
  private Preview vacated(Position p, Battle battle) {
    List<Explanation> attack = new ArrayList<>();
    for (Counter unit : battle.attackers()) {
      attack.add(Explanation.leaf(unit.name(), "COG-2.26a", rules.pieces().strength(p, unit)));
    }
    return Preview.of(
        Explanation.sum("attack", "COG-12.71a", attack),
        Explanation.leaf("defence", "COG-14.3c", 0),
        List.of(),
        List.of(advance(battle, true)));
  }

  /**
   * @param fought whether the combat is being fought
   */
  private Preview preview(Position p, Battle battle, Reckoning.Fight fight, boolean fought) {
    List<Stage> stages = new ArrayList<>();
    List<Preview.Open> open = new ArrayList<>();
    boolean asking = battle.fight() == null;
    if (asking) {
      retire(p, battle, fight, fought, stages, open);
    }
    stages.add(column(fight, asking));
    List<Distribution> defender = new ArrayList<>();
    List<Distribution> attacker = new ArrayList<>();
    defenders(p, battle, fight, fought, stages, defender);
    attackers(p, battle, fight, fought, stages, attacker);
    stages.add(advance(battle, fought && battle.stage() == Battle.Stage.CLOSE));
    List<Total> totals =
        List.of(
            new Total(
                "defender", "Steps the defender loses", Role.DEFENDER, Distribution.sum(defender)),
            new Total(
                "attacker", "Steps the attacker loses", Role.ATTACKER, Distribution.sum(attacker)),
            new Total(
                "vacated",
                "The defenders leave the hex",
                null,
                Distribution.chance(gone(p, battle, fight.odds()), 1)));
    Explanation attack = Explanation.sum("attack", "COG-12.71a", fight.attack());
    Explanation defence = Explanation.sum("defence", "COG-12.71a", fight.defence());
    List<Part> parts = new ArrayList<>(fight.parts());
    parts.addAll(limits(battle, fight.odds()));
    Preview preview = Preview.of(attack, defence, parts, stages).with(totals);
    return open.isEmpty() ? preview : preview.with(Preview.Range.exactly(defence.total()), open);
  }

  // ---- 14.3, 14.4 what the defender may still do

  @Case({"COG-14.3a", "COG-14.4a"})
  private void retire(
      Position p,
      Battle battle,
      Reckoning.Fight fight,
      boolean fought,
      List<Stage> stages,
      List<Preview.Open> open) {
    boolean now =
        fought && (p.pending() instanceof Cavalry.Retire || p.pending() instanceof Cavalry.Attempt);
    boolean may = !fought && rules.cavalry().mayRetire(p, battle) && anyWay(p, battle);
    if (!now && !may) {
      return;
    }
    boolean luck = battle.attackers().getFirst().isCavalry();
    String caseId = luck ? "COG-14.4a" : "COG-14.3a";
    Side side = rules.side(1 - battle.side());
    String about =
        luck
            ? "Each defending cavalry unit may try to retreat before combat. It must roll its rating or less."
            : "The defending cavalry may retreat before the dice are rolled.";
    stages.add(
        new Preview.Step(
            new Heading(
                "retire", "Retreat before combat", caseId, now ? Progress.NOW : Progress.TO_COME),
            side,
            about));
    open.add(
        new Preview.Open(
            about,
            caseId,
            side,
            List.of(
                new Preview.Way("The cavalry retreats", 0, "", List.of()),
                new Preview.Way(
                    "The cavalry stays",
                    fight.odds().defence(),
                    CombatChart.COLUMNS.get(fight.odds().column()),
                    List.of()))));
  }

  private boolean anyWay(Position p, Battle battle) {
    List<Counter> stack = new ArrayList<>(battle.defenders());
    stack.addAll(battle.newcomers());
    if (!battle.attackers().getFirst().isCavalry()) {
      return !rules.cavalry().ways(p, stack).isEmpty();
    }
    for (Counter unit : stack) {
      if (!rules.cavalry().ways(p, List.of(unit)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  // ---- 12.71 the column

  @Case({"COG-12.71a", "COG-12.71b", "COG-X5", "COG-X6"})
  private Stage column(Reckoning.Fight fight, boolean asking) {
    Reckoning.Odds odds = fight.odds();
    String column = CombatChart.COLUMNS.get(odds.column());
    return new Preview.Roll(
        new Heading(
            "odds",
            "Combat odds",
            chart.caseOf(odds.column()),
            asking ? Progress.TO_COME : Progress.DONE),
        CHART,
        "",
        odds.ratio(),
        CombatChart.COLUMNS.get(odds.before()),
        column,
        0,
        0,
        List.of(),
        null,
        Preview.Lack.of(
            odds.before(),
            CombatChart.COLUMNS.size(),
            MOST_LACKING,
            more -> CombatChart.column(odds.attack() + more, odds.defence()),
            CombatChart.COLUMNS::get));
  }

  /** Why fewer or more attackers roll than the column says. */
  @Case({"COG-CRC-FORT", "COG-14.2b"})
  private List<Part> limits(Battle battle, Reckoning.Odds odds) {
    int printed = chart.limit(odds.column(), false);
    if (odds.limit() == printed) {
      return List.of();
    }
    String words =
        odds.limit() == 1
            ? "1 attacker rolls"
            : CombatChart.limitWords(odds.limit()) + " attackers roll";
    return List.of(
        odds.works()
            ? Part.other(Role.ATTACKER, words, "fort or fortified zone", "COG-CRC-FORT")
            : Part.other(Role.ATTACKER, words, "infantry attacks cavalry", "COG-14.2b"));
  }

  // ---- 12.75, 12.76 the dice

  @Case({"COG-12.75a", "COG-12.75b", "COG-CRC-1-3"})
  private void defenders(
      Position p,
      Battle battle,
      Reckoning.Fight fight,
      boolean fought,
      List<Stage> stages,
      List<Distribution> lost) {
    if (!chart.defenderRolls(fight.odds().column())) {
      return;
    }
    List<Preview.Die> dice = new ArrayList<>();
    for (Battle.Cast cast : battle.casts()) {
      if (cast.role() == Role.DEFENDER) {
        fallen(cast, fight, dice, lost);
      }
    }
    List<Counter> waiting =
        battle.fight() == null
            ? battle.defenders()
            : battle.stage() == Battle.Stage.DEFENDERS ? battle.queue() : List.of();
    for (Counter unit : waiting) {
      toCome(p, battle, fight, unit, Role.DEFENDER, dice, lost);
    }
    if (battle.fight() == null ? battle.fort() : battle.fortRolls()) {
      toCome(p, battle, fight, null, Role.DEFENDER, dice, lost);
    }
    stages.add(
        new Preview.Dice(
            new Heading(
                "defenders",
                "The defender rolls",
                "COG-12.75a",
                progress(battle, fought, Battle.Stage.DEFENDERS, Battle.Stage.DEFENDERS)),
            dice,
            List.of(
                new Total(
                    "defender",
                    "Steps the defender loses",
                    Role.DEFENDER,
                    Distribution.sum(lost)))));
  }

  @Case({"COG-12.72a", "COG-12.72b", "COG-12.76", "COG-CRC-6-1"})
  private void attackers(
      Position p,
      Battle battle,
      Reckoning.Fight fight,
      boolean fought,
      List<Stage> stages,
      List<Distribution> lost) {
    int limit = fight.odds().limit();
    if (limit == 0) {
      return;
    }
    boolean some = limit < battle.attackers().size();
    boolean picked = battle.stage().compareTo(Battle.Stage.PICK) > 0;
    if (some) {
      stages.add(
          new Preview.Step(
              new Heading(
                  "pick",
                  "Who rolls for losses",
                  "COG-12.72a",
                  progress(battle, fought, Battle.Stage.PICK, Battle.Stage.PICK)),
              rules.side(battle.side()),
              "The attacker chooses " + limit + " of his units; larger units first."));
    }
    List<Preview.Die> dice = new ArrayList<>();
    for (Battle.Cast cast : battle.casts()) {
      if (cast.role() == Role.ATTACKER) {
        fallen(cast, fight, dice, lost);
      }
    }
    List<? extends Unit> waiting =
        picked
            ? battle.stage() == Battle.Stage.ATTACKERS ? battle.queue() : List.of()
            : some
                ? new Results.Pick(battle.attackers(), limit).best(rules, p)
                : battle.attackers();
    for (Unit unit : waiting) {
      toCome(p, battle, fight, counter(unit), Role.ATTACKER, dice, lost);
    }
    stages.add(
        new Preview.Dice(
            new Heading(
                "attackers",
                "The attacker rolls",
                "COG-12.76",
                progress(battle, fought, Battle.Stage.ATTACKERS, Battle.Stage.ATTACKERS)),
            dice,
            List.of(
                new Total(
                    "attacker",
                    "Steps the attacker loses",
                    Role.ATTACKER,
                    Distribution.sum(lost)))));
  }

  private static Progress progress(
      Battle battle, boolean fought, Battle.Stage from, Battle.Stage to) {
    if (!fought || battle.stage().compareTo(from) < 0) {
      return Progress.TO_COME;
    }
    return battle.stage().compareTo(to) > 0 ? Progress.DONE : Progress.NOW;
  }

  /** A die that has fallen; to a natural 1 or 6 nothing is added. */
  @Case("COG-12.74")
  private void fallen(
      Battle.Cast cast, Reckoning.Fight fight, List<Preview.Die> dice, List<Distribution> lost) {
    Preview.Die die =
        Rating.natural(cast.face())
            ? new Preview.Die(
                cast.unit(),
                what(cast.unit(), cast.rating()),
                Rating.FACES,
                0,
                List.of(),
                List.of())
            : die(cast.unit(), cast.role(), fight.odds().column(), cast.rating(), List.of());
    dice.add(die.fallen(cast.face(), cast.result(), Outcomes.meaning(cast.result())));
    lost.add(Distribution.certain(Outcomes.loss(cast.result()) ? 1 : 0));
  }

  private void toCome(
      Position p,
      Battle battle,
      Reckoning.Fight fight,
      @Nullable Counter unit,
      Role role,
      List<Preview.Die> dice,
      List<Distribution> lost) {
    int column = fight.odds().column();
    int modifier = rules.results().modifier(column, role);
    int rating = rules.results().rating(p, battle, unit, role);
    int steps =
        unit == null
            ? rules.control().fort(p, 1 - battle.side(), battle.target())
            : p.stepsLeft(unit);
    dice.add(
        die(
            unit,
            role,
            column,
            rating,
            Outcomes.chances(role, modifier, rating, steps, unit == null)));
    lost.add(Rating.steps(modifier, rating));
  }

  private Preview.Die die(
      @Nullable Counter unit, Role role, int column, int rating, List<Preview.Chance> outcomes) {
    int modifier = rules.results().modifier(column, role);
    List<Part> parts =
        modifier == 0
            ? List.of()
            : List.of(
                Part.die(
                    role,
                    modifier,
                    "column " + CombatChart.COLUMNS.get(column),
                    chart.caseOf(column)));
    return new Preview.Die(unit, what(unit, rating), Rating.FACES, modifier, parts, outcomes);
  }

  private static String what(@Nullable Counter unit, int rating) {
    return (unit == null ? "Fort" : unit.name()) + ", rating " + rating;
  }

  // ---- 12.77 the advance

  @Case({"COG-12.77a", "COG-14.4b"})
  private Stage advance(Battle battle, boolean now) {
    boolean far = rules.cavalry().pursues(battle);
    return new Preview.Step(
        new Heading(
            "advance",
            "Advance",
            far ? "COG-14.4b" : "COG-12.77a",
            now ? Progress.NOW : Progress.TO_COME),
        rules.side(battle.side()),
        far
            ? "The attacking cavalry may advance one or two hexes."
            : "If the hex is vacated, attackers may advance into it.");
  }

  /**
   * How probable it is that nobody is left in the hex. Whoever may ignore a retreat is taken to
   * stay.
   */
  @Case({"COG-12.77a", "COG-X11"})
  private double gone(Position p, Battle battle, Reckoning.Odds odds) {
    if (battle.stage().compareTo(Battle.Stage.DEFENDERS) > 0) {
      return rules.forts().cleared(p, battle.side(), battle.target()) ? 1 : 0;
    }
    return rules.forecasts().gone(p, battle, odds);
  }
}
