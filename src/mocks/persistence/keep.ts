import type { Simulation, SimulationState } from '../createSimulation.ts';
import type { Saved, Shelf } from './shelf.ts';

/** Runs a task while no other tab of the site runs one. */
export type Lock = <T>(task: () => T | Promise<T>) => Promise<T>;

export const webLock: Lock = (task) => navigator.locks.request('taskcoin-demo', task);

/** What the shelf holds where that is usable; a first state otherwise, which is then put there. */
export const openShelf = (
  shelf: Shelf,
  lock: Lock,
  firstState: () => Promise<SimulationState>,
  isUsable: (state: SimulationState) => boolean = () => true,
): Promise<Saved> =>
  lock(async () => {
    const saved = await shelf.read();
    return saved && isUsable(saved.state) ? saved : put(shelf, await firstState());
  });

/** Replaces whatever is there; running tabs take it over with their next request. */
export const replaceShelf = (shelf: Shelf, lock: Lock, firstState: () => Promise<SimulationState>): Promise<Saved> =>
  lock(async () => put(shelf, await firstState()));

const put = async (shelf: Shelf, state: SimulationState): Promise<Saved> => {
  const saved = { version: ((await shelf.version()) ?? 0) + 1, state };
  await shelf.write(saved);
  return saved;
};

/**
 * Keeps a simulation equal to the shelf: a task runs alone among all tabs, on the newest state, and what it changed is
 * saved before it counts as answered. The state is read again only where another tab has moved the version.
 */
export const keep = (simulation: Simulation, shelf: Shelf, lock: Lock, opened: number, onSaved: () => void): Lock => {
  let version = opened;
  const catchUp = async () => {
    if ((await shelf.version()) === version) return;
    const saved = await shelf.read();
    if (!saved) return;
    await simulation.load(saved.state);
    version = saved.version;
  };
  return (task) =>
    lock(async () => {
      await catchUp();
      const before = simulation.changes();
      const result = await task();
      if (simulation.changes() !== before) {
        version += 1;
        await shelf.write({ version, state: simulation.state() });
        onSaved();
      }
      return result;
    });
};
