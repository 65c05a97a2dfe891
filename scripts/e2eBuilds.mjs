import { buildFull, FULL_SITE } from './buildFull.mjs';
import { demoEnv } from './demoEnv.mjs';
import { runPackage } from './run.mjs';

/** Number of consecutive ports of an end-to-end run. */
export const PORTS = 5;

/**
 * Ports of an end-to-end run. Those of server and identity are part of the builds, so other ports need other builds.
 */
export const e2ePorts = (first = Number(process.env.E2E_PORT ?? 4173)) => ({
  demo: first,
  realServer: first + 1,
  misconfigured: first + 2,
  server: first + 3,
  identity: first + 4,
});

/**
 * Builds for the end-to-end tests, each with its output folder and variables. They are the demo, one for a real server
 * with an identity emulator, and one that is misconfigured.
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
 * Makes the builds of {@link e2eBuilds} and, in parallel, the whole product, which does not depend on a port. Resolves
 * to the first exit code that is not 0, with its messages, else to 0.
 */
export const buildForE2e = async (ports = e2ePorts()) => {
  const built = Object.values(e2eBuilds(ports)).map(({ outDir, env }) => {
    const args = ['build', '--outDir', outDir, '--emptyOutDir', '--manifest', '--logLevel', 'warn'];
    return runPackage('vite', args, { env: { ...demoEnv(), ...env }, heard: true });
  });
  const full = buildFull().then((code) => ({ code, output: `The whole product (${FULL_SITE}) could not be built.` }));
  return (await Promise.all([...built, full])).find(({ code }) => code !== 0) ?? { code: 0, output: '' };
};
