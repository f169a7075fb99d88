/**
 * The World Undone: East Prussia 1914, one class for each chapter of the book; the methods of a
 * class stand in the order of the cases. Its cases begin with TWU, for the name of the series.
 *
 * <p>Start with {@link fieldmarshal.games.eastprussia.EastPrussiaRules}, the table of contents,
 * then {@link fieldmarshal.games.eastprussia.Sequence}. A combat is one frame, {@link
 * fieldmarshal.games.eastprussia.Battle}. What is hidden from a player is decided in {@link
 * fieldmarshal.games.eastprussia.HiddenMovement} alone: legality never depends on what the mover
 * cannot see, because unknown counters count as units there.
 */
@NullMarked
package fieldmarshal.games.eastprussia;

import org.jspecify.annotations.NullMarked;
