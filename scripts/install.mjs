import { join } from 'node:path';
import { readJson } from './readJson.mjs';
import { root, runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file */
const packagesOf = (file) => /** @type {{ packages: Packages } | undefined} */ (readJson(file))?.packages;

/**
 * Whether what npm noted down when it last installed is what the lock asks for. Contents are compared, not times, as git
 * gives every file a new time; optional packages of other systems may be absent.
 * @param {Packages | undefined} asked
 * @param {Packages | undefined} present
 */
export const isInstalled = (asked, present) =>
  asked !== undefined &&
  present !== undefined &&
  Object.entries(asked).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && present[path] === undefined),
  );

/**
 * Whether the packages below one folder are those that the lock in another asks for.
 * @param {string} asking
 * @param {string} [having]
 */
export const hasPackages = (asking, having = asking) =>
  isInstalled(
    packagesOf(join(asking, 'package-lock.json')),
    packagesOf(join(having, 'node_modules/.package-lock.json')),
  );

/** Runs `npm ci` where the packages are missing or are not those of the lock. */
export const ensureInstalled = async () => {
  if (hasPackages(root)) return;
  console.log('Installing the packages…');
  const { code } = await runNpm(['ci', '--no-fund', '--no-audit']);
  if (code !== 0) process.exit(code);
};
