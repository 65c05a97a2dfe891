import { setTimeout } from 'node:timers/promises';
import { seconds } from '../seconds.mjs';

/** Milliseconds without a confirmed change after which the shop counts as stopped. */
const STILL = 15_000;

/**
 * The disks of all nodes, which equal machines fill at about the same time, are full under load until nothing is
 * confirmed any more. Freed, everything comes back by itself; meanwhile changes were refused, none answered with 500.
 * @param {import('../stage.mjs').Stage} stage
 */
export const fillDisks = async ({ cluster, servers, load, ask, done, work, more, prove }) => {
  await cluster.whole();
  await work();
  await more();
  const before = (await load.ask('figures')).statuses;
  cluster.fillDisks();
  let [last, since] = [await done(), Date.now()];
  for (const end = Date.now() + 180_000; Date.now() - since < STILL;) {
    if (Date.now() > end) throw new Error('Work went on although the disks are full.');
    // A segment of the log is used up at once, which takes long otherwise.
    await ask('SELECT pg_switch_wal()').catch(() => {});
    const now = await done();
    if (now > last) [last, since] = [now, Date.now()];
    await setTimeout(500);
  }
  const wasReady = await servers.areReady();
  const from = Date.now();
  cluster.freeDisks();
  await more();
  const back = Date.now() - from;
  await cluster.whole();
  const { statuses, done: all } = await load.ask('rest');
  await prove();
  const met = (/** @type {string} */ status) => (statuses[status] ?? 0) - (before[status] ?? 0);
  if (met('500') > 0) throw new Error(`${met('500')} calls were answered with 500.`);
  if (met('503') === 0) throw new Error('No call was refused with 503.');
  const refused = `${met('503')} calls refused with 503, ${met('504')} of unknown outcome with 504`;
  return {
    said: `all disks full: ${refused}, ${wasReady ? 'still' : 'not'} ready; work again ${seconds(back)} s after space was freed; ${all} confirmed, all there once`,
  };
};
