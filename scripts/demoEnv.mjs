import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Environment without configuration of the product: an empty variable overrides a developer's .env.local, so that tests
 * get the demo.
 * @returns {NodeJS.ProcessEnv}
 */
export const demoEnv = () => {
  const names = readFileSync(join(root, '.env.example'), 'utf8').match(/\bVITE_\w+(?==)/g) ?? [];
  return { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) };
};
