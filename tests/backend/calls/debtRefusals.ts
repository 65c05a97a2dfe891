import { expect } from 'vitest';
import type { Reason } from '#contract/refusals.ts';
import { ada, aSubmission, aTask, aWithdrawal, bob, type World } from '../aWorld.ts';

const zed = 'zed@example.test';

export type Provoke = (world: World) => Promise<{ status: number; body: unknown }>;
export type Refusal = [status: number, sentence: string, provoke: Provoke];
export type Named = [...Refusal, reason: Reason, numbers?: Readonly<Record<string, number>>];

/** Lets Bob's bank take back all of his money after he has spent most of its coins. */
const callBack = async ({ cards, intent, send }: World, status = 'needs_response'): Promise<void> => {
  cards.put(intent, {
    disputes: [{ id: 'dp_1', cents: 3500, status, due: '2026-12-01T00:00:00.000Z' }],
  });
  const event = { id: 'evt_1', type: 'charge.dispute.funds_withdrawn', intent, isReturn: true };
  expect((await send(null, 'POST', '/card-events', event)).status).toBe(200);
};

/** Refusals of refunds, and of accounts in debt. */
export const debtRefusals: readonly Named[] = [
  ...(['createTask', 'createWithdrawal', 'createSubmission'] as const).map((name): Named => [
    409,
    'You owe 850 coins, as a payment was called back after they had been spent. Until they are paid you can post, hand in and withdraw nothing.',
    async (world) => {
      await callBack(world);
      await world.store.transaction((tx) =>
        tx.change('users', world.ids.bob, {}, { role: name === 'createTask' ? 'buyer' : 'worker' }),
      );
      if (name === 'createTask') return world.call(bob, name, aTask());
      if (name === 'createWithdrawal') return world.call(bob, name, aWithdrawal(200));
      return world.call(bob, name, aSubmission(world.task));
    },
    'inDebt',
    { debt: 850 },
  ]),
  [
    409,
    'This task takes no work for now: its buyer has to pay for coins first.',
    async (world) => {
      await callBack(world);
      await world.join(zed, 'worker');
      return world.call(zed, 'createSubmission', aSubmission(world.task));
    },
    'buyerInDebt',
  ],
  [
    409,
    'A refund, a dispute, a payout or a debt of this account is open. It can be deleted when that is settled.',
    async (world) => {
      await callBack(world);
      return world.call(ada, 'deleteUser', { id: world.ids.bob });
    },
    'moneyOpen',
  ],
  [
    404,
    'There is no such purchase.',
    ({ call }) => call(ada, 'refundPurchase', { id: 'pi_x', amount: 1 }),
    'noPurchase',
  ],
  [
    409,
    'This is more than is left of the payment.',
    async ({ call, intent }) => {
      await call(ada, 'refundPurchase', { id: intent, amount: 1 });
      return call(ada, 'refundPurchase', { id: intent, amount: 3500 });
    },
    'refundTooMuch',
  ],
  [
    409,
    'The buyer’s bank disputes this payment. What it decides is booked by itself.',
    async (world) => {
      await callBack(world);
      return world.call(ada, 'refundPurchase', { id: world.intent, amount: 1 });
    },
    'purchaseDisputed',
  ],
  ...(['askWriteOff', 'confirmWriteOff'] as const).map((name): Named => [
    409,
    'This account owes nothing any more.',
    ({ call, ids }) => call(ada, name, { id: ids.bob, reason: 'Lost.' }),
    'noDebt',
  ]),
  [
    409,
    'Somebody has asked already to write this debt off.',
    async (world) => {
      await callBack(world, 'lost');
      const ask = () => world.call(ada, 'askWriteOff', { id: world.ids.bob, reason: 'Lost.' });
      await ask();
      return ask();
    },
    'writeOffAsked',
  ],
  [
    409,
    'A refund or dispute of this person is open. The debt can be written off when that is settled.',
    async (world) => {
      await callBack(world);
      return world.call(ada, 'askWriteOff', { id: world.ids.bob, reason: 'Lost.' });
    },
    'moneyReturns',
  ],
  [
    409,
    'Another admin than the one who asked has to confirm this.',
    async (world) => {
      await callBack(world, 'lost');
      await world.call(ada, 'askWriteOff', { id: world.ids.bob, reason: 'Lost.' });
      return world.call(ada, 'confirmWriteOff', { id: world.ids.bob });
    },
    'ownWriteOff',
  ],
];
