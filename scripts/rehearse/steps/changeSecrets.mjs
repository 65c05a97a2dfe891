import { newSecrets } from '../servers.mjs';

const also = (/** @type {Record<string, string>} */ some) =>
  Object.fromEntries(Object.entries(some).map(([name, value]) => [`${name}_ALSO`, value]));

/**
 * Every secret of the server, the card company's two and the passwords of its roles change under load. People keep their
 * tokens of before, and the company tells of charges all the time.
 * @param {import('../stage.mjs').Stage} stage
 */
export const changeSecrets = async ({ cluster, servers, load, secrets, ask, work, more, prove }) => {
  const { company } = load;
  const next = newSecrets();
  const card = { key: `sk_test_${cluster.newPassword()}`, webhook: `whsec_${cluster.newPassword()}` };
  await work();
  await more();
  await servers.replace(also(next));
  await more();
  for (const role of ['owner', 'server', 'reader']) {
    const password = cluster.newPassword();
    await ask(`ALTER ROLE taskcoin_${role} PASSWORD '${password}'`);
    cluster.passwords[role] = password;
  }
  await load.ask('allowKey', card.key);
  servers.set({
    ...next,
    ...also(secrets),
    STRIPE_SECRET_KEY: card.key,
    STRIPE_WEBHOOK_SECRET: card.webhook,
    STRIPE_WEBHOOK_SECRET_ALSO: company.webhook,
    DATABASE_URL: cluster.urlOf('server'),
    DATABASE_REPLICA_URL: cluster.replicaUrl(),
  });
  await servers.replace();
  await more();
  await load.ask('revokeKey', company.secret);
  await load.ask('signBy', card.webhook);
  await more();
  servers.set({ STRIPE_WEBHOOK_SECRET_ALSO: '' });
  await servers.replace();
  await more();
  const { told } = await load.ask('rest');
  await servers.command(['rekey'], { DATABASE_URL: cluster.urlOf('owner') });
  await prove();
  return {
    said: `all secrets and the card company's changed under load: nobody was signed out; ${told} charges by the company's word so far`,
  };
};
