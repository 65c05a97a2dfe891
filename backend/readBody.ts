import { Refusal, refuse } from './refuse.ts';

/** In bytes. */
const LONGEST_BODY = 64 * 1024;

/** Lists and objects within each other: of ours none is, and whoever follows thousands of them runs out of stack. */
const DEEPEST_BODY = 10;

/** The JSON that was sent; undefined where nothing was, null where it is none that a call could take, so that no schema does. */
export const readBody = async (request: Request): Promise<unknown> => {
  const announced = request.headers.get('content-length');
  if (Number(announced) > LONGEST_BODY) tooLong();
  // HTTP ends a body where it was announced to end, and Node reads such a one faster whole.
  const text = await (announced === null ? textOf(request) : request.text()).catch(brokenOff);
  if (text === '') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return isDeep(body) ? null : body;
  } catch {
    return null;
  }
};

/** Whoever sends a body has hung up: nothing of ours has failed. */
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

/** Reads no further than a body may be long: one that is sent in chunks announces nothing. */
const textOf = async (request: Request): Promise<string> => {
  const { body } = request as { body?: ReadableStream<Uint8Array> | null };
  // Not every browser has a request's body as a stream; there only the demo's own page is asking.
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
