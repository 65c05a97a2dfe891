import { createHash, randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Spool } from '#backend/config.ts';

/** Largest number of bytes of a response that are held in memory. */
const HELD = 1_000_000;

/**
 * Creates a buffer for a long response in a temporary file, so that a slow client holds neither memory nor a database
 * connection. The response is complete before it is sent: length and ETag are known, and an earlier error becomes an
 * ordinary response.
 */
export const fileSpool = (): Spool => {
  const hash = createHash('sha1');
  let held: Buffer[] = [];
  let size = 0;
  let inFile = 0;
  let file: FileHandle | undefined;
  const flush = async (): Promise<FileHandle> => {
    file ??= await openNameless();
    const bytes = Buffer.concat(held);
    held = [];
    await file.writeFile(bytes);
    inFile += bytes.length;
    return file;
  };
  return {
    write: async (text) => {
      const bytes = Buffer.from(text);
      hash.update(bytes);
      held.push(bytes);
      size += bytes.length;
      if (size - inFile > HELD) await flush();
    },
    end: async () => {
      const headers = { ETag: `"${hash.digest('hex')}"`, 'Content-Length': String(size) };
      if (!file) return { body: Buffer.concat(held), headers };
      const stream = (await flush()).createReadStream({ start: 0 });
      return { body: Readable.toWeb(stream) as ReadableStream, headers };
    },
    drop: async () => file?.close(),
  };
};

/** Temporary file without a name, which disappears when it is closed or the process is killed. */
const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `taskcoin-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
};
