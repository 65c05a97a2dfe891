import { within } from '#tests/support/rendering.ts';
import { question, questionGone } from '#tests/flows/support/manageUsers.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import type { Place } from './console.ts';
import { byText, listCall } from './listCall.ts';

/** Demo's rows with a log of three users whose role an admin has changed. */
const changed = (seed: Snapshot): Snapshot => ({
  ...seed,
  actions: seed.users.slice(3, 6).map(({ _id: row, created_at }, index) => ({
    _id: `a${String(index)}`,
    actor: seed.users[0]?._id ?? '',
    action: 'setUserRole',
    action_date: created_at,
    collection: 'users',
    row,
    request: `asked${String(index)}`,
    before: JSON.stringify({ name: `Person ${String(index)}`, role: 'worker' }),
    after: JSON.stringify({ role: 'buyer' }),
    person: row,
    sealed: '',
    created_at,
  })),
});

/**
 * Demo's rows with a log of a task, among others, that an admin has deleted. Its places are taken, so that nobody pays
 * for them again.
 */
const deleted = (seed: Snapshot): Snapshot => {
  const gone = seed.tasks.find(
    ({ closed, completionDate }) => !closed && Date.parse(completionDate) > Date.now() + DAY,
  );
  const now = new Date().toISOString();
  const of = {
    action: 'deleteAnyTask',
    collection: 'tasks',
    row: gone?._id ?? '',
    before: JSON.stringify({ taskTitle: 'Person 1', closed: false }),
    after: JSON.stringify({ closed: true }),
    action_date: now,
    created_at: now,
  };
  return {
    ...seed,
    tasks: seed.tasks.map((one) => (one === gone ? { ...one, requiredWorkers: 0, closed: true } : one)),
    actions: changed(seed).actions.map((one, index) => (index === 1 ? { ...one, ...of } : one)),
  };
};
const DAY = 24 * 60 * 60 * 1000;

const log: Place = {
  path: '/Dashboard/actions',
  heading: 'Action Log',
  search: 'setuserrole',
  about: 'Person 1',
  unselectable: true,
  marketplaceOf: changed,
};

export const actionCalls = {
  listActions: listCall(log, byText),
  restoreDeleted: changeCall({
    ...log,
    search: 'asked',
    marketplaceOf: deleted,
    act: async (user, row) => {
      await user.click(within(row).getByText('Restore'));
      await user.click(within(await question()).getByText('Restore', { selector: 'button' }));
      await questionGone();
    },
    done: 'Person 1 was restored.',
    says: noticeOf('Person 1', 'Person 1 could not be restored.'),
    isDone: ({ tasks }) => tasks.some(({ reopened }) => reopened > 0),
    isShownDone: (row) => row?.textContent.includes('Restore') === false,
  }),
};
