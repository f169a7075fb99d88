package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Forfeit;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.View;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * A bot that is another program. For every decision it gets a line {@code {"do":"decide",…}} and
 * then asks what it likes, by the questions of the umpire protocol, until it sends an order that is
 * granted. It forfeits when it takes too long, ends, sends what is no request, or is refused too
 * often.
 */
final class ExecBot implements Bot {
  static final String PREFIX = "exec:";

  private static final System.Logger LOG = System.getLogger(ExecBot.class.getName());

  private static final int MOST_REFUSALS = 50;
  private static final int MOST_QUESTIONS = 10_000;
  private static final int LONGEST_REQUEST = 1 << 20;
  private static final long GOODBYE_MILLIS = 500;

  /** Nothing more comes from the program. */
  private static final String ENDED = "\0ended";

  /** The program has sent a line that cannot be read. */
  private static final String UNREADABLE = "\0unreadable";

  private final String name;
  private final String scenario;
  private final List<String> options;
  private final long limitMillis;
  private final Process process;
  private final OutputStream out;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(1000);

  /** Writes to the program, which need not read: so nobody else may wait for it for long. */
  private final ExecutorService pen =
      Executors.newSingleThreadExecutor(task -> {
        Thread writer = new Thread(task, "exec bot writer");
        writer.setDaemon(true);
        return writer;
      });

  private @Nullable Notation notation;
  private String why = "";

  ExecBot(String name, Catalogue.Opened opened, long limitMillis) throws BadRequest {
    this.name = name;
    this.scenario = opened.scenario();
    this.options = List.copyOf(opened.options());
    this.limitMillis = limitMillis;
    List<String> command = words(name.substring(PREFIX.length()));
    if (command.isEmpty()) {
      throw new BadRequest("--bots: say which program to run after " + PREFIX);
    }
    try {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new BadRequest("--bots: " + command.get(0) + " cannot be run: " + e.getMessage());
    }
    out = process.getOutputStream();
    Thread reader = new Thread(this::read, "exec bot");
    reader.setDaemon(true);
    reader.start();
  }

  /** The words of a command; quotes keep blanks together. */
  static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    boolean open = false;
    for (char c : command.toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        open = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (open) {
          words.add(word.toString());
        }
        word.setLength(0);
        open = false;
      } else {
        word.append(c);
        open = true;
      }
    }
    if (open) {
      words.add(word.toString());
    }
    return words;
  }

  private void read() {
    Lines in = new Lines(process.getInputStream(), LONGEST_REQUEST);
    try {
      while (true) {
        String line;
        try {
          line = in.next();
        } catch (BadRequest e) {
          line = UNREADABLE;
        }
        lines.put(line == null ? ENDED : line);
        if (line == null) {
          return;
        }
      }
    } catch (IOException e) {
      lines.offer(ENDED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String why() {
    return why;
  }

  @Override
  public Order decide(View view) {
    Rules rules = view.rules();
    Position position = view.position();
    if (notation == null) {
      notation = new Notation(rules, position.layout());
    }
    Questions questions = new Questions(notation);
    OrderJson orders = new OrderJson(notation);
    ObjectNode request =
        Json.object()
            .put("do", "decide")
            .put("game", rules.game().id())
            .put("scenario", scenario)
            .put("side", view.side().id())
            .put("limit", limitMillis);
    options.forEach(request.putArray("options")::add);
    request.set("decision", DecisionJson.write(rules, position));
    long until = System.nanoTime() + limitMillis * 1_000_000;
    say(request, until);
    why = "";
    int refusals = 0;
    for (int asked = 0; asked < MOST_QUESTIONS; asked++) {
      ObjectNode answer;
      try {
        Fields fields = new Fields("the request", Json.parse(hear(until)));
        String verb = fields.text("do");
        if (verb.equals("order")) {
          Order order = orders.read(fields.object("order"));
          why = fields.has("why") ? fields.text("why") : "";
          fields.done();
          switch (rules.judge(position, order)) {
            case Granted granted -> {
              say(Umpire.ok(), until);
              return order;
            }
            case Refused refused -> {
              if (++refusals > MOST_REFUSALS) {
                throw new Forfeit(
                    name + " was refused " + refusals + " times, last: " + refused.why());
              }
              answer = Desk.refusal(refused);
            }
          }
        } else if (verb.equals("decision")) {
          answer = Umpire.ok();
          answer.set("decision", DecisionJson.write(rules, position));
        } else if (Questions.VERBS.contains(verb)) {
          answer = answer(questions, verb, fields, position);
        } else {
          throw new Forfeit(name + " asked for " + BadRequest.quote(verb) + ", which it may not");
        }
      } catch (BadRequest e) {
        throw new Forfeit(name + " sent what is no request: " + e.getMessage());
      }
      say(answer, until);
    }
    throw new Forfeit(name + " asked " + MOST_QUESTIONS + " questions and gave no order");
  }

  /** A question that breaks the umpire is answered as the umpire does; the game goes on. */
  private static ObjectNode answer(
      Questions questions, String verb, Fields fields, Position position) throws BadRequest {
    try {
      return questions.answer(verb, fields, position, false);
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "a question could not be answered", e);
      return Umpire.error("internal: " + BadRequest.quote(String.valueOf(e)));
    }
  }

  private Forfeit tooLate() {
    return new Forfeit(name + " gave no order within " + limitMillis + " ms, which is its limit");
  }

  private String hear(long until) {
    try {
      // Lines that wait already do not count once the time is up.
      long left = until - System.nanoTime();
      String line = left <= 0 ? null : lines.poll(left, TimeUnit.NANOSECONDS);
      if (line == null) {
        throw tooLate();
      }
      if (line.equals(ENDED)) {
        throw new Forfeit(name + " ended" + exit());
      }
      if (line.equals(UNREADABLE)) {
        throw new Forfeit(name + " sent a line that cannot be read");
      }
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit(name + " was interrupted");
    }
  }

  private String exit() throws InterruptedException {
    return process.waitFor(GOODBYE_MILLIS, TimeUnit.MILLISECONDS)
        ? " with exit code " + process.exitValue()
        : "";
  }

  private void say(ObjectNode node, long until) {
    byte[] line = (Json.write(node) + "\n").getBytes(StandardCharsets.UTF_8);
    Future<?> written =
        pen.submit(() -> {
          out.write(line);
          out.flush();
          return null;
        });
    try {
      written.get(until - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw tooLate();
    } catch (ExecutionException e) {
      throw new Forfeit(name + " ended: it no longer listens");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit(name + " was interrupted");
    }
  }

  @Override
  public void close() {
    List<ProcessHandle> children = process.descendants().toList();
    // The end of its input tells it to go; where it does not read, that cannot be told.
    pen.execute(this::hangUp);
    pen.shutdown();
    try {
      process.waitFor(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
  }

  private void hangUp() {
    try {
      out.close();
    } catch (IOException e) {
      // It has gone already.
    }
  }
}
