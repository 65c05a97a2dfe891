/** One fixed collation, so that a page is the same on every machine: 'Task 9' before 'Task 10', accents and case aside. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The places of values, ascending: numbers as numbers if all are, else all as text; equal values keep their places. */
export const orderOf = (values: readonly unknown[]): Uint32Array => {
  const order = Uint32Array.from(values.keys());
  if (values.every(isNumber)) return order.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
  const texts = values.map(String);
  return order.sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);
