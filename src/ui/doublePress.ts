/**
 * Longest time between the two presses of a double press, in milliseconds. Nobody reacts to new content below the
 * pointer sooner.
 */
export const DOUBLE_PRESS = 500;
