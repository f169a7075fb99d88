/** Plain tables in files, with faults that name file, line and field. */
@NullMarked
package fieldmarshal.engine.data;

import org.jspecify.annotations.NullMarked;
