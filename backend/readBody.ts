import { refuse } from './refuse.ts';

/** In bytes. */
const LONGEST_BODY = 64 * 1024;

/** The JSON that was sent; undefined where nothing was, null where it is no JSON, so that no schema takes it. */
export const readBody = async (request: Request): Promise<unknown> => {
  const announced = request.headers.get('content-length');
  if (Number(announced) > LONGEST_BODY) tooLong();
  // HTTP ends a body where it was announced to end, and Node reads such a one faster whole.
  const text = announced === null ? await textOf(request) : await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
