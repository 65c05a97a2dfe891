/** Gap between two commands, in px. `MORE` is the width of the '…' button. */
const GAP = 4;
const MORE = 36;

/**
 * Number of commands, from the left, that fit side by side into `room`, together with the '…' button if some do not.
 * All sizes are in px. At least `least` are shown; a `room` of 0 means that nothing is laid out yet, so all fit.
 */
export const fitting = (widths: readonly number[], room: number, least: number): number => {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + GAP, -GAP);
  if (room === 0 || upTo(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > least && upTo(count) + GAP + MORE > room) count--;
  return Math.max(count, Math.min(least, widths.length));
};
