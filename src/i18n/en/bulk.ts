/** Commands for many rows at once. */
export const bulk = {
  bulk: { stop: 'Stop' },
} as const;
