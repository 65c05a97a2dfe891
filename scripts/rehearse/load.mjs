import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../run.mjs';

/**
 * Answer of the load, which has what its command is about.
 * @typedef {{ url: string, secret: string, webhook: string, bucket: Record<string, string>, problems: string[], since: string[], done: number, told: number, longest: number, median: number, status: number, uploaded: number, shown: number, refused: string[], statuses: Record<string, number> }} Answer
 */

/**
 * People at work, the card company and a bucket, in a process of their own. `ask` sends a command and resolves to its
 * answer.
 * @param {Record<string, string>} env
 */
export const startLoad = async (env) => {
  const child = spawn(process.execPath, [join(root, 'dist-node/rehearse.mjs')], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const answer = async () => {
    const next = await lines.next();
    if (next.done === true) throw new Error('The load has ended.');
    /** @type {unknown} */
    const said = JSON.parse(/** @type {string} */ (next.value));
    return /** @type {Answer} */ (said);
  };
  const company = await answer();
  return {
    company,
    /** @param {string[]} command */
    ask: (...command) => {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      return answer();
    },
    stop: () => void child.kill(),
  };
};
