/**
 * A text as one word of a shell.
 * @param {string} text
 */
const quoted = (text) => (/^[\w./:@=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** What the environment of this run asks of its tests, put before the command that repeats one. */
const asked = () => ['LONG', 'FAULTS'].flatMap((name) => (process.env[name] ? [`${name}=${process.env[name]}`] : []));

/**
 * Names of groups and of the test within them as the pattern that both runners hold against their tests' names.
 * @param {string} option
 * @param {readonly string[]} names
 */
const named = (option, names) => {
  const [pattern = ''] = names.join(' ').split('\n');
  return pattern ? [option, pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')] : [];
};

/**
 * The command that repeats a test in Node, or the whole file.
 * @param {string} file
 * @param {readonly string[]} [names]
 */
export const againInNode = (file, names = []) =>
  [...asked(), 'npx vitest run', ...[file, ...named('-t', names)].map(quoted)].join(' ');

/**
 * The command that repeats a test in the browser, on the builds of this run, which know their ports.
 * @param {string} place its file and, where it stands there, its line
 * @param {readonly string[]} [names]
 */
export const againInBrowser = (place, names = []) => {
  const port = process.env.E2E_PORT ? [`E2E_PORT=${process.env.E2E_PORT}`] : [];
  return [...asked(), ...port, 'npx playwright test', ...[place, ...named('-g', names)].map(quoted)].join(' ');
};
