/**
 * @typedef {{ name: string, since: number }} Work a test that runs, and when it began (Date.now())
 * @typedef {ReturnType<typeof startLine>} Line
 * @typedef {{ done: string, passed: number, failed: number, slowest?: Work | undefined }} State how far a runner is:
 *   `done` is a text such as '12 of 241 files', `slowest` the running test that began first
 */

/** Interval of redrawing the line in a terminal, and of printing it elsewhere, as in CI; in milliseconds. */
const MOVES = 250;
const WRITES = 30_000;

/** @param {number} ms */
const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/**
 * Progress of a run: 'Node 12 of 241 files, Browser 3 of 101; 310 passed, 1 failed; since 31 s:
 * tests/server/fuzz.test.ts > …'
 * @param {Readonly<Record<string, State>>} runners
 * @param {number} [now]
 */
export const lineOf = (runners, now = Date.now()) => {
  const states = Object.values(runners);
  const sum = (/** @type {'passed' | 'failed'} */ key) => states.reduce((total, state) => total + state[key], 0);
  const [slowest] = states.flatMap((state) => state.slowest ?? []).sort((one, other) => one.since - other.since);
  const done = Object.entries(runners).map(([name, state]) => `${name} ${state.done}`);
  const working = slowest ? `; since ${seconds(now - slowest.since)}: ${slowest.name}` : '';
  return `${done.join(', ')}; ${sum('passed')} passed, ${sum('failed')} failed${working}`;
};

/** Progress line for all runners, redrawn below other output until `end`. */
export const startLine = (out = process.stdout) => {
  /** @type {Record<string, State>} */
  const runners = {};
  const clear = () => out.isTTY && out.write('\r\x1B[2K');
  const draw = () => {
    if (Object.keys(runners).length === 0) return;
    clear();
    // A wrapped line could not be cleared.
    out.write(out.isTTY ? lineOf(runners).slice(0, out.columns - 1) : `${lineOf(runners)}\n`);
  };
  const timer = setInterval(draw, out.isTTY ? MOVES : WRITES).unref();
  return {
    /**
     * Receiver of a runner's reports (startTelling.mjs): its new state, and a message to print above the line (`said`).
     * @param {string} runner
     * @returns {(told: { state?: State, said?: string }) => void}
     */
    hear:
      (runner) =>
      ({ state, said }) => {
        if (state) runners[runner] = state;
        if (said === undefined) return;
        clear();
        out.write(`${said}\n`);
      },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
};
