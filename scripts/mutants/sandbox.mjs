import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEnv } from '../demoEnv.mjs';
import { readJson } from '../readJson.mjs';
import { root, run, runPackage } from '../run.mjs';

/** @import { Outcome } from '../tests/outcome.mjs' */

/** Milliseconds that a run of tests may take, beside ten times what they take: a mutant that never ends is noticed by that. */
const PATIENCE = 240_000;

/** A copy of the repository, in which what is broken is broken on disk: builds and servers see it as well. */
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
     * Runs files of tests until one fails, and fails again by itself, on the product with one file broken. Resolves with the name of the
     * test that noticed.
     * @param {import('./draw.mjs').Mutant} mutant
     * @param {readonly string[]} tests
     * @param {{ tag: string, ms: number }} which tests of them, by their tag, and the processor time of all
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
        // On a busy machine a test may also fail of its patience: what is noticed is noticed again.
        if (noticing === undefined || (await ask([noticing])) !== undefined) return by;
        return noticedBy(some.filter((test) => test !== noticing));
      };
      const by = await noticedBy(tests);
      writeFileSync(join(folder, file), whole);
      return by;
    },
  };
};
