import { createHash } from 'node:crypto';
import type { Env } from './runCommand.ts';

/** Secret key; `id` is its fingerprint, by which what it has made names it. */
export type Key = { readonly id: string; readonly key: Uint8Array };
/** Keys, the one in use first and former ones after it. */
export type Keys = readonly [Key, ...Key[]];

const LEAST_BYTES = 32;

/**
 * Keys of a variable, and of `NAME_ALSO` with commas between them; undefined where there are none. Each that is wrong gets
 * a sentence.
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
