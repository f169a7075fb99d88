/**
 * Gumbinnen 1914: a small battle of our own over the common book of Clash of Giants. It is played
 * by the sequence of The Marne and Tannenberg: two player turns, no cup, a combat phase. All its
 * data are judgement.
 */
@NullMarked
package fieldmarshal.games.clash.gumbinnen;

import org.jspecify.annotations.NullMarked;
