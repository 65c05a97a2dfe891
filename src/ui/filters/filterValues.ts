import { isDay } from '#domain/moments.ts';
import { typedDay } from '#domain/typedDay.ts';
import { isFilled } from '#domain/unseen.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import type { FilterPill } from './filterPill.ts';

/**
 * Filter values of react-admin, from the page's address, where anybody may write anything: invalid ones are ignored.
 */
type Values = Readonly<Record<string, unknown>>;

/** Values chosen for a field, without duplicates. The address may hold a single value instead of a list. */
export const optionsOf = (values: Values, field: string): readonly string[] => [
  ...new Set([values[field]].flat().filter(isPlain).map(String)),
];

export type Range = { from: string; to: string };

/** Range chosen for a field, from the filter values `<field>_gte` and `<field>_lte`. An open or invalid end is ''. */
export const rangeOf = (values: Values, field: string, kind: Kind): Range => {
  const end = (name: string) => {
    const value = values[name];
    return isPlain(value) && (kind === 'date' ? isDay(String(value)) : isNumber(value)) ? String(value) : '';
  };
  return { from: end(`${field}_gte`), to: end(`${field}_lte`) };
};

/** True when the filter values set this filter, so that it narrows the list. */
export const isOn = (values: Values, filter: FilterPill): boolean => {
  if ('options' in filter) return filter.field in values;
  const { from, to } = rangeOf(values, filter.field, filter.range);
  return from !== '' || to !== '';
};

/**
 * Reads a typed end of a range: a number as `language` writes it, or a day as '2026-06-15'. Undefined if nothing is
 * typed, null if it is invalid.
 */
export const endOf = (kind: Kind, typed: string, language: string): number | string | undefined | null => {
  if (!isFilled(typed)) return undefined;
  if (kind === 'number') return numberOf(typed, language);
  const day = typedDay(typed);
  return isDay(day) ? day : null;
};

export type Ends = { from: ReturnType<typeof endOf>; to: ReturnType<typeof endOf> };

/**
 * Filter values that set a range: `<field>_gte` and `<field>_lte`. An open end is undefined, which removes its filter
 * value.
 */
export const rangeChange = (field: string, { from, to }: Ends): Values => ({
  [`${field}_gte`]: from ?? undefined,
  [`${field}_lte`]: to ?? undefined,
});

/** True when the range starts after it ends. */
export const isReversed = ({ from, to }: Ends): boolean => isPlain(from) && isPlain(to) && from > to;

type Kind = 'number' | 'date';

const isNumber = (value: string | number): boolean => String(value).trim() !== '' && Number.isFinite(Number(value));

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
