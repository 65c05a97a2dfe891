import type { RaRecord } from 'react-admin';

/**
 * A row as MUI's grid has it: its id is the record's place on the page. A page change then changes what the rows say instead
 * of building others, and no id that a server thinks of ('constructor', one that occurs twice) can confuse the grid.
 */
export type PlacedRow = { readonly id: number; readonly record: RaRecord };

/** Rows for a page. What stands where it stood before is the same row, and is not drawn again. */
export const placeRows = (records: readonly RaRecord[], before: readonly PlacedRow[] = []): PlacedRow[] =>
  records.map((record, id) => {
    const same = before[id];
    return same?.record === record ? same : { id, record };
  });
