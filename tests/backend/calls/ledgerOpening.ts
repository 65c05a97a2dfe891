type Opening = { kind: 'buy' | 'post' | 'submit' | 'approve' | 'withdraw' | 'batch'; by: number; a: number; b: number };

/** Every history begins with a market at work: both buyers rich, two tasks, three works, two of them paid, and a payout under way. */
export const opening: readonly Opening[] = [
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
  { kind: 'withdraw', by: 3, a: 1, b: 0 },
  { kind: 'withdraw', by: 4, a: 1, b: 0 },
  { kind: 'batch', by: 0, a: 1, b: 1 },
];
