import { runPackage } from './run.mjs';

/**
 * Builds dist-node/server.mjs, the server for production, or dist-node/full.mjs, the one that simulates people and cards. Resolves
 * with the exit code.
 * @param {'server' | 'full'} kind
 */
export const buildServer = async (kind) =>
  (await runPackage('vite', ['build', '--config', 'server/vite.config.ts', '--mode', kind, '--logLevel', 'warn'])).code;
