import type { GetListParams, GetListResult } from 'react-admin';
import type { RowIndex } from '#domain/RowIndex.ts';
import type { ListFilter } from './bindings.ts';

/** A record as react-admin needs it: what the server answered, with an `id` (contract/mend.ts). */
export type ListRecord = Readonly<Record<string, unknown>> & { readonly id: string };
export type Page = GetListResult & { data: ListRecord[] };
export type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter'>;

/** Values of one condition that are sent at once: servers and proxies refuse an address of more than 8,000 characters. */
export const VALUES = 100;

/** The page that react-admin asks for, of a list in memory. */
export const pageOf = (index: RowIndex<ListRecord>, { pagination, sort, filter }: ListParams): Page => {
  const { page, perPage } = pagination ?? { page: 1, perPage: Number.MAX_SAFE_INTEGER };
  const first = (page - 1) * perPage;
  const { rows, total } = index.query({
    sort: sort && [sort.field, sort.order],
    range: [first, first + perPage - 1],
    filter: filter as ListFilter | undefined,
  });
  return { data: rows as ListRecord[], total };
};
