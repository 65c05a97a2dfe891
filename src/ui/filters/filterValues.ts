import { isDay } from '#domain/moments.ts';
import { typedDay } from '#domain/typedDay.ts';
import { isFilled } from '#domain/unseen.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import type { Filter } from './filter.ts';

/** Filter values from the address, where anybody may write anything: invalid ones are ignored. */
type Values = Readonly<Record<string, unknown>>;

/** Chosen values of a field; the address may hold one value instead of a list. */
export const optionsOf = (values: Values, field: string): readonly string[] => [
  ...new Set([values[field]].flat().filter(isPlain).map(String)),
];

export type Range = { from: string; to: string };

/** Ends of a field's range in the address; an open or invalid end is ''. */
export const rangeOf = (values: Values, field: string, kind: Kind): Range => {
  const end = (name: string) => {
    const value = values[name];
    return isPlain(value) && (kind === 'date' ? isDay(String(value)) : isNumber(value)) ? String(value) : '';
  };
  return { from: end(`${field}_gte`), to: end(`${field}_lte`) };
};

/** True when a filter has a value. */
export const isOn = (values: Values, filter: Filter): boolean => {
  if ('options' in filter) return filter.field in values;
  const { from, to } = rangeOf(values, filter.field, filter.range);
  return from !== '' || to !== '';
};

/** End of a range as typed: undefined where it is empty, null where it is invalid. */
export const endOf = (kind: Kind, typed: string, language: string): number | string | undefined | null => {
  if (!isFilled(typed)) return undefined;
  if (kind === 'number') return numberOf(typed, language);
  const day = typedDay(typed);
  return isDay(day) ? day : null;
};

export type Ends = { from: ReturnType<typeof endOf>; to: ReturnType<typeof endOf> };

/** Filter values of a range: numbers as numbers, days as text. */
export const rangeChange = (field: string, { from, to }: Ends): Values => ({
  [`${field}_gte`]: from ?? undefined,
  [`${field}_lte`]: to ?? undefined,
});

/** True when the start lies after the end. */
export const isReversed = ({ from, to }: Ends): boolean => isPlain(from) && isPlain(to) && from > to;

type Kind = 'number' | 'date';

const isNumber = (value: string | number): boolean => String(value).trim() !== '' && Number.isFinite(Number(value));

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
