import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * The environment without any configuration of the product, so that a developer's own .env.local cannot turn the demo
 * that the tests expect into something else: a variable that is set, even to nothing, wins over a file.
 * @returns {NodeJS.ProcessEnv}
 */
export const demoEnv = () => {
  const names = readFileSync(join(root, '.env.example'), 'utf8').match(/\bVITE_\w+(?==)/g) ?? [];
  return { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) };
};
