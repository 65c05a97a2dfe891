import { newSecrets } from '../servers.mjs';

const also = (/** @type {Record<string, string>} */ some) =>
  Object.fromEntries(Object.entries(some).map(([name, value]) => [`${name}_ALSO`, value]));

/**
 * Every secret of the server and the passwords of its roles change under load, in two steps; people keep their tokens of before.
 * @param {import('../stage.mjs').Stage} stage
 */
export const changeSecrets = async ({ cluster, servers, load, secrets, ask, work, more, prove }) => {
  const next = newSecrets();
  await work();
  await more();
  await servers.replace(also(next));
  await more();
  for (const role of ['owner', 'server', 'reader']) {
    const password = cluster.newPassword();
    await ask(`ALTER ROLE taskcoin_${role} PASSWORD '${password}'`);
    cluster.passwords[role] = password;
  }
  servers.set({
    ...next,
    ...also(secrets),
    DATABASE_URL: cluster.urlOf('server'),
    DATABASE_REPLICA_URL: cluster.replicaUrl(),
  });
  await servers.replace();
  await more();
  await load.ask('rest');
  await servers.command(['rekey'], { DATABASE_URL: cluster.urlOf('owner') });
  await prove();
  return { said: 'all secrets changed under load: nobody was signed out' };
};
