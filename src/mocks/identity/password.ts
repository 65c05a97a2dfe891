import { fromBase64, randomBytes, toBase64 } from '../base64.ts';

/** Hash of a password as it is stored; `salt` and `hash` are in base64. */
export type PasswordHash = { salt: string; hash: string; iterations: number };

/** Iterations of PBKDF2. They are many because people may type a real password into a demo. */
const ITERATIONS = 100_000;

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return toBase64(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)),
  );
};

export const hashPassword = async (password: string, iterations = ITERATIONS): Promise<PasswordHash> => {
  const salt = randomBytes(16);
  return { salt: toBase64(salt), hash: await derive(password, salt, iterations), iterations };
};

export const isPassword = async (password: string, { salt, hash, iterations }: PasswordHash): Promise<boolean> =>
  (await derive(password, fromBase64(salt), iterations)) === hash;
