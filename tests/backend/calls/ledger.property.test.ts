// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMinorUnits, specified } from '#domain/coins.ts';
import { roles } from '#domain/entities.ts';
import { intentOf } from '../aBackend.ts';
import { aSubmission, aTask, aWithdrawal } from '../aWorld.ts';
import { doorInUse, inProcess } from '../door.ts';
import { draws, repetitions } from '#tests/support/longRun.ts';
import { changeAtBank } from './changeAtBank.ts';
import { history, openings, type Kind } from './ledgerHistory.ts';
import { aPair, people, type Both, type Pair, type Told } from './ledgerPair.ts';
import { nothing, nth, payoutEvents } from './payoutEvents.ts';

const events = {
  post: ({ email, a, b, call, model, ids, accountOf, created }: Told): Both => {
    const args = aTask({ requiredWorkers: a % 4, payableAmount: (b % 6) * 50 });
    return {
      possible: model.post(accountOf.get(email), args.requiredWorkers, args.payableAmount),
      answer: call(email, 'createTask', args).then(created(ids.jobs)),
    };
  },
  closeOwn: ({ email, a, call, model, ids, accountOf }: Told): Both => {
    const who = accountOf.get(email);
    return {
      possible: who?.role === 'buyer' && model.close(who, nth(model.jobs, a)),
      answer: call(email, 'deleteBuyerTask', {
        id: nth(ids.jobs, a) ?? nothing.id,
        email,
        requiredWorkers: 1000,
        payableAmount: 1000,
      }),
    };
  },
  closeAny: ({ email, a, call, model, ids, accountOf }: Told): Both => {
    const who = accountOf.get(email);
    return {
      possible: who?.role === 'admin' && model.close(who, nth(model.jobs, a)),
      answer: call(email, 'deleteAnyTask', { id: nth(ids.jobs, a) ?? nothing.id }),
    };
  },
  submit: ({ email, a, call, model, ids, accountOf, created }: Told): Both => ({
    possible: model.submit(accountOf.get(email), nth(model.jobs, a)),
    answer: call(email, 'createSubmission', aSubmission(nth(ids.jobs, a) ?? nothing.id)).then(created(ids.works)),
  }),
  approve: ({ email, a, call, model, ids, accountOf }: Told): Both => ({
    possible: model.approve(accountOf.get(email), nth(model.works, a)),
    answer: call(email, 'approveSubmission', { submissionId: nth(ids.works, a) ?? nothing.id, ...nothing.review }),
  }),
  reject: ({ email, a, call, model, ids, accountOf }: Told): Both => ({
    possible: model.reject(accountOf.get(email), nth(model.works, a)),
    answer: call(email, 'rejectSubmission', { submissionId: nth(ids.works, a) ?? nothing.id, ...nothing.review }),
  }),
  buy: ({ email, a, b, call, cards, model, accountOf, intents }: Told): Both => {
    const sold = nth([...specified.packages, { coins: 7, price: 1 }], b) ?? specified.packages[0];
    const purchase = `${email} ${a % 3} ${sold.coins}`;
    const save = (paymentIntentId: string) =>
      call(email, 'savePayment', { paymentIntentId, coins: 9999, cost: 1, email });
    const order = async () => {
      const amount = inMinorUnits(sold.price, specified.currency);
      const answer = await call(email, 'createPaymentIntent', { amount, coins: sold.coins });
      if (answer.status !== 200) return answer;
      const intent = intentOf(answer);
      cards.settle(intent);
      intents.set(purchase, intent);
      return save(intent);
    };
    const known = intents.get(purchase);
    return {
      possible: model.buy(accountOf.get(email), purchase, sold.coins),
      answer: known === undefined ? order() : save(known),
    };
  },
  refund: ({ email, a, b, call, cards, model, accountOf, intents }: Told): Both => {
    const [id, purchase] = nth(model.purchases(), a) ?? ['', undefined];
    const fate = nth(['succeeded', 'pending', 'failed'] as const, b) ?? 'failed';
    const amount = nth([100, 333, 1000, 2000, 3500], b) ?? 1;
    cards.nextRefunds(fate === 'failed' ? 'refused' : fate);
    return {
      possible: model.refund(accountOf.get(email), purchase, amount, fate),
      answer: call(email, 'refundPurchase', { id: intents.get(id) ?? nothing.id, amount }),
    };
  },
  /**
   * Changes a purchase at the card company alone. Its events may come late and twice, and name only the payment intent.
   */
  bank: ({ a, b, cards, model, intents, send }: Told): Both => {
    const [id, purchase] = nth(model.purchases(), a) ?? ['', undefined];
    const intent = intents.get(id) ?? nothing.id;
    const event = { id: `evt_${a} ${b} ${crypto.randomUUID()}`, type: 'any', intent, isReturn: true };
    if (purchase) {
      changeAtBank(cards, intent, purchase, b);
      model.follow(purchase);
    }
    const deliver = () => send(null, 'POST', '/card-events', event);
    return {
      possible: true,
      answer: b % 3 === 0 ? Promise.all([deliver(), deliver()]).then(([one]) => one) : deliver(),
    };
  },
  askWriteOff: ({ email, a, call, model, ids, accountOf }: Told): Both => {
    const debtor = debtorIn(model, a);
    return {
      possible: model.askWriteOff(accountOf.get(email), debtor),
      answer: call(email, 'askWriteOff', { id: idOf(debtor, model, ids), reason: 'Lost.' }),
    };
  },
  confirmWriteOff: ({ email, a, call, model, ids, accountOf }: Told): Both => {
    const debtor = debtorIn(model, a);
    return {
      possible: model.confirmWriteOff(accountOf.get(email), debtor),
      answer: call(email, 'confirmWriteOff', { id: idOf(debtor, model, ids) }),
    };
  },
  withdraw: ({ email, a, call, model, ids, accountOf, created }: Told): Both => {
    const coins = nth([200, 150, 250, 200, 300, 250, 500], a) ?? 0;
    return {
      possible: model.withdraw(accountOf.get(email), coins),
      answer: call(email, 'createWithdrawal', aWithdrawal(coins)).then(created(ids.payouts)),
    };
  },
  release: ({ email, a, call, model, ids, accountOf }: Told): Both => {
    const held = model.payouts.filter(({ state }) => state === 'held');
    const payout = nth(held, a) ?? nth(model.payouts, a);
    return {
      possible: model.release(accountOf.get(email), payout),
      answer: call(email, 'releaseHold', {
        id: ids.payouts[payout ? model.payouts.indexOf(payout) : -1] ?? nothing.id,
      }),
    };
  },
  pay: ({ email, a, call, model, ids, accountOf }: Told): Both => ({
    possible: model.pay(accountOf.get(email), nth(model.payouts, a)),
    answer: call(email, 'payWithdrawal', {
      id: nth(ids.payouts, a) ?? nothing.id,
      withdrawalAmount: 1,
      workerEmail: email,
    }),
  }),
  ...payoutEvents,
  setRole: ({ email, a, b, call, model, ids, accountOf }: Told): Both => {
    const role = nth(roles, b) ?? 'worker';
    return {
      possible: model.setRole(accountOf.get(email), nth(model.accounts, a), role),
      answer: call(email, 'setUserRole', { id: nth(ids.accounts, a) ?? nothing.id, role }),
    };
  },
  remove: ({ email, a, call, model, ids, accountOf }: Told): Both => ({
    possible: model.remove(accountOf.get(email), nth(model.accounts, a)),
    answer: call(email, 'deleteUser', { id: nth(ids.accounts, a) ?? nothing.id }),
  }),
} satisfies Record<Kind, (told: Told) => Both>;

/** Account in debt, by a random number; any account if none is in debt. */
const debtorIn = ({ accounts }: Pair['model'], a: number) =>
  nth(
    accounts.filter(({ debt }) => debt > 0),
    a,
  ) ?? nth(accounts, a);
const idOf = (debtor: Pair['model']['accounts'][number] | undefined, model: Pair['model'], ids: Pair['ids']): string =>
  ids.accounts[debtor ? model.accounts.indexOf(debtor) : -1] ?? nothing.id;

/**
 * Runs so many random histories: exactly the possible calls must succeed, and the books must be right. Resolves to the
 * number of times that each event happened and was refused.
 */
const live = async (histories: number) => {
  const happened = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...openings), history, async (opening, steps) => {
      const pair = await aPair();
      for (const { kind, by, a, b } of [...opening, ...steps]) {
        const email = people[by] ?? '';
        if (kind === 'join') {
          await pair.join(email, a === 0 ? 'buyer' : 'worker');
          continue;
        }
        const { possible, answer } = events[kind]({ ...pair, email, a, b });
        const { status, body } = await answer;
        expect([kind, status === 200, status < 500, body]).toEqual([kind, possible, true, body]);
        happened.set(`${kind} ${possible}`, (happened.get(`${kind} ${possible}`) ?? 0) + 1);
      }
      expect((await pair.store.audit()).problems).toEqual([]);
      const purse = ({ coin, debt }: { coin: number; debt: number }) => [coin, debt];
      expect((await pair.books()).users.map(purse)).toEqual(pair.model.accounts.map(purse));
      expect((await pair.store.audit()).totals.debt).toBe(pair.model.accounts.reduce((sum, { debt }) => sum + debt, 0));
    }),
    draws(histories),
  );
  return happened;
};

const inMemory = doorInUse() === inProcess;
/** Numbers of histories: fewer over HTTP or on PostgreSQL, where a request takes milliseconds. */
const [few, many] = inMemory ? [150, 1000] : [15, repetitions.histories];

/**
 * Checks that each event was possible and was refused at least so many times; otherwise the histories would prove
 * little.
 */
const expectEach = (happened: ReadonlyMap<string, number>, least: number) => {
  for (const kind of Object.keys(events))
    for (const outcome of kind === 'bank' ? ['true'] : ['true', 'false'])
      expect([kind, outcome, (happened.get(`${kind} ${outcome}`) ?? 0) >= least]).toEqual([kind, outcome, true]);
};

it(`${String(few)} random histories: what succeeds is what is possible, and the books are exact`, async () => {
  const happened = await live(few);
  if (inMemory) expectEach(happened, 3);
});

it(`${String(many)} random histories`, { tags: 'thorough' }, async () => {
  const happened = await live(many);
  if (inMemory) expectEach(happened, 31);
});
