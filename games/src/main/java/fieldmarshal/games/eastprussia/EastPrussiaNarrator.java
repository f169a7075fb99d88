package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.book.Narrator;
import java.util.Map;

/** Events in plain words, as East Prussia's players speak. */
final class EastPrussiaNarrator extends Narrator {
  private static final Words WORDS =
      new Words(
          Map.of(
              "rail", "moves by rail",
              "retreat", "retreats",
              "advance", "advances",
              "withdrawal", "retreats before combat",
              "forced march", "makes a forced march"),
          Map.of("reinforcement", "arrives at"),
          Map.of("dummy", "is a dummy and is removed"),
          Map.of(
              "entrained", new Mark("entrains", "detrains"),
              "disrupted", new Mark("is disrupted", "recovers"),
              "forced-march", new Mark("makes a forced march", "ends its forced march"),
              "fixed", new Mark("may not move", "is released")));

  EastPrussiaNarrator(EastPrussiaRules rules) {
    super(rules.board(), rules.layout(), WORDS);
  }

  @Override
  protected String reduced(int steps) {
    return "is reduced";
  }

  @Override
  protected String restored(int steps) {
    return "is restored";
  }

  @Override
  protected String removed(Event.Removed removed, String who, String where) {
    return removed.caseId().equals("TWU-10.6.2.1b")
        ? "Samsonov shoots himself" + where + "; his headquarters is removed"
        : super.removed(removed, who, where);
  }
}
