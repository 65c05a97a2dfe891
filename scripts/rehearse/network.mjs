import { readFileSync } from 'node:fs';
import { sh } from './sh.mjs';
import { ipOf, NETWORK, NODES } from './settings.mjs';

// A network namespace for each node, on a bridge where the servers are too.

const HOST = `${NETWORK}.254`;
const BRIDGE = 'tcbridge';
const linkOf = (/** @type {number} */ nth) => `tcn${nth}`;

/**
 * Name of a node's network namespace.
 * @param {number} nth number of the node
 */
export const spaceOf = (nth) => `taskcoin-n${nth}`;

/** Processes of a node. @param {number} nth */
const pidsOf = (nth) =>
  sh(`ip netns pids ${spaceOf(nth)}`)
    .split('\n')
    .filter(Boolean)
    .map(Number);

/**
 * Sends a signal to every process of a node.
 * @param {number} nth number of the node
 * @param {NodeJS.Signals} signal
 */
export const signalAll = (nth, signal) => {
  for (const pid of pidsOf(nth))
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
};

/**
 * Numbers of a node's processes whose command line has these words.
 * @param {number} nth number of the node
 * @param {string} words
 */
export const pidsWith = (nth, words) =>
  pidsOf(nth).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(words);
    } catch {
      return false;
    }
  });

/**
 * Takes a node from the network, or gives it back.
 * @param {number} nth number of the node
 * @param {'up' | 'down'} state
 */
export const setLink = (nth, state) => sh(`ip link set ${linkOf(nth)} ${state}`);

/** Ends all processes of the nodes and removes their network, also what an earlier rehearsal has left. */
export const removeNetwork = () => {
  for (const nth of NODES) {
    try {
      signalAll(nth, 'SIGCONT');
      signalAll(nth, 'SIGKILL');
    } catch {
      continue;
    }
    // The link first: a space whose processes are still ending keeps it.
    sh(`ip link del ${linkOf(nth)} 2>/dev/null || true; ip netns del ${spaceOf(nth)}`);
  }
  sh(`ip link del ${BRIDGE} 2>/dev/null || true`);
};

export const makeNetwork = () => {
  if (sh('ip -o addr').includes(` ${NETWORK}.`))
    throw new Error(`The rehearsal needs the addresses ${NETWORK}.0/24, some of which this machine has already.`);
  sh(`ip link add ${BRIDGE} type bridge; ip addr add ${HOST}/24 dev ${BRIDGE}; ip link set ${BRIDGE} up`);
  for (const nth of NODES)
    sh(`ip netns add ${spaceOf(nth)}
      ip link add ${linkOf(nth)} type veth peer name eth0 netns ${spaceOf(nth)}
      ip link set ${linkOf(nth)} master ${BRIDGE} up
      ip -n ${spaceOf(nth)} addr add ${ipOf(nth)}/24 dev eth0
      ip -n ${spaceOf(nth)} link set eth0 up
      ip -n ${spaceOf(nth)} link set lo up`);
};
