import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPackages } from '../scripts/install.mjs';
import { root, run, runNpm } from '../scripts/run.mjs';

/**
 * Resolves to the output of a running program. If its exit code is not 0, throws an error with the sentence `what` and
 * the output.
 * @param {string} what
 * @param {Promise<{ code: number, output: string }>} running
 */
export const succeed = async (what, running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
};

/**
 * Installs the packages of the lock in a folder.
 * @param {string} folder
 */
export const installPackages = (folder) =>
  succeed('npm ci failed', runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, quiet: true }));

/** @param {readonly string[]} args */
const git = (args) => succeed(`git ${args.join(' ')}`, run('git', args, { quiet: true }));

/**
 * Folder with the build of a commit, which is checked out into a temporary folder (`tree`) and cached under `name`.
 * `build` resolves to the folder of its output.
 * @param {string} commit
 * @param {string} name
 * @param {(tree: string) => Promise<string>} build
 */
export const builtAtCommit = async (commit, name, build) => {
  const hash = (await git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])).trim();
  const kept = join(root, 'node_modules/.cache', name, hash);
  if (existsSync(kept)) return kept;
  console.log(`Building ${commit}…`);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const tree = join(folder, 'tree');
  try {
    await git(['worktree', 'add', '--detach', tree, hash]);
    if (hasPackages(tree, root)) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    else await installPackages(tree);
    cpSync(await build(tree), kept, { recursive: true });
  } finally {
    // Deleted by rmSync, which does not follow the link to our own packages, before git removes the worktree.
    rmSync(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'remove', '--force', tree], { quiet: true });
  }
  return kept;
};
