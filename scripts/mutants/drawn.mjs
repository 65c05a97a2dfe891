import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Stryker knows no samples. This plays a checker of its own, which would say what a mutant does not compile for: it says so of
 * all that are not drawn. A mutant's lot hangs on the seed and itself alone, so that others come and go without moving it.
 * One process has to draw for all, as long as Stryker's `concurrency` is 1 or 2.
 * @typedef {{ id: string, fileName: string, location: unknown, mutatorName: string, replacement?: string, static?: boolean, coveredBy?: string[] }} Mutant
 * @param {{ drawn: { seed: string, size: number } }} options
 */
const createDrawer = ({ drawn: { seed, size } }) => {
  /** @type {Set<string>} */
  let out = new Set();

  /** @param {Mutant} mutant */
  const lotOf = ({ fileName, location, mutatorName, replacement }) => {
    const told = [seed, relative(process.cwd(), fileName), location, mutatorName, replacement];
    return createHash('sha256').update(JSON.stringify(told)).digest('hex');
  };
  return {
    init: async () => {},
    /** Draws among the mutants that some test comes by; the others are only counted. @param {readonly Mutant[]} mutants */
    group: async (mutants) => {
      const covered = mutants.filter((mutant) => mutant.static === true || mutant.coveredBy?.length !== 0);
      const lots = covered.map((mutant) => ({ id: mutant.id, lot: lotOf(mutant) }));
      lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
      out = new Set(lots.slice(size).map(({ id }) => id));
      return [mutants.map(({ id }) => id)];
    },
    /** @param {readonly Mutant[]} mutants */
    check: async (mutants) =>
      Object.fromEntries(
        mutants.map(({ id }) => [
          id,
          out.has(id) ? { status: 'compileError', reason: 'not drawn' } : { status: 'passed' },
        ]),
      ),
  };
};
createDrawer.inject = ['options'];

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: createDrawer }];
