/** @import { State, Work } from './line.mjs' */

/** Interval of a runner's reports, in milliseconds. */
const TELLS = 250;

/**
 * Sends a reporter's progress to scripts/test.mjs, which draws one line for all; without a parent process it prints
 * messages alone. `say` sends a message, `end` the last progress.
 * @param {() => Omit<State, 'slowest'> & { atWork: Iterable<Work> }} stateNow tells how far the runner is, and which
 *   tests run
 */
export const startTelling = (stateNow) => {
  const tell = () => {
    const { atWork, ...state } = stateNow();
    const [slowest] = [...atWork].sort((one, other) => one.since - other.since);
    process.send?.({ state: { ...state, slowest } });
  };
  const timer = setInterval(tell, TELLS).unref();
  return {
    /** @param {string} said */
    say: (said) => {
      if (process.send) process.send({ said });
      else console.log(said);
    },
    end: () => {
      clearInterval(timer);
      tell();
    },
  };
};
