import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * True for a file that can be executed.
 * @param {string} file
 */
const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Paths that programs of these names would have on PATH.
 * @param {readonly string[]} names
 */
const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));

/**
 * First program found: at a path that the environment names (`named`), on PATH by one of its names, or in one of its
 * usual places. Undefined if there is none.
 * @param {{ named?: readonly (string | undefined)[], names: readonly string[], places?: readonly string[] }} program
 */
export const findProgram = ({ named = [], names, places = [] }) =>
  [...named.filter((file) => file !== undefined), ...onPath(names), ...places].find(isProgram);
