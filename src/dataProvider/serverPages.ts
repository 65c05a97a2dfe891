import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams } from 'react-admin';
import type { CallOptions } from '../api/createApi.ts';
import { RowIndex } from '#domain/RowIndex.ts';
import { readCondition, type ListFilter } from '#domain/matchRows.ts';
import { holdsMoments } from '#domain/holdsMoments.ts';
import { isDay, spanOf } from '#domain/moments.ts';
import { pageOf, VALUES, type ListRecord, type Page } from './wholeLists.ts';

type Ask = (resource: string, filter: ListFilter | undefined, options: CallOptions) => Promise<ListRecord[]>;

/** Number of rows to request at once, because servers cut longer responses. */
const ROWS = 1000;

const FIRST = { page: 1, perPage: ROWS } as const;

/**
 * Creates the functions that read lists from a server that pages them, through ra-data-simple-rest. `ask` makes the
 * server call for a list. A resource is added to `unpaged` when the server returns its whole list although a page was
 * requested.
 */
export const createServerPages = (ask: Ask, unpaged: Set<string>) => {
  /**
   * Page from one request. ra-data-simple-rest writes the query string '?sort&range&filter', and the contract's call
   * adds it to its own path.
   */
  const readAnswer = async (resource: string, params: GetListParams): Promise<Page> => {
    const { page, perPage } = params.pagination ?? FIRST;
    let all: ListRecord[] | undefined;
    const httpClient = async (url: string) => {
      let headers = new Headers();
      const query = url.slice(url.indexOf('?') + 1);
      const json = await ask(resource, params.filter as ListFilter, { query, onAnswer: (got) => (headers = got) });
      if (headers.has('content-range')) return { status: 200, headers, body: '', json };
      // The server does not page: its response holds all rows.
      all = json;
      return { status: 200, headers: new Headers({ 'content-range': `items */${json.length}` }), body: '', json };
    };
    const asked = { ...params, filter: inMoments(params.filter as ListFilter) };
    const { data, total = NaN } = (await simpleRestProvider('', httpClient).getList(resource, asked)) as Page;
    if (all) {
      unpaged.add(resource);
      return pageOf(new RowIndex(all), params);
    }
    // ra-data-simple-rest turns the asterisk, which stands for an unknown total, into NaN.
    if (!Number.isNaN(total)) return { data, total };
    return data.length < perPage
      ? { data, total: (page - 1) * perPage + data.length }
      : { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
  };

  const readRows = async (resource: string, params: GetListParams): Promise<Page> => {
    const { page, perPage } = params.pagination ?? FIRST;
    if (page > 1 || perPage <= ROWS) return readAnswer(resource, params);
    const data: ListRecord[] = [];
    for (let part = 1; ; part++) {
      const rows = await readAnswer(resource, { ...params, pagination: { page: part, perPage: ROWS } });
      data.push(...rows.data);
      if (rows.data.length < ROWS || data.length >= perPage) return { ...rows, data: data.slice(0, perPage) };
    }
  };

  /**
   * Page of a list. If the server does not count the rows, the page has react-admin's `pageInfo` instead of a total. A
   * filter or page too long for one request is read in several requests. Rows that move meanwhile, because others
   * change the list, may be missed.
   */
  const read = async (resource: string, params: GetListParams): Promise<Page> => {
    const filter = (params.filter ?? {}) as ListFilter;
    const [name = '', values] = Object.entries(filter).find(([, wanted]) => isLong(wanted)) ?? [];
    if (!isLong(values)) return readRows(resource, params);
    const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
    const parts = Array.from({ length: Math.ceil(values.length / VALUES) }, (_, part) => {
      const some = { ...filter, [name]: values.slice(part * VALUES, (part + 1) * VALUES) };
      return readRows(resource, { ...params, pagination: all, filter: some });
    });
    const rows: ListRecord[][] = (await Promise.all(parts)).map(({ data }) => data);
    const byId = new Map(rows.flat().map((row) => [row.id, row]));
    return pageOf(new RowIndex([...byId.values()]), { ...params, filter: {} });
  };

  return {
    read,
    /**
     * Number of rows that pass the filter; undefined when the server does not count them, or would return all of them.
     */
    count: async (resource: string, filter: ListFilter): Promise<number | undefined> => {
      if (unpaged.has(resource)) return undefined;
      const one = { pagination: { page: 1, perPage: 1 }, filter } as GetListParams;
      return (await read(resource, one)).total;
    },
  };
};

const isLong = (wanted: unknown): wanted is readonly unknown[] => Array.isArray(wanted) && wanted.length > VALUES;

/**
 * Filter with the days of a range replaced by moments in UTC, for columns that hold moments. A day is the reader's
 * local day (C-25), which the server cannot know.
 */
const inMoments = (filter: ListFilter = {}): ListFilter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, wanted]) => {
      const { column, end } = readCondition(name);
      if (!end || !holdsMoments(column) || typeof wanted !== 'string' || !isDay(wanted)) return [name, wanted];
      const { from, to } = spanOf(wanted);
      return [name, new Date(end === 'gte' ? from : to - 1).toISOString()];
    }),
  );
