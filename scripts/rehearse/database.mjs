import { run } from '../run.mjs';

const ask = async (/** @type {readonly string[]} */ args) => {
  const { code, output } = await run('psql', ['-qAtX', '-v', 'ON_ERROR_STOP=1', ...args], { quiet: true });
  if (code !== 0) throw new Error(output);
  return output.trim();
};

/**
 * Runs an SQL statement; resolves to the first value of its answer, as text.
 * @param {string} url of the database
 * @param {string} statement
 */
export const sql = (url, statement) => ask(['-d', url, '-c', statement]);

/**
 * Runs a file of SQL statements.
 * @param {string} url of the database
 * @param {string} file
 */
export const sqlFile = (url, file) => ask(['-d', url, '-f', file]);
