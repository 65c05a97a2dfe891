import * as fc from 'fast-check';

/**
 * Callers of each kind of event, by their place in `people`: mostly accounts that may do it, so that histories get far.
 */
const likely = {
  post: [1, 2],
  closeOwn: [1, 2],
  closeAny: [0],
  submit: [3, 4, 5],
  approve: [1, 2],
  reject: [1, 2],
  buy: [1, 2],
  refund: [0, 6],
  bank: [0],
  askWriteOff: [0, 6],
  confirmWriteOff: [0, 6],
  withdraw: [3, 4, 5],
  release: [0, 6],
  pay: [0],
  decide: [0, 6],
  batch: [0],
  bankAnswer: [0],
  setRole: [0],
  remove: [0],
} as const satisfies Record<string, readonly number[]>;
/**
 * Event of a history: `by` is the caller's place in `people`. `a` and `b` are random numbers that each kind of event
 * uses in its own way.
 */
type Event = { kind: Kind; by: number; a: number; b: number };
export type Kind = keyof typeof likely;

const weights: Partial<Record<Kind, number>> = {
  post: 12,
  submit: 14,
  approve: 16,
  reject: 6,
  buy: 10,
  withdraw: 16,
  release: 6,
  pay: 10,
  decide: 6,
  batch: 6,
  bankAnswer: 12,
  refund: 6,
  bank: 20,
  askWriteOff: 18,
  confirmWriteOff: 22,
  setRole: 2,
  closeOwn: 3,
  closeAny: 2,
};

const eventsOf = (kind: Kind): fc.WeightedArbitrary<Event> => ({
  weight: weights[kind] ?? 1,
  arbitrary: fc.record({
    kind: fc.constant(kind),
    by: fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom<number>(...likely[kind]) },
      { weight: 1, arbitrary: fc.nat(6) },
    ),
    a: fc.nat(23),
    b: fc.nat(23),
  }),
});
const rejoining = {
  weight: 1,
  arbitrary: fc.record({ kind: fc.constant('join' as const), by: fc.nat(5), a: fc.nat(1), b: fc.nat(0) }),
};
/** Arbitrary (fast-check) of histories: lists of random events. */
export const history = fc.array(fc.oneof(...(Object.keys(likely) as Kind[]).map(eventsOf), rejoining), {
  maxLength: 52,
  size: 'max',
});

/**
 * Events that begin a market: both buyers have many coins, there are two tasks and three submissions, two of them paid.
 */
const market: readonly Event[] = [
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
const dispute: readonly Event[] = [
  { kind: 'bank', by: 0, a: 0, b: 2 },
  { kind: 'bank', by: 0, a: 0, b: 2 },
];
const lost: Event = { kind: 'bank', by: 0, a: 0, b: 3 };

/** Events by which two withdrawals are requested, and one of them is sent to the bank. */
const payout: readonly Event[] = [
  { kind: 'withdraw', by: 3, a: 0, b: 0 },
  { kind: 'withdraw', by: 4, a: 0, b: 0 },
  { kind: 'batch', by: 0, a: 1, b: 1 },
];

/** Lists of events with which histories begin. */
export const openings = [
  [...market, ...payout],
  [...market, ...dispute],
  [...market, ...dispute, lost],
];
