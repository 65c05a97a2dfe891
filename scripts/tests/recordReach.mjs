import { appendFileSync, mkdirSync } from 'node:fs';
import { Session } from 'node:inspector';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';
import { root } from '../run.mjs';
import { noted } from './reach.mjs';

// Setup of each test file in `npm test -- --record`: records the files of which it runs a function.

const session = new Session();
session.connect();
/**
 * Result of a method of the inspector's profiler.
 * @param {string} method
 * @param {object} [parameters]
 */
const ask = (method, parameters) => {
  /** @type {{ result: import('node:inspector').Profiler.ScriptCoverage[] }} */
  let answer = { result: [] };
  // Within one process, the callback runs before `post` returns.
  session.post(method, parameters, (error, given) => {
    if (error) throw error;
    answer = /** @type {typeof answer} */ (given);
  });
  return answer.result;
};

/**
 * Path of a file within the repository.
 * @param {string} file
 */
const pathOf = (file) => relative(root, file).replaceAll('\\', '/');

/**
 * True for a script of which a function has run.
 * @param {import('node:inspector').Profiler.ScriptCoverage} script
 */
const isRun = ({ functions }) => {
  // Only the module itself and Vite's wrapper, which run on loading, extend to the end of the file.
  const end = Math.max(...functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)));
  return functions.some(({ ranges: [range] }) => range !== undefined && range.count > 0 && range.endOffset < end);
};

const from = process.cpuUsage();
ask('Profiler.enable');
// Restarting it discards what earlier files of the same process have run.
ask('Profiler.startPreciseCoverage', { callCount: false, detailed: false });

afterAll(() => {
  const scripts = ask('Profiler.takePreciseCoverage');
  ask('Profiler.stopPreciseCoverage');
  session.disconnect();
  const { testPath = '' } = expect.getState();
  const own = scripts
    .filter(({ url }) => url.startsWith('file:'))
    .map((script) => ({ script, path: pathOf(fileURLToPath(script.url.replace(/\?.*$/, ''))) }))
    .filter(({ path }) => /^(src|backend|server|tests|scripts\/(?!tests\/)|vite)\//.test(path));
  // Processor time, which is the same on a busy machine.
  const { user, system } = process.cpuUsage(from);
  const row = {
    test: pathOf(testPath),
    ms: (user + system) / 1000,
    sources: own.filter(({ script }) => isRun(script)).map(({ path }) => path),
  };
  mkdirSync(dirname(noted), { recursive: true });
  appendFileSync(noted, `${JSON.stringify(row)}\n`);
});
