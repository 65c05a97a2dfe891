import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from './readJson.mjs';
import { root } from './run.mjs';

// `node scripts/completeLock.mjs`, after adding a tool with native parts. A registry mirror that lacks the parts of
// other systems makes npm leave them out of the lock, and `npm ci` then refuses it. This adds them by name and version.

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

const file = join(root, 'package-lock.json');
const lock = /** @type {{ packages: Record<string, Entry> }} */ (readJson(file));

/**
 * Operating system, processor and C library in a package's name, such as '@scope/binding-linux-arm64-musl', as columns
 * of a lock's entry. Undefined for a name without them.
 * @param {string} name
 */
const systemOf = (name) => {
  const match =
    /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|aix|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name);
  const [, os, cpu, libc] = match ?? [];
  if (os === undefined || cpu === undefined) return undefined;
  return {
    os: [os],
    cpu: [cpu],
    ...(libc?.startsWith('musl') && { libc: ['musl'] }),
    ...(libc?.startsWith('gnu') && { libc: ['glibc'] }),
  };
};

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${path}/node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    const system = systemOf(name);
    if (lock.packages[nested] || lock.packages[hoisted] || !system) continue;
    console.log(`added ${name} ${version}`);
    lock.packages[hoisted] = { version, ...system, ...(entry.dev && { dev: true }), optional: true };
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
