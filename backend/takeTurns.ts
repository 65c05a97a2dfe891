/** Largest number of rows of one run, as the card company limits how often it is asked. */
const ROWS = 20;
const MINUTE = 60_000;

/**
 * Rows for one run, at `now`, of a job that runs each minute: up to 20 of all its rows. The next minute has the next 20
 * and begins anew after the last, so that rows which always fail do not keep the others from their turn.
 */
export const takeTurns = <R>(rows: readonly R[], now: Date): readonly R[] => {
  const start = rows.length > ROWS ? (Math.floor(now.getTime() / MINUTE) * ROWS) % rows.length : 0;
  return [...rows.slice(start), ...rows.slice(0, start)].slice(0, ROWS);
};
