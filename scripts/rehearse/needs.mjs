import { findProgram } from '../findProgram.mjs';
import { findPostgres } from '../ownPostgres.mjs';

/** Programs, and Debian's packages that bring them. */
const NEEDED = [
  ['etcd', 'etcd-server'],
  ['etcdctl', 'etcd-client'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  ['pgbackrest', 'pgbackrest'],
  ['psql', 'postgresql-client'],
  ['ip', 'iproute2'],
  ['mkfs.ext4', 'e2fsprogs'],
  ['openssl', 'openssl'],
];
const PLACES = ['/usr/bin', '/usr/sbin', '/bin', '/sbin'];

/** Debian's packages that a rehearsal needs and that are missing. */
export const missing = () => {
  const isMissing = (/** @type {string} */ name) =>
    !findProgram({ names: [name], places: PLACES.map((place) => `${place}/${name}`) });
  const packages = NEEDED.filter(([name = '']) => isMissing(name)).map(([, name = '']) => name);
  return [...packages, ...(findPostgres() ? [] : ['postgresql'])];
};
