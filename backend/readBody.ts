import { refuse } from './refuse.ts';

const LONGEST_BODY = 64 * 1024;

/** The JSON that was sent; undefined where nothing was, null where it is no JSON, so that no schema takes it. */
export const readBody = async (request: Request): Promise<unknown> => {
  const announced = Number(request.headers.get('content-length') ?? 0);
  const text = announced > LONGEST_BODY ? tooLong() : await request.text();
  if (text.length > LONGEST_BODY) tooLong();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const tooLong = () => refuse(413, 'This is too long.');
