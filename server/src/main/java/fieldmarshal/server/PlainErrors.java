package fieldmarshal.server;

import fieldmarshal.umpire.json.Json;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.BadMessageException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** What is wrong with a request before we see it is told as we tell everything: in a sentence. */
final class PlainErrors extends ErrorHandler {
  /** No address of ours is as long as this. */
  private static final int LONGEST_PATH = 500;

  /** All headers of a request together. */
  private static final int LONGEST_HEAD = 8 * 1024;

  private static final String JSON = "application/json; charset=utf-8";

  /** Requests longer than any of ours are turned away before anybody looks for what they name. */
  static void limit(HttpConfiguration config) {
    config.setRequestHeaderSize(LONGEST_HEAD);
    config.setSendServerVersion(false);
    config.addCustomizer((request, headers) -> {
      String path = request.getHttpURI().getPath();
      if (path != null && path.length() > LONGEST_PATH) {
        throw new BadMessageException(HttpStatus.URI_TOO_LONG_414);
      }
      return request;
    });
  }

  private static byte[] body(int status) {
    String sentence =
        switch (status) {
          case HttpStatus.URI_TOO_LONG_414 -> "The address is too long.";
          case HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 ->
              "The request has too many headers.";
          case HttpStatus.NOT_FOUND_404 -> "There is nothing of that name to ask for.";
          default ->
              status < 500
                  ? "The request cannot be understood."
                  : "Something went wrong; nothing was changed.";
        };
    return Json.write(Json.object().put("error", sentence)).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, JSON);
    response.write(true, ByteBuffer.wrap(body(status)), callback);
  }

  @Override
  public ByteBuffer badMessageError(
      int status, @Nullable String reason, HttpFields.Mutable fields) {
    fields.put(HttpHeader.CONTENT_TYPE, JSON);
    return BufferUtil.toBuffer(body(status));
  }
}
