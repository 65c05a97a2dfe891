import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { demoPeople } from '#backend/seed.ts';
import { asked, openUsers, question, questionGone, rowOf, userOf, withCapitals } from '../support/manageUsers.ts';

const deleteOf = async (email: string) => (await rowOf(email)).getByRole('button', { name: 'Delete' });
const deletions = (requests: Parameters<typeof asked>[0]) =>
  asked(requests).filter((call) => call.startsWith('DELETE'));

/** Sentence about deleted accounts where the server keeps an action log. */
const RESTORED = 'An admin can restore accounts and coins from the Action Log.';

test('C-67 nothing is promised about restoring where the server announces no action log', async () => {
  const { user } = await openUsers('priya nair', { extras: [] });
  await user.click(await deleteOf(demoPeople.worker));
  const dialog = await question();
  expect(dialog).toHaveTextContent('Coins that are lost:');
  expect(dialog).not.toHaveTextContent(RESTORED);
});

test(
  'AU-6 AU-8 Delete asks with the specified words, and Cancel, Escape and Enter send nothing',
  { tags: 'thorough' },
  async () => {
    const { user, requests, simulation } = await openUsers('priya nair');
    const coins = userOf(simulation, demoPeople.worker)?.coin ?? 0;
    const lost = `Coins that are lost: ${String(coins)} coins ($${(coins / 20).toFixed(2)}). ${RESTORED}`;
    const ways = [
      async () => user.click(within(await question()).getByRole('button', { name: 'Cancel' })),
      () => user.keyboard('{Escape}'),
      () => user.keyboard('{Enter}'),
    ];
    for (const leave of ways) {
      await user.click(await deleteOf(demoPeople.worker));
      const dialog = await question();
      expect(dialog).toHaveAccessibleDescription(`Priya Nair This action cannot be undone! ${lost}`);
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await leave();
      await questionGone();
    }
    expect(await deleteOf(demoPeople.worker)).toHaveAttribute('aria-disabled', 'false');
    expect(asked(requests)).toEqual(['GET /allUser']);
  },
);

test('AU-6 the question calls somebody without a name by the address (C-19)', async () => {
  const nameless = http.get('*/api/allUser', () =>
    Response.json([{ _id: '1', name: '', email: 'bo@example.test', role: 'worker', coin: 0, imgurl: '' }]),
  );
  const { user } = await openUsers('bo', { answers: [nameless] });
  await user.click(await deleteOf('bo@example.test'));
  expect(await question()).toHaveAccessibleDescription('bo@example.test This action cannot be undone!');
});

test(
  'AU-7 AU-9 confirmed, one DELETE without a body goes out, and the user leaves the list',
  { tags: 'thorough' },
  async () => {
    const { user, requests, simulation } = await openUsers('priya nair');
    const address = `/allUser/${userOf(simulation, demoPeople.worker)?._id ?? ''}`;
    await user.click(await deleteOf(demoPeople.worker));
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    expect(await screen.findByText('Nothing matches your search.')).toBeVisible();
    expect(asked(requests)).toEqual(['GET /allUser', `DELETE ${address}`, 'GET /allUser']);
    expect(requests.find(({ method }) => method === 'DELETE')).not.toHaveProperty('body');
    expect(userOf(simulation, demoPeople.worker)).toBeUndefined();
    // The row had the keyboard's place.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Manage Users' })).toHaveFocus());
  },
);

test('AU-7 a double click sends one DELETE', async () => {
  const { user, requests } = await openUsers('priya nair');
  await user.dblClick(await deleteOf(demoPeople.worker));
  await user.dblClick(within(await question()).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Nothing matches your search.');
  expect(deletions(requests)).toHaveLength(1);
});

test(
  'AU-7 while the server takes its time the button is off and nothing is said to be done',
  { tags: 'thorough' },
  async () => {
    const slow = http.delete('*/api/allUser/:id', () => delay(1500));
    const { user, requests } = await openUsers('priya nair', { answers: [slow] });
    await user.click(await deleteOf(demoPeople.worker));
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deletions(requests)).toHaveLength(1));
    await questionGone();
    expect(await deleteOf(demoPeople.worker)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Deleted!')).not.toBeInTheDocument();
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await screen.findByText('Nothing matches your search.');
  },
);

test('AU-6 AU-8 the own account asks twice; the second Cancel still sends nothing', async () => {
  const { user, requests, session } = await openUsers('nusrat karim');
  await user.click(await deleteOf(demoPeople.admin));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  const consequence =
    'This is your own account. You will be signed out, and can come back only as a new worker or buyer.';
  await screen.findByText(consequence);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(asked(requests)).toEqual(['GET /allUser']);
  expect(session.state().user?.email).toBe(demoPeople.admin);
});

test('AU-6 the own account asks twice however the server writes its address (C-39)', { tags: 'thorough' }, async () => {
  const { user, requests } = await openUsers('nusrat karim', { answers: [withCapitals] });
  await user.click(await deleteOf('Admin@Example.TEST'));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^This is your own account\./);
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await questionGone();
  expect(asked(requests)).toEqual(['GET /allUser']);
});

test('AU-6 AU-7 the own account, confirmed twice, is deleted and signed out to /', async () => {
  const { user, requests, session, simulation } = await openUsers('nusrat karim');
  const id = userOf(simulation, demoPeople.admin)?._id ?? '';
  await user.click(await deleteOf(demoPeople.admin));
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^This is your own account\./);
  await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(session.state().user).toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('access-token')).toBeNull();
  expect(userOf(simulation, demoPeople.admin)).toBeUndefined();
  await delay(500);
  expect(location.pathname).toBe('/');
  // Nobody is left to ask for the list.
  expect(asked(requests).filter((call) => call.includes('allUser'))).toEqual(['GET /allUser', `DELETE /allUser/${id}`]);
});
