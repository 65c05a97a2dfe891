import { RowIndex, type Page } from '#domain/RowIndex.ts';
import type { Condition, ListQuery } from './port.ts';

/** Page of an array that is in order of creation: filtered, searched in `columns`, sorted and cut by the query. */
export const queryRows = <R extends object>(
  rows: readonly R[],
  columns: readonly string[],
  { conditions, search, order, range }: ListQuery,
): Page<R> => {
  const filter = Object.fromEntries(conditions.map(filterOf));
  return new RowIndex(rows, columns).query({
    sort: [order.column ?? '', order.descending ? 'DESC' : 'ASC'],
    range: range ?? undefined,
    filter: { ...filter, q: search },
  });
};

const filterOf = (condition: Condition): [name: string, wanted: unknown] => {
  const { column } = condition;
  if ('in' in condition) return [column, condition.in];
  return 'from' in condition ? [`${column}_gte`, condition.from] : [`${column}_lte`, condition.to];
};
