import { expect, test } from 'vitest';
import { mutants, tableProblems } from '../../scripts/mutants/table.mjs';

test('every mutant still fits the file that it patches, and every group of the checklist has one', () => {
  expect(tableProblems()).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(45);
});
