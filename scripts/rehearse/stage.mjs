import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../run.mjs';
import { beginArchive } from './backups.mjs';
import { startCluster } from './cluster.mjs';
import { sql, sqlFile } from './database.mjs';
import { startLoad } from './load.mjs';
import { createServers, newSecrets } from './servers.mjs';

/** Confirmed changes that show that work goes on. */
const SOME = 30;

/** @typedef {{ program: string, grants: string }} Build */
/** Server of this checkout, and the rights on its tables. @type {Build} */
export const OWN = { program: join(root, 'dist-node/server.mjs'), grants: join(root, 'deploy/postgres/grants.sql') };

/** @typedef {Awaited<ReturnType<typeof setStage>>} Stage */

/**
 * Sets up all that steps work on: cluster, servers and people. `ends` gets what ends them, the last one first.
 * @param {{ folder: string, build: Build, lanes: string, ends: (() => unknown)[] }} options
 */
export const setStage = async ({ folder, build, lanes, ends }) => {
  const cluster = await startCluster(folder, ends);
  await sql(cluster.urlOf('postgres', 'postgres'), 'CREATE DATABASE taskcoin');
  /** Question to the database as its superuser. @param {string} statement */
  const ask = (statement) => sql(cluster.urlOf('postgres'), statement);
  await sqlFile(cluster.urlOf('postgres'), join(root, 'deploy/postgres/roles.sql'));
  for (const role of ['owner', 'server', 'reader'])
    await ask(`ALTER ROLE taskcoin_${role} PASSWORD '${cluster.passwords[role]}'`);
  beginArchive(folder, await cluster.leader());

  const secrets = newSecrets();
  const load = await startLoad({ TOKEN_SECRET: secrets.TOKEN_SECRET, LANES: lanes });
  ends.unshift(load.stop);
  const servers = createServers(folder, build.program, {
    ...secrets,
    DATABASE_URL: cluster.urlOf('server'),
    DATABASE_REPLICA_URL: cluster.replicaUrl(),
    DATABASE_STANDBY: 'true',
    STRIPE_SECRET_KEY: load.company.secret,
    STRIPE_WEBHOOK_SECRET: load.company.webhook,
    STRIPE_TEST_SALES: 'true',
    STRIPE_API_BASE: load.company.url,
    ...load.company.bucket,
  });
  /** Brings the tables to a build, and gives the rights on them. @param {Build} to */
  const migrate = async ({ program, grants }) => {
    servers.use(program);
    await servers.command(['migrate'], { DATABASE_URL: cluster.urlOf('owner') });
    await sqlFile(cluster.urlOf('owner'), grants);
  };
  await migrate(build);
  ends.unshift(servers.stop);
  await servers.start();
  await load.ask('join', ...servers.urls);

  const done = async () => (await load.ask('figures')).done;
  return {
    folder,
    cluster,
    secrets,
    servers,
    load,
    ends,
    migrate,
    done,
    ask,
    work: () => load.ask('work', ...servers.urls),
    /** Waits for some changes that are confirmed from now on. */
    more: async () => {
      const before = await done();
      while ((await done()) < before + SOME) await setTimeout(250);
    },
    /** Tells whether some changes were confirmed since the first question. */
    goesOn: () => {
      let before = -1;
      return async () => {
        const now = await done();
        if (before < 0) before = now;
        return now >= before + SOME;
      };
    },
    /** Compares all that was confirmed with the rows, and proves books and seals. */
    prove: async () => {
      const { problems } = await load.ask('compare', cluster.urlOf('reader'));
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await servers.command(['seal']);
      await servers.command(['audit']);
    },
  };
};
