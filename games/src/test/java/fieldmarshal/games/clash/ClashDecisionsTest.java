package fieldmarshal.games.clash;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.Asked;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Every decision of the common book and of the battles, each at a moment with several answers: what
 * is listed, drawn and proposed is legal, and the question names it.
 */
class ClashDecisionsTest {
  private static final String MORE = "; 1505: e-7; 1405: c-10";

  @Test
  @Case({"COG-12.1a", "COG-12.2a", "COG-12.4a", "COG-12.5"})
  void attacksAndOwedAttacks() {
    Proving s =
        Proving.central("1117: c-1, c-2, c-c1; 1118: c-4; 1217: e-1; 1218: e-2; 1116: e-c1" + MORE);
    Asked.holds("combat", s);
    Proving owed = Proving.central("1117: c-1, c-5; 1216: c-4, c-6; 1217: e-1; 1317: e-2" + MORE);
    owed.resolve(List.of(1, 1, 1, 1, 1), owed.attack("1217", "c-1", "c-4"));
    Asked.holds("an attack is owed", owed);
  }

  @Test
  @Case({"COG-12.81a", "COG-12.82", "COG-12.72a", "COG-12.77a"})
  void diceRetreatsAndAdvances() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1118: c-4; 1217: e-1, e-b1" + MORE);
    s.fight(List.of(6, 6, 1, 1, 1, 1), s.attack("1217", "c-1", "c-2", "c-3"));
    Asked.holds("who rolls next", s);
    s.then(s.roll("e-1"));
    Asked.holds("retreat", s);
    s.then(s.suggestion());
    while (!s.asked().equals("advance")) {
      s.then(s.suggestion());
    }
    Asked.holds("advance", s);
  }

  @Test
  @Case({"COG-12.72a", "COG-12.72b"})
  void whoRollsForLoss() {
    Proving s = Proving.central("1117: c-1, c-2, c-b1; 1118: c-3, c-b2; 1217: e-b1" + MORE);
    s.fight(List.of(1, 1, 1), s.attack("1217", "c-1", "c-2", "c-b1"));
    Asked.holds("two of three", s);
    Proving one = Proving.central("1117: c-b1, c-b2, c-b3; 1118: c-3; 1217: e-c1, e-c2" + MORE);
    one.fight(List.of(1, 1, 1), one.attack("1217", "c-b1", "c-b2", "c-b3"));
    Asked.holds("cavalry that infantry attacks", one);
  }

  @Test
  @Case({"COG-12.81b", "COG-13.0a"})
  void aFortAndItsUnits() {
    Proving s = Proving.entente("0417: e-1, e-2, e-3; 0317: c-1, c-b1; 1111: e-10; 1010: c-10");
    s.fight(List.of(6, 6, 6, 1, 1, 1), s.attack("0317", "e-1", "e-2", "e-3"));
    Asked.holds("units and the fort", s);
    s.then(s.roll("c-1"));
    Asked.holds("stay or go", s);
  }

  @Test
  @Case({"COG-14.3a", "COG-14.4a", "COG-14.4b"})
  void cavalryRetires() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-c1, e-c2" + MORE);
    s.fight(List.of(), s.attack("1217", "c-1", "c-2"));
    Asked.holds("retire from infantry", s);
    Proving horse = Proving.central("1117: c-c1; 1118: c-c2; 1217: e-c1, e-c4" + MORE);
    horse.fight(List.of(1, 1), horse.attack("1217", "c-c1", "c-c2"));
    Asked.holds("try", horse);
    horse.then(horse.choose("retire", "e-c1"));
    Asked.holds("the way", horse);
    horse.then(horse.suggestion(), horse.choose("retire", "e-c4"));
    horse.then(horse.suggestion());
    Asked.holds("pursuit", horse);
  }

  @Test
  @Case({"COG-11.1", "COG-11.5a", "COG-6.1b"})
  void movesAndTooManyUnits() {
    Situation s =
        Situation.galicia("rail")
            .with("3721: ah-30, ah-11; 3722: ah-22; 3820: ah-2-c; 3919: ru-23; 5527: ru-4-rif")
            .army(4, "ah-3", 3);
    Asked.holds("movement", s);
    Situation full =
        Situation.galicia()
            .with("3721: ah-30, ah-11, ah-22, ah-28; 5527: ru-4-rif")
            .army(4, "ah-3", 3);
    full.play(full.pass());
    Asked.holds("too many", full);
  }

  @Test
  @Case({"COG-8.5a", "COG-9.2a", "COG-G7b"})
  void fortsThatFeedAndArrivals() {
    Situation fort =
        Situation.galicia()
            .with("2621: ah-przm-g, ah-2-m, ah-9-m; 2620: ru-23; 2722: ru-37; 2522: ru-58-r");
    Asked.holds("whom the fort feeds", fort.at(3, "central", "supply"));
    Situation s =
        Situation.galicia().with("2621: ah-przm-g, ah-19; turn 2: ah-2-m, ah-9-m; 5527: ru-4-rif");
    Asked.holds("who finds its hex full", s.at(2, "central", "reinforcement"));
  }

  @Test
  @Case({"COG-9.3", "COG-5.34a", "COG-G10c", "COG-G10f"})
  void galicia() {
    Situation s = Situation.galicia().with("3721: ah-30/1, ah-11/1; 3722: ah-22/1; 5527: ru-4-rif");
    Asked.holds("replacements", s.at(9, "central", "reinforcement"));
    Situation transfer = Situation.galicia().with("3317: ah-15, ah-27; 3419: ah-3; 5527: ru-4-rif");
    transfer.at(5, "entente", "reinforcement");
    Asked.holds("Conrad", transfer);
    Situation combat = Situation.galicia().with("3721: ah-30, ah-11; 3720: ru-23; 5527: ru-4-rif");
    combat.army(2, "ah-3", 3).play(combat.pass());
    Asked.holds("combat or not", combat);
  }

  @Test
  @Case({"COG-Y8", "COG-Y10a", "COG-Y10c"})
  void ypres() {
    Situation s = Situation.ypres().with("1909: be-2-b; 2009: be-1-b; 3117: ge-9-r");
    s.at(5, "entente", "reinforcement");
    while (!s.asked().equals("choose")) {
      s.play(s.pass());
    }
    Asked.holds("sluices", s);
    s.play(s.choose("open-sluices"));
    Asked.holds("out of the flood", s);
    Situation rail = Situation.ypres().with("2321: br-1, br-2; 3117: ge-9-r").army(3, "bef", 4);
    Asked.holds("movement with trains", rail);
  }
}
