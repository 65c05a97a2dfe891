import { runPackage } from './run.mjs';

/**
 * Builds dist-node/server.mjs, the server for production, dist-node/full.mjs, the one that simulates people and cards, or the
 * server's benchmark. Resolves with the exit code.
 * @param {'server' | 'full' | 'bench'} kind
 */
export const buildServer = async (kind) =>
  (await runPackage('vite', ['build', '--config', 'server/vite.config.ts', '--mode', kind, '--logLevel', 'warn'])).code;
