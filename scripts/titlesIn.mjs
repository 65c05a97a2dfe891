import ts from 'typescript';
import { idsIn } from './checklistIds.mjs';

/**
 * Words of a callee and the rows of its `each`: `test.skip.each(rows)` has test, skip and each.
 * @param {import('typescript').Expression} callee
 * @returns {{ words: string[], rows: readonly import('typescript').Node[] }}
 */
const calledAs = (callee) => {
  if (ts.isIdentifier(callee)) return { words: [callee.text], rows: [] };
  if (ts.isPropertyAccessExpression(callee)) {
    const { words, rows } = calledAs(callee.expression);
    return { words: [...words, callee.name.text], rows };
  }
  if (ts.isCallExpression(callee)) return { words: calledAs(callee.expression).words, rows: callee.arguments };
  return { words: [], rows: [] };
};

/**
 * Texts of all literals below a node.
 * @param {import('typescript').Node} node
 * @returns {string[]}
 */
const literals = (node) => {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return [node.text];
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...literals(child));
  });
  return found;
};

/**
 * True for a test or group that only `npm run test:all` runs: `{ tags: 'thorough' }`, or Playwright's `{ tag:
 * '@thorough' }`.
 * @param {import('typescript').CallExpression} call
 */
const isThorough = ({ arguments: given }) =>
  given.filter(ts.isObjectLiteralExpression).some(({ properties }) =>
    properties
      .filter(ts.isPropertyAssignment)
      .filter(({ name }) => /^tags?$/.test(name.getText()))
      .some(({ initializer }) => literals(initializer).some((tag) => /^@?thorough$/.test(tag))),
  );

/** Title of a test; test.each gives another one per literal of its rows, as ids may be in either. */
/** @typedef {{ line: number, ids: string[], thorough: boolean }} Title */

/**
 * Titles of the tests of a file, without skipped ones.
 * @param {string} file its name, as only a .tsx may hold elements
 * @param {string} text content of the file
 */
export const titlesIn = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Title[]} */
  const titles = [];
  /**
   * Adds the titles of the tests at or below a node; they are thorough if they are `within` a thorough group.
   * @param {import('typescript').Node} node
   * @param {boolean} within
   */
  const visit = (node, within) => {
    let thorough = within;
    if (ts.isCallExpression(node)) {
      const { words, rows } = calledAs(node.expression);
      const [title] = node.arguments;
      if (['test', 'it', 'describe'].includes(words[0] ?? '')) thorough ||= isThorough(node);
      const runs =
        ['test', 'it'].includes(words[0] ?? '') && !words.some((word) => ['skip', 'todo', 'fixme'].includes(word));
      const names = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (runs && names && !words.includes('describe')) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        for (const named of [literals(title).join(' '), ...rows.flatMap(literals)])
          titles.push({ line: line + 1, ids: idsIn(named), thorough });
      }
    }
    ts.forEachChild(node, (child) => visit(child, thorough));
  };
  visit(source, /@module-tag\s+thorough\b/.test(text));
  return titles;
};
