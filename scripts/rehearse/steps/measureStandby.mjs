import { setTimeout } from 'node:timers/promises';

/** Seconds that each turn is measured, and turns with and without a standby, one after the other. */
const [SECONDS, TURNS] = [30, 3];

/** @param {readonly number[]} all */
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

/**
 * The same load with changes that wait for a synchronous standby, and with standbys that nobody waits for, in turns.
 * @param {import('../stage.mjs').Stage} stage
 */
export const measureStandby = async ({ cluster, servers, load, work, more, prove, done }) => {
  const measured = {
    with: { rates: [0].slice(1), times: [0].slice(1) },
    without: { rates: [0].slice(1), times: [0].slice(1) },
  };
  for (let turn = 0; turn < 2 * TURNS; turn++) {
    const isOn = turn % 2 === 1;
    await cluster.setSynchronous(isOn);
    servers.set({ DATABASE_STANDBY: String(isOn) });
    await servers.replace();
    await work();
    await more();
    const before = await done();
    await load.ask('time');
    await setTimeout(SECONDS * 1000);
    const { done: all, median: time } = await load.ask('figures');
    await load.ask('rest');
    const { rates, times } = measured[isOn ? 'with' : 'without'];
    rates.push((all - before) / SECONDS);
    times.push(time);
  }
  await prove();
  const [on, off] = [measured.with, measured.without];
  const of = (/** @type {typeof on} */ { rates, times }) =>
    `${median(rates).toFixed(1)} changes a second, ${median(times).toFixed(0)} ms each (${rates.map((rate) => rate.toFixed(1)).join(', ')})`;
  return {
    said: `with a synchronous standby ${of(on)}; without ${of(off)}; medians of ${TURNS} turns of ${SECONDS} s`,
  };
};
