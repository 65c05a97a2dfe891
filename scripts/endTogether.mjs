import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How long a program may take to close what it has opened, browsers and databases, before it is killed. */
const GRACE = 20_000;

/**
 * The programs that this one has started and that have not ended (run.mjs).
 * @type {Set<ChildProcess>}
 */
export const atWork = new Set();

let together = false;
let ending = false;

/** A process group for each program that is started from now on, so that it can be ended with all that it has started: true where there are any. */
export const isTogether = () => together && process.platform !== 'win32';

export const isEnding = () => ending;

/**
 * Sends a signal, 0 to only ask, and says whether anybody was there to get it.
 * @param {number} to a process, or minus the first one of a group
 * @param {NodeJS.Signals | 0} signal
 */
const signalled = (to, signal) => {
  try {
    return process.kill(to, signal);
  } catch {
    return false;
  }
};

/**
 * Kills a program and what it has started.
 * @param {ChildProcess} child
 */
export const kill = (child) => {
  if (!isTogether() || !signalled(-(child.pid ?? NaN), 'SIGKILL')) child.kill('SIGKILL');
};

/**
 * Ends a program and what it has started: first it alone, as it closes its browsers, servers and databases in order, then whoever
 * is left of its group.
 * @param {ChildProcess} child
 */
const end = async ({ pid }) => {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    await new Promise((resolve) => spawn('taskkill', ['/pid', String(pid), '/t', '/f']).on('close', resolve));
    return;
  }
  const late = Date.now() + GRACE;
  signalled(pid, 'SIGINT');
  while (signalled(pid, 0) && Date.now() < late) await setTimeout(20);
  signalled(-pid, 'SIGTERM');
  while (signalled(-pid, 0) && Date.now() < late) await setTimeout(20);
  signalled(-pid, 'SIGKILL');
};

/**
 * From now on a signal ends this process with 130, after all that it has started, and after `cleanUp`. A second one waits for nothing.
 * @param {() => unknown} cleanUp
 */
export const endTogether = (cleanUp) => {
  together = true;
  // Who reads what we print may be gone already.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const stop = async () => {
    if (ending) for (const { pid } of atWork) signalled(-(pid ?? NaN), 'SIGKILL');
    if (ending) process.exit(130);
    ending = true;
    console.log('\nInterrupted: ending what was started…');
    await Promise.all([...atWork].map(end));
    await cleanUp();
    process.exit(130);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => void stop());
};
