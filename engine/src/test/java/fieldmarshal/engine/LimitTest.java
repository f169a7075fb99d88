package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk.Item;
import fieldmarshal.engine.Clerk.Limit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of the offers of an attack excludes what, or needs what. */
class LimitTest {
  private static Item item(String offer, int hex) {
    return new Item(offer, null, hex, 1, 1);
  }

  private static final Item GAS = item("gas", 1);
  private static final Item MORE_GAS = item("gas", 2);
  private static final Item GUNS = item("guns", 3);
  private static final Item SHIPS = item("ships", 4);

  @Test
  void notMoreThanSoManyOfTheItemsAreTaken() {
    Limit limit = new Limit(List.of(GAS, MORE_GAS), 1, "One cloud of gas.", "X-1");
    assertThat(limit.allows(List.of())).isTrue();
    assertThat(limit.allows(List.of(MORE_GAS, GUNS))).isTrue();
    assertThat(limit.allows(List.of(GAS, MORE_GAS))).isFalse();
  }

  @Test
  void anItemMayNeedOneOfOthers() {
    Limit limit =
        new Limit(List.of(GAS, MORE_GAS), 2, List.of(GUNS, SHIPS), "Gas needs guns.", "X-2");
    assertThat(limit.allows(List.of())).as("nothing is taken").isTrue();
    assertThat(limit.allows(List.of(GUNS))).as("guns alone").isTrue();
    assertThat(limit.allows(List.of(GAS))).isFalse();
    assertThat(limit.allows(List.of(GAS, SHIPS))).as("either will do").isTrue();
    assertThat(limit.allows(List.of(GAS, MORE_GAS, GUNS))).isTrue();
  }
}
