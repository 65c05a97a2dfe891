/** Milliseconds between two turns, in which hourly jobs look whether an hour has begun. */
export const MINUTE = 60_000;

/** Job that takes a turn at once and then every minute, one after the other; resolves when it has stopped. */
export const everyMinute = (turn: () => Promise<void>): (() => Promise<void>) => {
  let running = turn();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, MINUTE).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
