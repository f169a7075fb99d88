package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.BadRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Luck, analysis and hints. */
final class AnalysisApi {
  private final Viewers viewers;
  private final Analyses analyses;
  private final LuckBook luck = new LuckBook();
  private final DiceBook dice;
  private final Hints hints = new Hints();

  AnalysisApi(Viewers viewers, Analyses analyses, DiceBook dice) {
    this.dice = dice;
    this.viewers = viewers;
    this.analyses = analyses;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/statistics", ctx -> Reply.json(ctx, dice.tell()));
    routes.get("/api/matches/{m}/luck", this::luck);
    routes.get("/api/matches/{m}/analysis", this::analysis);
    routes.post("/api/matches/{m}/analysis", this::begin);
    routes.delete("/api/matches/{m}/analysis", this::stop);
    routes.post("/api/matches/{m}/analysis/stop", this::stop);
    routes.get("/api/matches/{m}/hint", this::hint);
  }

  /** The luck of the dice, as far as those who ask may know. */
  private void luck(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Reply.json(ctx, luck.of(live, viewer.told(ctx)));
  }

  private void analysis(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Reply.json(ctx, analyses.tell(live, viewer.told(ctx)));
  }

  /** Begins one, or goes on with a stopped one from the beginning. */
  private void begin(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    ObjectNode known = analyses.tell(live, viewer.told(ctx));
    analyses.begin(live, known.path("state").asText().equals("stopped"));
    Reply.json(ctx, 202, analyses.tell(live, viewer.told(ctx)));
  }

  private void stop(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    viewer.plays();
    analyses.stop(viewer.live());
    ctx.status(204);
  }

  /** What the marshal would do now. */
  private void hint(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Reply.json(ctx, hints.of(live, viewer.side(ctx)));
  }
}
