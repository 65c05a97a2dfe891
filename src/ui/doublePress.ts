/**
 * Longest time in milliseconds between the two presses of a double click or double tap. A press that comes sooner after
 * new content has appeared below the pointer cannot be meant for that content.
 */
export const DOUBLE_PRESS = 500;
