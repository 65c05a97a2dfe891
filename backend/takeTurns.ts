/** Largest number of rows handled in one run, because the card company limits the number of requests. */
const ROWS = 20;
const MINUTE = 60_000;

/**
 * Rows for one run, at `now`, of a job that runs each minute: at most 20 of `rows`. The next minute has the next 20,
 * and after the last row comes the first again, so that rows which always fail do not keep the others from being
 * handled.
 */
export const takeTurns = <R>(rows: readonly R[], now: Date): readonly R[] => {
  const start = rows.length > ROWS ? (Math.floor(now.getTime() / MINUTE) * ROWS) % rows.length : 0;
  return [...rows.slice(start), ...rows.slice(0, start)].slice(0, ROWS);
};
