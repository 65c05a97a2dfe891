import { addUser, etcdctl } from '../etcdctl.mjs';
import { seconds } from '../seconds.mjs';

/** Roles by which Patroni works in PostgreSQL. */
const ROLES = ['postgres', 'replicator', 'rewinder'];

/**
 * Patroni's passwords in PostgreSQL, of its interface and in etcd change under load, as docs/scale.md says. The former
 * ones are refused then, and the nodes can do without: the leader is killed, another one leads, and all join again.
 * @param {import('../stage.mjs').Stage} stage
 */
export const changePasswords = async ({ folder, cluster, load, ask, work, more, goesOn, prove }) => {
  const { passwords, newPassword, newLogin } = cluster;
  await cluster.whole();
  await work();
  await more();
  const former = { ...passwords };
  /** @type {Record<string, string>} */
  const next = { ...Object.fromEntries([...ROLES, 'patroni'].map((name) => [name, newPassword()])), ...newLogin() };
  addUser(folder, next.etcd ?? '', former.etcd);
  cluster.write(next);
  await ask(ROLES.map((role) => `ALTER ROLE ${role} PASSWORD '${next[role]}'`).join('; '));
  await cluster.reload();
  Object.assign(passwords, next);
  await cluster.waitFor('The new password at all nodes', 60, () => cluster.reload(next.patroni));
  await more();
  etcdctl(folder, `user delete ${former.etcd?.split(':')[0]}`, next.etcd);
  passwords.etcdRoot = newPassword();
  etcdctl(folder, 'user passwd root --interactive=false', next.etcd, passwords.etcdRoot);
  await more();
  await cluster.whole();
  const { longest } = await load.ask('figures');
  await refuseFormer({ folder, cluster, former });
  await cluster.failOver('kill', goesOn());
  await more();
  await cluster.whole();
  const { longest: killed } = await load.ask('rest');
  await prove();
  return {
    said: `passwords of Patroni and etcd changed under load: ${seconds(longest)} s without an answer at most, the former ones are refused; a leader killed afterwards: ${seconds(killed)} s`,
  };
};

/** Throws where a former password still opens something, or a new one does not. @param {{ folder: string, cluster: import('../stage.mjs').Stage['cluster'], former: Record<string, string> }} given */
const refuseFormer = async ({ folder, cluster, former }) => {
  const opened = [];
  for (const role of ROLES) {
    const url = cluster.urlOf(role, 'postgres');
    if (!cluster.isReached(url)) throw new Error(`${role} is refused by its new password.`);
    if (cluster.isReached(url.replace(cluster.passwords[role] ?? '', former[role] ?? ''))) opened.push(role);
  }
  if (await cluster.reload(former.patroni)) opened.push('patroni');
  for (const login of [former.etcd, `root:${former.etcdRoot}`])
    try {
      etcdctl(folder, 'get / 2>&1', login);
      opened.push('etcd');
    } catch {
      // It is refused, as it should be.
    }
  if (opened.length > 0) throw new Error(`Former passwords still open: ${opened.join(' ')}.`);
};
