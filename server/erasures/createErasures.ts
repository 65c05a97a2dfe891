import { createHmac } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Erasures } from '#backend/config.ts';
import { isRecord } from '#domain/isRecord.ts';
import type { ErasureSettings } from './erasureSettings.ts';

/**
 * Creates the functions that an erasure needs outside the database. `hashes` makes keyed hashes of addresses and
 * identities, so that nobody gets welcome coins twice. `note` appends a line of JSON (account id and time) to the file
 * from which erasures are repeated after a backup is restored; it resolves once the line is on disk.
 */
export const createErasures = ({ keys, file }: ErasureSettings): Required<Erasures> => ({
  hashes: (text) =>
    Promise.resolve(keys.map(({ id, key }) => `${id}.${createHmac('sha256', key).update(text).digest('base64')}`)),
  note: async (erasure) => {
    const list = await open(file, 'a', 0o600);
    try {
      await list.appendFile(`${JSON.stringify(erasure)}\n`);
      await list.sync();
      // An operator's command runs as root, and the server, which is not root, has to append to the same file.
      if (process.getuid?.() === 0) {
        const { uid, gid } = await stat(dirname(file));
        await list.chown(uid, gid);
      }
    } finally {
      await list.close();
    }
  },
});

/**
 * Account ids in the file of erasures, each once. Throws for a malformed line, because its account would come back, and
 * without a file, because it may be lost.
 */
export const readErased = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (!isMissing(cause)) throw cause;
    throw new Error(`ERASURES_FILE names no list of erasures: ${file}. There is none where nobody was erased yet.`, {
      cause,
    });
  });
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const ids = lines.map((line, nth) => {
    const id = idIn(line);
    if (id === undefined) throw new Error(`${file}, line ${String(nth + 1)} is no erasure.`);
    return id;
  });
  return [...new Set(ids)];
};

const isMissing = (error: unknown): boolean => isRecord(error) && error.code === 'ENOENT';

const idIn = (line: string): string | undefined => {
  try {
    const erasure: unknown = JSON.parse(line);
    return isRecord(erasure) && typeof erasure.id === 'string' ? erasure.id : undefined;
  } catch {
    return undefined;
  }
};
