import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Every id of docs/checklist.md, in its order. */
export const checklistIds = [
  ...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(/^\| ([A-Z]+(?:-[A-Z]+)*-\d+) \|/gm),
].map(([, id]) => id ?? '');

/**
 * 'API-ADMIN-3' → 'API-ADMIN'.
 * @param {string} id
 */
export const groupOf = (id) => id.replace(/-\d+$/, '');

/** The groups of the checklist, in its order. */
export const checklistGroups = [...new Set(checklistIds.map(groupOf))];

const longestFirst = checklistGroups.toSorted((a, b) => b.length - a.length);
const anId = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})-\\d+(?![\\w-])`, 'g');

/**
 * The ids that a text names, each once.
 * @param {string} text
 */
export const idsIn = (text) => [...new Set(text.match(anId) ?? [])];
