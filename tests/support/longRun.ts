/** `npm run test:all -- --long`, as every night: what has to hold every time is repeated more often, and draws are new ones. */
export const longRun = process.env.LONG !== undefined;

/** How often what has to hold every time is repeated. */
export const repetitions = longRun
  ? { races: 20, kills: 20, requests: 10_000, histories: 500 }
  : { races: 3, kills: 3, requests: 4_000, histories: 40 };

/** For fast-check: so many draws, the same ones in each run but at night. */
export const draws = (numRuns: number) => ({ numRuns, ...(!longRun && { seed: 35 }) });
