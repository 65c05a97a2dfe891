import { createHash } from 'node:crypto';
import type { Env } from './runCommand.ts';

/** Secret key; `id` is its fingerprint, which is stored beside what the key has made. */
export type Key = { readonly id: string; readonly key: Uint8Array };
/** Keys for one purpose, the present one first and former ones after it. */
export type Keys = readonly [Key, ...Key[]];

const LEAST_BYTES = 32;

/**
 * Reads the keys in the variable `name`, and former ones in NAME_ALSO with commas between them; undefined if there are
 * none. `problem` gets a sentence for each that is wrong.
 */
export const keysIn = (env: Env, name: string, problem: (sentence: string) => void): Keys | undefined => {
  const also = `${name}_ALSO`;
  const given = (one: string): string => env[one]?.trim() ?? '';
  const keyIn = (from: string, text: string): Key => {
    const key = new Uint8Array(Buffer.from(text, 'base64'));
    if (key.length < LEAST_BYTES) problem(`${from} is too short: ${String(LEAST_BYTES)} bytes in base64 at least.`);
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  };
  if (given(name) === '') {
    if (given(also) !== '') problem(`${name} is missing, but ${also} is set.`);
    return undefined;
  }
  const former = given(also) === '' ? [] : given(also).split(',');
  return [keyIn(name, given(name)), ...former.map((text) => keyIn(also, text.trim()))];
};

/** Keys as {@link keysIn} reads them. Throws if something is wrong, with the first sentence about it. */
export const keysOrThrow = (env: Env, name: string): Keys | undefined =>
  keysIn(env, name, (sentence) => {
    throw new Error(sentence);
  });
