import simpleRestProvider from 'ra-data-simple-rest';
import type { GetListParams } from 'react-admin';
import type { CallOptions } from '../api/createApi.ts';
import { readCondition } from '#domain/matchRows.ts';
import { holdsMoments } from '#domain/holdsMoments.ts';
import { isDay, spanOf } from '#domain/moments.ts';
import { pageOf, VALUES, type Page } from './pageOf.ts';
import type { ListRecord } from './wholeLists.ts';

type Filter = Readonly<Record<string, unknown>>;
type Ask = (resource: string, filter: Filter | undefined, options: CallOptions) => Promise<ListRecord[]>;

/** Rows that are asked for at once: servers cut an answer that would be longer. */
const ROWS = 1000;

const FIRST = { page: 1, perPage: ROWS } as const;

/**
 * A page of a list whose server pages it, by ra-data-simple-rest. One that was not counted has no `total` but react-admin's
 * `pageInfo`. What is too long for one request or one answer is read in parts: rows that others move between two parts
 * meanwhile may be missed.
 */
export const readPage = async (ask: Ask, resource: string, params: GetListParams): Promise<Page> => {
  const filter = (params.filter ?? {}) as Filter;
  const [name = '', values] = Object.entries(filter).find(([, wanted]) => isLong(wanted)) ?? [];
  if (!isLong(values)) return readRows(ask, resource, params);
  const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
  const parts = Array.from({ length: Math.ceil(values.length / VALUES) }, (_, part) => {
    const some = { ...filter, [name]: values.slice(part * VALUES, (part + 1) * VALUES) };
    return readRows(ask, resource, { ...params, pagination: all, filter: some });
  });
  const rows: ListRecord[][] = (await Promise.all(parts)).map(({ data }) => data);
  const once = new Map(rows.flat().map((row) => [row.id, row]));
  return pageOf([...once.values()], { ...params, filter: {} });
};

/** Lists that came whole all the same, by who asks for them. */
const whole = new WeakMap<Ask, Set<string>>();

/** How many rows pass the filter; undefined where the server does not count them, or would answer all of them. */
export const readTotal = async (ask: Ask, resource: string, filter: Filter): Promise<number | undefined> => {
  if (whole.get(ask)?.has(resource)) return undefined;
  const one = { pagination: { page: 1, perPage: 1 }, filter } as GetListParams;
  return (await readPage(ask, resource, one)).total;
};

const readRows = async (ask: Ask, resource: string, params: GetListParams): Promise<Page> => {
  const { page, perPage } = params.pagination ?? FIRST;
  if (page > 1 || perPage <= ROWS) return readAnswer(ask, resource, params);
  const data: ListRecord[] = [];
  for (let part = 1; ; part++) {
    const rows = await readAnswer(ask, resource, { ...params, pagination: { page: part, perPage: ROWS } });
    data.push(...rows.data);
    if (rows.data.length < ROWS || data.length >= perPage) return { ...rows, data: data.slice(0, perPage) };
  }
};

/** ra-data-simple-rest writes '?sort&range&filter', the contract's call adds it to its own path. */
const readAnswer = async (ask: Ask, resource: string, params: GetListParams): Promise<Page> => {
  const { page, perPage } = params.pagination ?? FIRST;
  let unpaged: ListRecord[] | undefined;
  const httpClient = async (url: string) => {
    let headers = new Headers();
    const query = url.slice(url.indexOf('?') + 1);
    const json = await ask(resource, params.filter as Filter, { query, onAnswer: (got) => (headers = got) });
    if (headers.has('content-range')) return { status: 200, headers, body: '', json };
    // A server that knows nothing of pages has answered all rows.
    unpaged = json;
    return { status: 200, headers: new Headers({ 'content-range': `items */${json.length}` }), body: '', json };
  };
  const asked = { ...params, filter: inMoments(params.filter as Filter) };
  const { data, total = NaN } = (await simpleRestProvider('', httpClient).getList(resource, asked)) as Page;
  if (unpaged) {
    whole.set(ask, (whole.get(ask) ?? new Set()).add(resource));
    return pageOf(unpaged, params);
  }
  // It reads the asterisk of a total that was not counted as a number.
  if (!Number.isNaN(total)) return { data, total };
  return data.length < perPage
    ? { data, total: (page - 1) * perPage + data.length }
    : { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
};

const isLong = (wanted: unknown): wanted is readonly unknown[] => Array.isArray(wanted) && wanted.length > VALUES;

/** A day is that day where the reader is (C-25), wherever the server is: of columns that hold moments it is told the day's ends. */
const inMoments = (filter: Filter = {}): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, wanted]) => {
      const { column, end } = readCondition(name);
      if (!end || !holdsMoments(column) || typeof wanted !== 'string' || !isDay(wanted)) return [name, wanted];
      const { from, to } = spanOf(wanted);
      return [name, new Date(end === 'gte' ? from : to - 1).toISOString()];
    }),
  );
