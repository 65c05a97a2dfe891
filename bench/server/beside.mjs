import { join } from 'node:path';
import { runPackage } from '../../scripts/run.mjs';
import { builtAtCommit, succeed } from '../atCommit.mjs';
import { median } from '../median.mjs';
import { startBench } from './startBench.mjs';

// `npm run bench:server -- --beside COMMIT`: ours and an earlier commit on one PostgreSQL, in turns.

/** Limit for approvals a second, as a share of the other commit's. */
const LEAST_APPROVALS = 1;
/**
 * Limits for bytes of PostgreSQL's log, as shares of the other commit's. With an own long text, the text and its
 * searched form remain.
 * @type {Record<string, number>}
 */
const mostLog = { 'hand-in, task of 17 kB': 0.3, 'hand-in, own text of 9 kB': 0.35 };
/** Limit for the megabytes that eight readers of a whole list take beyond one. */
const MOST_FOR_READERS = 100;
/** Limit for the median time of others, as a multiple of the quiet time. */
const MOST_FOR_NEIGHBOURS = 2;

const BUILD = ['build', '--config', 'server/vite.config.ts', '--mode', 'bench', '--logLevel', 'warn'];

/** Builds the benchmark of a commit; resolves to the path of its file. @param {string} commit */
const benchAt = async (commit) => {
  const folder = await builtAtCommit(commit, 'bench-server', async (tree) => {
    await succeed(`The build of ${commit} failed`, runPackage('vite', BUILD, { cwd: tree, quiet: true }));
    return join(tree, 'dist-node');
  });
  return join(folder, 'bench.mjs');
};

/**
 * Compares our build with a commit; resolves to sentences about the limits that were missed.
 * @param {{ ours: string, beside: string, approvals: string, tasks: string, turns: string, only: string }} asked file
 *   of our build, the commit `beside` it, numbers of approvals, tasks and turns, and the parts to run, separated by
 *   commas: 'volume,memory,neighbours'
 */
export const compare = async ({ ours, beside, approvals, tasks, turns, only }) => {
  const files = { then: await benchAt(beside), now: ours };
  // Autovacuum would be counted to the side that is measured at that moment.
  const bench = await startBench({ shared_buffers: '1GB', autovacuum: 'off', max_wal_size: '8GB' });
  /** @type {string[]} */
  const missed = [];
  try {
    /** Creates a database and a server for both builds. @param {string} what first part of the databases' names */
    const sidesFor = (what) =>
      Promise.all(
        Object.entries(files).map(async ([name, file]) => {
          const database = await bench.createDatabase(file, `${what}_${name}`);
          return { name, database, ...(await bench.serve(file, ['serve', '--database', database])) };
        }),
      );
    /** @param {string} what @param {string} rows */
    const measure = async (what, rows) => {
      const sides = JSON.stringify(await sidesFor(what));
      return await bench.measure(ours, [what, '--sides', sides, '--rows', rows, '--turns', turns]);
    };

    /** @type {Record<string, () => Promise<void>>} */
    const parts = {
      volume: async () => {
        const volumes = /** @type {import('./beside.ts').Volume[]} */ (await measure('volume', approvals));
        console.log(`\nIn turns beside ${beside}, ten at a time:          a second      kB of log each`);
        /** @type {Record<string, Record<string, { perSecond: number, wal: number }>>} */
        const medians = {};
        for (const { what, name, perSecond, wal } of volumes) {
          const own = { perSecond: median(perSecond), wal: median(wal) };
          (medians[what] ??= {})[name] = own;
          console.log(
            `  ${what.padEnd(28)} ${name.padEnd(5)} ${own.perSecond.toFixed(0).padStart(14)} ${(own.wal / 1024).toFixed(2).padStart(16)}`,
          );
        }
        for (const [what, { then, now }] of Object.entries(medians)) {
          if (!then || !now) continue;
          const [speed, wal] = [now.perSecond / then.perSecond, now.wal / then.wal];
          console.log(`  ${what}: ${speed.toFixed(2)} of its calls a second, ${wal.toFixed(3)} of its log`);
          if (what === 'approval' && speed < LEAST_APPROVALS)
            missed.push(`approvals a second: ${speed.toFixed(2)} of ${beside}`);
          if (wal > (mostLog[what] ?? 1)) missed.push(`${what}: ${wal.toFixed(2)} of the log of ${beside}`);
        }
      },
      memory: async () => {
        const memory = /** @type {import('./beside.ts').Memory[]} */ (await measure('memory', '0'));
        console.log('\nMB at most, whole lists of 1,000 tasks of 55 kB:   one reader   eight');
        for (const { name, one, eight } of memory) {
          console.log(`  ${name.padEnd(46)} ${one.toFixed(0).padStart(14)} ${eight.toFixed(0).padStart(7)}`);
          if (name === 'now' && eight - one > MOST_FOR_READERS)
            missed.push(`eight readers take ${(eight - one).toFixed(0)} MB more than one`);
        }
      },
      neighbours: async () => {
        const neighbours = /** @type {import('./beside.ts').Neighbours[]} */ (await measure('neighbours', tasks));
        console.log(
          `\nMs of others among ${Number(tasks).toLocaleString('en')} tasks:  quiet   beside one account's worst filter   refused`,
        );
        for (const { name, quiet, beside: worst, refused } of neighbours) {
          console.log(
            `  ${name.padEnd(32)} ${quiet.toFixed(1).padStart(8)} ${worst.toFixed(1).padStart(20)} ${String(refused).padStart(20)}`,
          );
          if (name === 'now' && (worst > quiet * MOST_FOR_NEIGHBOURS || refused > 0))
            missed.push(`others wait ${(worst / quiet).toFixed(1)} times as long`);
        }
      },
    };
    for (const part of only.split(',')) await parts[part]?.();
  } finally {
    await bench.stop();
  }
  return missed;
};
