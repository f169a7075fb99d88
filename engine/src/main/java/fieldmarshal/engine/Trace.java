package fieldmarshal.engine;

import org.jspecify.annotations.Nullable;

/**
 * An answer to "is it in supply, in command?": yes with the path that proves it, or no with the
 * reason; either way with the case.
 */
public record Trace(boolean in, @Nullable Hexes path, String why, String caseId) {}
