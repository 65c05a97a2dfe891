import { join } from 'node:path';
import { build } from 'vite';
import { demoEnv } from '../../scripts/demoEnv.mjs';
import { e2eBuilds } from '../../scripts/e2eBuilds.mjs';
import { hasPackages } from '../../scripts/install.mjs';
import { root, runPackage } from '../../scripts/run.mjs';
import { builtAtCommit, installPackages, succeed } from '../atCommit.mjs';
import { peers } from './bars.mjs';
import { hosts } from './hosts.mjs';

/** Environment of the end-to-end build, with host names instead of ports. */
const env = {
  ...demoEnv(),
  ...e2eBuilds().realServer.env,
  VITE_API_URL: hosts.api,
  VITE_FIREBASE_AUTH_EMULATOR_URL: hosts.identity,
  VITE_IMAGE_UPLOAD_URL: `${hosts.api}/image-host/upload`,
};

/**
 * Builds the client in a checkout (`tree`) by its own vite.
 * @param {string} tree
 * @param {string} outDir
 */
const buildTree = (tree, outDir) =>
  succeed(
    `The build of ${tree} failed`,
    runPackage('vite', ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
      env,
      cwd: tree,
      quiet: true,
    }),
  );

/**
 * Builds the working tree into a folder.
 * @param {string} outDir
 */
const buildOurs = async (outDir) => {
  await buildTree(root, outDir);
  return outDir;
};

/**
 * Builds a small page with a peer's components into a folder.
 * @param {string} outDir
 * @param {string} peer
 */
const buildPeer = async (outDir, peer) => {
  const folder = join(root, 'bench/console/peers');
  if (!hasPackages(folder)) {
    console.log('Installing the packages of the peers…');
    await installPackages(folder);
  }
  await build({
    root: join(folder, peer),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
  return outDir;
};

/** Builds a commit by its own vite. @param {string} commit */
const buildCommit = (commit) =>
  builtAtCommit(commit, 'bench-console', async (tree) => {
    const outDir = join(tree, 'dist-console');
    await buildTree(tree, outDir);
    return outDir;
  });

/**
 * Builds a candidate: ours, a peer (another framework's list), or a commit; resolves to the folder.
 * @param {string} candidate
 */
export const buildCandidate = (candidate) => {
  const outDir = join(root, 'dist-console', candidate);
  if (candidate === 'ours') return buildOurs(outDir);
  return candidate in peers ? buildPeer(outDir, candidate) : buildCommit(candidate);
};
