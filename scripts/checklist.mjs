import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { deferred } from './checklistDeferred.mjs';
import { checklistIds as ids, groupOf, idsIn } from './checklistIds.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

// `npm run checklist`: which behaviours of docs/checklist.md no test names. Exits with 1 when one is due, and when a
// title names an id that does not exist or more than three ids.
await ensureInstalled();
const { default: ts } = await import('typescript');

/**
 * What a call is: the words of `test.skip.each(rows)` are test, skip, each, and its rows come along.
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
 * The text of a literal, or of everything literal below a node.
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

/** A title alone, or, for test.each, one per literal of its rows beside it: ids may stand in either. */
/** @typedef {{ at: string, ids: string[] }} Title */

/**
 * @param {string} file
 * @returns {Title[]}
 */
const titlesOf = (file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Title[]} */
  const titles = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const { words, rows } = calledAs(node.expression);
      const [title] = node.arguments;
      const runs =
        ['test', 'it'].includes(words[0] ?? '') && !words.some((word) => ['skip', 'todo', 'fixme'].includes(word));
      const names = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (runs && names && !words.includes('describe')) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const at = `${relative(root, file)}:${line + 1}`;
        for (const text of [literals(title).join(' '), ...rows.flatMap(literals)])
          titles.push({ at, ids: idsIn(text) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
};

const titles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => titlesOf(join(root, 'tests', file)));

const named = new Set(titles.flatMap((title) => title.ids));
const later = new Map(deferred.flatMap(({ ids: patterns, reason }) => patterns.map((pattern) => [pattern, reason])));
/** @param {string} id */
const isLater = (id) => later.has(id) || later.has(`${groupOf(id)}-*`);

const missing = ids.filter((id) => !named.has(id) && !isLater(id));
const problems = [
  ...titles
    .filter((title) => title.ids.length > 3)
    .map(({ at, ids: many }) => `${at}: more than three ids: ${many.join(' ')}`),
  ...titles.flatMap(({ at, ids: some }) =>
    some.filter((id) => !ids.includes(id)).map((id) => `${at}: no such id: ${id}`),
  ),
  ...[...later.keys()]
    .filter((id) => !id.endsWith('*') && !ids.includes(id))
    .map((id) => `deferred: no such id: ${id}`),
];
for (const line of [...missing.map((id) => `${id}: no test names it`), ...problems]) console.log(line);

const tested = ids.filter((id) => named.has(id)).length;
const postponed = ids.filter((id) => !named.has(id) && isLater(id)).length;
console.log(`${ids.length} behaviours: ${tested} tested, ${postponed} deferred, ${missing.length} missing.`);
process.exitCode = missing.length + problems.length === 0 ? 0 : 1;
