import { ipOf, NODES } from './settings.mjs';
import { sh } from './sh.mjs';

/**
 * Makes the rehearsal's own certificate authority, and a certificate for all nodes, in its folder.
 * @param {string} folder
 */
export const makeCertificates = (folder) => {
  const names = [...NODES.map((nth) => `IP:${ipOf(nth)}`), 'IP:127.0.0.1'].join(',');
  sh(`cd ${folder}
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout ca.key -out ca.crt -subj /CN=rehearsal 2>/dev/null
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout node.key -out node.csr -subj /CN=node 2>/dev/null
    printf 'subjectAltName=${names}' >names
    openssl x509 -req -in node.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out node.crt 2>/dev/null
    chmod 600 node.key; chown postgres: node.key node.crt ca.crt`);
};
