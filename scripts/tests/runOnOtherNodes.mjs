import { root, run } from '../run.mjs';

/** Supported Nodes; those other than this one run the few tests of `npm run runtimes`. */
const MAJORS = ['20', '24', '26'];

/**
 * Runs a few tests on the supported versions of Node other than this one.
 * @param {import('./line.mjs').Line} line shows the progress
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export const runOnOtherNodes = async (line) => {
  const others = MAJORS.filter((major) => !process.versions.node.startsWith(`${major}.`));
  const hear = line.hear(`Node ${others.join(' and ')}`);
  hear({ state: { done: 'a few', passed: 0, failed: 0 } });
  const { code, output } = await run(process.execPath, ['scripts/runtimes.mjs', ...others], { quiet: true, cwd: root });
  const passed = [...output.matchAll(/^\w+ .*?(\d+) passed, \d+ failed$/gm)].map(([, count]) => Number(count));
  const failures =
    code === 0 ? [] : [{ name: 'On other Nodes', text: output, again: `npm run runtimes -- ${others.join(' ')}` }];
  const outcome = { passed: passed.reduce((total, count) => total + count, 0), failures, slowest: [] };
  hear({ state: { done: 'done', passed: outcome.passed, failed: failures.length } });
  return outcome;
};
