import { buildServer } from './buildServer.mjs';
import { demoEnv } from './demoEnv.mjs';
import { runPackage } from './run.mjs';

/** Where the client is built to. */
export const FULL_SITE = 'dist-full';

/** What the client is told: its server answers on this site, pages its lists, and stands in for the companies. */
const client = {
  VITE_API_URL: '/api',
  VITE_SIMULATE: 'identity,cards,images',
  VITE_SIMULATED_BY: 'server',
  VITE_SERVER_PAGING: 'true',
};

/** Builds the client and the server of `npm run start:full`; resolves with the first exit code that is not 0. */
export const buildFull = async () => {
  const args = ['build', '--outDir', FULL_SITE, '--emptyOutDir', '--logLevel', 'warn'];
  const built = await Promise.all([
    runPackage('vite', args, { env: { ...demoEnv(), ...client } }).then(({ code }) => code),
    buildServer('full'),
  ]);
  return built.find((code) => code !== 0) ?? 0;
};
