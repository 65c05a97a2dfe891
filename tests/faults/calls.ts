import { screen, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { booksCall } from './booksCall.ts';
import { bestWorkersCall } from './bestWorkersCall.ts';
import type { cellsOf } from './cell.ts';
import { changeCall, dialogOf, noticeOf } from './changeCall.ts';
import { home, tasks, users } from './console.ts';
import type { CallName } from './createTrap.ts';
import { figuresCall } from './figuresCall.ts';
import { listCall } from './listCall.ts';
import { pressDelete } from './pressDelete.ts';
import { actionCalls } from './actionCalls.ts';
import { suspensionCalls } from './suspensionCalls.ts';
import { ownAccountCalls } from './ownAccountCalls.ts';
import { payoutCalls } from './payoutCalls.ts';
import { promotionCalls } from './promotionCalls.ts';
import { purchaseCalls } from './purchaseCalls.ts';
import { refundCalls } from './refundCalls.ts';
import { registerCall } from './registerCall.ts';
import { reviewCalls } from './reviewCalls.ts';
import { pricesCall, reloadCall } from './reloadCall.ts';
import { signInCall } from './signInCall.ts';
import { taskCalls } from './taskCalls.ts';
import { trustCalls } from './trustCalls.ts';
import { uploadCall } from './uploadCall.ts';
import { withdrawCalls } from './withdrawCalls.ts';
import { workCalls } from './workCalls.ts';

const roleIn = (row: HTMLElement) => within(row).getByLabelText('Role').textContent;
const panel = () => document.querySelector<HTMLElement>('[role="dialog"]');
const isGone = (row: HTMLElement | undefined) => row === undefined;

/**
 * Table of every call of the contract and the screen that makes it, in the rows of `npm run faults`. A call without a
 * row does not compile.
 */
export const calls = {
  createToken: signInCall(users),
  getUser: reloadCall(users),
  getPrices: pricesCall(users),
  getBooks: booksCall(home),
  createUploadKey: uploadCall,
  listUsers: listCall(users),
  deleteUser: changeCall({
    ...users,
    act: pressDelete,
    done: 'Deleted!',
    says: noticeOf('Priya Tran', 'Priya Tran could not be deleted.'),
    isDone: (books) => !books.users.some(({ email, deleted }) => email === users.about && !deleted),
    isShownDone: isGone,
  }),
  setUserRole: changeCall({
    ...users,
    act: async (user, row) => {
      if (!panel()) await user.click(within(row).getByText('Priya Tran'));
      const control = await screen.findByLabelText('Role', { selector: '[role="dialog"] button' });
      await chooseOption(user, control, 'Buyer');
    },
    opened: () => {
      expect(panel()).toHaveTextContent('Priya Tran');
    },
    done: 'Role updated successfully!',
    says: noticeOf('Priya Tran', 'The role of Priya Tran could not be changed.'),
    isDone: (books) => books.users.find(({ email }) => email === users.about)?.role === 'buyer',
    isShownDone: (row) => row !== undefined && roleIn(row) === 'Buyer',
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
  ...taskCalls,
  ...purchaseCalls,
  ...withdrawCalls,
  ...refundCalls,
  ...payoutCalls,
  ...actionCalls,
  ...suspensionCalls,
  ...trustCalls,
  ...promotionCalls,
  ...ownAccountCalls,
  createUser: registerCall,
  listBestWorkers: bestWorkersCall,
} as const satisfies Record<CallName, ReturnType<typeof cellsOf>>;
