// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ada, aWithdrawal, aWorld, bob, wim, type World } from '../aWorld.ts';

describe('an identity whose address changes', () => {
  const moved = 'robert@example.test';
  const tell = async (world: World, proof: string, email = moved) => {
    const headers = { authorization: `Bearer ${proof}` };
    const answer = await world.request('/jwt', { method: 'POST', body: JSON.stringify({ email }), headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { token: string };
  };
  const live = async ({ books }: World, id: string) => {
    const { email, verified, coin } = (await books()).users.find(({ _id }) => _id === id) ?? {};
    return { email, verified, coin };
  };

  it('takes its account and what waits to be paid along, once the new one is verified', async () => {
    const world = await aWorld();
    await world.call(wim, 'createWithdrawal', aWithdrawal(200));
    await tell(world, `unverified-proof-of-${moved};${wim}`);
    expect(await live(world, world.ids.wim)).toEqual({ email: wim, verified: true, coin: 610 });
    const { token } = await tell(world, `proof-of-${moved};${wim}`);
    expect(await live(world, world.ids.wim)).toEqual({ email: moved, verified: true, coin: 610 });
    const answer = await world.request(`/oneUser${moved}`, { headers: { authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ email: moved, coin: 610 });
    expect((await world.call(ada, 'listPendingWithdrawals', {})).body).toMatchObject([{ worker_email: moved }]);
    const found = await world.send(ada, 'GET', `/allUser?filter=${JSON.stringify({ q: 'robert' })}`);
    expect(found.body).toMatchObject([{ _id: world.ids.wim }]);
  });

  it('never onto another’s account, and marks nothing as verified that was not', async () => {
    const world = await aWorld();
    await world.store.transaction((tx) => tx.change('users', world.ids.wim, {}, { verified: false }));
    await tell(world, `proof-of-${bob};${wim}`, bob);
    expect(await live(world, world.ids.wim)).toEqual({ email: wim, verified: false, coin: 610 });
    expect(await live(world, world.ids.bob)).toMatchObject({ email: bob });
  });

  it('or somebody who signs up with it at the same moment', async () => {
    const world = await aWorld();
    const body = { name: 'Rob', email: moved, imgurl: '', role: 'worker', coin: 10 } as const;
    const [, joined] = await Promise.all([
      tell(world, `proof-of-${moved};${wim}`),
      world.call(moved, 'createUser', body),
    ]);
    expect([200, 409]).toContain(joined.status);
    const { users } = await world.books();
    expect(users.filter(({ email, deleted }) => email === moved && !deleted)).toHaveLength(1);
  });
});

it('an address in a domain of other letters is shown as it was typed, and is one account however it is written', async () => {
  const world = await aWorld();
  const typed = 'Zoë@bücher.example';
  const id = await world.join(typed, 'worker');
  const shown = { _id: id, email: 'zoë@bücher.example', coin: 10 };
  expect(await world.call(typed, 'getUser', { email: typed })).toMatchObject({ body: shown });
  const punycode = 'zoë@xn--bcher-kva.example';
  expect(await world.call(ada, 'getUser', { email: punycode })).toMatchObject({ body: shown });
  const again = { name: 'Zoe', email: punycode, imgurl: '', role: 'worker', coin: 0 } as const;
  expect(await world.call(punycode, 'createUser', again)).toMatchObject({ status: 409 });
  await world.call(ada, 'deleteUser', { id });
  await world.call(punycode, 'createUser', again);
  // Whoever has been welcomed with coins is not welcomed again.
  expect(await world.call(punycode, 'getUser', { email: punycode })).toMatchObject({
    body: { email: punycode, coin: 0 },
  });
});
