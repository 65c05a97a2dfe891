import { seconds } from '../seconds.mjs';

/**
 * Step that harms the leader under load, until another one leads and work goes on, and proves what was confirmed.
 * Resolves to its pause too, the longest time in milliseconds in which no change was confirmed.
 * @param {string} fault @returns {(stage: import('../stage.mjs').Stage) => Promise<{ said: string, pause: number }>}
 */
export const failOver =
  (fault) =>
  async ({ cluster, load, work, more, goesOn, prove }) => {
    await cluster.whole();
    await work();
    await more();
    await cluster.failOver(fault, goesOn());
    await more();
    await cluster.whole();
    const { longest, done, statuses } = await load.ask('rest');
    await prove();
    const said = `${seconds(longest)} s without an answer; ${done} confirmed, all there once. ${JSON.stringify(statuses)}`;
    return { said, pause: longest };
  };
