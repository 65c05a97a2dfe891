import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { backUp, finishArchive, restore } from '../backups.mjs';
import { sql } from '../database.mjs';
import { seconds } from '../seconds.mjs';
import { erase, rowsOf } from './erasePerson.mjs';

/** @typedef {import('../stage.mjs').Stage} Stage */

/** Somebody whom the backup has, and who was erased since. */
const PERSON = 'returner@example.test';
const PAUSES = `INSERT INTO pauses (_id, paused, actor, created_at)
  SELECT name, true, 'server', now() FROM unnest(ARRAY['sales', 'payouts']) AS name`;
/** Number of requests that are paid after the moment. */
const PAID = 5;
/** Lines of a batch's file, filled in. It is made here, as nothing is paid out where cards are those of a test. */
const EXPORTED = `SELECT concat_ws(',', 1, _id, withdrawal_coin, 'paid', 'TX', '') FROM withdrawals
  WHERE status = 'pending' ORDER BY created_at LIMIT ${PAID}`;

/** A backup is made under load, and more is done, before a moment of rest and after it. @param {Stage} stage */
const workAroundMoment = async (stage) => {
  const { folder, cluster, servers, load, ask, work, more } = stage;
  await work();
  await more();
  backUp(folder, await cluster.leader());
  await more();
  await load.ask('rest');
  await load.ask('leaver', PERSON, ...servers.urls);
  await load.ask('mark');
  const moment = await ask('SELECT clock_timestamp()');
  const exported = await ask(EXPORTED);
  await setTimeout(1_000);
  await work();
  await more();
  await load.ask('rest');
  await erase(stage, PERSON);
  finishArchive(folder, await cluster.leader());
  return { moment, exported: `batch,request,coins,result,reference,reason\n${exported}\n` };
};

/**
 * Compares a restored database with what was confirmed by its moment, and mends what was done since, as
 * docs/operations.md says. Resolves to the number of charges since.
 * @param {Stage} stage
 * @param {Record<string, string>} env variables of the servers on the restored database
 * @param {string} file payouts that were exported since the moment
 */
const mend = async ({ servers, load }, env, file) => {
  const ask = (/** @type {string} */ statement) => sql(env.DATABASE_URL ?? '', statement);
  await ask(PAUSES);
  if ((await ask(rowsOf(PERSON))) === '0') throw new Error('Nobody came back to be erased.');
  await servers.command(['erase', '--again'], env);
  if ((await ask(rowsOf(PERSON))) !== '0') throw new Error('Who was erased is back.');
  await servers.command(['audit'], env);
  const { problems, since } = await load.ask('compareMarked', env.DATABASE_URL ?? '');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const said = await servers.command(['reconcile'], env).catch(String);
  const unsaid = since.filter((charge) => !said.includes(charge));
  if (since.length === 0 || unsaid.length > 0)
    throw new Error(`Charges that reconcile does not name: ${unsaid.join(' ')}`);
  await servers.command(['payouts', file], env);
  if ((await ask("SELECT count(*) FROM withdrawals WHERE status = 'approved'")) !== String(PAID))
    throw new Error('What was paid since is not paid in the restored books.');
  await servers.command(['audit'], env);
  return since.length;
};

/** Nothing is sold by servers of a restored database until an admin resumes. @param {Stage} stage @param {Record<string, string>} env */
const openAgain = async ({ servers, load }, env) => {
  await servers.stop();
  await servers.start(env);
  const paused = (await load.ask('buy', ...servers.urls)).status;
  await sql(env.DATABASE_URL ?? '', 'UPDATE pauses SET paused = false');
  const resumed = (await load.ask('buy', ...servers.urls)).status;
  if (paused !== 409 || resumed !== 200)
    throw new Error(`Purchases were answered with ${paused} while paused, and ${resumed} afterwards.`);
};

/**
 * The last backup is restored to a moment beside the cluster, and compared with what was confirmed then. What was done
 * since is mended, so that it could take the cluster's place.
 * @param {Stage} stage
 */
export const restoreToMoment = async (stage) => {
  const { folder, cluster, servers, ends, prove } = stage;
  await cluster.whole();
  const { moment, exported } = await workAroundMoment(stage);
  const from = Date.now();
  const restored = await restore(folder, moment, cluster.passwords);
  ends.unshift(restored.stop);
  const took = Date.now() - from;
  const env = {
    DATABASE_URL: restored.urlOf('server'),
    DATABASE_STANDBY: 'false',
    DATABASE_REPLICA_URL: '',
    SEAL_DIR: join(folder, 'restoredSeals'),
  };
  mkdirSync(env.SEAL_DIR);
  const file = join(folder, 'payout-batch-1.csv');
  writeFileSync(file, exported);
  const charges = await mend(stage, env, file);
  await openAgain(stage, env);
  await servers.stop();
  await restored.stop();
  rmSync(join(folder, 'restored'), { recursive: true });
  await servers.start();
  await prove();
  return {
    said: `restored to a moment in ${seconds(took)} s: all of then is there, nobody erased is back, ${charges} charges since are named, ${PAID} payouts since are booked, and nothing is sold before an admin resumes`,
  };
};
