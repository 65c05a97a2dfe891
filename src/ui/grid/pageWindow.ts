/** Beside the current page, on each side. */
const NEIGHBOURS = 1;

/**
 * Which pages have a button: the first, the last, the current one and its neighbours; null stands for pages left out. As many
 * places whichever page it is, so that the buttons stay where they are, and none left out where its number fits.
 */
export const pageWindow = (page: number, last: number): readonly (number | null)[] => {
  const places = 2 * NEIGHBOURS + 5;
  if (last <= places) return span(1, last);
  const current = Math.min(Math.max(page, 1), last);
  /** The last one from which the first page is in sight without a gap. */
  const near = 2 * NEIGHBOURS + 2;
  if (current <= near) return [...span(1, places - 2), null, last];
  if (current > last - near) return [1, null, ...span(last - places + 3, last)];
  return [1, null, ...span(current - NEIGHBOURS, current + NEIGHBOURS), null, last];
};

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
