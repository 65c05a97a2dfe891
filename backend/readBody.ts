import { Refusal, refuse } from './refuse.ts';

/** Longest body in bytes. */
const LONGEST_BODY = 64 * 1024;

/** Deepest nesting: ours has none, and thousands of levels would overflow the stack. */
const DEEPEST_BODY = 10;

/** Body as it came. */
export const readText = async (request: Request): Promise<string> => {
  const announced = request.headers.get('content-length');
  if (Number(announced) > LONGEST_BODY) tooLong();
  // HTTP limits a body to its announced length, and Node reads such a one faster at once.
  return (announced === null ? textOf(request) : request.text()).catch(brokenOff);
};

/** JSON body; undefined for an empty one, null for one that is malformed or too deep, which every schema refuses. */
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

/** Refuses with 400 when the client disconnects during its body: no failure of the server. */
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

/** Text of a body, read up to the limit: a chunked one announces no length. */
const textOf = async (request: Request): Promise<string> => {
  const { body } = request as { body?: ReadableStream<Uint8Array> | null };
  // Some browsers have no stream of a request's body; there, only the demo's own page calls.
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
