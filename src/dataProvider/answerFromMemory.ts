import type { QueryClient } from '@tanstack/react-query';
import type { ListQuery } from '#domain/RowIndex.ts';
import type { ListPage } from './lists.ts';

type ListParams = {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: Readonly<Record<string, unknown>>;
};

/** One listener per cache: a console that is left and opened again makes a provider of its own. */
const listening = new WeakMap<QueryClient, () => void>();

/**
 * A page of a list that is in memory is there in the same drawing that asks for it: without this, react-admin would draw the
 * old rows once more while it waits for an answer that needs no waiting. It is asked for all the same, and so corrected when
 * what is remembered has become old.
 */
export const answerFromMemory = (
  queryClient: QueryClient,
  pageNow: (resource: string, query: ListQuery) => ListPage | undefined,
): void => {
  listening.get(queryClient)?.();
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [resource, method, params] = query.queryKey as [unknown, unknown, ListParams | undefined];
    if (type !== 'added' || method !== 'getList' || !params?.pagination || query.state.data !== undefined) return;
    const { pagination, sort, filter } = params;
    const first = (pagination.page - 1) * pagination.perPage;
    const page = pageNow(String(resource), {
      sort: [sort.field, sort.order],
      range: [first, first + pagination.perPage - 1],
      filter,
    });
    if (page) query.setData(page);
  });
  listening.set(queryClient, stop);
};
