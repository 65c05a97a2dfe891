import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const example = join(root, 'tests/examples/reports');
const PATCH = 'changes.patch';

/** Files that the example adds, by their paths in the product. */
const added = readdirSync(example, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== PATCH)
  .map(({ parentPath, name }) => join(parentPath, name).slice(example.length + 1));
/** Files that the example changes. */
const changed = [...readFileSync(join(example, PATCH), 'utf8').matchAll(/^\+\+\+ b\/(.*)$/gm)].map(
  ([, path = '']) => path,
);
const filesIn = (...folders: string[]) =>
  [...added, ...changed].filter((path) => folders.some((folder) => path.startsWith(`${folder}/`))).sort();

let copy: string | undefined;
afterAll(() => {
  if (copy !== undefined) rmSync(copy, { recursive: true });
});

test('a resource with list, details, CSV and rights in two languages is nine files of the client and five of the server', () => {
  expect(filesIn('src')).toHaveLength(9);
  expect(filesIn('backend', 'server')).toHaveLength(5);
  const page = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8');
  expect(filesIn('src', 'backend', 'server', 'tests').filter((path) => !page.includes(path))).toEqual([]);
});

test(
  'the example of a resource compiles in a copy of the product, and its tests pass',
  { tags: 'thorough' },
  async () => {
    copy = mkdtempSync(join(tmpdir(), 'taskcoin-example-'));
    const isLeftOut = /\/(node_modules|\.git|dist[^/]*|test-results)$/;
    cpSync(root, copy, { recursive: true, filter: (path) => path === root || !isLeftOut.test(path) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const path of added) cpSync(join(example, path), join(copy, path));
    const within = { cwd: copy, maxBuffer: 50_000_000 };
    await run('git', ['apply', join(example, PATCH)], within);
    await run('node', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'], within);
    await run('node', ['node_modules/vitest/vitest.mjs', 'run', 'tests/flows/console/reports.test.tsx'], within);
  },
);
