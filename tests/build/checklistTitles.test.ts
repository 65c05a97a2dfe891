import { expect, test } from 'vitest';
import { titlesIn } from '../../scripts/titlesIn.mjs';

// Written out they would count as tested by this file.
const [one, two] = [1, 2].map((number) => `AU-${String(number)}`) as [string, string];

/** Ids in the titles of a test file's text, each with '!' if only thorough tests have it. */
const named = (text: string) =>
  titlesIn('a.test.ts', text).flatMap(({ ids, thorough }) => ids.map((id) => id + (thorough ? '!' : '')));

test.each([
  [`test('${one}', () => {});`, [one]],
  [`test('${one}', { tags: 'thorough' }, () => {});`, [`${one}!`]],
  [`test('${one}', { tags: ['slow', 'thorough'] }, () => {}); test('${two}', () => {});`, [`${one}!`, two]],
  [`test('${one}', { tag: '@thorough' }, async ({ page }) => {});`, [`${one}!`]],
  [`describe('group', { tags: 'thorough' }, () => { test('${one}', () => {}); }); test('${two}');`, [`${one}!`, two]],
  [`test.describe('group', { tag: '@thorough' }, () => { for (const a of b) test('${one}'); });`, [`${one}!`]],
  [`test.each([{ tags: '${two}' }])('${one} $tags', { tags: 'thorough' }, () => {});`, [`${one}!`, `${two}!`]],
  [`test.each([{ tags: 'thorough' }])('${one} $tags', () => {});`, [one]],
  [`/** @module-tag thorough */ test('${one}', () => {});`, [`${one}!`]],
  [`test.skip('${one}', () => {});`, []],
])('%s', (text, ids) => {
  expect(named(text)).toEqual(ids);
});
