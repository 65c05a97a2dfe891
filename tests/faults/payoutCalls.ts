import { screen, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import type { Snapshot } from '#backend/store/port.ts';
import { write } from '#tests/flows/support/write.ts';
import type { App } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import { home, type Place } from './console.ts';
import { listCall } from './listCall.ts';

const NAME = 'Zoë Rahman';

/** Demo's rows with all requests under way, in one batch. */
const underWay = (seed: Snapshot): Snapshot => ({
  ...seed,
  withdrawals: seed.withdrawals.map((one) => ({ ...one, status: 'underWay', batch: 1 })),
});
const payouts: Place = {
  ...home,
  path: '/Dashboard/payouts',
  heading: 'Payouts',
  unselectable: true,
  marketplaceOf: underWay,
};

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]') ?? document.body;

/** Selects the row, and deselects others. */
const onlyRow = async (user: App['user'], row: HTMLElement) => {
  for (const box of document.querySelectorAll<HTMLInputElement>('[role="row"][data-id] input[type="checkbox"]'))
    if (box.checked !== row.contains(box)) await user.click(box);
  await screen.findByText('1 selected');
};
const command = async (user: App['user'], name: string) => {
  const direct = screen.queryByText(name, { selector: 'button *, button' });
  if (direct) return user.click(direct);
  await user.click(screen.getByRole('button', { name: /^More/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

/** Calls of holds, batches and the bank's answer. */
export const payoutCalls = {
  listPayouts: listCall(payouts),
  decideWithdrawal: changeCall({
    ...home,
    unselectable: true,
    act: async (user, row) => {
      await onlyRow(user, row);
      await command(user, 'Hold');
      await write(user, await screen.findByLabelText('Reason', { selector: 'input' }), 'Odd.');
      await user.click(within(dialog()).getByText('Hold', { selector: 'button' }));
    },
    done: 'The withdrawal is held.',
    says: noticeOf(NAME, `The withdrawal of ${NAME} could not be changed.`),
    isDone: ({ withdrawals }) => withdrawals.some(({ status }) => status === 'held'),
    isShownDone: (row) => row === undefined,
  }),
  createBatch: changeCall({
    ...home,
    unselectable: true,
    act: async (user, row) => {
      await onlyRow(user, row);
      await command(user, 'Make a batch');
    },
    done: 'Batch 1 was made. Send its files to the bank.',
    says: noticeOf('Make a batch', 'The batch could not be made.'),
    isDone: ({ withdrawals }) => withdrawals.some(({ status }) => status === 'underWay'),
    isShownDone: (row) => row === undefined,
  }),
  readBankAnswer: changeCall({
    ...payouts,
    act: async (user, row) => {
      const request = row.querySelector('[id^="withdrawal-worker-"]')?.id.slice('withdrawal-worker-'.length) ?? '';
      const batch = /(\d+)/.exec(row.querySelector('[data-field="batch"]')?.textContent ?? '')?.[1] ?? '';
      if (!document.querySelector('[role="dialog"]')) {
        await command(user, 'Bank’s answer');
        const lines = ['batch,request,result,reference,reason', `${batch},${request},paid,TX,`];
        const file = new File([lines.join('\r\n')], 'answer.csv', { type: 'text/csv' });
        await user.upload(await screen.findByLabelText('Files from the bank'), file);
      }
      await user.click(await screen.findByText(`Book batch ${batch}`));
    },
    opened: (isTrulyDone) => {
      if (!isTrulyDone) expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    },
    done: 'The bank’s answer about batch 1 was booked.',
    says: noticeOf('Bank’s answer', 'The bank’s answer could not be booked.'),
    isDone: ({ withdrawals }) => withdrawals.some(({ status }) => status === 'approved'),
    isShownDone: (row) => row?.textContent.includes('Paid') === true,
  }),
} as const;
