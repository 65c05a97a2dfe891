import { ipOf, NODES } from './settings.mjs';
import { sh } from './sh.mjs';

// Authorities and their nodes' certificates lie in the rehearsal's folder; ca.crt is what all trust, and each node has
// its own node1.crt and node1.key.

const NEW = 'openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
/** File of an authority alone. @param {string} folder @param {string} authority */
export const authorityOf = (folder, authority) => `${folder}/${authority}.ca`;

/**
 * Makes a certificate authority, and a certificate of it for each node, which none uses yet.
 * @param {string} folder
 * @param {string} authority its name
 */
export const makeCertificates = (folder, authority) => {
  sh(
    `cd ${folder}; ${NEW} -x509 -days 2 -keyout ${authority}.key -out ${authority}.ca -subj /CN=${authority} 2>/dev/null`,
  );
  for (const nth of NODES)
    sh(`cd ${folder}
      ${NEW} -keyout ${authority}${nth}.key -out request -subj /CN=n${nth} 2>/dev/null
      printf 'subjectAltName=IP:${ipOf(nth)},IP:127.0.0.1' >names
      openssl x509 -req -in request -CA ${authority}.ca -CAkey ${authority}.key -CAcreateserial -days 2 -extfile names -out ${authority}${nth}.crt 2>/dev/null
      chmod 600 ${authority}${nth}.key; chown postgres: ${authority}${nth}.*`);
};

/** Has everybody trust these authorities, who reads so the next time. @param {string} folder @param {string[]} authorities */
export const trust = (folder, ...authorities) =>
  sh(`cd ${folder}; cat ${authorities.map((one) => `${one}.ca`).join(' ')} >ca.new; mv ca.new ca.crt`);

/** Puts an authority's certificate in a node's place. @param {string} folder @param {number} nth @param {string} authority */
export const setCertificate = (folder, nth, authority) =>
  sh(`cd ${folder}; for end in key crt; do cp -p ${authority}${nth}.$end node.$end; done
    mv node.key node${nth}.key; mv node.crt node${nth}.crt`);

/** Services of a node by TLS: name, port and what OpenSSL has to know. */
const SERVED = /** @type {const} */ ([
  ['PostgreSQL', 5432, '-starttls postgres'],
  ['Patroni', 8008, ''],
  ['etcd', 2379, ''],
]);

/** True where OpenSSL's client finishes a handshake. @param {string} options */
const connects = (options) => {
  try {
    sh(`timeout 5 openssl s_client -tls1_2 -verify_return_error ${options} </dev/null 2>&1`);
    return true;
  } catch {
    return false;
  }
};

/**
 * Names of what a node serves by a certificate that somebody accepts who trusts one authority alone.
 * @param {string} folder @param {number} nth @param {string} authority
 */
export const acceptedBy = (folder, nth, authority) =>
  SERVED.filter(([, port, more]) =>
    connects(`-connect ${ipOf(nth)}:${port} -verify_ip ${ipOf(nth)} -CAfile ${authorityOf(folder, authority)} ${more}`),
  ).map(([name]) => name);

/** True where a node's etcd lets another one in by the certificate of an authority. @param {string} folder @param {number} nth @param {string} authority */
export const letsIn = (folder, nth, authority) => {
  const own = `-cert ${folder}/${authority}${nth}.crt -key ${folder}/${authority}${nth}.key`;
  return connects(`-connect ${ipOf(nth)}:2380 -CAfile ${folder}/ca.crt ${own}`);
};
