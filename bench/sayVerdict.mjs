/**
 * Says which bars were missed, and lets the process exit with 1 where there are any. One visit alone is held to none: it may have
 * met a busy moment of the machine.
 * @param {readonly string[]} missed
 * @param {{ alone: boolean }} options
 */
export const sayVerdict = (missed, { alone }) => {
  const verdict = missed.length === 0 ? 'Every bar is met.' : `Missed:\n${missed.join('\n')}`;
  console.log(alone ? '\nOne visit alone is held to no bar.' : `\n${verdict}`);
  process.exitCode = alone || missed.length === 0 ? 0 : 1;
};
