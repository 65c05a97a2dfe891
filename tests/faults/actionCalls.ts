import type { Snapshot } from '#backend/store/port.ts';
import type { Place } from './console.ts';
import { byText, listCall } from './listCall.ts';

/** Three users whose role an admin has changed. */
const changed = (seed: Snapshot): Snapshot => ({
  ...seed,
  actions: seed.users.slice(3, 6).map(({ _id: row, created_at }, index) => ({
    _id: `a${String(index)}`,
    actor: seed.users[0]?._id ?? '',
    action: 'setUserRole',
    action_date: created_at,
    collection: 'users',
    row,
    request: `r${String(index)}`,
    before: JSON.stringify({ name: `Person ${String(index)}`, role: 'worker' }),
    after: JSON.stringify({ role: 'buyer' }),
    person: row,
    sealed: '',
    created_at,
  })),
});

const log: Place = {
  path: '/Dashboard/actions',
  heading: 'Action Log',
  search: 'setuserrole',
  about: 'Person 1',
  unselectable: true,
  marketplaceOf: changed,
};

export const actionCalls = { listActions: listCall(log, byText) };
