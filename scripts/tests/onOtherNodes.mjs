import { root, run } from '../run.mjs';

/** Those of the promised ones that this is not are asked for a few tests: those of `npm run runtimes`. */
const MAJORS = ['20', '24', '26'];

/** @returns {Promise<import('./outcome.mjs').Outcome>} */
export const runOnOtherNodes = async () => {
  const others = MAJORS.filter((major) => !process.versions.node.startsWith(`${major}.`));
  console.log(`A few tests on Node ${others.join(' and ')}…`);
  const { code, output } = await run(process.execPath, ['scripts/runtimes.mjs', ...others], { quiet: true, cwd: root });
  const passed = [...output.matchAll(/^\w+ .*?(\d+) passed, \d+ failed$/gm)].map(([, count]) => Number(count));
  const failures =
    code === 0 ? [] : [{ name: 'On other Nodes', text: output, again: `npm run runtimes -- ${others.join(' ')}` }];
  return { passed: passed.reduce((total, count) => total + count, 0), failures, slowest: [] };
};
