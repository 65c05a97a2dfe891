import { plainDigits } from '#domain/wholeNumber.ts';
import type { Filter } from './filter.ts';

/** Filter values come from the address, where anybody may have written anything: what makes no sense counts as not there. */
type Values = Readonly<Record<string, unknown>>;

/** The chosen values of a field; one value is as good as a list of one. */
export const optionsOf = (values: Values, field: string): readonly string[] => [
  ...new Set([values[field]].flat().filter(isPlain).map(String)),
];

export type Range = { from: string; to: string };

/** Both ends of a field's range as inputs show them; an open end is empty. */
export const rangeOf = (values: Values, field: string, kind: 'number' | 'date'): Range => {
  const end = (name: string) => {
    const value = values[name];
    return isPlain(value) && isEnd[kind](String(value)) ? String(value) : '';
  };
  return { from: end(`${field}_gte`), to: end(`${field}_lte`) };
};

/** Whether a filter leaves anything out. */
export const isOn = (values: Values, filter: Filter): boolean => {
  if ('options' in filter) return filter.field in values;
  const { from, to } = rangeOf(values, filter.field, filter.range);
  return from !== '' || to !== '';
};

/** How the list is told: numbers as numbers, days as they are written. */
export const rangeChange = (field: string, kind: 'number' | 'date', { from, to }: Range): Values => {
  const end = (text: string) => (isEnd[kind](text) ? (kind === 'number' ? numberOf(text) : text) : undefined);
  return { [`${field}_gte`]: end(from), [`${field}_lte`]: end(to) };
};

/** A range that nothing can lie in. */
export const isReversed = (kind: 'number' | 'date', { from, to }: Range): boolean =>
  from !== '' && to !== '' && (kind === 'number' ? numberOf(from) > numberOf(to) : from > to);

/** Digits may be those of the reader's language. */
const numberOf = (text: string): number => Number(plainDigits(text));

const isEnd = {
  number: (text: string) => text.trim() !== '' && Number.isFinite(numberOf(text)),
  date: (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text),
} as const;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
