import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, runPackage } from '../../scripts/run.mjs';
import { lineOf } from '../../scripts/tests/line.mjs';
import { outcomeOf, summaryOf } from '../../scripts/tests/outcome.mjs';

const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'suite-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const write = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};

/**
 * Runs our reporter of vitest or Playwright on the small suite in the folder. `name` is the runner's package, `args`
 * are further arguments. Resolves to output and report.
 */
const reportOf = async (command: 'vitest' | 'playwright', name: string, args: readonly string[]) => {
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const env = { PATH: process.env.PATH, TEST_REPORT: file, E2E_PORT: '20500' };
  const all = [...args, `--reporter=${join(root, `scripts/tests/${command}Report.mjs`)}`];
  const { code, output } = await runPackage(name, all, { env, quiet: true, command });
  const { passed, failures } = outcomeOf(command, file, { code, output });
  const told = failures.map((failure) => [failure.name.split('/').at(-1), failure.again]);
  const texts = failures.map(({ text }) => text.split('\n')[0]);
  return { code, output, passed, told, texts };
};

test('of tests in Node each failure is told with what repeats it, inside of a test and outside; a process that dies is one', async () => {
  write({
    'vitest.config.mjs': `export default { test: { include: ['*.test.mjs'], pool: 'forks', maxWorkers: 1 } };`,
    'a.test.mjs': `import { describe, expect, test } from 'vitest';
      test('holds', () => {});
      describe('group', () => test("it's (not) so", () => expect(1).toBe(2)));`,
    'b.test.mjs': `import { beforeAll, test } from 'vitest';
      beforeAll(() => { throw new Error('no beginning'); });
      test('never begins', () => {});`,
    'c.test.mjs': `throw new Error('cannot be loaded');`,
    'd.test.mjs': `import { test } from 'vitest';
      test('holds', async () => {
        Promise.reject(new Error('unheard'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      });`,
    'e.test.mjs': `import { test } from 'vitest';
      test('ends its process', () => new Promise(() => process.kill(process.pid, 'SIGKILL')));`,
  });
  const { code, output, passed, told, texts } = await reportOf('vitest', 'vitest', ['run', `--root=${folder}`]);
  expect({ code, passed }).toEqual({ code: 1, passed: 2 });
  expect(told).toEqual([
    ["a.test.mjs > group > it's (not) so", `npx vitest run a.test.mjs -t 'group it'\\''s \\(not\\) so'`],
    ['b.test.mjs, outside of its tests', 'npx vitest run b.test.mjs'],
    ['c.test.mjs, outside of its tests', 'npx vitest run c.test.mjs'],
    ['d.test.mjs > holds, outside of its tests', expect.stringMatching(/^npx vitest run .*d\.test\.mjs$/)],
    ['e.test.mjs, did not come to its end', 'npx vitest run e.test.mjs'],
  ]);
  expect(texts).toEqual([
    'expected 1 to be 2 // Object.is equality',
    'no beginning',
    'cannot be loaded',
    'unheard',
    '[vitest-pool]: Worker forks emitted error.',
  ]);
  expect(output).toContain(`Failed: a.test.mjs > group > it's (not) so\n  expected 1 to be 2`);
  expect(output).not.toContain('> holds\n');
});

test('no tests at all have failed', async () => {
  const { passed, told } = await reportOf('vitest', 'vitest', ['run', `--root=${folder}`, 'nowhere']);
  expect({ passed, told }).toEqual({ passed: 0, told: [['No file of tests was found', undefined]] });
});

test('of tests in a browser each failure is told with what repeats it, and what fails outside of them', async () => {
  write({
    'playwright.config.mjs': `export default { workers: 1, testMatch: '*.spec.mjs', globalTeardown: './end.mjs' };`,
    'end.mjs': `export default () => { throw new Error('no end'); };`,
    'table.mjs': `import { expect, test } from '@playwright/test';
      export const made = () => test('made (by a table)', () => { expect(1).toBe(2); });`,
    'a.spec.mjs': `import { expect, test } from '@playwright/test';
      import { made } from './table.mjs';
      test('holds', () => {});
      test('does not', () => { expect(1).toBe(2); });
      made();`,
  });
  const at = relative(root, folder).replaceAll('\\', '/');
  const { code, output, passed, told, texts } = await reportOf('playwright', '@playwright/test', [
    'test',
    `--config=${folder}`,
  ]);
  expect({ code, passed }).toEqual({ code: 1, passed: 1 });
  expect(told).toEqual([
    ['a.spec.mjs > does not', `E2E_PORT=20500 npx playwright test ${at}/a.spec.mjs:4`],
    [
      'a.spec.mjs > made (by a table)',
      `E2E_PORT=20500 npx playwright test ${at}/a.spec.mjs -g 'made \\(by a table\\)'`,
    ],
    ['Outside of a test', undefined],
  ]);
  expect(texts.at(-1)).toBe('Error: no end');
  expect(output).not.toContain('> holds\n');
});

test('a runner that dies without a report has failed, and what it said is why', () => {
  const { failures } = outcomeOf('Vitest', join(folder, 'none.json'), { code: 0, output: 'Startup Error' });
  expect(failures).toEqual([{ name: 'Vitest ended with 0 and left no report', text: 'Startup Error' }]);
});

test('the line says how far it is and what is slow; the summary ends with how many', () => {
  const node = { done: '1 of 2 files', passed: 3, failed: 1, slowest: { name: 'later', since: 5000 } };
  const browser = { done: '0 of 9', passed: 0, failed: 0, slowest: { name: 'a.spec.ts > slow', since: 1000 } };
  expect(lineOf({ Node: node, Browser: browser }, 32_000)).toBe(
    'Node 1 of 2 files, Browser 0 of 9; 3 passed, 1 failed; since 31 s: a.spec.ts > slow',
  );
  const timed = Array.from({ length: 11 }, (_, ms) => ({ name: `test ${String(ms)}`, ms: ms * 1000 }));
  const failures = [{ name: 'a > b', text: 'wrong', again: 'npx vitest run a' }];
  const summary = summaryOf([
    { passed: 2, failures, slowest: timed },
    { passed: 3, failures: [], slowest: [] },
  ]);
  expect(summary).toContain('\nWhat failed:\n\nFailed: a > b\n  wrong\n  Again: npx vitest run a\n');
  expect(summary.match(/ s {2}test \d+$/gm)).toHaveLength(10);
  expect(summary).toMatch(/\n\n5 passed, 1 failed$/);
});
