import { screen, within } from '#tests/support/rendering.ts';
import type { Snapshot } from '#backend/store/port.ts';
import { write } from '#tests/flows/support/write.ts';
import type { App } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import type { Place } from './console.ts';
import { listCall } from './listCall.ts';

const purchases: Place = {
  path: '/Dashboard/purchases',
  heading: 'Purchases',
  search: 'akter',
  about: 'farida.akter@example.test',
  unselectable: true,
};

/** Demo's rows with three buyers in debt; with `isAsked`, another admin has asked to write one debt off. */
const inDebt = (seed: Snapshot, isAsked: boolean): Snapshot => {
  const asker = seed.users.find(({ email }) => email === 'kofi.castillo@example.test')?._id ?? '';
  const users = seed.users.map((user) =>
    user.email.includes('akter@') && user.role === 'buyer' ? { ...user, coin: 0, debt: 70 } : user,
  );
  const about = users.find(({ email }) => email === purchases.about);
  const { _id: user_id = '', created_at = '' } = about ?? {};
  const asked = { _id: 'w', user_id, coins: 70, reason: 'Lost.', asker, confirmer: '', created_at };
  return { ...seed, users, writeoffs: isAsked ? [asked] : [] };
};
const debts: Place = {
  ...purchases,
  path: '/Dashboard/debts',
  heading: 'Owed Coins',
  marketplaceOf: (seed) => inDebt(seed, false),
};

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body;
const press = ({ click }: App['user'], within_: HTMLElement, name: string) =>
  click(within(within_).getByText(name, { selector: 'button' }));

/** Calls of refunds and debts. */
export const refundCalls = {
  listPurchases: listCall(purchases),
  refundPurchase: changeCall({
    ...purchases,
    act: async (user, row) => {
      await press(user, row, 'Refund');
      await screen.findByLabelText('Amount ($)');
      await press(user, dialog(), 'Refund');
    },
    done: 'Refund asked for.',
    says: noticeOf(purchases.about, `The purchase of ${purchases.about} could not be refunded.`),
    isDone: ({ refunds }) => refunds.length > 0,
    isShownDone: (row) => row?.textContent.includes('Refunded') === true,
  }),
  listDebts: listCall(debts),
  askWriteOff: changeCall({
    ...debts,
    act: async (user, row) => {
      await press(user, row, 'Write off');
      await write(user, await screen.findByLabelText('Reason', { selector: 'input' }), 'Lost.');
      await press(user, dialog(), 'Ask for it');
    },
    done: 'Another admin can confirm it now.',
    says: noticeOf('Farida Akter', 'The debt of Farida Akter could not be written off.'),
    isDone: ({ writeoffs }) => writeoffs.length > 0,
    isShownDone: (row) => row?.textContent.includes('Lost.') === true,
  }),
  confirmWriteOff: changeCall({
    ...debts,
    marketplaceOf: (seed) => inDebt(seed, true),
    act: (user, row) => press(user, row, 'Confirm'),
    done: 'Written off.',
    says: noticeOf('Farida Akter', 'The debt of Farida Akter could not be written off.'),
    isDone: ({ users }) => users.find(({ email }) => email === debts.about)?.debt === 0,
    isShownDone: (row) => row === undefined,
  }),
} as const;
