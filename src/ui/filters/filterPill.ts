/**
 * Filter that a list offers as a pill. It sets react-admin's filter values, which are in the page's address: `{ role:
 * ['buyer', 'admin'] }` for options, `{ coin_gte: 100, coin_lte: 500 }` for a range, both ends inclusive and optional.
 */
export type FilterPill =
  | { field: string; label: string; options: readonly { value: string; label: string }[] }
  | { field: string; label: string; range: 'number' | 'date' };
