import type { RaRecord } from 'react-admin';

/**
 * Row of MUI's grid, whose id is the position on the page. Changing the page then updates rows instead of replacing
 * them, and strange ids of a server ('constructor', duplicates) cannot confuse the grid.
 */
export type PlacedRow = { readonly id: number; readonly record: RaRecord };

/** Rows for a page. A record at its previous position keeps its row object, so it is not rendered again. */
export const placeRows = (records: readonly RaRecord[], before: readonly PlacedRow[] = []): PlacedRow[] =>
  records.map((record, id) => {
    const same = before[id];
    return same?.record === record ? same : { id, record };
  });
