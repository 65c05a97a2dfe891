import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoEnv } from '../demoEnv.mjs';
import { root, runPackage } from '../run.mjs';
import { outcomeOf } from './outcome.mjs';
import { forgetNoted, keepReach } from './reach.mjs';
import { isWhollyThorough, mentionsThorough, nodeFiles } from './testFiles.mjs';

/**
 * Vitest's arguments for a tier. Files without tests of the tier are not even loaded.
 * @param {import('./testFiles.mjs').Tier} tier
 * @param {readonly string[]} files
 */
const argsFor = (tier, files) => {
  if (tier === 'all') return files;
  if (tier === 'rest') return [...nodeFiles(files).filter(mentionsThorough), '--tags-filter=thorough'];
  return [
    ...files,
    '--tags-filter=!thorough',
    ...nodeFiles()
      .filter(isWhollyThorough)
      .map((file) => `--exclude=${file}`),
  ];
};

/**
 * Runs a tier's tests in Node and jsdom, those of the named files.
 * @param {import('./testFiles.mjs').Tier} tier
 * @param {readonly string[]} files parts of their paths; none stands for every file
 * @param {import('./line.mjs').Line} line shows the progress
 * @param {{ record?: boolean | undefined }} [options] `record` notes what each file's tests reach (reach.mjs)
 */
export const runInNode = async (tier, files, line, { record = false } = {}) => {
  const report = join(root, 'test-results/node.json');
  rmSync(report, { force: true });
  if (record) forgetNoted();
  const args = ['run', ...argsFor(tier, files), '--reporter=./scripts/tests/vitestReport.mjs'];
  if (record) args.push('--config=scripts/tests/record.config.ts', `--root=${root}`);
  const env = { ...demoEnv(), TEST_REPORT: report };
  const ended = await runPackage('vitest', args, { env, heard: true, onMessage: line.hear('Node') });
  if (record) keepReach(files.length === 0);
  return outcomeOf('Vitest', report, ended);
};
