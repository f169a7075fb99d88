package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Roster;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** The charts that are printed beside the map: random events, replacements, withdrawals. */
record Charts(EventChart events, Schedule schedule) {
  static Charts read(Roster<Counter> roster) {
    List<Tsv.Row> withdrawals = Tsv.resource(ItalianFront.FOLDER + "/withdrawals.tsv");
    for (Tsv.Row row : withdrawals) {
      if (!row.maybe("unit").isEmpty() && roster.find(row.text("unit")) == null) {
        throw row.fault("unit", "there is no unit " + row.text("unit"));
      }
    }
    return new Charts(
        new EventChart(Tsv.resource(ItalianFront.FOLDER + "/events.tsv")),
        new Schedule(Tsv.resource(ItalianFront.FOLDER + "/replacements.tsv"), withdrawals));
  }
}
