import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, owner } from '../ownPostgres.mjs';
import { DATABASE, etcdOf, haproxyOf, ipOf, NODES, patroniOf } from './settings.mjs';

// Three nodes of etcd, Patroni and PostgreSQL with a synchronous standby in strict mode, each in a network namespace of
// its own, behind haproxy: what docs/scale.md calls a standby, with the settings that a rehearsal on one machine needs.

/** @typedef {{ name: string, role: string, state: string }} Member */

const HOST = '10.77.0.254';
const spaceOf = (/** @type {number} */ nth) => `taskcoin-n${nth}`;
const linkOf = (/** @type {number} */ nth) => `tcn${nth}`;
const BRIDGE = 'tcbridge';

const sh = (/** @type {string} */ line) => execFileSync('sh', ['-ec', line], { encoding: 'utf8', stdio: 'pipe' });
/** Processes of a node. @param {number} nth */
const pidsOf = (nth) =>
  sh(`ip netns pids ${spaceOf(nth)}`)
    .split('\n')
    .filter(Boolean)
    .map(Number);
/** @param {number} nth @param {NodeJS.Signals} signal */
const signalAll = (nth, signal) => {
  for (const pid of pidsOf(nth))
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
};

/** Undoes what a rehearsal has left of the network. */
const removeNetwork = () => {
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

const makeNetwork = () => {
  sh(`ip link add ${BRIDGE} type bridge; ip addr add ${HOST}/24 dev ${BRIDGE}; ip link set ${BRIDGE} up`);
  for (const nth of NODES)
    sh(`ip netns add ${spaceOf(nth)}
      ip link add ${linkOf(nth)} type veth peer name eth0 netns ${spaceOf(nth)}
      ip link set ${linkOf(nth)} master ${BRIDGE} up
      ip -n ${spaceOf(nth)} addr add ${ipOf(nth)}/24 dev eth0
      ip -n ${spaceOf(nth)} link set eth0 up
      ip -n ${spaceOf(nth)} link set lo up`);
};

/** Authority of the rehearsal, and a certificate for all nodes. @param {string} folder */
const makeCertificates = (folder) => {
  const names = [...NODES.map((nth) => `IP:${ipOf(nth)}`), 'IP:127.0.0.1'].join(',');
  sh(`cd ${folder}
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout ca.key -out ca.crt -subj /CN=rehearsal 2>/dev/null
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout node.key -out node.csr -subj /CN=node 2>/dev/null
    printf 'subjectAltName=${names}' >names
    openssl x509 -req -in node.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out node.crt 2>/dev/null
    chmod 600 node.key; chown postgres: node.key node.crt ca.crt`);
};

/**
 * True for a Patroni before 3.0.3, as Debian 12's, whose paused leader takes the lock back when it goes on. What the next
 * leader has confirmed is rewound then (its pull request 2689): a watchdog has to reset such a node.
 */
const overwritesLock = () => {
  const [major = 0, minor = 0, patch = 0] = /[\d.]+/.exec(sh('patroni --version'))?.[0].split('.').map(Number) ?? [];
  return major * 10_000 + minor * 100 + patch < 30_003;
};

/** Starts the cluster in a folder that the user postgres may enter. @param {string} folder */
export const startCluster = async (folder) => {
  const user = owner();
  const programs = findPostgres() ?? '';
  const overwrites = overwritesLock();
  /** @type {Record<string, string>} */
  const passwords = {};
  for (const name of ['postgres', 'replicator', 'rewinder', 'patroni', 'etcd', 'owner', 'server', 'reader'])
    passwords[name] = randomBytes(18).toString('hex');
  removeNetwork();
  makeNetwork();
  makeCertificates(folder);
  sh(`cd ${folder}; mkdir etcd archive; mount -t tmpfs -o size=512m tmpfs etcd; chown postgres: etcd archive`);
  const ca = readFileSync(join(folder, 'ca.crt'));

  /** Starts a program as postgres, within a node's network. @param {number} nth @param {string} name @param {string[]} args */
  const startIn = (nth, name, args) => {
    const log = openSync(join(folder, `${name.split('/').at(-1)}${nth}.log`), 'a');
    const as = [
      'netns',
      'exec',
      spaceOf(nth),
      'setpriv',
      `--reuid=${user?.uid}`,
      `--regid=${user?.gid}`,
      '--init-groups',
    ];
    // Not root's home, where no other user may look for certificates.
    const env = { ...process.env, HOME: folder };
    spawn('ip', [...as, name, ...args], { cwd: folder, env, stdio: ['ignore', log, log], detached: true }).unref();
  };
  const startNode = (/** @type {number} */ nth) => {
    startIn(nth, 'etcd', etcdOf(folder, nth));
    startIn(nth, 'patroni', [join(folder, `n${nth}.yml`)]);
  };
  for (const nth of NODES) {
    const file = join(folder, `n${nth}.yml`);
    writeFileSync(file, JSON.stringify(patroniOf(folder, nth, passwords, programs), null, 1), { mode: 0o600 });
    if (user?.uid !== undefined) chownSync(file, user.uid, user.gid);
    startIn(nth, 'etcd', etcdOf(folder, nth));
  }
  const etcdctl = `ETCDCTL_API=3 etcdctl --cacert ${folder}/ca.crt --endpoints https://${ipOf(1)}:2379`;
  for (let left = 60; ; left--)
    try {
      sh(`${etcdctl} endpoint health >/dev/null 2>&1`);
      break;
    } catch (error) {
      if (left === 0) throw new Error('etcd did not start.', { cause: error });
      await setTimeout(500);
    }
  sh(`${etcdctl} user add root:${passwords.etcd}; ${etcdctl} user grant-role root root; ${etcdctl} auth enable`);
  for (const nth of NODES) startIn(nth, 'patroni', [join(folder, `n${nth}.yml`)]);
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyOf(folder));
  const haproxy = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });

  /** Answer of a node's Patroni; undefined where it has none. @param {number} nth @returns {Promise<Member[] | undefined>} */
  const membersBy = (nth) =>
    new Promise((resolve) => {
      const asked = get(
        { host: ipOf(nth), port: 8008, path: '/cluster', ca, timeout: 2_000, agent: false },
        (answer) => {
          let text = '';
          answer.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()));
          answer.on('end', () => {
            try {
              /** @type {unknown} */
              const said = JSON.parse(text);
              resolve(/** @type {{ members: Member[] }} */ (said).members);
            } catch {
              resolve(undefined);
            }
          });
        },
      );
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(undefined));
    });
  /** Members by the first of some nodes that answers. @param {readonly number[]} nodes */
  const members = async (nodes = NODES) => {
    for (const nth of nodes) {
      const found = await membersBy(nth);
      if (found) return found;
    }
    return [];
  };
  const leaderBy = async (/** @type {readonly number[]} */ nodes) => {
    const found = (await members(nodes)).find(({ role, state }) => role === 'leader' && state === 'running');
    return Number(found?.name.slice(1) ?? 0);
  };
  /** @param {string} what @param {number} seconds @param {() => Promise<boolean>} isSo */
  const waitFor = async (what, seconds, isSo) => {
    for (const end = Date.now() + seconds * 1000; !(await isSo());) {
      if (Date.now() > end)
        throw new Error(`${what}: not within ${seconds} seconds. ${JSON.stringify(await members())}`);
      await setTimeout(500);
    }
  };
  const isWhole = async () => {
    const found = await members();
    const roles = found.map(({ role }) => role);
    const isUp = found.every(({ state }) => ['running', 'streaming'].includes(state));
    return found.length === 3 && isUp && roles.includes('leader') && roles.includes('sync_standby');
  };

  /** @type {Record<string, { harm: (nth: number) => void, heal: (nth: number) => void }>} */
  const faults = {
    kill: { harm: (nth) => signalAll(nth, 'SIGKILL'), heal: startNode },
    cut: {
      harm: (nth) => sh(`ip link set ${linkOf(nth)} down`),
      heal: (nth) => sh(`ip link set ${linkOf(nth)} up`),
    },
    // Twice, as a process may have begun another one.
    pause: {
      harm: (nth) => [1, 2].forEach(() => signalAll(nth, 'SIGSTOP')),
      heal: (nth) => {
        signalAll(nth, overwrites ? 'SIGKILL' : 'SIGCONT');
        if (overwrites) startNode(nth);
      },
    },
  };
  const urlOf = (/** @type {string} */ role, /** @type {number} */ port, database = 'taskcoin') =>
    `postgres://${role.replace(/^(?=owner|server|reader)/, 'taskcoin_')}:${passwords[role]}@127.0.0.1:${port}/${database}?sslmode=verify-full&sslrootcert=${folder}/ca.crt`;
  const isReached = (/** @type {string} */ url) => {
    try {
      return sh(`psql -qAtX '${url}' -c 'SELECT 1'`) !== '';
    } catch {
      return false;
    }
  };
  await waitFor('The cluster', 180, isWhole);
  const ways = [DATABASE.primary, DATABASE.replica].map((port) => urlOf('postgres', port, 'postgres'));
  await waitFor('haproxy', 60, () => Promise.resolve(ways.every(isReached)));

  return {
    overwrites,
    passwords,
    /** Address of the database for a role, by haproxy, with the certificate checked. */
    urlOf: (/** @type {string} */ role, database = 'taskcoin') => urlOf(role, DATABASE.primary, database),
    replicaUrl: () => urlOf('server', DATABASE.replica),
    whole: () => waitFor('All three nodes', 180, isWhole),
    /** Harms the leader until another one leads and `goesOn`, and heals it. @param {string} fault @param {() => Promise<boolean>} goesOn */
    failOver: async (fault, goesOn) => {
      const leader = await leaderBy(NODES);
      const others = NODES.filter((nth) => nth !== leader);
      const { harm, heal } = faults[fault] ?? { harm: () => {}, heal: () => {} };
      harm(leader);
      try {
        await waitFor('Another leader', 120, async () => ![0, leader].includes(await leaderBy(others)));
        await waitFor('Work under another leader', 120, goesOn);
      } finally {
        heal(leader);
      }
    },
    stop: () => {
      haproxy.kill();
      removeNetwork();
      sh(`umount ${folder}/etcd || true`);
    },
  };
};
