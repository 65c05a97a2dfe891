import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws, repetitions } from '#tests/support/longRun.ts';
import { eachStore } from './eachStore.ts';
import { aShop } from './support/cards/aShop.ts';

/**
 * Arbitrary (fast-check) of a purchase: when its card is charged, how often its page saves it, and how often its event
 * comes.
 */
const purchase = fc.record({
  coins: fc.constantFrom(10, 150),
  pays: fc.constantFrom('at once', 'after a decline', 'never'),
  saves: fc.nat(2),
  events: fc.nat(3),
  isForgotten: fc.boolean(),
});

const draw = fc.record({
  purchases: fc.array(purchase, { minLength: 1, maxLength: 6 }),
  /** Numbers by which all that reaches the server is ordered; equal ones arrive at once. */
  order: fc.infiniteStream(fc.nat(5)),
  mishaps: fc.array(fc.constantFrom('lose', 'fail', 'limit'), { maxLength: 3 }),
});

/** Request that reaches the server, and the status that it must get in the end. */
type Arrival = { ask: () => Promise<{ status: number }>; status: number };

/**
 * Sends a request, and again while the server answers 503, as browsers and the card company do; resolves to the status.
 */
const arrive = async (arrival: Arrival): Promise<number> => {
  const { status } = await arrival.ask();
  return status === 503 ? arrive(arrival) : status;
};

eachStore((store) => {
  it('every charge is credited exactly once, whatever comes when, and as often as it likes', async () => {
    const shop = await aShop(store());
    const { company, hook, bob, ids } = shop;
    const started = await shop.coinsOf(ids.bob);
    await fc.assert(
      fc.asyncProperty(draw, async ({ purchases, order, mishaps }) => {
        const before = await shop.coinsOf(ids.bob);
        let due = 0;
        const arrivals: Arrival[] = [];
        for (const { coins, pays, saves, events, isForgotten } of purchases) {
          const { clientSecret, intent } = await shop.order(bob, coins);
          if (isForgotten)
            await store().transaction(async (tx) => {
              const [row] = (await tx.list('orders', { intent })).rows;
              await tx.change('orders', row?._id ?? '', {}, { intent: '' });
            });
          if (pays === 'after a decline') await company.pay(clientSecret, '4000000000000002');
          if (pays !== 'never') await company.pay(clientSecret);
          const told = company.events.filter(({ data }) => JSON.stringify(data).includes(intent));
          const save = () => shop.save(intent);
          for (let n = 0; n < saves; n++) arrivals.push({ ask: save, status: pays === 'never' ? 409 : 200 });
          for (let n = 0; n < events; n++)
            arrivals.push(...told.map((event) => ({ ask: () => company.deliver(event, hook), status: 200 })));
          if (pays !== 'never' && saves + events > 0) due += coins;
        }
        company.mishaps.push(...mishaps);
        const rounds = new Map<number, Arrival[]>();
        for (const arrival of arrivals) {
          const at = order.next().value as number;
          rounds.set(at, [...(rounds.get(at) ?? []), arrival]);
        }
        for (const [, together] of [...rounds].sort(([one], [other]) => one - other))
          expect(await Promise.all(together.map(arrive))).toEqual(together.map(({ status }) => status));
        company.mishaps.length = 0;
        expect(await shop.coinsOf(ids.bob)).toBe(before + due);
        expect((await store().audit()).problems).toEqual([]);
      }),
      draws(repetitions.histories / 4),
    );
    const { rows: payments } = await store().read((reader) => reader.list('payments', {}));
    const credited = (await shop.coinsOf(ids.bob)) - started;
    expect(payments.reduce((sum, { coins }) => sum + coins, 0)).toBe(credited);
    expect(credited).toBeGreaterThan(0);
    shop.close();
  });
});
