import { readFileSync } from 'node:fs';

/**
 * What a JSON file holds, or undefined where there is none to read.
 * @param {string} file
 * @returns {unknown}
 */
export const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
