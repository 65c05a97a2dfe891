import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferred } from './checklistDeferred.mjs';
import { checklistIds as ids, groupOf } from './checklistIds.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

// `npm run checklist`: the behaviours of docs/checklist.md that no test of `npm test` names. Exits with 1 when one is
// due, and when a title names an unknown id or more than three ids.
await ensureInstalled();
const { titlesIn } = await import('./titlesIn.mjs');

const titles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) =>
    titlesIn(file, readFileSync(join(root, 'tests', file), 'utf8')).map(({ line, ...title }) => ({
      ...title,
      at: `${join('tests', file)}:${line}`,
    })),
  );

const named = new Set(titles.flatMap(({ ids: some, thorough }) => (thorough ? [] : some)));
const namedByAny = new Set(titles.flatMap((title) => title.ids));
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
const lacking = missing.map((id) => `${id}: no test ${namedByAny.has(id) ? 'of `npm test` ' : ''}names it`);
for (const line of [...lacking, ...problems]) console.log(line);

const tested = ids.filter((id) => named.has(id)).length;
const postponed = ids.filter((id) => !named.has(id) && isLater(id)).length;
console.log(`${ids.length} behaviours: ${tested} tested, ${postponed} deferred, ${missing.length} missing.`);
process.exitCode = missing.length + problems.length === 0 ? 0 : 1;
