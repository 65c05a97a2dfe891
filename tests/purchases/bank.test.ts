// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Charge } from '#services/cards.ts';
import { createPageLocks } from '#services/locks.ts';
import { aTab, aWorld, hundredAndFifty, settled } from './aWorld.ts';

describe('BP-9 a bank that waits for its answer, found after a reload', () => {
  /**
   * Purchase whose tab is closed while the bank asks, and a new tab. `find` answers the tab's nth question about the
   * charge, `goOn` its attempt to continue.
   */
  const reloaded = async (find: (asked: number) => Charge, goOn?: (world: ReturnType<typeof aWorld>) => Charge) => {
    const world = aWorld();
    void aTab(world).pay(hundredAndFifty, () => new Promise(() => {}));
    await settled();
    world.locks = createPageLocks();
    let asked = 0;
    const tab = aTab(world, {
      find: () => Promise.resolve(find(++asked)),
      goOn: () => Promise.resolve(goOn?.(world) ?? { state: 'open', atBank: true }),
      // The next question is asked a moment later.
      pause: async () => {
        await settled();
      },
    });
    tab.purchases.start();
    await settled();
    return { world, ...tab, asked: () => asked };
  };
  const waits: Charge = { state: 'open', atBank: true };

  test('is asked until it has answered, and what it approves late is saved', async () => {
    const { world, saved, unpaid, purchases, asked } = await reloaded((nth) => (nth < 6 ? waits : { state: 'paid' }));
    expect(purchases.unsaved()).toMatchObject([{ state: 'CONFIRMING', atBank: true }]);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect([asked(), unpaid, world.records, world.kept()]).toEqual([6, [], ['pi_1'], []]);
  });

  test('is answered by the buyer who goes on, and the purchase is saved once', async () => {
    let approved = false;
    const { world, saved, purchases } = await reloaded(
      () => (approved ? { state: 'paid' } : waits),
      () => {
        approved = true;
        return { state: 'paid' };
      },
    );
    await purchases.goOn('pi_1');
    await settled();
    expect([saved.length, world.records, world.kept()]).toEqual([1, ['pi_1'], []]);
    expect(purchases.unsaved()).toEqual([]);
  });

  test('C-15 a press while the company is being asked waits its turn', async () => {
    let answer = (_: Charge) => {};
    let asked = 0;
    const world = aWorld();
    void aTab(world).pay(hundredAndFifty, () => new Promise(() => {}));
    await settled();
    world.locks = createPageLocks();
    const tab = aTab(world, {
      find: () => (++asked === 1 ? Promise.resolve(waits) : new Promise((resolve) => (answer = resolve))),
      goOn: () => Promise.resolve({ state: 'paid' }),
      pause: async () => {
        await settled();
      },
    });
    tab.purchases.start();
    await vi.waitFor(() => expect(asked).toBe(2));
    const pressed = tab.purchases.goOn('pi_1');
    answer(waits);
    await pressed;
    await settled();
    expect([tab.saved.length, world.records, world.kept()]).toEqual([1, ['pi_1'], []]);
  });

  test('is answered with No by the buyer: nothing was charged, and nothing is kept', async () => {
    const { world, unpaid, saved, purchases } = await reloaded(
      () => waits,
      () => ({ state: 'unpaid' }),
    );
    await purchases.goOn('pi_1');
    expect([unpaid.length, saved, world.records, world.kept()]).toEqual([1, [], [], []]);
  });
});
