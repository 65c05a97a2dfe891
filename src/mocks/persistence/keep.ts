import type { Simulation, SimulationState } from '../createSimulation.ts';
import type { Saved, Shelf } from './shelf.ts';

/** Function that runs a task while no other tab of the site runs one. */
export type Lock = <T>(task: () => T | Promise<T>) => Promise<T>;

export const webLock: Lock = (task) => navigator.locks.request('taskcoin-demo', task);

/**
 * Reads the state in the storage `shelf`, with its version, under `lock`. If there is no state, or `isUsable` returns
 * false for it, the initial state is stored and returned.
 */
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

/**
 * Overwrites the stored state with the initial one, and resolves to what it stored. Open tabs load it before their next
 * request.
 */
export const replaceShelf = (shelf: Shelf, lock: Lock, firstState: () => Promise<SimulationState>): Promise<Saved> =>
  lock(async () => put(shelf, await firstState()));

const put = async (shelf: Shelf, state: SimulationState): Promise<Saved> => {
  const saved = { version: ((await shelf.version()) ?? 0) + 1, state };
  await shelf.write(saved);
  return saved;
};

/**
 * Synchronizes a simulation with the storage `shelf`, which other tabs change too. Returns a lock around the given one;
 * all tasks that use the simulation are to run in it. Before a task, a newer stored state is loaded, if there is one.
 * After the task, its changes are stored and `onSaved` is called. `opened` is the version of the state with which the
 * simulation was created.
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
