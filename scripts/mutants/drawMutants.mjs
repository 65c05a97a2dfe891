import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import { root } from '../run.mjs';
import { filesBelow } from '../tests/testFiles.mjs';

/**
 * Mutant of a file; `broken` is its whole text with `to` in place of `was`.
 * @typedef {{ id: string, file: string, line: number, was: string, to: string, broken: string }} Mutant
 */

/** Files to mutate: the product without the demo's texts and build configuration, which no test runs. */
const MUTATED = /^(src|backend|server)\/(?!.*(\.d|vite\.config)\.ts$|backend\/seed\/(names|taskKinds)\.ts$).*\.tsx?$/;

/**
 * True for code of the looks alone, such as `sx` or a style constant, which tests without layout cannot see.
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
const isOfLooks = (node) =>
  node !== undefined &&
  ((ts.isJsxAttribute(node) && /^(sx|style|className)$/.test(node.name.getText())) ||
    (ts.isVariableDeclaration(node) && /style|theme|css/i.test(node.name.getText())) ||
    isOfLooks(node.parent));

/**
 * Smallest part of a file that holds the characters from `start` to `end`.
 * @param {ts.Node} node
 * @param {number} start
 * @param {number} end
 * @returns {ts.Node}
 */
const partAt = (node, start, end) => {
  const child = node.forEachChild((part) => (part.getStart() <= start && part.getEnd() >= end ? part : undefined));
  return child ? partAt(child, start, end) : node;
};

const nothing = () => {};
const no = () => false;
/** Logger that StrykerJS requires; it discards everything. */
const silent = {
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
  ...{
    isTraceEnabled: no,
    isDebugEnabled: no,
    isInfoEnabled: no,
    isWarnEnabled: no,
    isErrorEnabled: no,
    isFatalEnabled: no,
  },
};

/**
 * Draws `size` mutants of the product, or of files below some paths. Each one's rank depends on the seed and itself
 * alone, so other code does not change it.
 * @param {{ seed: string, size: number, paths: readonly string[] }} wanted
 * @returns {Promise<Mutant[]>}
 */
export const drawMutants = async ({ seed, size, paths }) => {
  const files = ['src', 'backend', 'server']
    .flatMap(filesBelow)
    .filter((file) => MUTATED.test(file) && (paths.length === 0 || paths.some((path) => file.startsWith(path))))
    .map((name) => ({ name, content: readFileSync(join(root, name), 'utf8'), mutate: true }));
  const sources = new Map(
    files.map(({ name, content }) => [name, ts.createSourceFile(name, content, ts.ScriptTarget.Latest, true)]),
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(silent).instrument(files, options);
  const lots = mutants.flatMap(({ fileName: file, location, replacement: to }) => {
    const source = sources.get(file);
    if (!source) return [];
    const [start, end] = [location.start, location.end].map(({ line, column }) =>
      ts.getPositionOfLineAndCharacter(source, line, column),
    );
    if (start === undefined || end === undefined || isOfLooks(partAt(source, start, end))) return [];
    const was = source.text.slice(start, end);
    const id = createHash('sha256')
      .update(JSON.stringify([seed, file, was, start, to]))
      .digest('hex');
    return [{ id, file, line: location.start.line + 1, was, to, source, start, end }];
  });
  const drawn = lots.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, size);
  return drawn.map(({ source: { text }, start, end, ...lot }) => ({
    ...lot,
    broken: text.slice(0, start) + lot.to + text.slice(end),
  }));
};
