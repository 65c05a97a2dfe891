import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, owner } from '../ownPostgres.mjs';

const PORT = 6634;

/** Base backup of the primary, into a folder. @param {string} folder @param {string} url */
export const backUp = (folder, url) => {
  const args = ['-D', join(folder, 'backup'), '-d', url, '-X', 'none', '-c', 'fast'];
  execFileSync(join(findPostgres() ?? '', 'pg_basebackup'), args, {
    ...owner(),
    cwd: folder,
    env: { ...process.env, HOME: folder },
    stdio: 'pipe',
  });
};

/**
 * Restores the backup to a moment, by the archived log, as a server of its own without a standby. Resolves to its
 * address for a role, and a function that ends it.
 * @param {string} folder @param {string} moment @param {Record<string, string>} passwords
 */
export const restore = async (folder, moment, passwords) => {
  const data = join(folder, 'backup');
  const files = { hba_file: join(folder, 'restored.hba'), ident_file: join(folder, 'restored.ident') };
  writeFileSync(files.hba_file, 'host all all 127.0.0.1/32 scram-sha-256\n', { mode: 0o644 });
  writeFileSync(files.ident_file, '', { mode: 0o644 });
  execFileSync('touch', [join(data, 'recovery.signal')], owner());
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(PORT),
    ...files,
    ssl: 'off',
    archive_mode: 'off',
    synchronous_standby_names: '',
    unix_socket_directories: '',
    restore_command: `cp ${folder}/archive/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const log = openSync(join(folder, 'restored.log'), 'a');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(findPostgres() ?? '', 'postgres'), ['-D', data, ...flags], {
    ...owner(),
    cwd: folder,
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
