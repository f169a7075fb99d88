/**
 * First Ypres 1914, our own reconstruction of the battle book: data and chapters over the common
 * book.
 */
@NullMarked
package fieldmarshal.games.clash.ypres;

import org.jspecify.annotations.NullMarked;
