import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { isFull } from './createDiskStore.ts';
import { MOST_BYTES, NoRoom, Refused } from './port.ts';

/** Bytes that an upload may have beside its file, for the form's other lines. */
const FORM = 65_536;

const tooLarge = () => new Refused(413, `A picture has ${String(MOST_BYTES / 1024 / 1024)} MB at most.`);

/**
 * Writes the field `image` of a multipart request into a new file, which the caller has to remove. Rejects with {@link
 * Refused} if it is missing, too large, or not complete after `patience` milliseconds.
 */
export const receive = async (request: Request, file: string, patience: number): Promise<void> => {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES + FORM) throw tooLarge();
  const stop = new AbortController();
  const refuse = (refusal: Refused) => {
    stop.abort(refusal);
  };
  const { signal } = stop;
  const timer = setTimeout(refuse, patience, new Refused(408, 'The picture took too long to arrive.'));
  try {
    const parser = parserOf(request);
    let written: Promise<void> | undefined;
    parser.on('file', (field, part) => {
      if (field !== 'image' || written) {
        part.resume();
        return;
      }
      part.on('limit', () => {
        refuse(tooLarge());
      });
      written = pipeline(part, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
      // A full disk ends the request; any other failure is the request's own, which is handled below.
      written.catch((error: unknown) => {
        stop.abort(error);
      });
    });
    const body = request.body;
    if (body) await pipeline(Readable.fromWeb(body as ReadableStream), parser, { signal });
    if (!written) throw new Refused(400, 'There is no file in the field image.');
    await written;
  } catch (error) {
    throw refusalOf(signal.aborted ? signal.reason : error);
  } finally {
    clearTimeout(timer);
  }
};

const parserOf = (request: Request) => {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' } satisfies BusboyHeaders;
  const limits = { files: 1, fileSize: MOST_BYTES, fields: 4, fieldSize: 1_024, parts: 8, headerPairs: 20 };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw new Refused(400, 'A picture comes as multipart/form-data, in the field image.');
  }
};

const refusalOf = (error: unknown): unknown => {
  if (error instanceof Refused) return error;
  return isFull(error) ? new NoRoom() : new Refused(400, 'The picture did not arrive whole.');
};
