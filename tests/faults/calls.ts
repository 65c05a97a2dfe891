import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { endpoints } from '#contract/endpoints.ts';
import type { CallersOf } from '#contract/endpoint.ts';
import { question, questionGone } from '#tests/flows/support/manageUsers.ts';
import type { App, cellsOf } from './cell.ts';
import { changeCall, dialogOf, noticeOf } from './changeCall.ts';
import { home, tasks, users } from './console.ts';
import type { CallName } from './createTrap.ts';
import { figuresCall } from './figuresCall.ts';
import { listCall } from './listCall.ts';
import { reviewCalls } from './reviewCalls.ts';
import { reloadCall } from './reloadCall.ts';
import { signInCall } from './signInCall.ts';
import { workCalls } from './workCalls.ts';

const pressDelete = async (user: App['user'], row: HTMLElement) => {
  await user.click(within(row).getByText('Delete', { selector: 'button' }));
  await user.click(within(await question()).getByText('Delete', { selector: 'button' }));
  await questionGone();
};
const selectIn = (row: HTMLElement) => within(row).getByLabelText<HTMLSelectElement>('Role');
const panel = () => document.querySelector<HTMLElement>('[role="dialog"]');
const isGone = (row: HTMLElement | undefined) => row === undefined;

/** The calls of the contract that are an admin's alone. */
type AdminCall = {
  [C in CallName]: 'admin' extends CallersOf<(typeof endpoints)[C]> ? C : never;
}[CallName];

/** How every call of these screens is provoked. One row is one row of the table that `npm run faults` prints. */
export const calls = {
  createToken: signInCall(users),
  getUser: reloadCall(users),
  listUsers: listCall(users),
  deleteUser: changeCall({
    ...users,
    act: pressDelete,
    done: 'Deleted!',
    says: noticeOf('Priya Lopes', 'Priya Lopes could not be deleted.'),
    isDone: (books) => !books.users.some(({ email, deleted }) => email === users.about && !deleted),
    isShownDone: isGone,
  }),
  setUserRole: changeCall({
    ...users,
    act: async (user, row) => {
      if (!panel()) await user.click(within(row).getByText('Priya Lopes'));
      await user.selectOptions(await screen.findByLabelText('Role', { selector: '[role="dialog"] select' }), 'Worker');
    },
    opened: () => {
      expect(panel()).toHaveTextContent('Priya Lopes');
    },
    done: 'Role updated successfully!',
    says: noticeOf('Priya Lopes', 'The role of Priya Lopes could not be changed.'),
    isDone: (books) => books.users.find(({ email }) => email === users.about)?.role === 'worker',
    isShownDone: (row) => row !== undefined && selectIn(row).value === 'worker',
  }),
  listAllTasks: listCall(tasks),
  deleteAnyTask: changeCall({
    ...tasks,
    act: pressDelete,
    done: 'Deleted!',
    says: noticeOf(
      'Try a plant-care planner and give feedback',
      'Try a plant-care planner and give feedback could not be deleted.',
    ),
    isDone: (books) => !books.tasks.some(({ user, closed }) => user === tasks.about && !closed),
    isShownDone: isGone,
  }),
  getAdminInfo: figuresCall(home),
  listPendingWithdrawals: listCall(home),
  payWithdrawal: changeCall({
    ...home,
    act: (user, row) => user.click(within(row).getByText('Payment Success')),
    done: 'Payment processed successfully!',
    says: dialogOf('Something went wrong. Please try again.'),
    isDone: (books) =>
      !books.withdrawals.some(({ worker_email, status }) => worker_email === home.about && status === 'pending'),
    isShownDone: isGone,
  }),
  ...reviewCalls,
  ...workCalls,
} as const satisfies Record<
  AdminCall | 'createToken' | 'getUser' | keyof typeof reviewCalls | keyof typeof workCalls,
  ReturnType<typeof cellsOf>
>;
