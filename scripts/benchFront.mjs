import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../bench/median.mjs';
import { sayVerdict } from '../bench/sayVerdict.mjs';
import { ensureChromium } from './chromium.mjs';
import { demoEnv } from './demoEnv.mjs';
import { e2eBuilds, e2ePorts, PORTS } from './e2eBuilds.mjs';
import { freePorts } from './freePorts.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runPackage } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run bench:front`: the public pages in Lighthouse, without any mock, against a server by the specification alone;
// beside a plain single-page build of the same pages, and a copy without JavaScript as the lower bound. Exits with 1
// where a bar is missed, except with a single visit. While working: `-- --pages /,/login --reps 1`.
await ensureInstalled();
const { bars, categories, pages } = await import('../bench/front/bars.mjs');
const { measure } = await import('../bench/front/measure.mjs');
const { serveBuild } = await import('../bench/front/serveBuild.mjs');
const { runnerImport } = await import('vite');

const { values } = parseArgs({
  args: argsOf('bench:front'),
  options: {
    pages: { type: 'string', default: pages.join() },
    only: { type: 'string', default: 'ours,plain,bare' },
    reps: { type: 'string', default: '3' },
  },
});

const first = await freePorts(PORTS);
const ports = e2ePorts(first);
const site = `http://localhost:${String(ports.realServer)}`;
const folder = join(root, 'dist-front');
const { code } = await runPackage('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
  env: { ...demoEnv(), ...e2eBuilds(ports).realServer.env, VITE_SITE_URL: site },
});
if (code !== 0) process.exit(code);

/** @type {{ module: typeof import('../tests/support/specificationServer.ts') }} */
const { module } = await runnerImport(join(root, 'tests/support/specificationServer.ts'), { root, configFile: false });
const server = await module.serveSpecification({ port: ports.server });
const chrome = await ensureChromium();
/** @type {string[]} */
const missed = [];

/**
 * Medians of several visits of a page, with the headers of a variant.
 * @param {string} variant
 * @param {string} path
 * @param {'mobile' | 'desktop'} device
 */
const visits = async (variant, path, device) => {
  const build = await serveBuild(folder, ports.realServer, variant);
  // The first response is slow, as this server compresses then; hosts do it in advance.
  await (await fetch(site + path)).text();
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const runs = [];
  for (let rep = 0; rep < Number(values.reps); rep++) runs.push(await measure(chrome, site + path, device));
  build.close();
  const of = (/** @type {'paint' | 'largest' | 'blocking' | 'shift' | 'script'} */ key) =>
    median(runs.map((run) => run[key]));
  const scores = Object.fromEntries(categories.map((id) => [id, median(runs.map((run) => run.scores[id] ?? 0))]));
  const failed = [...new Set(runs.flatMap((run) => run.failed))];
  return {
    scores,
    paint: of('paint'),
    largest: of('largest'),
    blocking: of('blocking'),
    shift: of('shift'),
    script: of('script'),
    failed,
  };
};

console.log('page        device   build   scores           FCP    LCP    TBT   CLS    JS kB');
for (const path of values.pages.split(','))
  for (const device of /** @type {const} */ (['mobile', 'desktop']))
    for (const variant of values.only.split(',')) {
      const { scores, paint, largest, blocking, shift, script, failed } = await visits(variant, path, device);
      const hundred = categories.map((id) => scores[id]).join('/');
      const numbers = [paint, largest, blocking].map((ms) => ms.toFixed(0).padStart(6)).join(' ');
      console.log(
        `${path.padEnd(11)} ${device.padEnd(8)} ${variant.padEnd(7)} ${hundred.padEnd(15)} ${numbers}  ${shift.toFixed(3)} ${script.toFixed(1).padStart(8)}`,
      );
      if (variant !== 'ours') continue;
      const name = `${path} (${device})`;
      if (hundred !== categories.map(() => 100).join('/')) missed.push(`${name}: ${hundred} ${failed.join(' ')}`);
      if (device === 'mobile' && Math.max(paint, largest) > bars.paint)
        missed.push(`${name}: LCP ${largest.toFixed(0)} ms`);
      if (device === 'mobile' && blocking > bars.blocking) missed.push(`${name}: TBT ${blocking.toFixed(0)} ms`);
      if (shift > bars.shift) missed.push(`${name}: CLS ${shift.toFixed(3)}`);
    }
await server.close();
sayVerdict(missed, { alone: values.reps === '1' });
