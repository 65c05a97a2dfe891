/** One fixed collation, so that a page is the same on every machine: 'Task 9' before 'Task 10', accents and case aside. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** For every text a whole number that grows with it in the collation; texts that differ in case or accents alone share one. */
export const textRanks = (texts: readonly string[]): readonly number[] => {
  const ranks = new Map<string, number>();
  let rank = -1;
  let before: Keyed | undefined;
  for (const one of inOrder(new Set(texts))) {
    if (!before || difference(before, one) !== 0) rank++;
    ranks.set(one.text, rank);
    before = one;
  }
  return texts.map((text) => ranks.get(text) ?? 0);
};

/** A text, and what it is sorted by; texts in other scripts have no key, and only the collation itself knows their place. */
type Keyed = { text: string; key: string | undefined };

const difference = (a: Keyed, b: Keyed): number => {
  if (a.key === undefined || b.key === undefined) return compare(a.text, b.text);
  return a.key === b.key ? 0 : a.key < b.key ? -1 : 1;
};

/** Comparing keys is ten times as quick as asking the collation: it is asked about the few texts that have no key. */
const inOrder = (texts: ReadonlySet<string>): readonly Keyed[] => {
  const keyed = Array.from(texts, (text): Keyed => ({ text, key: keyOf(text) }));
  const plain = keyed.filter(({ key }) => key !== undefined).sort(difference);
  const others = keyed.filter(({ key }) => key === undefined).sort(difference);
  if (others.length === 0) return plain;
  const merged: Keyed[] = [];
  let next = 0;
  for (const one of plain) {
    for (let other = others[next]; other && difference(other, one) < 0; other = others[++next]) merged.push(other);
    merged.push(one);
  }
  return merged.concat(others.slice(next));
};

const accents = /([a-z])[\u0300-\u036f]+/gi;
const printable = /^[ -~]*$/;
/** More digits than the collation reads as one number. */
const ENDLESS = 200;
const endless = /\d{200}/;

/** A text whose code units stand in the order of the collation, or undefined outside of ASCII with accents. */
const keyOf = (text: string): string | undefined => {
  const bare = printable.test(text) ? text : text.normalize('NFD').replace(accents, '$1');
  if (!printable.test(bare) || (bare.length >= ENDLESS && endless.test(bare))) return undefined;
  return bare.toLowerCase().replace(/\d+|[^a-z\d ]/g, keyOfPart);
};

/** In the collation's order: the space, signs, numbers by size (shorter ones are smaller), letters. */
const keyOfPart = (part: string): string => {
  const sign = signs.get(part);
  if (sign !== undefined) return sign;
  const digits = part.replace(/^0+(?=\d)/, '');
  return `A${String.fromCharCode(digits.length)}${digits}`;
};
const signs = new Map(
  Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')
    .sort(compare)
    .map((sign, rank) => [sign, String.fromCharCode(33 + rank)]),
);
