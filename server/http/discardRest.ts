import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Bytes and milliseconds for which a refused request is still read. */
const UNREAD = { bytes: 1_048_576, patience: 2_000 };

/**
 * Reads the rest of a refused request and drops it, at most 1 MB and for two seconds. A connection that is closed with
 * unread bytes may lose the response.
 */
export const discardRest = async ({ body, bodyUsed }: Request): Promise<void> => {
  if (!body || bodyUsed) return;
  const count = async (chunks: AsyncIterable<Uint8Array>) => {
    let bytes = 0;
    for await (const chunk of chunks) if ((bytes += chunk.length) > UNREAD.bytes) return;
  };
  const signal = AbortSignal.timeout(UNREAD.patience);
  await pipeline(Readable.fromWeb(body as ReadableStream), count, { signal }).catch(() => undefined);
};
