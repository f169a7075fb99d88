/**
 * Notices that go out to players: by mail, to a browser, to a chat system.
 *
 * <p>A notice is written into the {@link fieldmarshal.server.notices.Outbox} in the transaction of
 * what it tells of, so none is lost. The {@link fieldmarshal.server.notices.Courier} marks it as
 * being sent, sends it, and marks it as sent. Where the server is killed between the last two,
 * nobody can know whether it went: it is sent again under the same id (Message-ID of a letter,
 * Idempotency-Key of a request, tag of what a browser shows), so that the second is known for the
 * same as the first.
 */
@NullMarked
package fieldmarshal.server.notices;

import org.jspecify.annotations.NullMarked;
