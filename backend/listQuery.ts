import * as z from 'zod/mini';
import type { FieldKind, Fields } from '#domain/entities.ts';
import { folded } from '#domain/folded.ts';
import { holdsMoments } from '#domain/holdsMoments.ts';
import { readCondition } from '#domain/matchRows.ts';
import { isDay } from '#domain/moments.ts';
import { isId } from '#domain/RowIndex.ts';
import { refuse } from './refuse.ts';
import { EVERYTHING, type Condition, type ListQuery } from './store/port.ts';

/** No answer to a paged list is longer, however much was asked for. */
const MOST = 1000;
/** Of one condition: as many as an address can name that every proxy takes. */
const MOST_VALUES = 100;
/** In UTF-16 code units: of a text that a list is searched for or compared with. */
const LONGEST = 1000;

/** Texts of thousands of letters: to sort by them or to find one a database would read all of them, for nobody. */
const LONG: readonly string[] = ['taskDetail', 'submissionInfo', 'submission_details', 'taskImageUrl', 'imgurl'];
/** It is the name that the account began with, and no screen shows it. */
const UNINDEXED: readonly string[] = [...LONG, 'displayName'];

const index = z.int().check(z.nonnegative());
/** Characters that PostgreSQL has no place for: NUL, and half of a pair of surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
const text = z.string().check(
  z.maxLength(LONGEST),
  z.refine((value) => !UNSTORABLE.test(value)),
);
const scalar = z.union([text, z.number(), z.boolean()]);
const sorts = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const ranges = z.tuple([index, index]).check(z.refine(([first, last]) => first <= last));
const filters = z.record(z.string(), z.union([scalar, z.array(scalar).check(z.maxLength(MOST_VALUES)), z.null()]));

/**
 * Reads `sort=["coin","DESC"]`, `range=[0,24]` and `filter={"q":"ada","coin_gte":5}`, each optional; one of them makes the answer a page.
 * Columns are the contract's own, 'id' is another name of the first one, and '' sorts by when a row came. Anything else is
 * refused with 400, and so are long texts, what a column of numbers cannot be compared with (true, "0x10", "abc"), and conditions
 * that no index serves: ranges are of numbers, dates and ids.
 */
export const parseListQuery = (query: Readonly<Record<string, string>>, fields: Fields): ListQuery => {
  const { sort: sorted, range: ranged, filter: filtered } = query;
  if (sorted === undefined && ranged === undefined && filtered === undefined) return EVERYTHING;
  const column = (name: string): string => {
    const real = name === 'id' ? Object.keys(fields)[0] : name;
    return real !== undefined && Object.hasOwn(fields, real) ? real : refuse(400, `Unknown column: ${name}`);
  };
  const [by, direction] = parse('sort', sorts, sorted) ?? ['', 'ASC'];
  if (LONG.includes(by)) refuse(400, `Cannot be sorted by: ${by}`);
  const [first, last] = parse('range', ranges, ranged) ?? [0, MOST - 1];
  const { q = '', ...filter } = parse('filter', filters, filtered) ?? {};
  if ('id' in filter && column('id') in filter) refuse(400, 'Malformed: filter');
  return {
    conditions: Object.entries(filter).flatMap(([name, wanted]) => {
      const { column: named, end } = readCondition(name);
      return conditionOf(column(named), end, wanted, fields);
    }),
    search: typeof q === 'string' ? folded(q) : refuse(400, 'Malformed: filter'),
    order: { column: by === '' ? null : column(by), descending: direction === 'DESC' },
    range: [first, Math.min(last, first + MOST - 1)],
  };
};

type Wanted = z.output<typeof filters>[string];

/** An end without a value is open. */
const conditionOf = (
  column: string,
  end: 'gte' | 'lte' | undefined,
  wanted: Wanted,
  fields: Fields,
): Condition | [] => {
  if (UNINDEXED.includes(column)) refuse(400, `Cannot be filtered by: ${column}`);
  const kind = fields[column] ?? 'text';
  if (end !== undefined && !hasRanges(column, kind)) refuse(400, `Has no ranges: ${column}`);
  const read = (value: Wanted) => valueOf(kind, value);
  if (end === undefined) return { column, in: [wanted].flat().map(read) };
  if (wanted === null || wanted === '') return [];
  if (isDate(column)) checkDate(column, wanted);
  const value = read(wanted);
  return end === 'gte' ? { column, from: value } : { column, to: value };
};

const hasRanges = (column: string, kind: FieldKind): boolean =>
  kind === 'number' || kind === 'dollars' || isId(column) || isDate(column);
const isDate = (column: string): boolean => /date$/i.test(column);

/** A range of dates ends at days, and where moments are kept at moments as well. */
const checkDate = (column: string, end: Wanted): void => {
  const text = String(end);
  const isMoment = holdsMoments(column) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
  if (!isDay(text) && !isMoment) refuse(400, `Not a day: ${text}`);
};

const valueOf = (kind: FieldKind, wanted: Wanted): string | number => {
  if (typeof wanted === 'object') return refuse(400, 'Malformed: filter');
  if (kind !== 'number' && kind !== 'dollars') return String(wanted);
  const isPlain = typeof wanted === 'number' || (typeof wanted === 'string' && /^-?\d+(\.\d+)?$/.test(wanted));
  if (!isPlain || !Number.isFinite(Number(wanted))) return refuse(400, `Not a number: ${String(wanted)}`);
  // Dollars are kept in cents; hundredths of a cent are noise of the binary fraction.
  return kind === 'dollars' ? Math.round(Number(wanted) * 10_000) / 100 : Number(wanted);
};

const parse = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
  value: string | undefined,
): z.output<S> | undefined => {
  if (value === undefined) return undefined;
  const parsed = schema.safeParse(json(value));
  return parsed.success ? parsed.data : refuse(400, `Malformed: ${name}`);
};

const json = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};
