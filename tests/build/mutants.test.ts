import { describe, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { checklistIds } from '../../scripts/checklistIds.mjs';
import { broken } from '../../scripts/mutants/place.mjs';
import { table } from '../../scripts/mutants/table.mjs';

describe('each row of the table of mutants', () => {
  test.each(table)('$id, $what: names a place, an id and a file of tests that are there', (row) => {
    expect(broken(row)).not.toBe('');
    expect(checklistIds).toContain(row.id);
    expect(existsSync(`tests/${row.tests}`)).toBe(true);
  });
});
