import * as z from 'zod/mini';
import type { Fields } from '#domain/entities.ts';
import { readCondition } from '#domain/matchRows.ts';
import type { ListQuery } from '#domain/RowIndex.ts';
import { refuse } from './refuse.ts';

/** No answer to a paged list is longer, however much was asked for. */
const LONGEST_PAGE = 1000;

const index = z.int().check(z.nonnegative());
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const sorts = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const ranges = z.tuple([index, index]).check(z.refine(([first, last]) => first <= last));
const filters = z.record(z.string(), z.union([scalar, z.array(scalar)])).check(z.refine(({ q }) => !Array.isArray(q)));

/**
 * Reads `sort=["coin","DESC"]`, `range=[0,24]` and `filter={"q":"ada","coin_gte":5}`, each optional. Columns are the contract's own,
 * 'id' is another name of the first one, and '' sorts by when a row came; anything else is refused with 400.
 */
export const parseListQuery = (query: Readonly<Record<string, string>>, fields: Fields): ListQuery => {
  const column = (name: string): string => {
    const real = name === 'id' ? Object.keys(fields)[0] : name;
    return real !== undefined && Object.hasOwn(fields, real) ? real : refuse(400, `Unknown column: ${name}`);
  };
  const condition = (name: string): string => {
    if (name === 'q') return name;
    const { column: named, end } = readCondition(name);
    return end ? `${column(named)}_${end}` : column(named);
  };
  const sort = parse('sort', sorts, query.sort);
  const range = parse('range', ranges, query.range);
  const filter = parse('filter', filters, query.filter);
  return {
    sort: sort && [sort[0] && column(sort[0]), sort[1]],
    range: range && [range[0], Math.min(range[1], range[0] + LONGEST_PAGE - 1)],
    filter: filter && Object.fromEntries(Object.entries(filter).map(([name, wanted]) => [condition(name), wanted])),
  };
};

/** Whether a list was asked for by page; one that was asked for whole gets no Content-Range. */
export const isPaged = ({ sort, range, filter }: ListQuery): boolean => Boolean(sort ?? range ?? filter);

const parse = <S extends z.ZodMiniType>(name: string, schema: S, text: string | undefined): z.output<S> | undefined => {
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(json(text));
  return parsed.success ? parsed.data : refuse(400, `Malformed: ${name}`);
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
