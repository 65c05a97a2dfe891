/** @typedef {{ name: string, since: number }} Work a test that runs, and when it began */

/** A line that moves is drawn so often, in milliseconds, and written anew where there is no terminal, as in CI. */
const MOVES = 250;
const WRITES = 30_000;

/** @param {number} ms */
const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/**
 * What a run has come to so far: 'Node: 12 of 241 files, 310 passed, 1 failed; since 31 s: tests/server/fuzz.test.ts > …'
 * @param {{ what: string, done: string, passed: number, failed: number, atWork: Iterable<Work> }} state
 * @param {number} [now]
 */
export const lineOf = ({ what, done, passed, failed, atWork }, now = Date.now()) => {
  const [slowest] = [...atWork].sort((one, other) => one.since - other.since);
  const working = slowest ? `; since ${seconds(now - slowest.since)}: ${slowest.name}` : '';
  return `${what}: ${done}, ${passed} passed, ${failed} failed${working}`;
};

/**
 * Draws one line again and again, below everything that is said meanwhile.
 * @param {() => string} text
 * @param {NodeJS.WriteStream} [out]
 */
export const startLine = (text, out = process.stdout) => {
  const clear = () => out.isTTY && out.write('\r\x1B[2K');
  const draw = () => {
    clear();
    // A line that is broken in two could not be cleared any more.
    out.write(out.isTTY ? text().slice(0, out.columns - 1) : `${text()}\n`);
  };
  const timer = setInterval(draw, out.isTTY ? MOVES : WRITES).unref();
  return {
    /** @param {string} said */
    say: (said) => {
      clear();
      out.write(`${said}\n`);
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
};
