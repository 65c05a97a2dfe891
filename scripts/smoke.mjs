import { ensureInstalled } from './install.mjs';
import { runNpm } from './run.mjs';
import { smokes } from './smokes.mjs';

// `npm run smoke`: runs the smallest real piece of each command of docs/commands.md, so that a broken one is noticed;
// `-- size faults` runs these two. Exits with 1 where one fails.
await ensureInstalled();
const named = process.argv.slice(2);
/** @type {string[]} */
const failed = [];
for (const command of named.length > 0 ? named : Object.keys(smokes)) {
  const from = Date.now();
  const { code, output } = await runNpm(['run', '--silent', command, '--', '--smoke'], { quiet: true });
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${command.padEnd(12)} ${seconds.padStart(6)} s`);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  if (code !== 0) failed.push(command);
}
process.exitCode = failed.length === 0 ? 0 : 1;
