import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '../testDatabase.mjs';

/**
 * Cleanup functions of resources shared by the parts of a run, run at its end or when it is interrupted.
 * @type {(() => unknown)[]}
 */
const shared = [];

export const closeShared = async () => {
  for (const close of shared.splice(0).reverse()) await close();
};

/**
 * Creates the folder for temporary files of a run's programs (TMPDIR), such as databases and browser profiles; it is
 * deleted at the run's end.
 */
export const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskcoin-tests-'));
  // Open to all users: as root's child, PostgreSQL runs as another user.
  chmodSync(folder, 0o1777);
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  shared.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
};

/** Starts one PostgreSQL for all programs of a run, which find its address in TEST_DATABASE_URL. */
export const startDatabase = async () => {
  const { url, stop } = await startTestDatabase();
  process.env.TEST_DATABASE_URL = url;
  shared.push(stop);
};
