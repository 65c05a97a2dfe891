/**
 * Prints the limits that were missed, and makes the process exit with 1 if there are any. A single visit (`alone`) is
 * held to none, as the machine may have been busy.
 * @param {readonly string[]} missed
 * @param {{ alone: boolean }} options
 */
export const sayVerdict = (missed, { alone }) => {
  const verdict = missed.length === 0 ? 'Every bar is met.' : `Missed:\n${missed.join('\n')}`;
  console.log(alone ? '\nOne visit alone is held to no bar.' : `\n${verdict}`);
  process.exitCode = alone || missed.length === 0 ? 0 : 1;
};
