/** Between two commands, and of the button that opens the rest; in px. */
const GAP = 4;
const MORE = 36;

/**
 * How many commands, counted from the left, have room beside each other; the rest goes into a menu, whose button needs room as
 * well. `least` stay in any case. A room of 0 is one that is not laid out (yet): everything fits.
 */
export const fitting = (widths: readonly number[], room: number, least: number): number => {
  const upTo = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width + GAP, -GAP);
  if (room === 0 || upTo(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > least && upTo(count) + GAP + MORE > room) count--;
  return Math.max(count, Math.min(least, widths.length));
};
