import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, owner } from '../ownPostgres.mjs';
import { backupSettingsOf, dataOf, diskOf, NODES } from './settings.mjs';
import { asPostgres, sh } from './sh.mjs';

/** Port of what is restored. */
const PORT = 6634;

/**
 * Writes pgBackRest's settings for each node: one repository for whoever leads.
 * @param {string} folder the rehearsal's
 */
export const writeBackupSettings = (folder) => {
  sh(`cd ${folder}; mkdir -m 750 repository; chown postgres: repository`);
  for (const nth of NODES)
    writeFileSync(
      backupSettingsOf(folder, nth),
      `[global]
repo1-path=${folder}/repository
repo1-retention-full=2
start-fast=y
log-level-file=off
lock-path=${folder}/lock${nth}
[main]
pg1-path=${dataOf(folder, nth)}
pg1-socket-path=${diskOf(folder, nth)}
`,
    );
};

/**
 * Output of pgBackRest on a node, with some arguments.
 * @param {string} folder the rehearsal's
 * @param {number} nth number of the node
 * @param {string[]} args
 */
const pgbackrest = (folder, nth, ...args) =>
  asPostgres(folder, 'pgbackrest', [`--config=${backupSettingsOf(folder, nth)}`, '--stanza=main', ...args]);

/**
 * Makes the repository, into which whoever leads archives from then on.
 * @param {string} folder the rehearsal's
 * @param {number} leader number of the node that leads
 */
export const beginArchive = (folder, leader) => void pgbackrest(folder, leader, 'stanza-create');

/**
 * Whole backup of the leader.
 * @param {string} folder the rehearsal's
 * @param {number} leader number of the node that leads
 */
export const backUp = (folder, leader) => void pgbackrest(folder, leader, '--type=full', 'backup');

/**
 * Waits until PostgreSQL's log is archived up to this moment.
 * @param {string} folder the rehearsal's
 * @param {number} leader number of the node that leads
 */
export const finishArchive = (folder, leader) => void pgbackrest(folder, leader, 'check');

/**
 * Restores the last backup to a moment, by the archived log, as a server of its own without a standby. Resolves to a
 * function that returns its address for a database role, and one that ends it.
 * @param {string} folder the rehearsal's
 * @param {string} moment a timestamp as PostgreSQL writes it
 * @param {Record<string, string>} passwords of the database roles, by role
 */
export const restore = async (folder, moment, passwords) => {
  const data = join(folder, 'restored');
  mkdirSync(data, { mode: 0o700 });
  sh(`chown postgres: ${data}`);
  const to = ['--type=time', `--target=${moment}`, '--target-action=promote', '--archive-mode=off'];
  pgbackrest(folder, 1, `--pg1-path=${data}`, ...to, 'restore');
  const files = { hba_file: join(folder, 'restored.hba'), ident_file: join(folder, 'restored.ident') };
  writeFileSync(files.hba_file, 'host all all 127.0.0.1/32 scram-sha-256\n', { mode: 0o644 });
  writeFileSync(files.ident_file, '', { mode: 0o644 });
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port: String(PORT), unix_socket_directories: '', ssl: 'off' },
    ...{ synchronous_standby_names: '', ...files },
  };
  const log = openSync(join(folder, 'restored.log'), 'a');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(findPostgres() ?? '', 'postgres'), ['-D', data, ...flags], {
    ...owner(),
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'close');
  const urlOf = (/** @type {string} */ role) =>
    `postgres://taskcoin_${role}:${passwords[role]}@127.0.0.1:${PORT}/taskcoin`;
  const isWritable = () => {
    try {
      const asked = ['-qAtX', urlOf('server'), '-c', 'SELECT pg_is_in_recovery()'];
      return execFileSync('psql', asked, { encoding: 'utf8', stdio: 'pipe' }).trim() === 'f';
    } catch {
      return false;
    }
  };
  for (let left = 240; !isWritable(); left--) {
    if (left === 0 || child.exitCode !== null)
      throw new Error(`The backup was not restored: see ${folder}/restored.log.`);
    await setTimeout(500);
  }
  return {
    urlOf,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
};
