import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Ids of docs/checklist.md, in order. */
export const checklistIds = [
  ...readFileSync(join(root, 'docs/checklist.md'), 'utf8').matchAll(/^\| ([A-Z]+(?:-[A-Z]+)*-\d+) \|/gm),
].map(([, id]) => id ?? '');

/**
 * Group of an id: 'API-ADMIN-3' → 'API-ADMIN'.
 * @param {string} id
 */
export const groupOf = (id) => id.replace(/-\d+$/, '');

/** Groups of the checklist, in order. */
export const checklistGroups = [...new Set(checklistIds.map(groupOf))];

const longestFirst = checklistGroups.toSorted((a, b) => b.length - a.length);
const anId = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})-\\d+(?![\\w-])`, 'g');

/**
 * Ids that a text names, without duplicates.
 * @param {string} text
 */
export const idsIn = (text) => [...new Set(text.match(anId) ?? [])];
