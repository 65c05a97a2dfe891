import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { builtAtCommit, succeed } from '../../bench/atCommit.mjs';
import { run, runPackage } from '../run.mjs';

const BUILD = ['build', '--config', 'server/vite.config.ts', '--mode', 'server', '--logLevel', 'warn'];

/** Commit before the one that brought the last migration; '' where there is no history. */
const beforeLastMigration = async () => {
  const asked = ['log', '-1', '--diff-filter=A', '--format=%H', '--', 'server/postgres/migrations'];
  const { code, output } = await run('git', asked, { quiet: true });
  return code === 0 && output.trim() !== '' ? `${output.trim()}^` : '';
};

/**
 * Builds the server of an earlier commit; resolves to it and the rights on its tables. Undefined where there is no
 * history.
 * @param {string | undefined} commit by default the last one before the newest migration
 */
export const formerBuild = async (commit) => {
  const from = commit ?? (await beforeLastMigration());
  if (from === '') return undefined;
  const folder = await builtAtCommit(from, 'rehearse', async (tree) => {
    await succeed(`The build of ${from} failed`, runPackage('vite', BUILD, { cwd: tree, quiet: true }));
    cpSync(join(tree, 'deploy/postgres/grants.sql'), join(tree, 'dist-node/grants.sql'));
    return join(tree, 'dist-node');
  });
  return { program: join(folder, 'server.mjs'), grants: join(folder, 'grants.sql') };
};
