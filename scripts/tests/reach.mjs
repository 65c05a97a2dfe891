import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../readJson.mjs';
import { root } from '../run.mjs';

/** @typedef {{ ms: number, sources: string[] }} Reach how much processor time a file's tests take, and which of our files they run a function of */

/** Where the workers of a run that records note theirs, a line each. */
export const noted = join(root, 'node_modules/.cache/taskcoin/noted.jsonl');
const kept = join(root, 'node_modules/.cache/taskcoin/reach.json');

/** What was recorded last of each file of tests; empty where nothing was. */
export const readReach = () => /** @type {Record<string, Reach>} */ (readJson(kept) ?? {});

/** Forgets what a run that has not come to its end has noted. */
export const forgetNoted = () => rmSync(noted, { force: true });

/** @param {string} line */
const rowIn = (line) => {
  /** @type {unknown} */
  const row = JSON.parse(line);
  return /** @type {Reach & { test: string }} */ (row);
};

/**
 * Takes over what this run's workers have noted; of a part of the tests only to mend what was noted of all.
 * @param {boolean} inWhole
 */
export const keepReach = (inWhole) => {
  if (!existsSync(noted)) return;
  if (!inWhole && !existsSync(kept)) {
    forgetNoted();
    return;
  }
  const rows = readFileSync(noted, 'utf8').trim().split('\n').map(rowIn);
  const reach = { ...readReach(), ...Object.fromEntries(rows.map(({ test, ...row }) => [test, row])) };
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify(reach));
  forgetNoted();
};
