import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { demoEnv } from '../../scripts/demoEnv.mjs';
import { e2eBuilds } from '../../scripts/e2eBuilds.mjs';
import { hasPackages } from '../../scripts/install.mjs';
import { root, run, runNpm, runPackage } from '../../scripts/run.mjs';
import { peers } from './bars.mjs';
import { hosts } from './hosts.mjs';

/** As the end-to-end tests have it, with names in place of ports. */
const env = {
  ...demoEnv(),
  ...e2eBuilds().realServer.env,
  VITE_API_URL: hosts.api,
  VITE_FIREBASE_AUTH_EMULATOR_URL: hosts.identity,
  VITE_IMAGE_UPLOAD_URL: `${hosts.api}/image-host/upload`,
};

/** @param {string} what @param {Promise<{ code: number, output: string }>} running */
const succeed = async (what, running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
};

/** @param {string} tree @param {string} outDir */
const buildTree = (tree, outDir) =>
  succeed(
    `The build of ${tree} failed`,
    runPackage('vite', ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
      env,
      cwd: tree,
      quiet: true,
    }),
  );

/** @param {string} folder */
const install = (folder) =>
  succeed('npm ci failed', runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, quiet: true }));

/** The working tree. @param {string} outDir */
const buildOurs = async (outDir) => {
  await buildTree(root, outDir);
  return outDir;
};

/** A small page of another's parts. @param {string} outDir @param {string} peer */
const buildPeer = async (outDir, peer) => {
  const folder = join(root, 'bench/console/peers');
  if (!hasPackages(folder)) {
    console.log('Installing the packages of the peers…');
    await install(folder);
  }
  await build({
    root: join(folder, peer),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5000 },
  });
  return outDir;
};

/** @param {readonly string[]} args */
const git = (args) => succeed(`git ${args.join(' ')}`, run('git', args, { quiet: true }));

/**
 * A commit, checked out into a temporary folder and built there by its own vite; once, as it does not change.
 * @param {string} commit
 */
const buildCommit = async (commit) => {
  const hash = (await git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])).trim();
  const kept = join(root, 'node_modules/.cache/bench-console', hash);
  if (existsSync(kept)) return kept;
  console.log(`Building ${commit}…`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-console-'));
  const tree = join(folder, 'tree');
  try {
    await git(['worktree', 'add', '--detach', tree, hash]);
    if (hasPackages(tree, root)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else await install(tree);
    const outDir = join(tree, 'dist-console');
    await buildTree(tree, outDir);
    cpSync(outDir, kept, { recursive: true });
  } finally {
    // By us, who do not follow the link to our own packages, before git forgets the tree.
    rmSync(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'remove', '--force', tree], { quiet: true });
  }
  return kept;
};

/** Builds ours, a peer, or a commit; resolves with the folder. @param {string} candidate */
export const buildCandidate = (candidate) => {
  const outDir = join(root, 'dist-console', candidate);
  if (candidate === 'ours') return buildOurs(outDir);
  return candidate in peers ? buildPeer(outDir, candidate) : buildCommit(candidate);
};
