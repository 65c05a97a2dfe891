import { buildServer } from './buildServer.mjs';
import { demoEnv } from './demoEnv.mjs';
import { runPackage } from './run.mjs';

/** Output folder of the client. */
export const FULL_SITE = 'dist-full';

/** Variables of the client: its server is on this site, simulates people and cards, and keeps pictures. */
const client = {
  VITE_API_URL: '/api',
  VITE_SIMULATE: 'identity,cards',
  VITE_SIMULATED_BY: 'server',
  VITE_IMAGE_UPLOAD_URL: '/pictures',
  VITE_IMAGE_UPLOAD_KEY: 'demo',
};

/** Builds the client and the server of `npm run start:full`; resolves to the first exit code that is not 0. */
export const buildFull = async () => {
  const args = ['build', '--outDir', FULL_SITE, '--emptyOutDir', '--logLevel', 'warn'];
  const built = await Promise.all([
    runPackage('vite', args, { env: { ...demoEnv(), ...client } }).then(({ code }) => code),
    buildServer('full'),
  ]);
  return built.find((code) => code !== 0) ?? 0;
};
