import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installFromDebian } from './installFromDebian.mjs';
import { demoEnv } from './demoEnv.mjs';
import { firefox } from './engines/firefox.mjs';
import { webkit } from './engines/webkit.mjs';
import { freePorts } from './freePorts.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runPackage } from './run.mjs';

// `npm run engines`: the built demo in the engines that the end-to-end tests do not use: every role signs in, opens
// every page of its sidebar and signs out. `-- --only firefox` takes one engine; `--smoke` takes an installed one, one
// role and one screen. Exits with 1 where anything is wrong or an engine is missing.
await ensureInstalled();
const { values } = parseArgs({
  options: { only: { type: 'string', default: 'firefox,webkit' }, smoke: { type: 'boolean', default: false } },
});
const { only, smoke } = values;
const OUT = 'dist-engines';

const engines = [firefox, webkit];
const wanted = engines.filter(({ name }) => only.split(',').includes(name));
if (wanted.length === 0) throw new Error(`--only takes ${engines.map(({ name }) => name).join(' or ')}, not ${only}.`);
if (!smoke) for (const { isPresent, packages } of wanted) if (!isPresent()) await installFromDebian(packages);
const present = wanted.filter(({ isPresent }) => isPresent());
const taken = smoke ? present.slice(0, 1) : present;
const absent = smoke ? [] : wanted.filter((engine) => !present.includes(engine));
for (const { name, advice } of absent) console.error(`${name} is not here. ${advice}`);
if (smoke && taken.length === 0) console.log('Neither Firefox nor WebKitGTK’s driver is here: nothing to try.');

/** Builds and serves the demo. @param {number} port */
const serve = async (port) => {
  Object.assign(process.env, demoEnv());
  const { code } = await runPackage('vite', ['build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'warn']);
  if (code !== 0) throw new Error(`The demo could not be built: vite ended with ${String(code)}.`);
  const { noteComplaints } = await import('./engines/complaints.mjs');
  noteComplaints(join(root, OUT));
  const { preview } = await import('vite');
  return preview({ root, build: { outDir: OUT }, preview: { port, strictPort: true }, logLevel: 'error' });
};

/**
 * Tours a site in an engine and prints each step; resolves to the number of steps that went wrong.
 * @param {import('./engines/engine.mjs').Engine} engine
 * @param {string} site
 * @param {number} port where the engine's driver listens
 * @returns {Promise<number>}
 */
const tour = async ({ name, start }, site, port) => {
  const { travel } = await import('./engines/travel.mjs');
  const page = await start(port);
  console.log(`\n${name}: ${page.version}`);
  let wrongs = 0;
  try {
    for await (const { who, what, wrong } of travel(page, site, smoke)) {
      console.log(
        `${wrong ? 'WRONG' : 'ok   '}  ${who.padEnd(7)}  ${what}${wrong && `\n${wrong.replace(/^/gm, '       ')}`}`,
      );
      if (wrong) wrongs += 1;
    }
  } finally {
    await page.close();
  }
  return wrongs;
};

let wrongs = absent.length;
if (taken.length > 0) {
  const port = await freePorts(1 + taken.length);
  const server = await serve(port);
  for (const [nth, engine] of taken.entries())
    wrongs += await tour(engine, `http://localhost:${String(port)}`, port + 1 + nth);
  await server.close();
}
process.exitCode = wrongs === 0 ? 0 : 1;
