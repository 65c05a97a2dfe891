import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Milliseconds that a program gets to close its browsers and databases before it is killed. */
const GRACE = 20_000;

/**
 * Running programs that this process has started (run.mjs).
 * @type {Set<ChildProcess>}
 */
export const atWork = new Set();

let together = false;
let ending = false;

/** True when each program is started in a process group, to end it with all its children; never on Windows. */
export const isTogether = () => together && process.platform !== 'win32';

export const isEnding = () => ending;

/**
 * Sends a signal, or only checks with 0; true if the process or group exists.
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
 * Kills a program and its children.
 * @param {ChildProcess} child
 */
export const kill = (child) => {
  if (!isTogether() || !signalled(-(child.pid ?? NaN), 'SIGKILL')) child.kill('SIGKILL');
};

/**
 * Ends a program and its children: first the program alone, as it closes its browsers and databases in order, then the
 * rest of its group.
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
 * Makes a signal end this process with 130, after all programs that it has started and after `cleanUp`. A second signal
 * ends it at once.
 * @param {() => unknown} cleanUp
 */
export const endTogether = (cleanUp) => {
  together = true;
  // The reader of our output may be gone.
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
