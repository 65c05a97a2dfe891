import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../readJson.mjs';
import { root } from '../run.mjs';

/** @typedef {{ ms: number, sources: string[] }} Reach how much processor time a file's tests take, and which of our files they run a function of */

/** File in which workers of a recording run write a line per test file. */
export const noted = join(root, 'node_modules/.cache/taskcoin/noted.jsonl');
const kept = join(root, 'node_modules/.cache/taskcoin/reach.json');

/** Recorded reach of each test file; empty where nothing was recorded. */
export const readReach = () => /** @type {Record<string, Reach>} */ (readJson(kept) ?? {});

/** Deletes the notes of an interrupted run. */
export const forgetNoted = () => rmSync(noted, { force: true });

/**
 * Parsed line of {@link noted}: a test file and its reach.
 * @param {string} line
 */
const rowIn = (line) => {
  /** @type {unknown} */
  const row = JSON.parse(line);
  return /** @type {Reach & { test: string }} */ (row);
};

/**
 * Stores the notes of this run's workers; those of a partial run only update a full record.
 * @param {boolean} inWhole true when all test files ran
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
