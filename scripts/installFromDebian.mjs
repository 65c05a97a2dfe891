import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/** True for root on Debian; Ubuntu's browser packages only refer to another store. */
const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Installs packages by apt-get, on Debian as root. Resolves to true when they are installed.
 * @param {readonly string[]} packages
 */
export const installFromDebian = async (packages) =>
  isDebianRoot() &&
  (await run('apt-get', ['update'])).code === 0 &&
  (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])).code === 0;
