import { ipOf } from './settings.mjs';
import { sh } from './sh.mjs';

/**
 * Output of a command of etcd's client, for a user by NAME:PASSWORD.
 * @param {string} folder @param {string} command @param {string} [login] @param {string} [input]
 */
export const etcdctl = (folder, command, login, input) => {
  const options = `--cacert ${folder}/ca.crt --endpoints https://${ipOf(1)}:2379 ${login ? `--user ${login}` : ''}`;
  return sh(`${input ? `echo ${input} | ` : ''}ETCDCTL_API=3 etcdctl ${options} ${command}`);
};

/** True where a node's etcd answers for the whole cluster. @param {string} folder @param {number} nth @param {string} login */
export const isHealthy = (folder, nth, login) => {
  try {
    const whom = `--cacert ${folder}/ca.crt --endpoints https://${ipOf(nth)}:2379 --user ${login}`;
    sh(`ETCDCTL_API=3 etcdctl ${whom} endpoint health 2>&1`);
    return true;
  } catch {
    return false;
  }
};

/** Adds a user who may do everything. @param {string} folder @param {string} added @param {string} [login] */
export const addUser = (folder, added, login) => {
  etcdctl(folder, `user add ${added}`, login);
  etcdctl(folder, `user grant-role ${added.split(':')[0]} root`, login);
};
