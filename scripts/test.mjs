import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endTogether } from './endTogether.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { argsOf } from './smokes.mjs';
import { startLine } from './tests/line.mjs';
import { summaryOf } from './tests/outcome.mjs';
import { closeShared, makeFolder, startDatabase } from './tests/shared.mjs';
import { browserFiles, nodeFiles } from './tests/testFiles.mjs';

// `npm test`: what a change is likely to break, from a bare clone. `npm run test:all` (`--all`) takes what is tagged thorough as well,
// and other Nodes; `--rest` of it is what `npm test` has not. `npm run test:changed` (`--changed`) takes what is nearest to the files
// that differ from main, or from the commit that `--since` names. `-- --node`, `-- --browser` and words in names of files narrow each;
// `-- --long` repeats more often what has to hold every time; `-- --record` notes for test:changed what each test reaches.
const given = process.argv.slice(2);
const command = given.includes('--changed') ? 'test:changed' : 'test:all';
/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const options = {
  all: { type: 'boolean' },
  rest: { type: 'boolean' },
  changed: { type: 'boolean' },
  node: { type: 'boolean' },
  browser: { type: 'boolean' },
  long: { type: 'boolean' },
  record: { type: 'boolean' },
  since: { type: 'string' },
};
const { values, positionals: named } = parseArgs({
  args: argsOf(command, given),
  options,
  allowPositionals: true,
});
if (values.long) process.env.LONG = '1';
const tier = values.rest ? 'rest' : values.all ? 'all' : 'default';

const line = startLine();

/** @param {string} file */
const needsDatabase = (file) => /^tests\/(server|e2e\/full)\//.test(file);

/** One PostgreSQL and the two servers, for both runners. */
const prepareServers = async () => {
  await startDatabase();
  const { buildServer } = await import('./buildServer.mjs');
  const codes = await Promise.all([buildServer('server'), buildServer('full')]);
  if (codes.every((code) => code === 0)) process.env.TEST_SERVERS_BUILT = '1';
};

/** @returns {Promise<import('./tests/outcome.mjs').Outcome[]>} */
const runTier = async () => {
  const inNode = !values.browser && nodeFiles(named).length > 0;
  const inBrowser = !values.node && browserFiles(named).length > 0;
  const onOthers = tier !== 'default' && !values.browser && named.length === 0;
  // Each is loaded once the packages are there.
  const { runInNode } = await import('./tests/inNode.mjs');
  const { runInBrowser } = await import('./tests/inBrowser.mjs');
  const { runOnOtherNodes } = await import('./tests/onOtherNodes.mjs');
  // At once: each of them waits now and then, for a timer, a disk or another process.
  return Promise.all([
    ...(inNode ? [runInNode(tier, named, line, { record: values.record })] : []),
    ...(inBrowser ? [runInBrowser(tier, named, line)] : []),
    ...(onOthers ? [runOnOtherNodes(line)] : []),
  ]);
};

/** @returns {Promise<import('./tests/outcome.mjs').Outcome[]>} */
const runChanged = async () => (await import('./tests/changed.mjs')).runChanged(named, line, values.since);

endTogether(closeShared);
await ensureInstalled();
mkdirSync(join(root, 'test-results'), { recursive: true });
makeFolder();
// What is chosen for test:changed seldom needs one: Vitest's own setup starts it then.
if (!values.changed && [...nodeFiles(named), ...browserFiles(named)].some(needsDatabase)) await prepareServers();
const outcomes = await (values.changed ? runChanged() : runTier());
line.end();
await closeShared();
const ran = outcomes.some(({ passed, failures }) => passed + failures.length > 0);
if (!ran && !values.changed && named.length > 0)
  outcomes.push({
    passed: 0,
    failures: [
      { name: `No test ran for ${named.join(' ')}`, text: '`npm run test:all` has those tagged thorough, too.' },
    ],
    slowest: [],
  });
console.log(summaryOf(outcomes));
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
