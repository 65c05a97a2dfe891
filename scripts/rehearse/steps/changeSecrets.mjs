import { seconds } from '../seconds.mjs';
import { newSecrets } from '../servers.mjs';

const also = (/** @type {Record<string, string>} */ some) =>
  Object.fromEntries(Object.entries(some).map(([name, value]) => [`${name}_ALSO`, value]));

/**
 * Every secret of the server, the card company's two, the bucket's key and the passwords of its roles change under load.
 * People keep their tokens of before, and the company tells of charges all the time, as pictures are sent and looked at.
 * @param {import('../stage.mjs').Stage} stage
 */
export const changeSecrets = async ({ cluster, servers, load, secrets, ask, work, more, prove }) => {
  const { company } = load;
  const { bucket } = company;
  const next = newSecrets();
  const card = { key: `sk_test_${cluster.newPassword()}`, webhook: `whsec_${cluster.newPassword()}` };
  const bucketKey = `AKIA${cluster.newPassword().slice(0, 16).toUpperCase()}`;
  const bucketSecret = cluster.newPassword();
  await work();
  await load.ask('draw', ...servers.urls);
  await more();
  await servers.replace(also(next));
  await more();
  for (const role of ['owner', 'server', 'reader']) {
    const password = cluster.newPassword();
    await ask(`ALTER ROLE taskcoin_${role} PASSWORD '${password}'`);
    cluster.passwords[role] = password;
  }
  await load.ask('allowKey', card.key);
  await load.ask('allowBucketKey', bucketKey, bucketSecret);
  servers.set({
    ...next,
    ...also(secrets),
    STRIPE_SECRET_KEY: card.key,
    STRIPE_WEBHOOK_SECRET: card.webhook,
    STRIPE_WEBHOOK_SECRET_ALSO: company.webhook,
    PICTURES_ACCESS_KEY: bucketKey,
    PICTURES_SECRET_KEY: bucketSecret,
    DATABASE_URL: cluster.urlOf('server'),
    DATABASE_REPLICA_URL: cluster.replicaUrl(),
  });
  await servers.replace();
  await more();
  await load.ask('revokeKey', company.secret);
  await load.ask('revokeBucketKey', bucket.PICTURES_ACCESS_KEY ?? '');
  const { uploaded: before } = await load.ask('pictures');
  await load.ask('signBy', card.webhook);
  await more();
  servers.set({ STRIPE_WEBHOOK_SECRET_ALSO: '' });
  await servers.replace();
  await more();
  const { told, longest } = await load.ask('rest');
  const { uploaded, shown, problems, refused } = await load.ask('pictures');
  if (Number(await ask('SELECT count(*) FROM pictures')) < uploaded) problems.push('Rows of pictures are missing.');
  if (problems.length + refused.length > 0) throw new Error([...problems, ...refused].join('\n'));
  if (uploaded <= before) throw new Error('No picture was kept by the new key.');
  await servers.command(['rekey'], { DATABASE_URL: cluster.urlOf('owner') });
  await prove();
  return {
    said: `all secrets, the card company's and the bucket's changed under load: ${seconds(longest)} s without an answer at most, nobody was signed out; ${told} charges by the company's word so far; ${uploaded} pictures kept, ${uploaded - before} of them by the new key alone, ${shown} shown, none refused`,
  };
};
