import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';

// `node scripts/nativeParts.mjs /opt/taskcoin`: copies the packages with native parts for this system, which no built
// file contains, beside a built server. Only a server that keeps pictures needs them.
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Say the folder of server.mjs.');

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest */

/** @type {Set<string>} */
const packages = new Set();
/** Finds a package and all that it needs; optional ones of other systems are not installed. @param {string} name */
const find = (name) => {
  const folder = join('node_modules', name);
  if (packages.has(folder) || !existsSync(join(root, folder))) return;
  packages.add(folder);
  const { dependencies, optionalDependencies } = /** @type {Manifest} */ (readJson(join(root, folder, 'package.json')));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    // Packages of its own lie in its folder.
    if (!existsSync(join(root, folder, 'node_modules', needed))) find(needed);
};
find('sharp');
for (const folder of packages) {
  cpSync(join(root, folder), join(resolve(target), folder), { recursive: true });
  console.log(folder);
}
