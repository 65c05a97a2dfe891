/** True in `npm run test:all -- --long`, as every night: more repetitions and new random values. */
export const longRun = process.env.LONG !== undefined;

/** Numbers of repetitions. */
export const repetitions = longRun
  ? { races: 20, kills: 20, requests: 10_000, histories: 500 }
  : { races: 3, kills: 3, requests: 4_000, histories: 40 };

/** Options for fast-check: number of runs, with a fixed seed except at night. */
export const draws = (numRuns: number) => ({ numRuns, ...(!longRun && { seed: 35 }) });
