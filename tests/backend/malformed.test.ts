// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bodies } from '#contract/bodies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { fillPath } from '#contract/paths.ts';
import { ada, aWorld, bob, wim } from './aWorld.ts';
import { validArgs } from './validArgs.ts';

const people = { admin: ada, buyer: bob, worker: wim, signedIn: bob, anyone: null };
const fieldsOf = (name: EndpointName): string[] => {
  const sends = bodies[endpoints[name].sends];
  return sends instanceof z.ZodMiniObject ? Object.keys(sends.shape) : [];
};
const withBody = (Object.keys(endpoints) as EndpointName[]).filter((name) => fieldsOf(name).length > 0);

it('thirteen calls take a body', () => {
  expect(withBody).toHaveLength(13);
});

describe.each(withBody)('%s', (name) => {
  const { method, path, callers }: Endpoint = endpoints[name];
  const caller = people[callers[0] ?? 'anyone'];
  const right = async () => {
    const world = await aWorld();
    const args: Record<string, unknown> = validArgs(world, caller ?? bob)[name];
    const body = Object.fromEntries(fieldsOf(name).map((field) => [field, args[field]]));
    return { ...world, body, address: fillPath(path, args) };
  };

  it.each(['{"half":', '[]', 'null', '"text"', '7', '{}'])('answers %s with 400', async (text) => {
    const { send, address, store } = await right();
    const before = store.snapshot();
    const answer = await send(caller, method, address, text);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('Malformed') as string } });
    expect(store.snapshot()).toEqual(before);
  });

  it.each(fieldsOf(name))('names a wrong %s', async (field) => {
    const { send, address, body } = await right();
    const answer = await send(caller, method, address, { ...body, [field]: { not: 'this' } });
    expect(answer).toMatchObject({ status: 400, body: { message: `Malformed: ${field}` } });
  });
});

it('who is asking comes before what is asked', async () => {
  const { send } = await aWorld();
  expect((await send(null, 'POST', '/Addtask', '{')).status).toBe(401);
  expect((await send(wim, 'POST', '/Addtask', '{')).status).toBe(403);
});

it('a list of withdrawals without its status is malformed', async () => {
  const { send } = await aWorld();
  expect((await send(ada, 'GET', '/withdrawRequests')).status).toBe(400);
  expect((await send(ada, 'GET', '/withdrawRequests?status=approved')).status).toBe(400);
});

it('a body beyond 64 kB is refused', async () => {
  const { send } = await aWorld();
  expect((await send(bob, 'POST', '/Addtask', { taskDetail: 'x'.repeat(70_000) })).status).toBe(413);
});
