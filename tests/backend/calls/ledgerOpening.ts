type Opening = { kind: 'buy' | 'post' | 'submit' | 'approve' | 'bank'; by: number; a: number; b: number };

/** Market at work: both buyers rich, two tasks, three works, two of them paid. */
const market: readonly Opening[] = [
  { kind: 'buy', by: 1, a: 0, b: 3 },
  { kind: 'buy', by: 2, a: 0, b: 3 },
  { kind: 'buy', by: 2, a: 1, b: 3 },
  { kind: 'post', by: 1, a: 3, b: 5 },
  { kind: 'post', by: 2, a: 3, b: 5 },
  { kind: 'submit', by: 3, a: 0, b: 0 },
  { kind: 'submit', by: 4, a: 1, b: 0 },
  { kind: 'submit', by: 4, a: 0, b: 0 },
  { kind: 'approve', by: 1, a: 0, b: 0 },
  { kind: 'approve', by: 2, a: 1, b: 0 },
];

/** Dispute of the first buyer's only purchase, so that nobody has bought what the first worker earned. */
const dispute: readonly Opening[] = [
  { kind: 'bank', by: 0, a: 0, b: 2 },
  { kind: 'bank', by: 0, a: 0, b: 2 },
];

/** Events with which histories begin. */
export const openings = [market, [...market, ...dispute]];
