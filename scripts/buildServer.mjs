import { runPackage } from './run.mjs';

/**
 * Builds dist-node/server.mjs, the server for production, dist-node/full.mjs, the one that simulates people and cards, or the
 * server's benchmark. Resolves with the exit code. A run of all tests has built the first two for its parts (TEST_SERVERS_BUILT),
 * of which one would otherwise write what the other is reading.
 * @param {'server' | 'full' | 'bench'} kind
 */
export const buildServer = async (kind) => {
  if (process.env.TEST_SERVERS_BUILT) return 0;
  const args = ['build', '--config', 'server/vite.config.ts', '--mode', kind, '--logLevel', 'warn'];
  return (await runPackage('vite', args)).code;
};
