import { availableParallelism } from 'node:os';
import { run } from '../run.mjs';
import { chooseTests } from './chooseTests.mjs';
import { runInNode } from './runInNode.mjs';
import { readReach } from './reach.mjs';
import { browserFiles, importersOf, nodeFiles, testsThatSay } from './testFiles.mjs';

/** Files that any test may depend on in unrecorded ways. */
const EVERYTHING = /^(package(-lock)?\.json|\.npmrc|tsconfig\.json|vitest?\.config\.ts)$/;

/** Time for tests in the minute after an edit, in milliseconds of each worker. */
const BUDGET = 40_000;

/** @param {readonly string[]} args */
const git = async (...args) => {
  const { code, output } = await run('git', args, { quiet: true });
  return code === 0 ? output.trim() : '';
};

/** Commit that the work is based on: where it left main or, on main itself, the last one. */
const findBase = async () => {
  const main = (await git('rev-parse', '--verify', '--quiet', 'main')) ? 'main' : 'origin/main';
  return (await git('merge-base', 'HEAD', main)) || 'HEAD';
};

/**
 * Texts of a file that changed since a commit: of each, the longest piece without variables.
 * @param {string} base
 * @param {string} file
 */
const changedTexts = async (base, file) => {
  const lines = (await git('diff', '-U0', base, '--', file)).split('\n').filter((line) => /^[-+](?![-+])/.test(line));
  const texts = lines.flatMap((line) => [...line.matchAll(/(['"`])(.*?)\1/g)].map(([, , text = '']) => text));
  return texts
    .map((text) =>
      text.split(/%\{\w+\}|\|\|\|\|/).reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
    )
    .filter((text) => text.trim().length > 3);
};

/**
 * Runs the tests nearest to the files that differ from main or another commit, for about a minute. Resolves to the
 * outcome, or to none where nothing was run.
 * @param {readonly string[]} named parts of the paths of test files to choose from; none stands for every file
 * @param {import('./line.mjs').Line} line shows the progress
 * @param {string} [since] the other commit
 */
export const runChanged = async (named, line, since) => {
  const base = since ?? (await findBase());
  const files = [await git('diff', '--name-only', base), await git('ls-files', '--others', '--exclude-standard')]
    .flatMap((list) => list.split('\n'))
    .filter(Boolean);
  if (files.length === 0) console.log(`Nothing differs from ${since ?? 'main'}.`);
  if (files.length === 0) return [];
  const specs = browserFiles(files);
  if (specs.length > 0) console.log(`Not here but in a browser: npm test -- --browser ${specs.join(' ')}`);

  const reach = readReach();
  const everything = files.filter((file) => EVERYTHING.test(file));
  if (everything.length > 0 || Object.keys(reach).length === 0) {
    const why = everything.length > 0 ? `${everything.join(', ')} may change` : 'It is not recorded yet';
    console.log(
      `${why} what any test does: running all of \`npm test -- --node\`, and recording what each file of it reaches.`,
    );
    return [await runInNode('default', named, line, { record: true })];
  }
  const texts = await Promise.all(
    files.filter((file) => file.startsWith('src/i18n/')).map((file) => changedTexts(base, file)),
  );
  const { chosen, left } = chooseTests(files, reach, {
    tests: nodeFiles(named),
    importersOf,
    saying: testsThatSay(texts.flat()),
    budget: BUDGET * availableParallelism(),
  });
  console.log(
    `${files.length} files differ from ${since ?? 'main'}; ${chosen.length} files of tests are nearest to them.`,
  );
  if (left > 0)
    console.log(`${left} more reach them, left to \`npm test -- --node\`; what the browser shows, to \`npm test\`.`);
  return chosen.length === 0 ? [] : [await runInNode('default', chosen, line, { record: true })];
};
