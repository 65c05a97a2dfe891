/**
 * Text quoted as one word of a shell.
 * @param {string} text
 */
const quoted = (text) => (/^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** Environment variables to put before the command that repeats a test. */
const asked = () => ['LONG', 'FAULTS'].flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}`] : []));

/**
 * Option and pattern by which a runner finds a test, by the names of its groups and its own.
 * @param {string} option the runner's, such as '-t'
 * @param {readonly string[]} names
 */
const named = (option, names) => {
  const [pattern = ''] = names.join(' ').split('\n');
  return pattern ? [option, pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')] : [];
};

/**
 * Command that repeats a test in Node, by the names of its groups and its own; without names, its file.
 * @param {string} file
 * @param {readonly string[]} [names]
 */
export const againInNode = (file, names = []) =>
  [...asked(), 'npx vitest run', ...[file, ...named('-t', names)].map(quoted)].join(' ');

/**
 * Command that repeats a test in the browser, on this run's builds, which contain their ports.
 * @param {string} place its file and, where it stands there, its line
 * @param {readonly string[]} [names] of the test's groups, and its own
 */
export const againInBrowser = (place, names = []) => {
  const port = process.env.E2E_PORT ? [`E2E_PORT=${process.env.E2E_PORT}`] : [];
  return [...asked(), ...port, 'npx playwright test', ...[place, ...named('-g', names)].map(quoted)].join(' ');
};
