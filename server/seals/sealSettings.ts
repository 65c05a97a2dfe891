import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Env } from '../runCommand.ts';

/** Key of seals; `id` is its fingerprint, by which a seal names its key. */
export type SealKey = { readonly id: string; readonly key: Uint8Array };

/** Keys, the one that seals first and former ones after it, and the folder that seals are exported to, or ''. */
export type SealSettings = { readonly keys: readonly [SealKey, ...SealKey[]]; readonly dir: string };

const LEAST_BYTES = 32;

/** Settings of the environment, with a sentence for each that is wrong; undefined where nothing is to be sealed. */
export const readSeals = (env: Env, problem: (sentence: string) => void): SealSettings | undefined => {
  const given = (name: string): string => env[name]?.trim() ?? '';
  const keyIn = (name: string, text: string): SealKey => {
    const key = new Uint8Array(Buffer.from(text, 'base64'));
    if (key.length < LEAST_BYTES) problem(`${name} is too short: ${String(LEAST_BYTES)} bytes in base64 at least.`);
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  };
  const [own, also, dir] = [given('SEAL_KEY'), given('SEAL_KEY_ALSO'), given('SEAL_DIR')];
  for (const [name, value] of Object.entries({ SEAL_KEY_ALSO: also, SEAL_DIR: dir }))
    if (own === '' && value !== '') problem(`SEAL_KEY is missing, but ${name} is set.`);
  if (own === '') return undefined;
  if (dir !== '' && !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) problem(`SEAL_DIR is no folder: ${dir}.`);
  const former = also === '' ? [] : also.split(',').map((text) => keyIn('SEAL_KEY_ALSO', text.trim()));
  return { keys: [keyIn('SEAL_KEY', own), ...former], dir };
};

/** Settings for a command. Throws where one is wrong. */
export const sealSettings = (env: Env): SealSettings | undefined => {
  const problems: string[] = [];
  const settings = readSeals(env, (sentence) => problems.push(sentence));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
};
