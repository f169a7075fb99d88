/**
 * The words of the protocol: how orders, events, decisions, positions, boards and saved matches are
 * written as JSON, and how what comes from outside is read.
 *
 * <p>Start with {@link fieldmarshal.umpire.json.Notation}, which turns unit ids and printed hex
 * numbers into what the engine uses, and {@link fieldmarshal.umpire.json.Fields}, which reads an
 * object that nobody has checked yet. The rest is a class for each thing that crosses the border.
 */
@NullMarked
package fieldmarshal.umpire.json;

import org.jspecify.annotations.NullMarked;
