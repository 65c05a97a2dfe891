import { ensureInstalled } from './install.mjs';
import { runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run check`: all checks but the tests, or those named: `npm run check -- types`. Two run at a time, for small
// machines with two cores.
/** @type {[string, string, string[], string?][]} */
const steps = [
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['types', 'typescript', ['-p', 'tsconfig.json'], 'tsc'],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['unused code', 'knip', []],
  [
    'boundaries',
    'dependency-cruiser',
    ['src', 'backend', 'server', 'tests', 'vite', 'bench', '--config', '.dependency-cruiser.cjs'],
    'depcruise',
  ],
];

await ensureInstalled();
const started = Date.now();
/** @type {string[]} */
const failed = [];
const named = argsOf('check');
const waiting = steps.filter(([name]) => named.length === 0 || named.includes(name));
if (waiting.length === 0) throw new Error(`No such check: ${named.join(', ')}.`);

const work = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, pack, args, command = pack] = step;
    const from = Date.now();
    const { code, output } = await runPackage(pack, args, { quiet: true, command });
    const seconds = ((Date.now() - from) / 1000).toFixed(1);
    if (code !== 0) failed.push(name);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)} ${seconds.padStart(6)} s`);
    if (code !== 0) console.log(`\n${output.trim()}\n`);
  }
};
await Promise.all([work(), work()]);

const total = ((Date.now() - started) / 1000).toFixed(1);
console.log(failed.length === 0 ? `\nAll checks passed in ${total} s.` : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
