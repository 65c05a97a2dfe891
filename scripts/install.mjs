import { join } from 'node:path';
import { readJson } from './readJson.mjs';
import { root, runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file */
const packagesOf = (file) => /** @type {{ packages: Packages } | undefined} */ (readJson(file))?.packages;

/**
 * True when the packages that are `present` are those that the lock asks for. Contents are compared, as git changes
 * times; optional packages of other systems may be missing.
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
 * True when the packages in the folder `having` are those of the lock in the folder `asking`.
 * @param {string} asking
 * @param {string} [having]
 */
export const hasPackages = (asking, having = asking) =>
  isInstalled(
    packagesOf(join(asking, 'package-lock.json')),
    packagesOf(join(having, 'node_modules/.package-lock.json')),
  );

/** Runs `npm ci` where packages are missing or outdated. */
export const ensureInstalled = async () => {
  if (hasPackages(root)) return;
  console.log('Installing the packages…');
  const { code } = await runNpm(['ci', '--no-fund', '--no-audit']);
  if (code !== 0) process.exit(code);
};
