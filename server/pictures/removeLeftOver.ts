import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which no upload is under way any more. */
const LONG_AGO = 600_000;

/** Removes files of uploads that a killed process has left; those of other processes that are under way stay. */
export const removeLeftOver = async (incoming: string): Promise<void> => {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LONG_AGO) await rm(file, { force: true });
  }
};
