import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEnv } from '../demoEnv.mjs';
import { readJson } from '../readJson.mjs';
import { root, run, runPackage } from '../run.mjs';

/** @import { Outcome } from '../tests/outcome.mjs' */

/** Milliseconds allowed for a run of tests, besides ten times their usual time, as a mutant may loop for ever. */
const PATIENCE = 240_000;

/** Copy of the repository in which a mutant is written to disk, so that builds and servers see it too. */
export const makeSandbox = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'taskcoin-mutant-'));
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  for (const file of output.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const report = join(folder, 'report.json');
  return {
    /**
     * Runs test files on a mutant until one fails twice. Resolves to the name of the failed test, undefined if none
     * fails.
     * @param {import('./drawMutants.mjs').Mutant} mutant
     * @param {readonly string[]} tests
     * @param {{ tag: string, ms: number }} tag of the tests to run, and their usual time in milliseconds
     */
    noticed: async ({ file, broken }, tests, { tag, ms }) => {
      const whole = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), broken);
      const env = { ...demoEnv(), TEST_REPORT: report, VITEST_MAX_WORKERS: '1', TEST_PATIENCE: '10000' };
      /** @param {readonly string[]} some */
      const ask = async (some) => {
        writeFileSync(report, '{}');
        const args = [
          'run',
          ...some,
          `--tags-filter=${tag}`,
          '--bail=1',
          '--reporter=./scripts/tests/vitestReport.mjs',
        ];
        const { code } = await runPackage('vitest', args, { env, quiet: true, cwd: folder, limit: PATIENCE + 10 * ms });
        if (code === 0) return undefined;
        const { failures } = /** @type {Partial<Outcome>} */ (readJson(report) ?? {});
        return failures?.[0]?.name ?? 'it came to no end';
      };
      /** @param {readonly string[]} some @returns {Promise<string | undefined>} */
      const noticedBy = async (some) => {
        const by = some.length === 0 ? undefined : await ask(some);
        const noticing = some.find((test) => by?.startsWith(`${test} > `));
        // On a busy machine a test may also time out, so a failure must repeat.
        if (noticing === undefined || (await ask([noticing])) !== undefined) return by;
        return noticedBy(some.filter((test) => test !== noticing));
      };
      const by = await noticedBy(tests);
      writeFileSync(join(folder, file), whole);
      return by;
    },
  };
};
