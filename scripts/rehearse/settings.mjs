import { join } from 'node:path';

// Settings of the three nodes and of haproxy, those among them that a rehearsal on one machine needs.

export const NODES = [1, 2, 3];
/** First part of the name of a rehearsal's folder, among the temporary ones. */
export const PREFIX = 'taskcoin-rehearsal-';
/** Folder of a node's disk. @param {string} folder @param {number} nth */
export const diskOf = (folder, nth) => join(folder, `disk${nth}`);
/** Folder of a node's database. @param {string} folder @param {number} nth */
export const dataOf = (folder, nth) => join(diskOf(folder, nth), 'data');
/** pgBackRest's settings on a node. @param {string} folder @param {number} nth */
export const backupSettingsOf = (folder, nth) => join(folder, `pgbackrest${nth}.conf`);
/** First part of the addresses in the nodes' network. */
export const NETWORK = '10.77.0';
export const ipOf = (/** @type {number} */ nth) => `${NETWORK}.${nth}`;
/** Certificate and key of a node. @param {string} folder @param {number} nth */
const certificateOf = (folder, nth) => ({
  certfile: join(folder, `node${nth}.crt`),
  keyfile: join(folder, `node${nth}.key`),
});
/** Ports of haproxy: whoever leads, and whoever follows. */
export const DATABASE = { primary: 6630, replica: 6631 };

/** Etcd's arguments on a node. @param {string} folder @param {number} nth */
export const etcdOf = (folder, nth, { certfile, keyfile } = certificateOf(folder, nth)) => [
  ...['--name', `e${nth}`, '--data-dir', join(folder, `etcd/e${nth}`), '--logger', 'zap'],
  ...['--listen-client-urls', `https://${ipOf(nth)}:2379`, '--advertise-client-urls', `https://${ipOf(nth)}:2379`],
  ...['--listen-peer-urls', `https://${ipOf(nth)}:2380`, '--initial-advertise-peer-urls', `https://${ipOf(nth)}:2380`],
  ...['--initial-cluster', NODES.map((one) => `e${one}=https://${ipOf(one)}:2380`).join(',')],
  ...['--cert-file', certfile, '--key-file', keyfile, '--peer-cert-file', certfile, '--peer-key-file', keyfile],
  ...['--peer-client-cert-auth', '--peer-trusted-ca-file', join(folder, 'ca.crt')],
  // Off before 3.5: a node that was cut off and comes back would have the others elect anew, who lead nothing meanwhile.
  '--pre-vote',
  // One machine's disk and processors are shared by all three.
  ...['--heartbeat-interval', '500', '--election-timeout', '5000'],
];

/**
 * Patroni's settings of a node, as JSON, which is YAML too. `passwords` has etcd's as NAME:PASSWORD.
 * @param {string} folder @param {number} nth @param {Record<string, string>} passwords @param {string} programs
 */
export const patroniOf = (folder, nth, passwords, programs) => {
  const [ip, ca] = [ipOf(nth), join(folder, 'ca.crt')];
  const [etcdUser, etcdPassword] = passwords.etcd?.split(':') ?? [];
  const files = certificateOf(folder, nth);
  const login = (/** @type {string} */ username) => ({
    username,
    password: passwords[username],
    sslmode: 'verify-full',
    sslrootcert: ca,
  });
  return {
    scope: 'taskcoin',
    name: `n${nth}`,
    restapi: {
      listen: `${ip}:8008`,
      connect_address: `${ip}:8008`,
      ...files,
      authentication: { username: 'patroni', password: passwords.patroni },
    },
    ctl: { cacert: ca },
    etcd3: {
      hosts: NODES.map((one) => `${ipOf(one)}:2379`),
      protocol: 'https',
      cacert: ca,
      username: etcdUser,
      password: etcdPassword,
    },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 7,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, wal_keep_size: '512MB' },
        },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `${ip}:5432`,
      connect_address: `${ip}:5432`,
      data_dir: dataOf(folder, nth),
      bin_dir: programs,
      pgpass: join(folder, `pgpass${nth}`),
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      pg_hba: [
        // pgBackRest on the node itself.
        'local all postgres peer',
        `hostssl all all ${NETWORK}.0/24 scram-sha-256`,
        `hostssl replication replicator ${NETWORK}.0/24 scram-sha-256`,
      ],
      parameters: {
        password_encryption: 'scram-sha-256',
        // They share the files of one machine, and would take it from each other.
        unix_socket_directories: diskOf(folder, nth),
        ssl: 'on',
        ssl_cert_file: files.certfile,
        ssl_key_file: files.keyfile,
        shared_buffers: '128MB',
        archive_mode: 'on',
        archive_command: `pgbackrest --config=${backupSettingsOf(folder, nth)} --stanza=main archive-push %p`,
      },
    },
  };
};

/** haproxy by Patroni's word on who leads. @param {string} folder */
export const haproxyOf = (folder) => {
  const servers = NODES.map(
    (nth) => `  server n${nth} ${ipOf(nth)}:5432 check port 8008 check-ssl verify required ca-file ${folder}/ca.crt`,
  ).join('\n');
  const part = (/** @type {keyof typeof DATABASE} */ name) => `listen ${name}
  bind 127.0.0.1:${DATABASE[name]}
  option httpchk OPTIONS /${name}
  http-check expect status 200
  default-server inter 1s fall 3 rise 2 on-marked-down shutdown-sessions
${servers}`;
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 2s
${part('primary')}
${part('replica')}
`;
};
