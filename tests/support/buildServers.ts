import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/buildServer.mjs';
import { root } from '../../scripts/run.mjs';

const RUNNER = join(import.meta.dirname, 'runServer.ts');

/**
 * True for a test file that starts a built server, directly or through its imports. `seen` has the files looked at so
 * far.
 */
const startsServer = (file: string, seen = new Set<string>()): boolean => {
  if (file === RUNNER) return true;
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '(\.\.?|#tests)(\/[^']+\.ts)'/g)];
  const files = imports.map(([, from = '', path = '']) =>
    from === '#tests' ? join(root, 'tests', path) : join(dirname(file), from, path),
  );
  return files.some((next) => !seen.has(next) && startsServer(next, seen));
};

/** Builds both servers once for the whole run, as test files would overwrite what others read. */
export const setup = async ({ vitest }: TestProject): Promise<void> => {
  if (!vitest.state.getPaths().some((file) => startsServer(file))) return;
  const codes = await Promise.all([buildServer('server'), buildServer('full')]);
  if (codes.some((code) => code !== 0)) throw new Error('The servers could not be built.');
};
