import type { KeyboardEvent } from 'react';

const travels = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * For a select inside a cell: it keeps the keys that open it and choose in it; those that travel go to the grid, which moves on
 * to another cell. Without this an arrow would change the value of a closed select at once, and never leave the cell. On a card
 * the keys are the select's own.
 */
export const keepKeysInControl = (event: KeyboardEvent): void => {
  if (!event.currentTarget.closest('[role="grid"]')) return;
  if (!travels.has(event.key) || event.altKey) event.stopPropagation();
  else event.preventDefault();
};
