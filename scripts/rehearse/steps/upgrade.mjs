import { seconds } from '../seconds.mjs';
import { OWN } from '../stage.mjs';

/**
 * Tables and servers of an earlier version are brought to this one under load, as docs/operations.md says it: migrate,
 * rights, and each process anew.
 * @param {import('../stage.mjs').Stage} stage
 */
export const upgrade = async ({ servers, load, ask, migrate, work, more, prove }) => {
  const steps = 'SELECT count(*) FROM migrations';
  const before = Number(await ask(steps));
  await work();
  await more();
  await migrate(OWN);
  const taken = Number(await ask(steps)) - before;
  if (taken === 0) throw new Error('There was nothing to migrate: say an earlier commit, --from COMMIT.');
  // By processes of the earlier version, on tables of this one.
  await more();
  await servers.replace();
  await more();
  const { longest } = await load.ask('rest');
  await prove();
  return { said: `${taken} steps taken under load, ${seconds(longest)} s without an answer at most` };
};
