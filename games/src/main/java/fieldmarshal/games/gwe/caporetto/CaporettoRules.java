package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Caporetto, 1917: the standard rules with these chapters in the place of theirs. */
public final class CaporettoRules extends GreatWarInTheEast {
  private final boolean heroes;
  private final Deployment deployment;

  CaporettoRules(
      Caporetto game,
      Theatre theatre,
      Roster<Counter> roster,
      String scenario,
      Set<String> options) {
    super(
        game,
        theatre,
        roster,
        options,
        new Exclusive(
            CaporettoState.VOCABULARY,
            CaporettoStacking::new, // 6
            CaporettoRailways::new, // 5.3
            CaporettoSupply::new, // 9
            rules -> new CaporettoReplacement(rules, tyrolAllied(scenario, options)), // 13, 25.1
            CaporettoReinforcements::new, // 14
            rules -> new CaporettoVictory(rules, options.contains(Caporetto.ROMMEL_POINTS)))); // 24
    heroes = options.contains(Caporetto.HEROIC_LEADERS);
    pieces = new CaporettoPieces(this); // 2
    sequence = new CaporettoSequence(this, heroes); // 4, 22
    movement = new CaporettoMovement(this); // 5, 19, 23.2
    terrain = new CaporettoTerrain(this); // 5.4, 18
    zones = new CaporettoZones(this); // 7
    combat = new CaporettoCombat(this); // 8, 23.1
    results = new CaporettoResults(this); // 8.75
    retreats = new CaporettoRetreats(this); // 8.6, 23.32
    advances = new Pursuit(this); // 20
    command = new CaporettoCommand(this); // 10
    withdrawal = new CaporettoWithdrawal(this); // 12, 23.31
    support = new Artillery(this); // 17
    if (heroes) {
      heroicLeaders(roster); // 21
    }
    if (options.contains(Caporetto.SWITCH_LINES)) {
      combat.addDefenceBonus(new SwitchLines(theatre.board())); // Appendix C
    }
    deployment =
        new Deployment(
            this,
            tyrolCentral(scenario, options),
            tyrolAllied(scenario, options),
            new boolean[] {
              options.contains(Caporetto.FREE_CENTRAL), options.contains(Caporetto.FREE_ALLIED)
            }); // 25, Appendix A
    ready();
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new TreeMap<>(super.frames());
    frames.put("inspiring", new HeroicLeaders.Inspiring());
    frames.put("central-set-up", new Deployment.Placing(side(0)));
    frames.put("allied-set-up", new Deployment.Placing(side(1)));
    return frames;
  }

  @Override
  protected Appraisal newAppraisal() {
    return new CaporettoAppraisal(this);
  }

  @Case({"CAP-21.11", "CAP-21.12", "CAP-21.22"})
  private void heroicLeaders(Roster<Counter> roster) {
    Counter rommel = roster.named(HeroicLeaders.ROMMEL);
    Counter division = roster.named(HeroicLeaders.ALPINE_CORPS);
    ((CaporettoPieces) pieces).attach(rommel, division);
    combat.addAttackBonus(new HeroicLeaders.RommelAttacks(rommel, division));
    combat.addDefenceBonus(new HeroicLeaders.Inspired());
  }

  @Case({"CAP-25.0", "CAP-APP-B2"})
  private static boolean tyrolCentral(String scenario, Set<String> options) {
    return scenario.equals(Caporetto.TYROL) || options.contains(Caporetto.TYROL_CENTRAL);
  }

  @Case({"CAP-25.0", "CAP-APP-B1"})
  private static boolean tyrolAllied(String scenario, Set<String> options) {
    return scenario.equals(Caporetto.TYROL) || options.contains(Caporetto.TYROL_ALLIED);
  }

  Deployment deployment() {
    return deployment;
  }

  @Override
  @Case("CAP-4.1")
  public int lastTurn() {
    return 15;
  }

  @Override
  public String chartLetter() {
    return "C";
  }

  @Override
  protected Map<String, Narrator.Mark> marks() {
    return Map.of(
        "inspired", new Narrator.Mark("is inspired by its leader", "is no longer inspired"));
  }

  @Override
  protected String supportCase() {
    return "CAP-17.25a";
  }

  /** Rommel is on the table only where heroes are; he stands with his division. */
  @Override
  @Case({"CAP-2.3a", "CAP-21.11"})
  protected void setUp(Table t) {
    super.setUp(t);
    for (Counter unit : roster().all()) {
      if (unit.isLeader() && !heroes) {
        t.place(unit, Position.UNUSED, "set up");
      }
    }
    deployment.arrange(t);
  }

  @Override
  protected void askBeforeTheFirstTurn(Table t) {
    deployment.ask(t);
  }

  @Override
  protected List<Status.Marker> markers(Position p) {
    List<Status.Marker> markers = new ArrayList<>(super.markers(p));
    int ended = p.global(CaporettoState.STRIKE_ENDED);
    markers.add(
        new Status.Marker(
            "Milan strike", ended == 0 ? "in progress" : "ended on turn " + ended, "CAP-22.0"));
    return markers;
  }

  @Override
  public List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>(super.tracks(p));
    tracks.add(
        Track.states(
            "strike",
            "Milan strike",
            Caporetto.ALLIED,
            p.global(CaporettoState.STRIKE_ENDED) == 0 ? 0 : 1,
            List.of("in progress", "ended"),
            "CAP-22.0"));
    tracks.add(
        lost(p, "shock-steps", "Stosstruppen steps lost", CaporettoState.SHOCK_STEPS, "CAP-24.22"));
    tracks.add(
        lost(
            p,
            "shock-divisions",
            "German Stosstruppen divisions lost",
            CaporettoState.SHOCK_DIVISIONS,
            "CAP-24.33"));
    tracks.add(
        lost(
            p,
            "allied-steps",
            "French and British steps lost",
            CaporettoState.ALLIED_STEPS,
            "CAP-24.13"));
    tracks.add(lost(p, "corps-lost", "Italian corps lost", CaporettoState.CORPS_LOST, "CAP-24.13"));
    tracks.add(
        lost(
            p,
            "divisions-lost",
            "Italian divisions and artillery lost",
            CaporettoState.DIVISIONS_LOST,
            "CAP-24.13"));
    return tracks;
  }

  private static Track lost(Position p, String id, String title, int global, String caseId) {
    boolean central =
        global == CaporettoState.SHOCK_STEPS || global == CaporettoState.SHOCK_DIVISIONS;
    return Track.open(
        id, title, central ? Caporetto.CENTRAL : Caporetto.ALLIED, p.global(global), 0, caseId);
  }

  @Override
  public List<String> faults(Position position) {
    List<String> faults = new ArrayList<>(super.faults(position));
    faults.addAll(CaporettoFaults.of(this, position));
    return faults;
  }
}
