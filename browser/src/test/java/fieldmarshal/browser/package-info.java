/** The table as a player meets it: a real server, a real browser, and a visitor with a mouse. */
@NullMarked
package fieldmarshal.browser;

import org.jspecify.annotations.NullMarked;
