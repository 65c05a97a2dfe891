import * as z from 'zod/mini';
import { minorUnitsOf, specified, type Currency } from '#domain/coins.ts';
import type { FieldKind, Fields } from '#domain/entities.ts';
import { folded } from '#domain/folded.ts';
import { holdsMoments } from '#domain/holdsMoments.ts';
import { readCondition } from '#domain/matchRows.ts';
import { isDay } from '#domain/moments.ts';
import { isId } from '#domain/RowIndex.ts';
import { refuse } from './refuse.ts';
import { EVERYTHING, type Condition, type ListQuery } from './store/port.ts';

/** Largest number of rows in a page, whatever the range asks for. */
const MOST = 1000;
/** Largest number of values in one condition, so that the URL is short enough for every proxy. */
const MOST_VALUES = 100;
/** Longest text of a search or condition, in UTF-16 code units. */
const LONGEST = 1000;

/** Columns of long texts and pictures, by which no list can be sorted or filtered, because no index serves them. */
const LONG: readonly string[] = ['taskDetail', 'submissionInfo', 'submission_details', 'taskImageUrl', 'imgurl'];
/**
 * Columns of the log of actions by which no list can be sorted or filtered: they are computed on reading, or contain
 * JSON.
 */
const MADE: readonly string[] = ['who', 'restorable', 'before', 'after'];
/** Columns that cannot be filtered by; `displayName` is the name given at sign-up, which no screen shows. */
const UNINDEXED: readonly string[] = [...LONG, ...MADE, 'displayName'];

const index = z.int().check(z.nonnegative());
/** Characters that PostgreSQL cannot store: NUL and unpaired surrogates. */
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
 * Parses the query of a list: `sort=["coin","DESC"]`, `range=[0,24]` and `filter={"q":"ada","coin_gte":5}`. All are
 * optional, and any of them makes the response a page. Columns have the contract's names (`fields`); 'id' stands for
 * the first one, and '' for the time of creation. Amounts of `currency` are converted to its minor unit. Answers 400 to
 * long texts, to values that do not fit a numeric column (true, "0x10", "abc"), to sorting by an `unordered` column,
 * and to conditions that no database index serves. Ranges exist for numbers, dates and ids.
 */
export const parseListQuery = (
  query: Readonly<Record<string, string>>,
  fields: Fields,
  currency: Currency = specified.currency,
  unordered: readonly string[] = [],
): ListQuery => {
  const { sort: sorted, range: ranged, filter: filtered } = query;
  if (sorted === undefined && ranged === undefined && filtered === undefined) return EVERYTHING;
  const column = (name: string): string => {
    const real = name === 'id' ? Object.keys(fields)[0] : name;
    return real !== undefined && Object.hasOwn(fields, real) ? real : refuse(400, `Unknown column: ${name}`);
  };
  const [by, direction] = parse('sort', sorts, sorted) ?? ['', 'ASC'];
  if ([...LONG, ...MADE, ...unordered].includes(by)) refuse(400, `Cannot be sorted by: ${by}`);
  const [first, last] = parse('range', ranges, ranged) ?? [0, MOST - 1];
  const { q = '', ...filter } = parse('filter', filters, filtered) ?? {};
  if ('id' in filter && column('id') in filter) refuse(400, 'Malformed: filter');
  return {
    conditions: Object.entries(filter).flatMap(([name, wanted]) => {
      const { column: named, end } = readCondition(name);
      return conditionOf(column(named), end, wanted, fields, currency);
    }),
    search: typeof q === 'string' ? folded(q) : refuse(400, 'Malformed: filter'),
    order: { column: by === '' ? null : column(by), descending: direction === 'DESC' },
    range: [first, Math.min(last, first + MOST - 1)],
  };
};

type Wanted = z.output<typeof filters>[string];

/**
 * Condition that a column equals `wanted` or one of its values or, with `end`, is at least ('gte') or at most ('lte')
 * `wanted`. No condition, [], if the end of a range is empty.
 */
const conditionOf = (
  column: string,
  end: 'gte' | 'lte' | undefined,
  wanted: Wanted,
  fields: Fields,
  currency: Currency,
): Condition | [] => {
  if (UNINDEXED.includes(column)) refuse(400, `Cannot be filtered by: ${column}`);
  const kind = fields[column] ?? 'text';
  if (end !== undefined && !hasRanges(column, kind)) refuse(400, `Has no ranges: ${column}`);
  const read = (value: Wanted) => valueOf(kind, value, currency);
  if (end === undefined) return { column, in: [wanted].flat().map(read) };
  if (wanted === null || wanted === '') return [];
  if (isDate(column)) checkDate(column, wanted);
  const value = read(wanted);
  return end === 'gte' ? { column, from: value } : { column, to: value };
};

const hasRanges = (column: string, kind: FieldKind): boolean =>
  kind === 'number' || kind === 'dollars' || isId(column) || isDate(column);
const isDate = (column: string): boolean => /date$/i.test(column);

/** Refuses with 400 a range's end that is not a day; columns of moments accept moments too. */
const checkDate = (column: string, end: Wanted): void => {
  const text = String(end);
  const isMoment = holdsMoments(column) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
  if (!isDay(text) && !isMoment) refuse(400, `Not a day: ${text}`);
};

const valueOf = (kind: FieldKind, wanted: Wanted, currency: Currency): string | number => {
  if (typeof wanted === 'object') return refuse(400, 'Malformed: filter');
  if (kind !== 'number' && kind !== 'dollars') return String(wanted);
  const isPlain = typeof wanted === 'number' || (typeof wanted === 'string' && /^-?\d+(\.\d+)?$/.test(wanted));
  if (!isPlain || !Number.isFinite(Number(wanted))) return refuse(400, `Not a number: ${String(wanted)}`);
  // Money is stored in minor units; rounding to hundredths of one removes the binary fraction's error.
  return kind === 'dollars' ? Math.round(Number(wanted) * minorUnitsOf(currency) * 100) / 100 : Number(wanted);
};

const parse = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
  value: string | undefined,
): z.output<S> | undefined => {
  if (value === undefined) return undefined;
  const read = json(value);
  // The schema would leave it out without a word.
  if (typeof read === 'object' && read !== null && Object.hasOwn(read, '__proto__'))
    refuse(400, 'Unknown column: __proto__');
  const parsed = schema.safeParse(read);
  return parsed.success ? parsed.data : refuse(400, `Malformed: ${name}`);
};

const json = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};
