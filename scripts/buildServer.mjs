import { runPackage } from './run.mjs';

/**
 * Builds dist-node/server.mjs for production, dist-node/full.mjs with simulated people and cards, or a program of the
 * benchmark or the rehearsal (bench.mjs, rehearse.mjs). Resolves to the exit code. With TEST_SERVERS_BUILT it builds
 * nothing and resolves to 0: a test run has built the first two, and parallel parts must not overwrite them.
 * @param {'server' | 'full' | 'bench' | 'rehearse'} kind
 */
export const buildServer = async (kind) => {
  if (process.env.TEST_SERVERS_BUILT) return 0;
  const args = ['build', '--config', 'server/vite.config.ts', '--mode', kind, '--logLevel', 'warn'];
  return (await runPackage('vite', args)).code;
};
