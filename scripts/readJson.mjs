import { readFileSync } from 'node:fs';

/**
 * Content of a JSON file, or undefined where it cannot be read.
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
