/**
 * Clash of Giants II, the common rule book: one class for each chapter; the methods of a class
 * stand in the order of the cases. The battles (packages {@code galicia} and {@code ypres}) replace
 * chapters and bring their data; their books are our own reconstruction.
 *
 * <p>Start with {@link fieldmarshal.games.clash.ClashRules}, the table of contents, then {@link
 * fieldmarshal.games.clash.Sequence}. Every frame is one of {@link fieldmarshal.games.clash.Frame}:
 * after each of them an instant victory ends the game.
 */
@NullMarked
package fieldmarshal.games.clash;

import org.jspecify.annotations.NullMarked;
