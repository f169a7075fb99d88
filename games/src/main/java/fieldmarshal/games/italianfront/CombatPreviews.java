package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Open;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Preview.Way;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What an attack would be, and what the combat under way looks like now. Before the declaration the
 * attacker knows the top unit of the stack and its height: the preview counts the top unit, gives a
 * range for the others and says what the defender may still do. After the reveal everything but the
 * dice and the defender's support is known.
 */
final class CombatPreviews extends Chapter {
  static final String TABLE = "results";

  /** So many support units of the defender are shown one by one. */
  private static final int REPLIES = 3;

  private final CombatFigures figures;

  CombatPreviews(ItalianFrontRules rules) {
    super(rules);
    figures = new CombatFigures(rules);
  }

  // ---- before the declaration

  /** What the attacker may know of an attack that he thinks of. */
  @Case({"IF-11.6.1", "IF-11.6.2", "IF-11.6.3"})
  Preview before(Position p, int side, Order.Attack attack) {
    int target = attack.targets().at(0);
    List<Counter> attackers = Combat.counters(attack.units());
    List<Counter> planned = Combat.counters(attack.givers(Announcements.SUPPORT));
    List<Counter> certain = new ArrayList<>();
    List<Counter> dice = new ArrayList<>();
    boolean crowded = false;
    for (Counter unit : planned) {
      (rules.support().certain(p, unit, true, attackers) ? certain : dice).add(unit);
    }
    for (Counter unit : attackers) {
      crowded |= rules.stacking().overstacked(p, p.place(unit));
    }
    Counter top = counter(p.first(target));
    Reckoning.Situation known =
        new Reckoning.Situation(
            side,
            target,
            attackers,
            List.of(top),
            planned,
            certain,
            crowded,
            rules.stacking().seemsOverstacked(p, target));
    int unseen = p.height(target) - 1;
    List<Stage> stages = new ArrayList<>();
    stages.add(
        step("reveal", "Reveal", "IF-11.6.2", Progress.TO_COME, side, "All units are shown."));
    if (!dice.isEmpty()) {
      stages.add(figures.supportDice(p, dice, side, attackers, target, Progress.TO_COME));
    }
    stages.add(
        step(
            "defender-support",
            "Support of the defence",
            "IF-16.1.1",
            Progress.TO_COME,
            1 - side,
            "The defender may use support."));
    Reckoning.Odds odds = rules.reckoning().odds(p, known);
    if (unseen > 0 && top.isHq() && rules.morale().brokenBelow(p, top)) {
      odds = withLowMorale(odds);
    }
    Map<Integer, Double> shifts = figures.shifts(p, known, dice);
    int least = p.stepsLeft(top) + unseen;
    stages.add(figures.roll(odds, CombatFigures.columns(odds, shifts), unseen > 0, null));
    Preview preview =
        figures.preview(p, known, odds, stages, CombatFigures.columns(odds, shifts), least);
    return unseen(p, known, odds, shifts, unseen, preview);
  }

  /** A headquarters has no morale, but it tells the nation of those who must lie below it. */
  @Case({"IF-11.6.3", "IF-10.6.2"})
  private static Reckoning.Odds withLowMorale(Reckoning.Odds odds) {
    List<Part> dice = new ArrayList<>(odds.dice());
    dice.add(Reckoning.lowMorale());
    return new Reckoning.Odds(odds.attack(), odds.defence(), odds.shifts(), dice);
  }

  /** What may lie below the top unit: nothing that counts, or the strongest units there are. */
  @Case({"IF-11.6.1", "IF-11.6.3"})
  private Preview unseen(
      Position p,
      Reckoning.Situation known,
      Reckoning.Odds odds,
      Map<Integer, Double> shifts,
      int unseen,
      Preview preview) {
    List<Open> open = new ArrayList<>();
    int most = odds.defence() + unseen * strongest(known.defenders().getFirst());
    if (unseen > 0) {
      String who = unseen == 1 ? "One unit is not seen." : unseen + " units are not seen.";
      open.add(
          new Open(
              who,
              "IF-11.6.1",
              rules.side(1 - known.side()),
              List.of(
                  way("No strength", odds.defence(), odds, shifts, 0),
                  way(
                      "At most strength " + strongest(known.defenders().getFirst()) + " each",
                      most,
                      odds,
                      shifts,
                      0))));
    }
    Counter top = known.defenders().getFirst();
    int able =
        unseen > 0 && top.isHq()
            ? rules.support().behind(p, top, known.target())
            : answering(p, known);
    open.addAll(replies(known, able, odds, most, shifts));
    return preview.with(new Preview.Range(odds.defence(), most, odds.defence()), open);
  }

  /** The best defence that a unit below such a top unit may have. */
  @Case({"IF-11.6.3", "IF-8.5.2"})
  private int strongest(Counter top) {
    int strongest = 0;
    for (Counter unit : rules.unitsOf(top.sideIndex())) {
      if (!unit.isSymbol() && unit.isCombatUnit() && Stacking.compatible(top, unit)) {
        strongest = Math.max(strongest, unit.printed().defense());
      }
    }
    return strongest;
  }

  // ---- what the defender may still do

  /** How many support units the defender could use, whatever headquarters are near. */
  @Case({"IF-16.1.1", "IF-11.6.3"})
  private int answering(Position p, Reckoning.Situation s) {
    return rules.support().eligible(p, 1 - s.side(), false, s.defenders(), s.target()).size();
  }

  @Case({"IF-16.1.1", "IF-11.6.3"})
  private List<Open> replies(
      Reckoning.Situation s, int able, Reckoning.Odds odds, int most, Map<Integer, Double> shifts) {
    if (able == 0) {
      return List.of();
    }
    List<Way> ways = new ArrayList<>();
    for (int count = 0; count <= Math.min(able, REPLIES); count++) {
      ways.add(
          way(
              count == 0
                  ? "No support"
                  : count == 1 ? "One unit succeeds" : count + " units succeed",
              odds.defence(),
              odds,
              shifts,
              -count));
    }
    boolean unseen = most > odds.defence();
    if (able > REPLIES || unseen) {
      String all = able == 1 ? "One unit succeeds" : "All " + able + " succeed";
      ways.add(
          way(unseen ? all + ", unseen units at full strength" : all, most, odds, shifts, -able));
    }
    return List.of(
        new Open(
            able == 1
                ? "The defender has one support unit for this combat."
                : "The defender has " + able + " support units for this combat.",
            "IF-16.1.1",
            rules.side(1 - s.side()),
            ways));
  }

  private Way way(
      String what, int defence, Reckoning.Odds odds, Map<Integer, Double> shifts, int more) {
    Reckoning.Odds other = new Reckoning.Odds(odds.attack(), defence, odds.shifts(), odds.dice());
    Map<Integer, Double> columns = new TreeMap<>();
    shifts.forEach((shift, chance) ->
        columns.merge(CombatTable.shifted(other.base(), shift + more), chance, Double::sum));
    int column = CombatTable.shifted(other.base(), other.shift() + more);
    return new Way(
        what, defence, CombatTable.COLUMNS.get(column), figures.outcomes(columns, odds.modifier()));
  }

  /** The table as the die found it, whatever the dice of support had moved before. */
  @Case("IF-11.7.1")
  List<Preview.Chance> chances(Event.Fought fought) {
    int column = CombatTable.COLUMNS.indexOf(fought.column());
    return figures.outcomes(Map.of(column, 1.0), fought.modifier());
  }

  // ---- the combat under way

  @Case({"IF-11.6.2", "IF-16.1.1"})
  fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null) {
      return null;
    }
    List<Counter> attackers = battle.attackers().stream().filter(p::onMap).toList();
    Preview preview =
        battle.fight() == null ? toCome(p, battle) : fought(p, battle, battle.fight());
    return new fieldmarshal.engine.Combat(
        List.copyOf(attackers), Hexes.of(battle.target()), preview);
  }

  /** The units are shown; support and dice are to come. */
  private Preview toCome(Position p, Battle battle) {
    Reckoning.Situation s = Reckoning.Situation.of(battle);
    Reckoning.Odds odds = rules.reckoning().odds(p, s);
    boolean answered = battle.stage().compareTo(Battle.Stage.SUPPORT_DICE) >= 0;
    boolean answering = p.pending() instanceof Announcements.Announcing;
    boolean first = p.pending() instanceof Announcements.Announcing(boolean attack) && attack;
    List<Stage> stages = new ArrayList<>();
    stages.add(
        step(
            "attacker-support",
            "Support of the attack",
            "IF-16.1.1",
            first ? Progress.NOW : Progress.DONE,
            battle.side(),
            announced(battle.attackSupport())));
    stages.add(
        step(
            "defender-support",
            "Support of the defence",
            "IF-16.1.1",
            first ? Progress.TO_COME : answering ? Progress.NOW : Progress.DONE,
            1 - battle.side(),
            answering ? "The defender may use support." : announced(battle.defenceSupport())));
    if (!battle.toRoll().isEmpty()) {
      stages.add(
          figures.supportDice(
              p,
              battle.toRoll(),
              battle.side(),
              battle.attackers(),
              battle.target(),
              answered && !answering ? Progress.NOW : Progress.TO_COME));
    }
    Map<Integer, Double> shifts = figures.shifts(p, s, battle.toRoll());
    Map<Integer, Double> columns = CombatFigures.columns(odds, shifts);
    stages.add(figures.roll(odds, columns, false, null));
    Preview preview =
        figures.preview(p, s, odds, stages, columns, CombatFigures.steps(p, battle.defenders()));
    return answering
        ? preview.with(
            preview.defenceRange(), replies(s, answering(p, s), odds, odds.defence(), shifts))
        : preview;
  }

  private static String announced(List<Counter> support) {
    return support.isEmpty() ? "No support." : UnitNames.of(support) + ".";
  }

  /** The figures of the die, and what follows from its result. */
  @Case({"IF-11.7.3", "IF-10.4.2", "IF-12.1.1"})
  private Preview fought(Position p, Battle battle, Reckoning.Fight fight) {
    List<Stage> stages = new ArrayList<>();
    Map<Integer, Double> columns = Map.of(fight.odds().column(), 1.0);
    stages.add(figures.roll(fight.odds(), columns, false, fight.result()));
    int now = now(p, battle);
    int attacker = battle.side();
    after(stages, now, 1, "attacker-loss", "Losses of the attacker", "IF-11.7.3", attacker);
    after(stages, now, 2, "defender-choice", "Losses or retreat", "IF-10.4.2", 1 - attacker);
    after(stages, now, 3, "defender-loss", "Losses of the defender", "IF-11.7.4", 1 - attacker);
    after(stages, now, 4, "retreat", "Retreat", "IF-12.2.3", 1 - attacker);
    after(stages, now, 5, "advance", "Advance", "IF-12.1.1", attacker);
    after(stages, now, 6, "second-hex", "Second hex", "IF-12.1.2", attacker);
    return Preview.of(
        Explanation.sum("attack", "IF-11.7.6", fight.attack()),
        Explanation.sum("defence", "IF-11.7.6", fight.defence()),
        CombatFigures.modifiers(fight.odds()),
        stages);
  }

  /** Where the combat has got to, by what is asked. */
  private static int now(Position p, Battle battle) {
    return switch (p.pending()) {
      case Losses.Losing(boolean attack, int due) -> attack ? 1 : 3;
      case Retreats.Offer offer -> 2;
      case Retreats.MoraleDie die -> 2;
      case Retreats.PanicDie die -> 2;
      case Retreats.GoOrStand choice -> 2;
      case Retreats.Way way -> 4;
      case Advances.Entering entering -> 5;
      case Advances.Onward onward -> 6;
      case null, default -> battle.stage() == Battle.Stage.CLOSE ? 7 : 1;
    };
  }

  private void after(
      List<Stage> stages, int now, int place, String id, String title, String caseId, int side) {
    Progress progress =
        place < now ? Progress.DONE : place == now ? Progress.NOW : Progress.TO_COME;
    stages.add(step(id, title, caseId, progress, side, ""));
  }

  private Stage step(
      String id, String title, String caseId, Progress progress, int side, String about) {
    return new Preview.Step(new Heading(id, title, caseId, progress), rules.side(side), about);
  }
}
