import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { keysIn, type Keys } from '../keys.ts';
import type { Env } from '../runCommand.ts';

/**
 * Settings for erasures. `keys` make the hashes by which erased people are recognized, the present key first; `file` is
 * the path of the list of their accounts.
 */
export type ErasureSettings = { readonly keys: Keys; readonly file: string };

/**
 * Reads the settings for erasures; `problem` gets a sentence for each that is wrong. Undefined if nobody can be erased.
 */
export const readErasures = (env: Env, problem: (sentence: string) => void): ErasureSettings | undefined => {
  const keys = keysIn(env, 'ERASURE_KEY', problem);
  const file = env.ERASURES_FILE?.trim() ?? '';
  if (!keys && file !== '') problem('ERASURE_KEY is missing, but ERASURES_FILE is set.');
  if (!keys) return undefined;
  if (file === '') problem('ERASURES_FILE is missing: a file outside of the backups, to which erasures are appended.');
  else if (!isWritable(dirname(file))) problem(`ERASURES_FILE is in no folder that can be written to: ${file}.`);
  return { keys, file };
};

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reads the settings for erasures for a command-line program such as `server erase`. Throws if one is wrong or missing.
 */
export const erasureSettings = (env: Env): ErasureSettings => {
  const problems: string[] = [];
  const settings = readErasures(env, (sentence) => problems.push(sentence));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!settings) throw new Error('ERASURE_KEY is missing: 32 random bytes in base64, `openssl rand -base64 32`.');
  return settings;
};
