import { textRanks } from './textRanks.ts';

/** The places of values, ascending: numbers as numbers if all are, else all as text; equal values keep their places. */
export const orderOf = (values: readonly unknown[]): Uint32Array => {
  const count = values.length;
  const [ranks, least] = ranksOf(values);
  // Rank and place in one number, sorted by the engine itself: no call per comparison.
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place++) keys[place] = ((ranks[place] ?? 0) - least) * count + place;
  keys.sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const key = keys[at] ?? 0;
    order[at] = key - Math.floor(key / count) * count;
  }
  return order;
};

/** For every value a whole number that grows with it, and the least of them. */
const ranksOf = (values: readonly unknown[]): readonly [ranks: readonly number[], least: number] => {
  const least = leastOf(values);
  if (least !== undefined) return [values as readonly number[], least];
  return [values.every(isNumber) ? distinctRanks(values) : textRanks(values.map(String)), 0];
};

/** Whole numbers are ranks already; undefined for others, and for a span too wide to count. */
const leastOf = (values: readonly unknown[]): number | undefined => {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (!Number.isSafeInteger(value)) return undefined;
    if ((value as number) < least) least = value as number;
    if ((value as number) > most) most = value as number;
  }
  return (most - least + 1) * values.length > Number.MAX_SAFE_INTEGER ? undefined : least;
};

const distinctRanks = (values: readonly number[]): readonly number[] => {
  const ranks = new Map(Array.from(new Float64Array(new Set(values)).sort(), (value, rank) => [value, rank]));
  return values.map((value) => ranks.get(value) ?? 0);
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);
