package fieldmarshal.engine.book;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.data.Tsv;
import org.jspecify.annotations.Nullable;

/** A phase in which the active side gives orders until it passes. Its words stand in phases.tsv. */
public record DataPhase<R extends DataRules<R>>(String id)
    implements Pending.Obvious<R>, LastingFrame {

  /** How a phase asks. */
  record Words(String title, String kind, String prompt, String pass, String caseId) {
    static Words of(Tsv.Row row) {
      return new Words(
          row.text("title"),
          row.text("kind"),
          row.text("prompt"),
          row.text("pass"),
          row.text("case"));
    }
  }

  @Override
  public Decision.Choose decision(R rules, Position p) {
    Words words = rules.data().asks(id);
    return rules.ask(p, rules.active(p), words.kind(), words.prompt(), words.caseId());
  }

  @Override
  public Question question(R rules, Position p) {
    Words words = rules.data().asks(id);
    return Question.of(words.title(), words.pass());
  }

  @Override
  public void orders(R rules, Position p, OrderSink sink) {
    if (sink.accept(Order.PASS)) {
      rules.play(id).list(p, sink);
    }
  }

  @Override
  public @Nullable Refused play(R rules, Table t, Order order) {
    if (order instanceof Order.Pass) {
      t.pop();
      return null;
    }
    return rules.play(id).play(t, order);
  }
}
