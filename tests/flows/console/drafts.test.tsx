import { screen, waitFor } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { fillTexts, formParts, textsIn } from '../support/addTask.ts';
import { allAnswered } from '../support/adminHome.ts';
import { signIn } from '../support/signIn.ts';
import { enter, field, WITHDRAWALS } from '../support/withdrawals.ts';
import { aTask, field as details, offering, TASK_DETAILS } from '../support/work.ts';
import { write } from '../support/write.ts';

type Shown = Record<string, string>;
type Draft = [
  role: 'buyer' | 'worker',
  path: string,
  type: (user: UserEvent) => Promise<unknown>,
  /** Texts of the form's fields, once it is there. */
  shown: () => Promise<Shown>,
  untouched: Shown,
];

const drafts: Record<string, Draft> = {
  task: [
    'buyer',
    '/Dashboard/buyerAddTask',
    async (user) => fillTexts(user, await formParts(), { workers: '', info: '', date: 'in sum' }),
    async () => textsIn(await formParts()),
    { title: '', detail: '', workers: '', pay: '', date: '', info: '' },
  ],
  submission: [
    'worker',
    TASK_DETAILS,
    async (user) => write(user, await screen.findByRole('textbox', { name: 'Submission details' }), 'عدّ 🦉\n'),
    async () => {
      await screen.findByRole('textbox', { name: 'Submission details' });
      return { text: details().value };
    },
    { text: '' },
  ],
  withdrawal: [
    'worker',
    WITHDRAWALS,
    async (user) => {
      await screen.findByRole('textbox', { name: 'Coins to withdraw' });
      await enter(user, '1e3');
      await write(user, field('Account number'), ' 0171');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Payment system' }), 'Rocket');
    },
    async () => {
      await screen.findByRole('textbox', { name: 'Coins to withdraw' });
      const { value } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment system' });
      return { coins: field('Coins to withdraw').value, account: field('Account number').value, system: value };
    },
    { coins: '', account: '', system: 'Bkash' },
  ],
};

test.each(Object.entries(drafts))(
  'the draft of a %s: LogOut does not lose it, another person sees nothing of it, and its writer has it back',
  { tags: 'thorough' },
  async (_, [role, path, type, shown, untouched]) => {
    const app = await renderApp(path, { as: role, answers: offering([aTask()]) });
    const { user, router, simulation } = app;
    const others = simulation.state().marketplace.users.filter((one) => one.role === role);
    const other = others.find(({ email }) => email !== demoPeople[role])?.email ?? '';
    const comeAs = async (email: string) => {
      await allAnswered(app);
      await user.click(screen.getByRole('button', { name: 'LogOut' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      await router.navigate(path);
      await signIn(user, email, DEMO_PASSWORD);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
    };
    expect(await shown()).toEqual(untouched);
    await type(user);
    const typed = await shown();
    expect(Object.values(typed).join('')).toMatch(/Count the birds|عدّ|1e3 0171Rocket/);
    await comeAs(other);
    expect(await shown()).toEqual(untouched);
    await comeAs(demoPeople[role]);
    expect(await shown()).toEqual(typed);
    await allAnswered(app);
  },
);

test.each(Object.entries(drafts))(
  'the draft of a %s: a page that goes without a word has kept it',
  { tags: 'thorough' },
  async (_, [role, path, type, shown, untouched]) => {
    const answers = offering([aTask()]);
    const crashed = await renderApp(path, { as: role, answers });
    await shown();
    await type(crashed.user);
    const typed = await shown();
    await allAnswered(crashed);
    // A crash: nobody was told that the page goes, and what the browser had kept by then is all there is.
    const kept = Object.entries<string>(localStorage);
    crashed.view.unmount();
    localStorage.clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
    const app = await renderApp(path, { as: role, answers });
    expect(await shown()).toEqual(typed);
    expect(typed).not.toEqual(untouched);
    await allAnswered(app);
  },
);
