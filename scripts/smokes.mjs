/**
 * Arguments that replace `--smoke` for each command of docs/commands.md, so that it does a small part of its real work.
 * `start` and `test` are missing because everybody runs them, `pictures` because it writes files. A command may also
 * handle `--smoke` itself.
 * @type {Record<string, readonly string[]>}
 */
// prettier-ignore
export const smokes = {
  'check':       ['boundaries'],
  'checklist':   [],
  'faults':      ['POST /jwt reset', 'account'],
  'mutants':     ['src/domain/wholeNumber.ts', '--sample=2', '--tests=domain'],
  'engines':     ['--smoke'],
  'runtimes':    ['26'],
  'size':        [],
  'bench:front': ['--pages', '/login', '--only', 'ours', '--reps', '1'],
  'bench:console': ['--beside', '', '--roles', 'admin', '--devices', 'phone', '--caches', 'cold', '--runs', '1', '--scores', '0'],
  'bench:grid':  ['--only', 'ours,bulk', '--rows', '10000', '--reps', '1'],
  'bench:server': ['--approvals', '120', '--tasks', '1000', '--turns', '1'],
  'rehearse':    ['--smoke'],
  'build':       ['--untyped'],
  'preview':     ['--once'],
  'server':      ['--once'],
  'start:full':  ['--once', '--port', '8097'],
  'test:all':    ['--all', 'misconfigured', 'domain/'],
  'test:changed': ['--changed', 'tests/domain/coins'],
};

/**
 * Arguments of a command; with `--smoke`, those of its row in {@link smokes} instead, none without a row.
 * @param {string} command name of its npm script
 * @param {readonly string[]} [args]
 */
export const argsOf = (command, args = process.argv.slice(2)) => [
  ...(args.includes('--smoke') ? (smokes[command] ?? []) : args),
];
