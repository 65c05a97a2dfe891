import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '../testDatabase.mjs';

/**
 * The ways to close what the parts of a run share, at its end, also where it is interrupted.
 * @type {(() => unknown)[]}
 */
const shared = [];

export const closeShared = async () => {
  for (const close of shared.splice(0).reverse()) await close();
};

/** One folder for what the programs of a run make for a while, databases and browsers' profiles; it goes with the run. */
export const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskcoin-tests-'));
  // As every folder of its kind: PostgreSQL runs as a user of its own where root starts it.
  chmodSync(folder, 0o1777);
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  shared.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
};

/** One PostgreSQL for all programs of a run. */
export const startDatabase = async () => {
  const { url, stop } = await startTestDatabase();
  process.env.TEST_DATABASE_URL = url;
  shared.push(stop);
};
