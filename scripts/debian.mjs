import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** Ubuntu's packages of browsers are empty shells around another store, hence Debian alone. */
const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs packages where apt-get may be asked: on Debian, by root. Resolves with whether they are there now.
 * @param {readonly string[]} packages
 */
export const installFromDebian = async (packages) =>
  isDebianRoot() &&
  (await run('apt-get', ['update'])).code === 0 &&
  (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])).code === 0;
