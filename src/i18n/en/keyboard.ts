/** Keyboard shortcuts and the command palette. */
export const keyboard = {
  keyboard: { title: 'Keyboard shortcuts' },
} as const;
