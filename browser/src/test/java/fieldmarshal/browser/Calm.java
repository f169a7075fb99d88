package fieldmarshal.browser;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The visitors of such a class have told their system to show less motion: counters, dice and the
 * map arrive at once. For tests that are about something else: each frame of a motion is drawn by
 * the processor. What moves is tested by classes without it.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface Calm {}
