import { statSync } from 'node:fs';
import { keysIn, type Key, type Keys } from '../keys.ts';
import type { Env } from '../runCommand.ts';

export type SealKey = Key;

/**
 * Keys of seals, the present one first and former ones after it; `dir` is the folder to which seals are exported, or
 * ''.
 */
export type SealSettings = { readonly keys: Keys; readonly dir: string };

/**
 * Reads the settings for seals; `problem` gets a sentence for each that is wrong. Undefined if nothing is to be sealed.
 */
export const readSeals = (env: Env, problem: (sentence: string) => void): SealSettings | undefined => {
  const keys = keysIn(env, 'SEAL_KEY', problem);
  const dir = env.SEAL_DIR?.trim() ?? '';
  if (!keys && dir !== '') problem('SEAL_KEY is missing, but SEAL_DIR is set.');
  if (!keys) return undefined;
  if (dir !== '' && !statSync(dir, { throwIfNoEntry: false })?.isDirectory()) problem(`SEAL_DIR is no folder: ${dir}.`);
  return { keys, dir };
};

/**
 * Reads the settings for seals for a command-line program such as `server seal`; undefined if nothing is to be sealed.
 * Throws if one is wrong.
 */
export const sealSettings = (env: Env): SealSettings | undefined => {
  const problems: string[] = [];
  const settings = readSeals(env, (sentence) => problems.push(sentence));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
};
