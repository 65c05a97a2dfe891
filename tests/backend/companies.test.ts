import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#backend/store/createMemoryStore.ts';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { createCompanies, type CompaniesState } from '#server/simulated/createCompanies.ts';

const empty: CompaniesState = { accounts: [], intents: [], secret: '' };

it.each(['{', 'null', '[]', '7', ''])('the simulated card company refuses %s', async (body) => {
  const { app } = createCompanies(empty, () => Promise.resolve());
  const answer = await app.request('/simulated-cards/find', { method: 'POST', body });
  expect(answer.status).toBe(400);
});

it('the simulated card company does not know what it was not asked to prepare', async () => {
  const { app } = createCompanies(empty, () => Promise.resolve());
  for (const clientSecret of ['constructor', undefined, 7]) {
    const answer = await app.request('/simulated-cards/find', {
      method: 'POST',
      body: JSON.stringify({ clientSecret }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, null]);
  }
  for (const what of ['constructor', 'turn'])
    expect((await app.request(`/simulated-cards/${what}`, { method: 'POST', body: '{}' })).status).toBe(404);
});

it('what could not be kept is not said, and is kept with what comes next', async () => {
  const kept: CompaniesState[] = [];
  let isFull = true;
  const wanted = { user: 'ada', coins: 150, amountInCents: 1000 };
  const { cards } = createCompanies(empty, (state) => {
    if (isFull) return Promise.reject(new Error('The disk is full.'));
    kept.push(state);
    return Promise.resolve();
  });
  await expect(cards.createIntent({ ...wanted, order: 'one' })).rejects.toThrow('full');
  isFull = false;
  await cards.createIntent({ ...wanted, order: 'two' });
  expect(kept.at(-1)?.intents.map(({ order }) => order)).toEqual(['one', 'two']);
});

afterEach(() => {
  vi.useRealTimers();
});

it('an event that the server refuses holds up no other, and comes again a minute later', async () => {
  vi.useFakeTimers();
  const { app, cards, sendEvents } = createCompanies(empty, () => Promise.resolve());
  for (const order of ['one', 'two']) {
    const { clientSecret } = await cards.createIntent({ user: 'ada', coins: 150, amountInCents: 1000, order });
    await app.request('/simulated-cards/charge', { method: 'POST', body: JSON.stringify({ clientSecret }) });
  }
  const reported: string[] = [];
  const store = createMemoryStore(emptySnapshot);
  const send = async (after: number) => {
    vi.advanceTimersByTime(after);
    await sendEvents({ store, report: (failure) => reported.push(failure) });
    return reported.length;
  };
  expect([await send(0), await send(2000), await send(1000), await send(60_000)]).toEqual([0, 2, 2, 4]);
});
