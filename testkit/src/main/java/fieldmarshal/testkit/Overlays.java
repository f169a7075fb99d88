package fieldmarshal.testkit;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import java.util.HashSet;
import java.util.Set;

/** What a game lists as an overlay it also answers, and with the picture that it names. */
final class Overlays {
  private Overlays() {}

  static void check(Playthrough game) {
    Rules rules = game.setup().rules();
    Position position = game.match().position();
    Unit first = rules.roster().all().stream().filter(position::onMap).findFirst().orElseThrow();
    Clerk.Overlay helpful = rules.clerk().helpful(position);
    if (helpful != null && !rules.clerk().overlays().contains(helpful)) {
      throw game.fault("the overlay " + helpful.id() + " helps, but is not listed");
    }
    Set<String> ids = new HashSet<>();
    for (Clerk.Overlay overlay : rules.clerk().overlays()) {
      if (!ids.add(overlay.id())) {
        throw game.fault("two overlays are called " + overlay.id());
      }
      if (overlay.picture() == Clerk.Picture.TRAILS) {
        continue;
      }
      Layer layer = rules.clerk().layer(rules, position, overlay, rules.game().sides(), first);
      if (!pictures(layer).contains(overlay.picture())) {
        throw game.fault("the overlay " + overlay.id() + " is no " + overlay.picture());
      }
    }
  }

  private static Set<Clerk.Picture> pictures(Layer layer) {
    return switch (layer) {
      case Layer.Areas areas ->
          Set.of(Clerk.Picture.HEXES, Clerk.Picture.ZONES, Clerk.Picture.AREAS);
      case Layer.Traces traces -> Set.of(Clerk.Picture.TRACES);
      case Layer.Costs costs -> Set.of(Clerk.Picture.COSTS);
      case Layer.Prizes prizes -> Set.of(Clerk.Picture.PRIZES);
    };
  }
}
