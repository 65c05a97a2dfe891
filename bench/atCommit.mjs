import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPackages } from '../scripts/install.mjs';
import { root, run, runNpm } from '../scripts/run.mjs';

/** @param {string} what @param {Promise<{ code: number, output: string }>} running */
export const succeed = async (what, running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
};

/** @param {string} folder */
export const installPackages = (folder) =>
  succeed('npm ci failed', runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, quiet: true }));

/** @param {readonly string[]} args */
const git = (args) => succeed(`git ${args.join(' ')}`, run('git', args, { quiet: true }));

/**
 * What `build` makes of a commit that is checked out into a temporary folder; once, as it does not change. `build` resolves with the
 * folder of what it made, and it is kept under `name`.
 * @param {string} commit @param {string} name @param {(tree: string) => Promise<string>} build
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
    // By us, who do not follow the link to our own packages, before git forgets the tree.
    rmSync(folder, { recursive: true, force: true });
    await run('git', ['worktree', 'remove', '--force', tree], { quiet: true });
  }
  return kept;
};
