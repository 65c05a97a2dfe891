/**
 * One pill of the filter bar. It writes react-admin's filter values, and so the address: `{ role: ['buyer', 'admin'] }` for
 * options, `{ coin_gte: 100, coin_lte: 500 }` for a range; both ends are included, either may be open.
 */
export type Filter =
  | { field: string; label: string; options: readonly { value: string; label: string }[] }
  | { field: string; label: string; range: 'number' | 'date' };
