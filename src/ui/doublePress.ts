/**
 * In milliseconds, how long a press counts as the second of a double one: none is slower, and nobody sooner sees what has come below
 * the pointer and means a press for it.
 */
export const DOUBLE_PRESS = 500;
