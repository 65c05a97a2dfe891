import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../bench/median.mjs';
import { sayVerdict } from '../bench/sayVerdict.mjs';
import { startBench } from '../bench/server/startBench.mjs';
import { compare } from '../bench/server/beside.mjs';
import { buildServer } from './buildServer.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run bench:server`: approvals through HTTP beside the same statements by `pg` alone and beside an Express
// endpoint over arrays; a page of 100,000 users beside the whole list; lists of 1,000,000 tasks and users as EXPLAIN
// shows them (`--plans` prints the plans). Exits with 1 where a bar is missed. `-- --beside COMMIT` instead compares
// with an earlier commit: bytes of the write-ahead log, memory for whole lists, and how long others wait beside one
// account's slowest filter (`--only memory` names parts).
const { values } = parseArgs({
  args: argsOf('bench:server'),
  options: {
    approvals: { type: 'string', default: '12000' },
    tasks: { type: 'string' },
    turns: { type: 'string', default: '5' },
    plans: { type: 'boolean', default: false },
    beside: { type: 'string', default: '' },
    only: { type: 'string', default: 'volume,memory,neighbours' },
  },
});
/** Number of tasks: fewer for a comparison with a commit, which otherwise takes too long. */
const tasks = values.tasks ?? (values.beside === '' ? '1000000' : '100000');
/** Least approvals a second, as a share of those by `pg` alone. */
const LEAST_SHARE = 0.5;
/** Longest time of a page, as a share of the whole list's. */
const MOST_OF_WHOLE = 1 / 20;
/** Most milliseconds for the rows of a list, in the database. */
const MOST_FOR_ROWS = 50;

await ensureInstalled();
process.exitCode = await buildServer('bench');
const file = join(root, 'dist-node/bench.mjs');
/** @type {string[]} */
const missed = [];
/**
 * Measures approvals beside `pg` alone and Express, a page beside the whole list, and lists by EXPLAIN. Prints the
 * results, and adds missed limits to `missed`.
 */
const measureAlone = async () => {
  const bench = await startBench({ shared_buffers: '1GB' });
  try {
    const measure = (/** @type {readonly string[]} */ args) => bench.measure(file, args);
    const database = await bench.createDatabase(file, 'approvals');
    const { url } = await bench.serve(file, ['serve', '--database', database]);
    const { url: arrays } = await bench.serve(file, ['arrays']);
    const sides = ['--database', database, '--url', url, '--arrays', arrays, '--turns', values.turns];

    const speeds = /** @type {Record<'http' | 'pg' | 'express', number[]>} */ (
      await measure(['approvals', ...sides, '--rows', values.approvals])
    );
    console.log('\nApprovals a second, ten at a time:');
    for (const [name, all] of Object.entries(speeds))
      console.log(`  ${name.padEnd(8)} ${median(all).toFixed(0).padStart(6)}   (${all.map(Math.round).join(' ')})`);
    const share = median(speeds.http) / median(speeds.pg);
    console.log(`  through HTTP: ${share.toFixed(2)} of pg alone (bar ${LEAST_SHARE})`);
    if (share < LEAST_SHARE) missed.push(`approvals: ${share.toFixed(2)} of pg alone, less than ${LEAST_SHARE}`);

    const pages = /** @type {Record<'whole' | 'page', number[]>} */ (await measure(['pages', ...sides]));
    const [whole, page] = [median(pages.whole), median(pages.page)];
    console.log(
      `\n100,000 users: all ${whole.toFixed(0)} ms, a page of 25 ${page.toFixed(1)} ms (1/${(whole / page).toFixed(0)})`,
    );
    if (page > whole * MOST_OF_WHOLE) missed.push(`a page takes ${(page / whole).toFixed(3)} of the whole`);

    const lists = /** @type {import('../bench/server/lists.ts').Explained[]} */ (
      await measure(['lists', '--database', await bench.createDatabase(file, 'lists'), '--rows', tasks])
    );
    console.log(`\n${Number(tasks).toLocaleString('en')} tasks and as many users, in the database:`);
    for (const { what, ms, plan } of lists) {
      console.log(`  ${what.padEnd(40)} ${ms.toFixed(1).padStart(7)} ms`);
      if (values.plans) console.log(plan.map((line) => `      ${line}`).join('\n'));
      if (what.endsWith('rows') && ms > MOST_FOR_ROWS) missed.push(`${what}: ${ms} ms, more than ${MOST_FOR_ROWS}`);
    }
  } finally {
    await bench.stop();
  }
};

if (values.beside === '') await measureAlone();
else missed.push(...(await compare({ ...values, tasks, ours: file })));
sayVerdict(missed, { alone: values.turns === '1' });
