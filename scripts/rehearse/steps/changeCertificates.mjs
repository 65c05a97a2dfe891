import { acceptedBy, authorityOf, letsIn, makeCertificates, trust, setCertificate } from '../certificates.mjs';
import { FIRST } from '../cluster.mjs';
import { seconds } from '../seconds.mjs';
import { NODES } from '../settings.mjs';

/** @typedef {import('../stage.mjs').Stage} Stage */

/** Authority that takes the first one's place. */
const SECOND = 'second';

/**
 * The authority of all certificates in the cluster changes under load, and the certificates with it, as docs/scale.md
 * says. The former ones are refused then, and the nodes can do without: the leader is killed, and all join again.
 * @param {Stage} stage
 */
export const changeCertificates = async (stage) => {
  const { folder, cluster, load, work, more, goesOn, prove } = stage;
  await cluster.whole();
  await work();
  await more();
  makeCertificates(folder, SECOND);
  await trustOnly(stage, FIRST, SECOND);
  for (const nth of NODES) await certify(stage, nth, SECOND);
  await more();
  await trustOnly(stage, SECOND);
  await cluster.whole();
  const { longest } = await load.ask('figures');
  await refuseFormer(stage);
  await cluster.whole();
  await cluster.failOver('kill', goesOn());
  await more();
  await cluster.whole();
  const { longest: killed, done } = await load.ask('rest');
  await prove();
  return {
    said: `authority and certificates of etcd, Patroni and PostgreSQL changed under load: ${seconds(longest)} s without an answer at most, the former ones are refused; a leader killed afterwards: ${seconds(killed)} s; ${done} confirmed, all there once`,
  };
};

/**
 * Has all trust these authorities alone. Etcd and haproxy read them at their start, Patroni when it is told to.
 * @param {Stage} stage @param {string[]} authorities
 */
const trustOnly = async ({ folder, cluster, servers, more }, ...authorities) => {
  trust(folder, ...authorities);
  for (const nth of NODES) {
    await cluster.restartEtcd(nth);
    cluster.reloadNode(nth);
  }
  await cluster.reloadHaproxy(() => servers.replace());
  await more();
};

/** Gives a node a certificate of an authority, and waits until it serves nothing by another. @param {Stage} stage @param {number} nth @param {string} authority */
const certify = async ({ folder, cluster }, nth, authority) => {
  setCertificate(folder, nth, authority);
  cluster.reloadNode(nth);
  await cluster.waitFor(`A certificate of the ${authority} at node ${nth}`, 60, () =>
    Promise.resolve(acceptedBy(folder, nth, authority).length === 3),
  );
};

/** Throws where the former authority, or a certificate of it, still opens something. @param {Stage} stage */
const refuseFormer = async (stage) => {
  const { folder, cluster, servers } = stage;
  const opened = NODES.flatMap((nth) => [
    ...acceptedBy(folder, nth, FIRST),
    ...(letsIn(folder, nth, FIRST) ? ['etcd to its like'] : []),
  ]);
  const isOpenTo = (/** @type {number} */ nth, /** @type {string} */ file) =>
    cluster.isReached(cluster.urlAt(nth).replace(`${folder}/ca.crt`, file));
  for (const nth of NODES) {
    if (!letsIn(folder, nth, SECOND) || !isOpenTo(nth, `${folder}/ca.crt`))
      throw new Error(`Node ${nth} is refused by its new certificate.`);
    if (isOpenTo(nth, authorityOf(folder, FIRST))) opened.push('psql');
  }
  // One that follows serves by the former certificate for a moment.
  const leader = await cluster.leader();
  const other = NODES.find((nth) => nth !== leader) ?? 1;
  await certify(stage, other, FIRST);
  opened.push(...acceptedBy(folder, other, SECOND));
  if (cluster.isReached(cluster.urlAt(other))) opened.push('psql');
  const said = await servers.command(['migrate'], { DATABASE_URL: cluster.urlAt(other) }).catch(String);
  if (!said.includes('certificate')) opened.push(`the server: ${said}`);
  await certify(stage, other, SECOND);
  if (opened.length > 0) throw new Error(`What is of the former authority is still accepted: ${opened.join(' ')}.`);
};
