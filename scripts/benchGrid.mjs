import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BULK_BAR, lists } from '../bench/grid/runner/bars.mjs';
import { buildPage } from '../bench/grid/runner/buildPage.mjs';
import { missedBars, printTable } from '../bench/grid/runner/report.mjs';
import { serve } from '../bench/grid/runner/serve.mjs';
import { visit } from '../bench/grid/runner/visit.mjs';
import { median } from '../bench/median.mjs';
import { sayVerdict } from '../bench/sayVerdict.mjs';
import { benchFlags, ensureChromium } from './chromium.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run bench:grid`: our grid beside MUI's alone and react-admin's own, in one run. Exits with 1 where a bar is
// missed, except with a single visit. While working: `npm run bench:grid -- --only ours,bare --rows 10000 --reps 3`.
const { values } = parseArgs({
  args: argsOf('bench:grid'),
  options: {
    only: { type: 'string', default: 'ours,bare,stock,bulk' },
    rows: { type: 'string' },
    reps: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const chosen = values.only.split(',');
const folder = join(root, 'dist-bench');
if (!values.built) await buildPage(folder);
const server = await serve(folder);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: benchFlags,
});
/** @type {string[]} */
const missed = [];

/** Number of visits of a variant; react-admin's fake server takes half a minute to start with 100,000 rows. */
const repsOf = (/** @type {string} */ variant, /** @type {number} */ rows) =>
  variant === 'stock' && rows > 50_000 ? 1 : Number(values.reps ?? (rows > 50_000 ? 5 : 9));

try {
  for (const { rows, perPage, bars } of lists.filter(
    (list) => values.rows === undefined || Number(values.rows) === list.rows,
  )) {
    const variants = ['ours', 'bare', 'stock'].filter((variant) => chosen.includes(variant));
    /** @type {Record<string, import('../bench/grid/runner/visit.mjs').Visit[]>} */
    const visits = Object.fromEntries(variants.map((variant) => [variant, []]));
    // Interleaved, in changing order, so that a busy machine slows all alike.
    for (let rep = 0; rep < Math.max(0, ...variants.map((variant) => repsOf(variant, rows))); rep++)
      for (const variant of rep % 2 === 0 ? variants : variants.toReversed())
        if (rep < repsOf(variant, rows))
          visits[variant]?.push(await visit(browser, `${server.url}index.html#${variant}-${rows}-${perPage}`));
    printTable(rows, perPage, visits);
    missed.push(...missedBars(rows, visits, bars));
  }
  if (chosen.includes('bulk')) {
    const page = await browser.newPage();
    await page.goto(`${server.url}index.html#none`);
    await page.waitForFunction(() => 'bench' in window);
    /** @type {Record<'queue' | 'atOnce', number[]>} */
    const times = { queue: [], atOnce: [] };
    for (let rep = 0; rep < Number(values.reps ?? 5); rep++)
      for (const way of /** @type {const} */ (['queue', 'atOnce']))
        times[way].push(await page.evaluate((name) => window.bench[name](), way));
    const [queue, atOnce] = [median(times.queue), median(times.atOnce)];
    console.log(
      `\n1,000 calls of 5 ms: queue ${queue.toFixed(0)} ms, all at once ${atOnce.toFixed(0)} ms, ratio ${(queue / atOnce).toFixed(2)}`,
    );
    if (queue / atOnce > BULK_BAR) missed.push(`1,000 calls: ${(queue / atOnce).toFixed(2)} instead of ${BULK_BAR}`);
  }
} finally {
  await browser.close();
  server.close();
}
sayVerdict(missed, { alone: values.reps === '1' });
