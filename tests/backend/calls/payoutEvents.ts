import type { Both, Told } from './ledgerPair.ts';

export const nothing = { id: 'nothing', review: { workerEmail: 'x', payableAmount: 1, taskId: 'x' } };

export const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];

/** Events of histories: holds, refusals, batches and the bank's answers. */
export const payoutEvents = {
  decide: ({ email, a, b, call, model, ids, accountOf }: Told): Both => {
    const act = nth(['hold', 'release', 'refuse'] as const, b % 7) ?? 'hold';
    return {
      possible: model.decide(accountOf.get(email), nth(model.payouts, a), act),
      answer: call(email, 'decideWithdrawal', { id: nth(ids.payouts, a) ?? nothing.id, act, reason: 'Odd.' }),
    };
  },
  batch: ({ email, a, b, call, model, ids, accountOf }: Told): Both => {
    // Now and then a second request, or the same one again.
    const places = b % 3 === 0 ? [a, b] : [a];
    return {
      possible: model.batch(
        accountOf.get(email),
        places.map((place) => nth(model.payouts, place)),
      ),
      answer: call(email, 'createBatch', { ids: places.map((place) => nth(ids.payouts, place) ?? nothing.id) }),
    };
  },
  bankAnswer: ({ email, a, b, call, model, ids, accountOf }: Told): Both => {
    const waits = model.payouts.filter(({ state }) => state === 'underWay');
    const payout = b % 5 === 0 ? nth(model.payouts, a) : (nth(waits, a) ?? nth(model.payouts, a));
    const id = ids.payouts[payout ? model.payouts.indexOf(payout) : -1] ?? nothing.id;
    const batch = b % 7 === 0 ? 1 : Math.max(payout?.batch ?? 1, 1);
    const times = b % 11 === 0 ? 2 : 1;
    const isPaid = b % 2 === 0;
    const row = { id, result: isPaid ? ('paid' as const) : ('failed' as const), reference: 'T', reason: 'Unknown.' };
    return {
      possible: model.answer(
        accountOf.get(email),
        batch,
        Array.from({ length: times }, () => ({ payout, isPaid })),
      ),
      answer: call(email, 'readBankAnswer', { batch, rows: Array.from({ length: times }, () => row) }),
    };
  },
};
