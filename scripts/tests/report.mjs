/** @import { State, Work } from './line.mjs' */

/** How often a runner tells how far it is, in milliseconds. */
const TELLS = 250;

/**
 * The voice of a runner's reporter towards scripts/test.mjs, which draws one line for all of them; alone it prints what is said.
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
