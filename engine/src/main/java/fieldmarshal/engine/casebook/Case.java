package fieldmarshal.engine.casebook;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the cases of a rulebook that a piece of code enforces, or that a test holds it to.
 *
 * <p>Ids are written as the casebook writes them, such as {@code "GWE-8.63a"}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.CONSTRUCTOR})
public @interface Case {

  /** The ids of the cases, at least one. */
  String[] value();
}
