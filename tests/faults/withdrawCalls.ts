import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { question, questionGone } from '#tests/flows/support/manageUsers.ts';
import { enter, openWithdrawals, withdrawalsSent } from '#tests/flows/support/withdrawals.ts';
import { write } from '#tests/flows/support/write.ts';
import { oopsDialog } from './changeCall.ts';
import { formCall } from './formCall.ts';

const NO_LIST = 'unknown';
const submit = () => screen.getByText('Withdraw', { selector: 'button' });
const valueOf = (label: string) => screen.queryByLabelText<HTMLInputElement | HTMLSelectElement>(label)?.value;

/**
 * Request for a withdrawal. Workers have no list of their requests, so after a lost response the outcome stays unknown.
 */
export const withdrawCalls = {
  createWithdrawal: formCall({
    as: 'worker',
    draft: 'withdrawal',
    change: { reset: NO_LIST, hang: NO_LIST, HTML: NO_LIST },
    open: async (trap) => {
      const app = await openWithdrawals(500, { answers: [trap.handler] });
      trap.before(app.simulation);
      await enter(app.user, '220');
      await write(app.user, screen.getByLabelText('Account number'), '01711-22 🏦');
      await app.user.selectOptions(screen.getByLabelText('Payment system'), 'Nagad');
      return app;
    },
    entered: () => {
      const coins = valueOf('Coins to withdraw');
      const system = valueOf('Payment system');
      const account = valueOf('Account number');
      return coins !== undefined && system && account !== undefined ? { coins, system, account } : undefined;
    },
    submit: (user) => user.click(submit()),
    /**
     * Sends an unconfirmed withdrawal again: the form asks before, and a user who knows that it arrived (`isDone`)
     * cancels.
     */
    repeat: async ({ user, requests }, isDone) => {
      expect(screen.getByText('Not confirmed: it may have arrived')).toBeInTheDocument();
      const sent = withdrawalsSent(requests).length;
      await user.click(submit());
      const asked = within(await question());
      expect(withdrawalsSent(requests)).toHaveLength(sent);
      await user.click(asked.getByText(isDone ? 'Cancel' : 'Withdraw', { selector: 'button' }));
      await questionGone();
      if (!isDone) await screen.findByText('Payment Successful');
      await waitFor(() => expect(withdrawalsSent(requests)).toHaveLength(isDone ? sent : sent + 1));
    },
    count: ({ withdrawals }) => withdrawals.filter(({ worker_email }) => worker_email === demoPeople.worker).length,
    done: /^Payment Successful$/,
    says: { ...oopsDialog, unknown: /ask before you send it again, or you may be paid twice for one\.$/ },
  }),
} as const;
