import { describe } from 'vitest';

const files = {
  auth: () => import('#tests/backend/auth.test.ts'),
  concurrency: () => import('#tests/backend/concurrency.test.ts'),
  lists: () => import('#tests/backend/lists.test.ts'),
  money: () => import('#tests/backend/money.test.ts'),
  refusals: () => import('#tests/backend/refusals.test.ts'),
  users: () => import('#tests/backend/users.test.ts'),
  histories: () => import('#tests/backend/ledger.property.test.ts'),
};

/** What tests/backend says of the calls, once more; name the door before (`goThrough`). */
export const testCalls = (): void => {
  for (const [name, load] of Object.entries(files))
    describe(name, async () => {
      await load();
    });
};
