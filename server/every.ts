/** Milliseconds between two runs of a job; hourly jobs look in each run if an hour has begun. */
export const MINUTE = 60_000;

/**
 * Runs `turn` at once and then every `pause` milliseconds, never twice at a time. `turn` must not reject, because then
 * it would never run again. Returns a function that ends the runs, and resolves once the last one has ended.
 */
export const every = (pause: number, turn: () => Promise<void>): (() => Promise<void>) => {
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
