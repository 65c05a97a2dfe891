// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createPageLocks } from '#services/locks.ts';
import { aTab, aWorld, settled } from './aWorld.ts';

/** Number of moments at which a tab may be killed: more than a purchase has. */
const MOMENTS = 24;

/** Makes a purchase whose tab dies at the moment `first`, then a visit that dies at `second`, then one that lives. */
const live = async (first: number, second: number) => {
  const world = aWorld();
  const tab = aTab(world, { killAt: first });
  void tab.pay();
  await settled();
  world.locks = createPageLocks();
  const next = aTab(world, { killAt: second });
  next.purchases.start();
  await settled();
  world.locks = createPageLocks();
  const last = aTab(world);
  last.purchases.start();
  await settled();
  return { world, tab, last };
};

test('BP-10, BP-14 killed at any moment, twice, a purchase is charged at most once and saved exactly when it was charged', async () => {
  const died: boolean[] = [];
  for (let first = 0; first < MOMENTS; first++)
    for (const second of [1, 2, 3, 4, 5, 6, 7, Infinity]) {
      const { world, tab, last } = await live(first, second);
      const ids = world.charges.map((secret) => secret.split('_secret_')[0]);
      expect([ids.length <= 1, world.records], `killed at ${first}, then at ${second}`).toEqual([true, ids]);
      expect([world.kept(), last.purchases.unsaved()], `killed at ${first}, then at ${second}`).toEqual([[], []]);
      died.push(tab.isDead());
    }
  // Both kinds are among them: tabs that were killed on the way, and tabs that came through.
  expect(new Set(died)).toEqual(new Set([true, false]));
});
