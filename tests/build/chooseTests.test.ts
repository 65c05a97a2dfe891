import { expect, test } from 'vitest';
import { chooseTests } from '../../scripts/tests/chooseTests.mjs';

const [rule, list, shell, texts] = ['domain/rule', 'users/List', 'console/Shell', 'i18n/en/tasks'].map(
  (name) => `src/${name}.ts`,
) as [string, string, string, string];

/** Reach of test files: of a rule, of a screen, of all screens, and of no code. */
const reach = {
  'tests/domain/rule.test.ts': { ms: 100, sources: [rule] },
  'tests/flows/users.test.tsx': { ms: 20_000, sources: [rule, list, shell] },
  'tests/flows/everything.test.tsx': { ms: 30_000, sources: [rule, list, shell, 'src/more.ts'] },
  'tests/build/texts.test.ts': { ms: 200, sources: [] },
};
const [ofRule, ofUsers, ofEverything, ofTexts] = Object.keys(reach) as [string, string, string, string];

const chosen = (edited: string[], given: Partial<Parameters<typeof chooseTests>[2]> = {}) =>
  chooseTests(edited, reach, { tests: Object.keys(reach), importersOf: () => [], saying: [], budget: 1e6, ...given });

test('those that reach the file that was edited, and no others', () => {
  expect(chosen([list])).toEqual({ chosen: [ofUsers, ofEverything], left: 0 });
});

test('the nearest first, until the time is used up; what is left is counted', () => {
  expect(chosen([rule], { budget: 25_000 })).toEqual({ chosen: [ofRule, ofUsers], left: 1 });
});

test('one of each file that was edited, before the next of any', () => {
  expect(chosen([rule, shell], { budget: 21_000 }).chosen).toEqual([ofRule, ofUsers]);
});

test('an edited test, whatever it costs', () => {
  expect(chosen([ofEverything, rule], { budget: 200 }).chosen).toEqual([ofEverything, ofRule]);
});

test('of a file that holds no functions, those that reach its importers', () => {
  expect(chosen(['src/new.ts'], { importersOf: () => [list] }).chosen).toEqual([ofUsers, ofEverything]);
});

test('of a text, those that say it, and those of all texts', () => {
  expect(chosen([texts], { saying: [ofUsers] }).chosen).toEqual([ofTexts, ofUsers]);
});

test('of what is no code, those of the build', () => {
  expect(chosen(['README.md']).chosen).toEqual([ofTexts]);
});
