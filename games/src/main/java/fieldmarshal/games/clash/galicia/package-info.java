/**
 * Galicia 1914, our own reconstruction of the battle book: data and chapters over the common book.
 */
@NullMarked
package fieldmarshal.games.clash.galicia;

import org.jspecify.annotations.NullMarked;
