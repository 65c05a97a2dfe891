import { buildFull, FULL_SITE } from './buildFull.mjs';
import { demoEnv } from './demoEnv.mjs';
import { runPackage } from './run.mjs';

/** How many neighbouring ports an end-to-end run takes, from the first one on. */
export const PORTS = 5;

/** Where each part of an end-to-end run listens. Server and identity are baked into a build: same port, same builds. */
export const e2ePorts = (first = Number(process.env.E2E_PORT ?? 4173)) => ({
  demo: first,
  realServer: first + 1,
  misconfigured: first + 2,
  server: first + 3,
  identity: first + 4,
});

/**
 * The builds that the end-to-end tests look at: the demo, one for a real server with an identity emulator, and one that
 * lacks what it needs.
 * @param {ReturnType<typeof e2ePorts>} ports
 */
export const e2eBuilds = ({ server, identity } = e2ePorts()) => ({
  demo: { outDir: 'dist', env: {} },
  realServer: {
    outDir: 'dist-server',
    env: {
      VITE_API_URL: `http://127.0.0.1:${server}`,
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'auth.example.com',
      VITE_FIREBASE_PROJECT_ID: 'project',
      VITE_FIREBASE_APP_ID: 'app',
      VITE_FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${identity}`,
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
      VITE_IMAGE_UPLOAD_URL: `http://127.0.0.1:${server}/image-host/upload`,
      VITE_IMAGE_UPLOAD_KEY: 'image-key',
    },
  },
  misconfigured: { outDir: 'dist-misconfigured', env: { VITE_API_URL: 'nonsense' } },
});

/**
 * Makes them all at once, for the ports given, and beside them the whole product, whose port nobody has to know beforehand;
 * resolves with the first exit code that is not 0, and what was complained of.
 */
export const buildForE2e = async (ports = e2ePorts()) => {
  const built = Object.values(e2eBuilds(ports)).map(({ outDir, env }) => {
    const args = ['build', '--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
    return runPackage('vite', args, { env: { ...demoEnv(), ...env }, heard: true });
  });
  const full = buildFull().then((code) => ({ code, output: `The whole product (${FULL_SITE}) could not be built.` }));
  return (await Promise.all([...built, full])).find(({ code }) => code !== 0) ?? { code: 0, output: '' };
};
