/**
 * Longest time in milliseconds between the two presses of a double click or double tap. Nobody reacts sooner than that
 * to new content below the pointer.
 */
export const DOUBLE_PRESS = 500;
