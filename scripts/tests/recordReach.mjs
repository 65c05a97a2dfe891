import { appendFileSync, mkdirSync } from 'node:fs';
import { Session } from 'node:inspector';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import { root } from '../run.mjs';
import { noted } from './reach.mjs';

// Part of the setup of each file of tests, for `npm test -- --record`: which of our files it runs a function of.

const session = new Session();
session.connect();
/** @param {string} method @param {object} [parameters] */
const ask = (method, parameters) => {
  /** @type {{ result: import('node:inspector').Profiler.ScriptCoverage[] }} */
  let answer = { result: [] };
  // Inside of one process the answer comes before `post` returns.
  session.post(method, parameters, (error, given) => {
    if (error) throw error;
    answer = /** @type {typeof answer} */ (given);
  });
  return answer.result;
};

/** @param {import('node:inspector').Profiler.ScriptCoverage} script */
const isRun = ({ functions }) => {
  // The file itself and what Vite puts around it, which run as it is loaded, alone reach to its end.
  const end = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
  return functions.some(({ ranges: [range] }) => range !== undefined && range.count > 0 && range.endOffset < end);
};

const from = Date.now();
ask('Profiler.enable');
// Begun anew, it forgets what earlier files have run, where several share a process.
ask('Profiler.startPreciseCoverage', { callCount: false, detailed: false });

afterAll(() => {
  const scripts = ask('Profiler.takePreciseCoverage');
  ask('Profiler.stopPreciseCoverage');
  session.disconnect();
  const { testPath = '' } = expect.getState();
  const own = scripts
    .filter(({ url }) => url.startsWith('file:'))
    .map((script) => ({ script, path: relative(root, fileURLToPath(script.url.replace(/\?.*$/, ''))) }))
    .filter(({ path }) => /^(src|backend|server|tests|scripts|vite)\//.test(path.replaceAll('\\', '/')));
  const row = {
    test: relative(root, testPath),
    ms: Date.now() - from,
    sources: own.filter(({ script }) => isRun(script)).map(({ path }) => path),
  };
  if (process.env.DEBUG_REACH)
    row.sample = scripts.filter(({ url }) => url.includes('/src/domain/') || url.includes('tests/')).slice(0, 3);
  mkdirSync(dirname(noted), { recursive: true });
  appendFileSync(noted, `${JSON.stringify(row)}\n`);
});
