import { textRanks } from './textRanks.ts';

/** The places of values, ascending: numbers as numbers if all are, else all as text; equal values keep their places. */
export const orderOf = (values: readonly unknown[]): Uint32Array => {
  const count = values.length;
  const ranks = ranksOf(values);
  // Rank and place in one number, sorted by the engine itself: no call per comparison.
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place++) keys[place] = (ranks[place] ?? 0) * count + place;
  keys.sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const key = keys[at] ?? 0;
    order[at] = key - Math.floor(key / count) * count;
  }
  return order;
};

/** For every value a whole number, not below 0, that grows with the value. */
const ranksOf = (values: readonly unknown[]): readonly number[] => {
  if (!values.every(isNumber)) return textRanks(values.map(String));
  return wholeRanks(values) ?? distinctRanks(values);
};

/** Whole numbers are ranks already, once the least of them is 0; undefined for others, and for a span too wide to count. */
const wholeRanks = (values: readonly number[]): readonly number[] | undefined => {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (!Number.isSafeInteger(value)) return undefined;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if ((most - least + 1) * values.length > Number.MAX_SAFE_INTEGER) return undefined;
  return values.map((value) => value - least);
};

const distinctRanks = (values: readonly number[]): readonly number[] => {
  const ranks = new Map(Array.from(new Float64Array(new Set(values)).sort(), (value, rank) => [value, rank]));
  return values.map((value) => ranks.get(value) ?? 0);
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);
