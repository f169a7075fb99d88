package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The owner's own machine, open to the network: neighbours come by link, the owner by being here.
 */
class NeighbourTest {
  private static Server server;
  private static House owner;
  private static House neighbour;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    server = Server.start(Shelf.games(), new Server.Settings("0.0.0.0", 0, true, "", data, 0));
    owner = House.at(server.port());
    String address = Addresses.forOthers("0.0.0.0", server.port());
    assumeTrue(address != null, "this machine has no address but its own");
    neighbour = House.at(address);
  }

  @AfterAll
  static void close() {
    owner.close();
    if (neighbour != null) {
      neighbour.close();
    }
    server.close();
  }

  @Test
  void aNeighbourWithoutALinkIsToldNothing() {
    String match = owner.begin("me", "friend");
    assertThat(owner.get(match).at("/yours")).hasSize(2);
    House other = House.at(neighbour.request("/").build().uri().toString().replaceFirst("/$", ""));
    for (String path : new String[] {"/api/matches", match, match + "/log", "/api/games"}) {
      assertThat(other.get(path).status()).as(path).isEqualTo(401);
    }
    assertThat(other.post("/api/matches", Json.object()).status()).isEqualTo(401);
    assertThat(other.post(match + "/orders", ask(0, "central", pass())).status()).isEqualTo(401);
    assertThat(other.delete(match).status()).isEqualTo(401);
    assertThat(owner.get(match).revision()).isZero();
    other.close();
  }

  @Test
  void aLinkGivesOneSeatAndNoMore() {
    String match = owner.begin("me", "friend");
    String other = owner.begin("me", "me");
    House.Answer link = owner.post(match + "/invitations", Json.object().put("side", "allied"));
    assertThat(link.text("/link")).doesNotContain("localhost").contains("/join#");
    House.Answer in = Club.enter(neighbour, link.text("/link").replaceFirst(".*#", ""), "Nina");
    assertThat(in.status()).isEqualTo(200);
    assertThat(neighbour.get(match).at("/yours").toString()).isEqualTo("[\"allied\"]");
    assertThat(owner.get(match).at("/yours").toString()).isEqualTo("[\"central\"]");
    assertThat(owner.get(match).text("/company/seats/allied/name")).isEqualTo("Nina");
    assertThat(neighbour.get(other).status()).isEqualTo(404);
    assertThat(neighbour.get("/api/matches").json()).hasSize(1);
    assertThat(neighbour.post(match + "/orders", ask(0, "central", pass())).status())
        .isEqualTo(403);
    assertThat(owner.post(match + "/orders", ask(0, "allied", pass())).status()).isEqualTo(403);
    assertThat(neighbour.delete(match).status()).isEqualTo(403);
    assertThat(neighbour.post("/api/open", Json.object()).status()).isEqualTo(403);
    assertThat(neighbour.post(match + "/invitations", Json.object()).status()).isEqualTo(403);
    House.Answer moved = owner.post(match + "/orders", ask(0, "central", pass()));
    assertThat(moved.status()).isEqualTo(200);
    assertThat(neighbour.get(match + "/log").text("/0/author")).isEqualTo("Host");
    assertThat(owner.delete(match).status()).isEqualTo(204);
  }
}
