/** @import { State, Work } from './line.mjs' */

/** Interval of a runner's reports, in milliseconds. */
const TELLS = 250;

/**
 * Sends a reporter's progress to scripts/test.mjs, which draws one line for all; without a parent it prints messages
 * alone.
 * @param {() => Omit<State, 'slowest'> & { atWork: Iterable<Work> }} stateNow
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
