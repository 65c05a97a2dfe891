import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { afterEach, expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { chooseOption } from '#tests/support/chooseOption.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { openUsers, question, rowOf, userOf } from '../support/manageUsers.ts';

afterEach(() => act(() => changeLanguage('en')));

/**
 * Opens Manage Users with the demo's buyer, who has open tasks and pending submissions; resolves also to the texts with
 * their numbers.
 */
const open = async () => {
  const app = await openUsers('mateo silva');
  const { tasks, submissions, users } = app.simulation.state().marketplace;
  const me = users.find(({ email }) => email === demoPeople.buyer)?._id;
  const needy = tasks.filter(
    ({ user_id, closed, requiredWorkers }) => user_id === me && !closed && requiredWorkers > 0,
  );
  const waiting = submissions.filter(({ buyer_id, status }) => buyer_id === me && status === 'pending');
  expect([needy.length > 1, waiting.length > 1]).toEqual([true, true]);
  const bangla = new Intl.NumberFormat('bn');
  const counted = `খালি জায়গাসহ ${bangla.format(needy.length)}টি কাজ আছে, আর ${bangla.format(waiting.length)}টি জমা কাজ`;
  const counts = `${String(needy.length)} tasks with open places, and ${String(waiting.length)} submissions wait`;
  return {
    ...app,
    sentence: `This buyer has ${counts} for a review. Settle them first.`,
    inBangla: `এই ক্রেতার ${counted} যাচাইয়ের অপেক্ষায় আছে। আগে সেগুলো মিটিয়ে নিন।`,
  };
};
const select = async () => (await rowOf(demoPeople.buyer)).getByRole('combobox', { name: 'Role' });

test('AU-3 a buyer who owes stays one, with the server’s sentence at the role select (C-64)', async () => {
  expectConsoleError(/409|open places/);
  const { user, simulation, sentence } = await open();
  await chooseOption(user, await select(), 'Worker');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `The role of Mateo Silva could not be changed. ${sentence}`,
  );
  await waitFor(async () => expect(await select()).toHaveTextContent('Buyer'));
  expect(userOf(simulation, demoPeople.buyer)?.role).toBe('buyer');
});

test('AU-3 whoever reads Bangla is told in Bangla why a buyer stays one (C-64)', { tags: 'thorough' }, async () => {
  expectConsoleError(/409|open places/);
  const { user, inBangla } = await open();
  await act(() => changeLanguage('bn'));
  const role = await screen.findByRole('combobox', { name: 'ভূমিকা' });
  await chooseOption(user, role, 'কর্মী');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Mateo Silva: ভূমিকা বদলানো যায়নি। ${inBangla}`);
});

test(
  'AU-3 among many, a buyer who owes is listed with the server’s sentence (C-64)',
  { tags: 'thorough' },
  async () => {
    expectConsoleError(/BulkError: 1 of 1 rows/);
    const { user, simulation, sentence } = await open();
    await user.click((await rowOf(demoPeople.buyer)).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Change role' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Worker' }));
    await user.click(within(await question()).getByRole('button', { name: 'Change role' }));
    const outcome = within(await screen.findByRole('region', { name: 'Work on many rows' }));
    expect(await outcome.findByRole('cell', { name: sentence })).toBeVisible();
    expect(outcome.getByRole('rowheader')).toHaveTextContent('Mateo Silva');
    expect(userOf(simulation, demoPeople.buyer)?.role).toBe('buyer');
  },
);
