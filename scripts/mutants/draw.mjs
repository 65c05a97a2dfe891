import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import { root } from '../run.mjs';
import { filesBelow } from '../tests/testFiles.mjs';

/** @typedef {{ id: string, file: string, line: number, was: string, to: string, broken: string }} Mutant a place, and `broken`, the file's whole text with `to` for `was` */

/** The files that are broken: the product, but for words of the demo and what tests do not run, builds and pictures. */
const MUTATED = /^(src|backend|server)\/(?!.*(\.d|vite\.config)\.ts$|backend\/seed\/(names|taskKinds)\.ts$).*\.tsx?$/;

/**
 * True of a place that is about looks alone, which no page without a layout can show: an `sx`, a constant named a style.
 * @param {ts.Node | undefined} node
 * @returns {boolean}
 */
const isOfLooks = (node) =>
  node !== undefined &&
  ((ts.isJsxAttribute(node) && /^(sx|style|className)$/.test(node.name.getText())) ||
    (ts.isVariableDeclaration(node) && /style|theme|css/i.test(node.name.getText())) ||
    isOfLooks(node.parent));

/**
 * @param {ts.Node} node
 * @param {number} start
 * @param {number} end
 * @returns {ts.Node} the smallest part of a file that holds a place
 */
const partAt = (node, start, end) => {
  const child = node.forEachChild((part) => (part.getStart() <= start && part.getEnd() >= end ? part : undefined));
  return child ? partAt(child, start, end) : node;
};

const nothing = () => {};
const no = () => false;
/** StrykerJS has a log that nobody reads. */
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
 * Draws mutants of the product, or of the files below a path. A mutant's lot hangs on the seed and itself alone: others come and go
 * without moving it.
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
