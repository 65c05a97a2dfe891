import { Refusal, refuse } from './refuse.ts';

/** Longest request body in bytes. */
const LONGEST_BODY = 64 * 1024;

/** Deepest nesting of a JSON body: the contract's have few levels, and thousands would overflow the stack. */
const DEEPEST_BODY = 10;

/** Text of a request's body. Refuses with 413 if it is too long, with 400 if the client disconnects. */
export const readText = async (request: Request): Promise<string> => {
  const announced = request.headers.get('content-length');
  if (Number(announced) > LONGEST_BODY) tooLong();
  // HTTP limits a body to its announced length, and Node reads it faster in one piece.
  return (announced === null ? textOf(request) : request.text()).catch(brokenOff);
};

/**
 * Parsed JSON body of a request; undefined if it is empty, null if it is malformed or nested too deeply. Every schema
 * refuses null.
 */
export const readBody = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  if (text === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return isDeep(body) ? null : body;
  } catch {
    return null;
  }
};

/** Refuses with 400 a client that disconnects while sending its body: that is no failure of the server. */
const brokenOff = (error: unknown): never => {
  if (error instanceof Refusal) throw error;
  return refuse(400, 'The body broke off.');
};

const isDeep = (body: unknown): boolean => {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= DEEPEST_BODY; depth++)
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one as Record<string, unknown>) : [],
    );
  return level.length > 0;
};

/** Text of a body that announces no length (a chunked one), read up to the limit. */
const textOf = async (request: Request): Promise<string> => {
  const { body } = request as { body?: ReadableStream<Uint8Array> | null };
  // In browsers without streams of request bodies, only the demo's own page is the caller.
  if (body === undefined) return request.text();
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > LONGEST_BODY) {
      await reader?.cancel();
      tooLong();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
};

const tooLong = () => refuse(413, 'This is too long.');
