import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which an upload cannot be in progress any more. */
const LONG_AGO = 600_000;

/**
 * Removes files of uploads that a killed process has left in the folder `incoming`; newer files may be uploads of other
 * processes, and stay.
 */
export const removeLeftOver = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LONG_AGO) await rm(file, { force: true });
  }
};
