import { demoEnv } from './demoEnv.mjs';
import { e2eBuilds } from './e2eBuilds.mjs';
import { ensureInstalled } from './install.mjs';
import { isOverBudget, routeSizes } from './routeSizes.mjs';
import { runPackage } from './run.mjs';

// `npm run size`: builds for a real server, without any mock, and prints the size of each route. `--built` takes the
// build of `npm run build:e2e`. Exits with 1 where a route is over its budget.
await ensureInstalled();
const { outDir, env } = e2eBuilds().realServer;
if (!process.argv.includes('--built')) {
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
  const { code } = await runPackage('vite', args, { env: { ...demoEnv(), ...env } });
  if (code !== 0) process.exit(code);
}

const sizes = routeSizes(outDir);
/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
const width = Math.max(...sizes.map(({ name }) => name.length));
console.log('kB of gzipped JavaScript and styles, everything since the start:\n');
for (const route of sizes) {
  const { name, bytes, after, budget, files } = route;
  const verdict = budget === undefined ? '' : `of ${kB(budget)}  ${isOverBudget(route) ? 'OVER BUDGET' : 'ok'}`;
  const later = after === 0 ? '' : `, and ${kB(after).trim()} once it stands`;
  console.log(`${name.padEnd(width)}  ${kB(bytes)}  in ${String(files.length).padStart(2)} files  ${verdict}${later}`);
}
process.exitCode = sizes.some(isOverBudget) ? 1 : 0;
