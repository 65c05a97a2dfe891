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

// `npm test`: the tests that a change is likely to break, from a fresh clone. `npm run test:all` (`--all`) adds those
// tagged thorough and other Nodes; `--rest` runs these additions alone. `npm run test:changed` (`--changed`) runs those
// nearest to the files that differ from main, or from the commit of `--since`. `-- --node`, `-- --browser` and words in
// file names narrow each; `-- --long` repeats races and kills more often; `-- --record` records for test:changed what
// each test reaches.
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

/** Starts one PostgreSQL and builds both servers, for both runners. */
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
  // Imported once the packages are installed.
  const { runInNode } = await import('./tests/runInNode.mjs');
  const { runInBrowser } = await import('./tests/runInBrowser.mjs');
  const { runOnOtherNodes } = await import('./tests/runOnOtherNodes.mjs');
  // In parallel, as each often waits for a timer, the disk or another process.
  return Promise.all([
    ...(inNode ? [runInNode(tier, named, line, { record: values.record })] : []),
    ...(inBrowser ? [runInBrowser(tier, named, line)] : []),
    ...(onOthers ? [runOnOtherNodes(line)] : []),
  ]);
};

/** @returns {Promise<import('./tests/outcome.mjs').Outcome[]>} */
const runChanged = async () => (await import('./tests/runChanged.mjs')).runChanged(named, line, values.since);

endTogether(closeShared);
await ensureInstalled();
mkdirSync(join(root, 'test-results'), { recursive: true });
makeFolder();
// The few tests of test:changed seldom need a database, which Vitest's setup starts then.
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
