import { isDay } from '#domain/moments.ts';
import { isFilled } from '#domain/unseen.ts';
import { numberOf } from '#domain/wholeNumber.ts';
import type { Filter } from './filter.ts';

/** Filter values come from the address, where anybody may have written anything: what makes no sense counts as not there. */
type Values = Readonly<Record<string, unknown>>;

/** The chosen values of a field; one value is as good as a list of one. */
export const optionsOf = (values: Values, field: string): readonly string[] => [
  ...new Set([values[field]].flat().filter(isPlain).map(String)),
];

export type Range = { from: string; to: string };

/** Both ends of a field's range as the address has them; an open end is empty. */
export const rangeOf = (values: Values, field: string, kind: Kind): Range => {
  const end = (name: string) => {
    const value = values[name];
    return isPlain(value) && (kind === 'date' ? isDay(String(value)) : isNumber(value)) ? String(value) : '';
  };
  return { from: end(`${field}_gte`), to: end(`${field}_lte`) };
};

/** Whether a filter leaves anything out. */
export const isOn = (values: Values, filter: Filter): boolean => {
  if ('options' in filter) return filter.field in values;
  const { from, to } = rangeOf(values, filter.field, filter.range);
  return from !== '' || to !== '';
};

/** An end of a range as it was typed: undefined where it is open, null where it is no number or no day. */
export const endOf = (kind: Kind, typed: string, language: string): number | string | undefined | null => {
  if (!isFilled(typed)) return undefined;
  if (kind === 'number') return numberOf(typed, language);
  return isDay(typed) ? typed : null;
};

export type Ends = { from: ReturnType<typeof endOf>; to: ReturnType<typeof endOf> };

/** How the list is told: numbers as numbers, days as they are written. */
export const rangeChange = (field: string, { from, to }: Ends): Values => ({
  [`${field}_gte`]: from ?? undefined,
  [`${field}_lte`]: to ?? undefined,
});

/** A range that nothing can lie in. */
export const isReversed = ({ from, to }: Ends): boolean => isPlain(from) && isPlain(to) && from > to;

type Kind = 'number' | 'date';

const isNumber = (value: string | number): boolean => String(value).trim() !== '' && Number.isFinite(Number(value));

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
