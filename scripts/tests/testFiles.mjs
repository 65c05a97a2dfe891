import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * Tier of tests: 'default' runs what a change is likely to break, 'rest' those tagged thorough, 'all' both.
 * @typedef {'default' | 'rest' | 'all'} Tier
 */

/**
 * Paths, in the repository, of all files below one of its folders.
 * @param {string} folder
 */
export const filesBelow = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();

/**
 * Test files whose path has a pattern.
 * @param {RegExp} kind
 * @param {readonly string[]} named parts of their paths; a line (':12') is ignored, and none stands for every file
 */
const filesOf = (kind, named) => {
  const words = named.map((name) => name.replaceAll('\\', '/').replace(/^\.\//, '').replace(/:\d+$/, ''));
  return filesBelow('tests').filter(
    (file) => kind.test(file) && (words.length === 0 || words.some((word) => file.includes(word))),
  );
};

/**
 * Files of tests that run in Node.
 * @param {readonly string[]} [named] parts of their paths; none stands for every file
 */
export const nodeFiles = (named = []) => filesOf(/\.test\.tsx?$/, named);

/**
 * Files of tests that run in Chromium.
 * @param {readonly string[]} [named] parts of their paths; none stands for every file
 */
export const browserFiles = (named = []) => filesOf(/\.spec\.ts$/, named);

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** True when all tests of a file are thorough. @param {string} file */
export const isWhollyThorough = (file) => /@module-tag\s+thorough\b/.test(read(file));

/** True when a file may have thorough tests. @param {string} file */
export const mentionsThorough = (file) => read(file).includes('thorough');

/**
 * Test files that contain one of some texts.
 * @param {readonly string[]} texts
 */
export const testsThatSay = (texts) =>
  nodeFiles().filter((file) => {
    const content = read(file).toLowerCase();
    return texts.some((text) => content.includes(text.toLowerCase()));
  });

/** Files that import a file, by its name. @param {string} file */
export const importersOf = (file) => {
  const name = `/${file.split('/').at(-1) ?? ''}'`;
  return ['src', 'backend', 'server', 'tests'].flatMap((folder) =>
    filesBelow(folder).filter((other) => /\.tsx?$/.test(other) && read(other).includes(name)),
  );
};
