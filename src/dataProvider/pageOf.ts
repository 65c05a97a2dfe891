import type { GetListParams, GetListResult } from 'react-admin';
import { RowIndex } from '#domain/RowIndex.ts';
import type { ListRecord } from './wholeLists.ts';

export type Page = GetListResult & { data: ListRecord[] };
export type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/** Values of one condition that are sent at once: servers and proxies refuse an address of more than 8,000 characters. */
export const VALUES = 100;

/** The page that react-admin asks for, of all records. */
export const pageOf = (records: readonly ListRecord[], { pagination, sort, filter }: ListParams): Page => {
  const { page, perPage } = pagination ?? { page: 1, perPage: records.length };
  const first = (page - 1) * perPage;
  const { rows, total } = indexOf(records).query({
    sort: sort && [sort.field, sort.order],
    range: [first, first + perPage - 1],
    filter: filter as Readonly<Record<string, unknown>> | undefined,
  });
  return { data: rows as ListRecord[], total };
};

/** Made once for an array of records, and asked for every page. */
export const once = <K extends object, V>(make: (key: K) => V) => {
  const made = new WeakMap<K, V>();
  return (key: K): V => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};
/** By their ids. */
export const byId = once((records: readonly ListRecord[]) => new Map(records.map((record) => [record.id, record])));

const indexOf = once((records: readonly ListRecord[]) => {
  const index = new RowIndex(records);
  // Not every browser says when it is idle; elsewhere an order is made when it is asked for.
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => {
      index.prepare();
    });
  return index;
});
