package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.junit.jupiter.api.Test;

class SlowHeadsTest {
  private final SlowHeads heads = new SlowHeads();
  private long requests;
  private long answers;
  private long bytes;
  private boolean shut;
  private long seconds;

  private final Connection connection =
      (Connection)
          Proxy.newProxyInstance(
              SlowHeadsTest.class.getClassLoader(),
              new Class<?>[] {Connection.class},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "getMessagesIn" -> requests;
                    case "getMessagesOut" -> answers;
                    case "getBytesIn" -> bytes;
                    case "hashCode" -> 1;
                    case "equals" -> proxy == arguments[0];
                    case "close" -> {
                      shut = true;
                      yield null;
                    }
                    default -> throw new UnsupportedOperationException(method.getName());
                  });

  private void sweeps(int count, int more) {
    for (int i = 0; i < count; i++) {
      seconds += 3;
      bytes += more;
      heads.sweep(TimeUnit.SECONDS.toNanos(seconds));
    }
  }

  @Test
  void aConnectionWhoseHeadTricklesIsShut() {
    heads.onOpened(connection);
    sweeps(5, 1);
    assertThat(shut).isFalse();
    sweeps(2, 1);
    assertThat(shut).isTrue();
  }

  @Test
  void oneThatRestsAfterALongBodyIsNot() {
    heads.onOpened(connection);
    requests = 1;
    sweeps(10, 5000);
    bytes += 5000;
    answers = 1;
    sweeps(20, 0);
    assertThat(shut).as("it waits for the next request").isFalse();
    sweeps(8, 1);
    assertThat(shut).as("whose head trickles").isTrue();
  }
}
