import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, owner } from '../ownPostgres.mjs';
import { createAsker, overwritesLock } from './askPatroni.mjs';
import { writeBackupSettings } from './backups.mjs';
import { makeCertificates, trust, setCertificate } from './certificates.mjs';
import { fillDisk, freeDisk, makeDisks, removeDisks } from './disks.mjs';
import { makeNetwork, pidsWith, removeNetwork, setLink, signalAll, spaceOf } from './network.mjs';
import { addUser, etcdctl, isHealthy } from './etcdctl.mjs';
import { DATABASE, etcdOf, haproxyOf, ipOf, NODES, patroniOf } from './settings.mjs';
import { sh } from './sh.mjs';

// Three nodes of etcd, Patroni and PostgreSQL with a synchronous standby in strict mode, each in a network namespace of
// its own, behind haproxy: what docs/scale.md calls a standby, with the settings that a rehearsal on one machine needs.

const FOLLOWERS = "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'";
const ROLES = ['postgres', 'replicator', 'rewinder', 'patroni', 'etcdRoot', 'owner', 'server', 'reader'];
/** Authority by which the nodes' certificates are at first. */
export const FIRST = 'first';
const newPassword = () => randomBytes(18).toString('hex');
/** Another user of etcd for Patroni, as NAME:PASSWORD. */
const newLogin = () => ({ etcd: `patroni-${randomBytes(3).toString('hex')}:${newPassword()}` });

/** Writes Patroni's settings of a node. @param {string} folder @param {number} nth @param {Record<string, string>} passwords */
const writeSettings = (folder, nth, passwords) => {
  const [file, user] = [join(folder, `n${nth}.yml`), owner()];
  const settings = patroniOf(folder, nth, passwords, findPostgres() ?? '');
  writeFileSync(file, JSON.stringify(settings, null, 1), { mode: 0o600 });
  if (user?.uid !== undefined) chownSync(file, user.uid, user.gid);
};

/** Starts a program as postgres, within a node's network. @param {string} folder @param {number} nth @param {string} name @param {string[]} args */
const startIn = (folder, nth, name, args) => {
  const user = owner();
  const log = openSync(join(folder, `${name}${nth}.log`), 'a');
  const ids = [`--reuid=${user?.uid}`, `--regid=${user?.gid}`, '--init-groups'];
  // Not root's home, where no other user may look for certificates.
  const options = { cwd: folder, env: { ...process.env, HOME: folder } };
  const child = spawn('ip', ['netns', 'exec', spaceOf(nth), 'setpriv', ...ids, name, ...args], {
    ...options,
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
};
const startEtcd = (/** @type {string} */ folder, /** @type {number} */ nth) =>
  startIn(folder, nth, 'etcd', etcdOf(folder, nth));
const startPatroni = (/** @type {string} */ folder, /** @type {number} */ nth) =>
  startIn(folder, nth, 'patroni', [join(folder, `n${nth}.yml`)]);
const startNode = (/** @type {string} */ folder, /** @type {number} */ nth) => {
  startEtcd(folder, nth);
  startPatroni(folder, nth);
};

/** Waits for etcd, and gives it its users. @param {string} folder @param {Record<string, string>} passwords */
const closeEtcd = async (folder, { etcdRoot, etcd = '' }) => {
  for (let left = 60; ; left--)
    try {
      etcdctl(folder, 'endpoint health 2>&1');
      break;
    } catch (error) {
      if (left === 0) throw new Error('etcd did not start.', { cause: error });
      await setTimeout(500);
    }
  addUser(folder, `root:${etcdRoot}`);
  addUser(folder, etcd);
  etcdctl(folder, 'auth enable');
};

/**
 * Faults of a leader, and their ends.
 * @type {Record<string, { harm: (folder: string, nth: number) => void, heal: (folder: string, nth: number) => void }>}
 */
const faults = {
  kill: { harm: (_, nth) => signalAll(nth, 'SIGKILL'), heal: startNode },
  cut: { harm: (_, nth) => setLink(nth, 'down'), heal: (_, nth) => setLink(nth, 'up') },
  pause: {
    // Twice, as a process may have begun another one.
    harm: (_, nth) => [1, 2].forEach(() => signalAll(nth, 'SIGSTOP')),
    heal: (folder, nth) => {
      const isReset = overwritesLock();
      signalAll(nth, isReset ? 'SIGKILL' : 'SIGCONT');
      if (isReset) startNode(folder, nth);
    },
  },
};

/**
 * Starts the cluster in a folder that the user postgres may enter. `ends` gets what ends it, also after a failed start.
 * @param {string} folder
 * @param {(() => unknown)[]} ends
 */
export const startCluster = async (folder, ends) => {
  /** @type {Record<string, string>} */
  const passwords = { ...Object.fromEntries(ROLES.map((role) => [role, newPassword()])), ...newLogin() };
  removeNetwork();
  removeDisks();
  ends.unshift(() => {
    removeNetwork();
    removeDisks(folder);
  });
  makeNetwork();
  makeDisks(folder);
  makeCertificates(folder, FIRST);
  trust(folder, FIRST);
  writeBackupSettings(folder);
  for (const nth of NODES) {
    setCertificate(folder, nth, FIRST);
    writeSettings(folder, nth, passwords);
    startEtcd(folder, nth);
  }
  await closeEtcd(folder, passwords);
  for (const nth of NODES) startPatroni(folder, nth);
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyOf(folder));
  const startHaproxy = (/** @type {string[]} */ ...more) =>
    spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg'), ...more], { stdio: 'ignore' });
  let haproxy = startHaproxy();
  ends.unshift(() => haproxy.kill());

  const { leaderBy, isWhole, set, reload, waitFor } = createAsker(folder, passwords);
  const urlOf = (/** @type {string} */ role, /** @type {number} */ port, database = 'taskcoin', host = '127.0.0.1') =>
    `postgres://${role.replace(/^(?=owner|server|reader)/, 'taskcoin_')}:${passwords[role]}@${host}:${port}/${database}?sslmode=verify-full&sslrootcert=${folder}/ca.crt`;
  /** Answer of a database, '' where there is none. @param {string} url @param {string} statement */
  const answerOf = (url, statement) => {
    try {
      return sh(`psql -qAtX '${url}' -c "${statement}"`).trim();
    } catch {
      return '';
    }
  };
  const isReached = (/** @type {string} */ url) => answerOf(url, 'SELECT 1') !== '';
  /** Address of a node's own database. */
  const urlAt = (/** @type {number} */ nth) => urlOf('postgres', 5432, 'postgres', ipOf(nth));
  /** True when the leader itself has all others as standbys, none of which is still being rewound. */
  const isFollowed = async () => answerOf(urlAt(await leaderBy(NODES)), FOLLOWERS) === String(NODES.length - 1);
  const whole = (next = 'sync_standby') =>
    waitFor('All three nodes', 240, async () => (await isWhole(next)) && (await isFollowed()));
  await whole();
  const ways = [DATABASE.primary, DATABASE.replica].map((port) => urlOf('postgres', port, 'postgres'));
  await waitFor('haproxy', 60, () => Promise.resolve(ways.every(isReached)));

  return {
    passwords,
    newPassword,
    newLogin,
    /** Address of the database for a role, by haproxy, with the certificate checked. */
    urlOf: (/** @type {string} */ role, database = 'taskcoin') => urlOf(role, DATABASE.primary, database),
    urlAt,
    replicaUrl: () => urlOf('server', DATABASE.replica),
    leader: () => leaderBy(NODES),
    whole,
    /** Writes all nodes' settings with some other passwords. @param {Record<string, string>} next */
    write: (next) => NODES.forEach((nth) => writeSettings(folder, nth, { ...passwords, ...next })),
    reload,
    waitFor,
    isReached,
    /** Has a node's Patroni, and PostgreSQL by it, read settings and certificates again. */
    reloadNode: (/** @type {number} */ nth) =>
      pidsWith(nth, `/n${nth}.yml`).forEach((pid) => process.kill(pid, 'SIGHUP')),
    /** Starts a node's etcd anew, and waits for it. */
    restartEtcd: async (/** @type {number} */ nth) => {
      const [former] = pidsWith(nth, `--name e${nth} `);
      if (former !== undefined) process.kill(former, 'SIGTERM');
      await waitFor('The end of etcd', 30, () => Promise.resolve(pidsWith(nth, `--name e${nth} `).length === 0));
      startEtcd(folder, nth);
      await waitFor('etcd', 60, () => Promise.resolve(isHealthy(folder, nth, passwords.etcd ?? '')));
    },
    /** Has another haproxy take over, as its service's reload does; `meanwhile` ends the connections by the former one. */
    reloadHaproxy: async (/** @type {() => Promise<unknown>} */ meanwhile) => {
      const former = haproxy;
      const ended = once(former, 'close');
      haproxy = startHaproxy('-sf', String(former.pid));
      await meanwhile();
      await ended;
    },
    /** Harms the leader until another one leads and `goesOn`, and heals it. @param {string} fault @param {() => Promise<boolean>} goesOn */
    failOver: async (fault, goesOn) => {
      const leader = await leaderBy(NODES);
      const others = NODES.filter((nth) => nth !== leader);
      const { harm, heal } = faults[fault] ?? { harm: () => {}, heal: () => {} };
      harm(folder, leader);
      try {
        await waitFor('Another leader', 120, async () => ![0, leader].includes(await leaderBy(others)));
        await waitFor('Work under another leader', 120, goesOn);
      } finally {
        heal(folder, leader);
      }
    },
    fillDisks: () => NODES.forEach((nth) => fillDisk(folder, nth)),
    freeDisks: () => NODES.forEach((nth) => freeDisk(folder, nth)),
    /** Turns the wait for a standby on, in its strict mode, or off. @param {boolean} isOn */
    setSynchronous: async (isOn) => {
      await set({ synchronous_mode: isOn, synchronous_mode_strict: isOn });
      await whole(isOn ? 'sync_standby' : 'replica');
    },
  };
};
