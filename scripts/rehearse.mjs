import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildServer } from './buildServer.mjs';
import { findProgram } from './findProgram.mjs';
import { ensureInstalled } from './install.mjs';
import { findPostgres, owner } from './ownPostgres.mjs';
import { startCluster } from './rehearse/cluster.mjs';
import { backUp, restore } from './rehearse/restore.mjs';
import { createServers, newSecrets, startLoad } from './rehearse/servers.mjs';
import { root, run } from './run.mjs';
import { argsOf } from './smokes.mjs';

// `npm run rehearse`: three nodes of Patroni with a synchronous standby, two processes of the server and people at work.
// The leader is killed, cut off from everybody and paused in turn, `-- --rounds 20` times in all; after each time
// everything confirmed has to be there once, and books and seals right. `--more` changes secrets, erases and restores. As root, on Linux; docs/scale.md says more.
const { values } = parseArgs({
  args: argsOf('rehearse'),
  options: {
    rounds: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '6' },
    smoke: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
  },
});

/** Programs, and Debian's packages that bring them. */
const NEEDED = [
  ['etcd', 'etcd-server'],
  ['etcdctl', 'etcd-client'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  ['psql', 'postgresql-client'],
  ['ip', 'iproute2'],
  ['openssl', 'openssl'],
];

const missing = () => {
  const places = (/** @type {string} */ name) => [
    `/usr/bin/${name}`,
    `/usr/sbin/${name}`,
    `/bin/${name}`,
    `/sbin/${name}`,
  ];
  const packages = NEEDED.filter(([name = '']) => !findProgram({ names: [name], places: places(name) })).map(
    ([, name]) => name,
  );
  return [...packages, ...(findPostgres() ? [] : ['postgresql'])];
};

const FAULTS = ['kill', 'cut', 'pause'];
/** Confirmed changes before the leader is harmed, and under the next one. */
const SOME = 30;

if (values.smoke) {
  const packages = process.platform === 'linux' ? missing() : ['Linux'];
  console.log(packages.length > 0 ? `Missing for a rehearsal: ${packages.join(' ')}` : 'All is there for a rehearsal.');
  process.exit(await buildServer('rehearse'));
}
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  throw new Error('The rehearsal makes network namespaces: run it as root, on Linux.');
const packages = missing();
if (packages.length > 0)
  throw new Error(`Debian's packages are missing: apt-get install --no-install-recommends ${packages.join(' ')}`);
await ensureInstalled();
for (const kind of /** @type {const} */ (['server', 'rehearse']))
  if ((await buildServer(kind)) !== 0) throw new Error(`The ${kind} could not be built.`);

const folder = join(tmpdir(), `taskcoin-rehearsal-${randomBytes(4).toString('hex')}`);
mkdirSync(folder);
const user = owner();
if (user?.uid !== undefined) chownSync(folder, user.uid, user.gid);
/** @type {(() => void | Promise<void>)[]} */
const ends = [];
const began = Date.now();
const say = (/** @type {string} */ text) =>
  console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text}`);

const rehearse = async () => {
  const cluster = await startCluster(folder);
  ends.unshift(cluster.stop);
  say('three nodes, one of them a synchronous standby');
  if (cluster.overwrites)
    say('this Patroni must not go on after a pause: a paused node is reset, as a watchdog would do');
  const psql = async (/** @type {string} */ url, /** @type {readonly string[]} */ args) => {
    const { code, output } = await run('psql', [url, '-qX', '-v', 'ON_ERROR_STOP=1', ...args], { quiet: true });
    if (code !== 0) throw new Error(output);
  };
  /** First value of an answer. @param {string} url @param {string} question */
  const one = async (url, question) => {
    const { code, output } = await run('psql', [url, '-qAtX', '-c', question], { quiet: true });
    if (code !== 0) throw new Error(output);
    return output.trim();
  };
  await psql(cluster.urlOf('postgres', 'postgres'), ['-c', 'CREATE DATABASE taskcoin']);
  const superuser = cluster.urlOf('postgres');
  await psql(superuser, ['-f', join(root, 'deploy/postgres/roles.sql')]);
  for (const role of ['owner', 'server', 'reader'])
    await psql(superuser, ['-c', `ALTER ROLE taskcoin_${role} PASSWORD '${cluster.passwords[role]}'`]);

  const secrets = newSecrets();
  const load = await startLoad({ TOKEN_SECRET: secrets.TOKEN_SECRET, LANES: values.lanes });
  ends.unshift(load.stop);
  const servers = createServers(folder, {
    ...secrets,
    DATABASE_URL: cluster.urlOf('server'),
    DATABASE_REPLICA_URL: cluster.replicaUrl(),
    DATABASE_STANDBY: 'true',
    STRIPE_SECRET_KEY: load.company.secret,
    STRIPE_WEBHOOK_SECRET: load.company.webhook,
    STRIPE_TEST_SALES: 'true',
    STRIPE_API_BASE: load.company.url,
  });
  await servers.command(['migrate'], { DATABASE_URL: cluster.urlOf('owner') });
  await psql(cluster.urlOf('owner'), ['-f', join(root, 'deploy/postgres/grants.sql')]);
  ends.unshift(servers.stop);
  await servers.start();
  await load.ask('join', ...servers.urls);
  backUp(folder, cluster.urlOf('replicator', ''));

  /** Compares all that was confirmed with the rows, and proves books and seals. */
  const prove = async () => {
    const { problems } = await load.ask('compare', cluster.urlOf('reader'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    await servers.command(['seal']);
    await servers.command(['audit']);
  };
  const done = async () => (await load.ask('figures')).done;
  const more = async () => {
    const before = await done();
    while ((await done()) < before + SOME) await setTimeout(250);
  };

  /** Every secret of the server and its role's password change under load, in two steps. @param {Record<string, string>} old */
  const rehearseSecrets = async (old) => {
    const next = newSecrets();
    const also = (/** @type {Record<string, string>} */ some) =>
      Object.fromEntries(Object.entries(some).map(([name, value]) => [`${name}_ALSO`, value]));
    await load.ask('work', ...servers.urls);
    await more();
    await servers.stop();
    await servers.start(also(next));
    await more();
    const password = randomBytes(18).toString('hex');
    await psql(superuser, ['-c', `ALTER ROLE taskcoin_server PASSWORD '${password}'`]);
    cluster.passwords.server = password;
    await servers.stop();
    servers.set({
      ...next,
      ...also(old),
      DATABASE_URL: cluster.urlOf('server'),
      DATABASE_REPLICA_URL: cluster.replicaUrl(),
    });
    await servers.start();
    await more();
    await load.ask('rest');
    await servers.command(['rekey'], { DATABASE_URL: cluster.urlOf('owner') });
    await prove();
    say('all secrets changed under load: nobody was signed out');
  };

  /** Somebody is erased by a command, and nothing of the person is left. */
  const rehearseErasure = async () => {
    await load.ask('leaver', ...servers.urls);
    const id = await one(superuser, "SELECT _id FROM users WHERE email = 'leaver@example.test'");
    await servers.command(['erase', id, '--coins=10']);
    const left = await one(superuser, `SELECT count(*) FROM users WHERE users::text LIKE '%leaver%'`);
    if (left !== '0') throw new Error('Something is left of whom was erased.');
    await prove();
    say('a person was erased: books and seals are right');
  };

  /** The backup is restored to a moment of rest, with sales and payouts paused, and compared with what was confirmed then. */
  const rehearseRestore = async () => {
    await load.ask('mark');
    const moment = await one(superuser, 'SELECT clock_timestamp()');
    await setTimeout(1_000);
    await load.ask('work', ...servers.urls);
    await more();
    await load.ask('rest');
    const last = await one(superuser, 'SELECT pg_walfile_name(pg_switch_wal())');
    while (!existsSync(join(folder, 'archive', last))) await setTimeout(500);
    const from = Date.now();
    const restored = await restore(folder, moment, cluster.passwords);
    ends.unshift(restored.stop);
    const url = restored.urlOf('server');
    await psql(url, [
      '-c',
      "INSERT INTO pauses (_id, paused, actor, created_at) SELECT name, true, 'server', now() FROM unnest(ARRAY['sales', 'payouts']) AS name",
    ]);
    const own = {
      DATABASE_URL: url,
      DATABASE_STANDBY: 'false',
      DATABASE_REPLICA_URL: '',
      SEAL_DIR: join(folder, 'restoredSeals'),
    };
    await servers.command(['erase', '--again'], own);
    await servers.command(['audit'], own);
    const seconds = Math.round((Date.now() - from) / 1000);
    const { problems, since } = await load.ask('compareMarked', restored.urlOf('reader'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const said = await servers.command(['reconcile'], own).catch(String);
    const unsaid = since.filter((charge) => !said.includes(charge));
    if (since.length === 0 || unsaid.length > 0)
      throw new Error(`Charges that reconcile does not name: ${unsaid.join(' ')}`);
    say(
      `restored to a moment in ${seconds} s: all of then is there, ${since.length} charges since are named, nobody erased is back`,
    );
  };

  /** @type {Record<string, number[]>} */
  const pauses = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    const fault = FAULTS[round % FAULTS.length] ?? '';
    await cluster.whole();
    await load.ask('work', ...servers.urls);
    await more();
    let before = -1;
    await cluster.failOver(fault, async () => {
      const now = await done();
      if (before < 0) before = now;
      return now >= before + SOME;
    });
    await more();
    await cluster.whole();
    const { longest, done: all, statuses } = await load.ask('rest');
    await prove();
    (pauses[fault] ??= []).push(longest / 1000);
    say(
      `${round + 1}: ${fault}, ${(longest / 1000).toFixed(1)} s without an answer; ${all} confirmed, all there once. ${JSON.stringify(statuses)}`,
    );
  }
  if (values.more) {
    await rehearseSecrets({ ...secrets });
    await rehearseErasure();
    await rehearseRestore();
  }
  for (const [fault, all] of Object.entries(pauses)) {
    const sorted = all.toSorted((one, other) => one - other);
    say(
      `${fault}: ${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)} s in ${all.length} rounds, median ${sorted[Math.floor(all.length / 2)]?.toFixed(1)}`,
    );
  }
};

const clean = async () => {
  for (const end of ends.splice(0)) await end();
  if (process.exitCode !== 1 && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    process.exitCode = 1;
    void clean().then(() => process.exit());
  });
try {
  await rehearse();
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
  console.error(`Logs: ${folder}`);
} finally {
  await clean();
}
