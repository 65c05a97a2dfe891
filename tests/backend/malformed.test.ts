// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bodies } from '#contract/bodies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { fillPath } from '#contract/paths.ts';
import { isSpecified } from '#tests/contract/specification.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { issueToken } from '#backend/token.ts';
import { insertedId, personOf, secrets } from './aBackend.ts';
import { ada, aSubmission, aTask, aWorld, bob, validArgs, wim } from './aWorld.ts';

const people = { admin: ada, buyer: bob, worker: wim, signedIn: bob, anyone: null };
const fieldsOf = (name: EndpointName): string[] => {
  const sends = bodies[endpoints[name].sends];
  return sends instanceof z.ZodMiniObject ? Object.keys(sends.shape) : [];
};
const withBody = (Object.keys(endpoints) as EndpointName[]).filter((name) => fieldsOf(name).length > 0);

it('thirteen of the specification’s calls take a body', () => {
  expect(withBody.filter(isSpecified)).toHaveLength(13);
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
    const { send, address, books } = await right();
    const before = await books();
    const answer = await send(caller, method, address, text);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('Malformed') as string } });
    expect(await books()).toEqual(before);
  });

  it.each(fieldsOf(name))('names a wrong %s', async (field) => {
    const { send, address, body } = await right();
    const answer = await send(caller, method, address, { ...body, [field]: { not: 'this' } });
    expect(answer).toMatchObject({ status: 400, body: { message: `Malformed: ${field}` } });
  });

  it('takes no text without an end, and none that no database holds', async () => {
    const { send, address, body, books } = await right();
    const before = await books();
    for (const field of fieldsOf(name).filter((field) => typeof body[field] === 'string'))
      for (const text of ['x'.repeat(33_000), 'a\0b', 'a\ud800b']) {
        const message = expect.stringMatching(new RegExp(`^(Malformed|Too much): ${field}`)) as string;
        const answer = await send(caller, method, address, { ...body, [field]: text });
        expect(answer, field).toMatchObject({ status: 400, body: { message } });
      }
    expect(await books()).toEqual(before);
  });
});

it('says how long a text and how large a number may be', async () => {
  const { send, books } = await aWorld();
  const before = await books();
  const post = (changes: object) => send(bob, 'POST', '/Addtask', { ...aTask(), ...changes });
  const refused = (message: string) => ({ status: 400, body: { message } });
  const tooLong = { ...refused('Too much: taskTitle, at most 500').body, reason: 'tooLong', numbers: { most: 500 } };
  expect(await post({ taskTitle: 'x'.repeat(501) })).toMatchObject({ status: 400, body: tooLong });
  expect(await post({ requiredWorkers: 1_000_001 })).toMatchObject(
    refused('Too much: requiredWorkers, at most 1000000'),
  );
  expect(await books()).toEqual(before);
  expect(await post({ taskTitle: 'x'.repeat(500), requiredWorkers: 1 })).toMatchObject({ status: 200 });
});

it.each(['', 'banana', '2026-02-30', '2026-12-24T00:00:00.000Z', '24.12.2026', ' 2026-12-24', '২০২৬-১২-২৪'])(
  'a completion date is a calendar day: %j is none',
  async (completionDate) => {
    const { call, task, books } = await aWorld();
    const before = await books();
    const malformed = { status: 400, body: { message: 'Malformed: completionDate' } };
    expect(await call(bob, 'createTask', aTask({ completionDate }))).toMatchObject(malformed);
    const edit = { id: task, taskTitle: 'a', taskDetail: 'b', completionDate };
    expect(await call(bob, 'updateTask', edit)).toMatchObject(malformed);
    expect(await books()).toEqual(before);
  },
);

it.each([' \t\n', '\u00a0', '\u200b', '\u200e\u2060\ufeff', '\u3164', '\u2800'])(
  'BA-3 WD-3 %j is no title, detail, asked proof or answer',
  async (text) => {
    const { call, task, books, join } = await aWorld();
    await join('zed@example.test', 'worker');
    const before = await books();
    const malformed = (field: string) => ({ status: 400, body: { message: `Malformed: ${field}` } });
    for (const field of ['taskTitle', 'taskDetail', 'submissionInfo'])
      expect(await call(bob, 'createTask', aTask({ [field]: text })), field).toMatchObject(malformed(field));
    const work = aSubmission(task, { submission_details: text });
    expect(await call('zed@example.test', 'createSubmission', work)).toMatchObject(malformed('submission_details'));
    expect(await books()).toEqual(before);
  },
);

it('takes work until the completion day has ended at the last place on earth', async () => {
  const { call } = await aWorld();
  const answer = await call(bob, 'createTask', aTask({ completionDate: '2026-11-20', requiredWorkers: 1 }));
  expect(await call(wim, 'createSubmission', aSubmission(insertedId(answer)))).toMatchObject({ status: 200 });
});

it('an address or a search that no database holds is malformed', async () => {
  const { send } = await aWorld();
  for (const path of ['/oneTaskDetailsa%00b', '/Alltask?filter=%7B%22q%22%3A%22a%00b%22%7D'])
    expect(await send(wim, 'GET', path), path).toMatchObject({ status: 400 });
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

it('a body that announces no length is read no further than 64 kB', async () => {
  const { app } = await aWorld();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(120));
    },
  });
  const init = {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { authorization: `Bearer ${await issueToken(secrets, personOf(bob))}` },
  };
  const answer = await app.fetch(new Request('http://server.test/Addtask', init));
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(80 * 1024);
});

const inChunks = async (text: string): Promise<Response> => {
  const { app } = await aWorld();
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let first = 0; first < bytes.length; first += 1000) controller.enqueue(bytes.subarray(first, first + 1000));
      controller.close();
    },
  });
  const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(bob))}` };
  const init = { method: 'POST', body, duplex: 'half', headers };
  return app.fetch(new Request('http://server.test/Addtask', init));
};
/** Task whose body has so many bytes, in letters of three bytes. */
const inBangla = (bytes: number): string => {
  const empty = JSON.stringify({ ...aTask({ payableAmount: 1 }), more: '' });
  const left = bytes - new TextEncoder().encode(empty).length;
  return empty.replace('"more":""', `"more":"${'ক'.repeat(left / 3)}${'x'.repeat(left % 3)}"`);
};

it('a body is as long as its bytes are, whichever letters they are cut in', async () => {
  expect((await inChunks(inBangla(64 * 1024))).status).toBe(200);
  expect((await inChunks(inBangla(64 * 1024 + 1))).status).toBe(413);
});

it.each([
  ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
  ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ['lists in a field', `{"taskTitle":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('%s within each other are malformed, with a key and without', async (_, text) => {
  const { send } = await aWorld();
  for (const key of ['"once"', undefined])
    expect(await send(bob, 'POST', '/Addtask', text, key)).toMatchObject({ status: 400 });
});

it.each([
  ['announced', { 'content-length': '1000' }],
  ['sent in chunks', {}],
])('a body that breaks off is nobody’s failure, and reported to nobody: %s', async (_, announced) => {
  const { app, books } = await aWorld();
  const before = await books();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"taskTitle":'));
    },
    pull: (controller) => {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  const headers = { authorization: `Bearer ${await issueToken(secrets, personOf(bob))}`, ...announced };
  const init = { method: 'POST', body, duplex: 'half', headers };
  const answer = await app.fetch(new Request('http://server.test/Addtask', init));
  expect([answer.status, await answer.json()]).toEqual([400, { message: 'The body broke off.' }]);
  expect(await books()).toEqual(before);
});

it('a failure is logged without anybody’s address', async () => {
  expectConsoleError(/duplicate key/);
  const logged = vi.spyOn(console, 'error');
  const { send, store } = await aWorld();
  vi.spyOn(store, 'read').mockRejectedValue(new Error(`duplicate key (email)=(${bob}) exists`));
  const body = { message: 'Something went wrong!', reason: 'serverFailed' };
  expect(await send(ada, 'GET', '/allUser')).toMatchObject({ status: 500, body });
  expect(String(logged.mock.calls)).not.toContain(bob);
});

it('WD-4 work that says nothing is malformed', async () => {
  const { call, task } = await aWorld();
  expect(await call(wim, 'createSubmission', aSubmission(task, { submission_details: '' }))).toMatchObject({
    status: 400,
    body: { message: 'Malformed: submission_details' },
  });
});

it('takes a picture that travels inside of its address, as in the demo', async () => {
  const { call } = await aWorld();
  const taskImageUrl = `data:image/webp;base64,${'A'.repeat(30_000)}`;
  expect((await call(bob, 'createTask', aTask({ taskImageUrl, payableAmount: 1 }))).status).toBe(200);
});

it('a body beyond 64 kB is refused', async () => {
  const { send } = await aWorld();
  expect((await send(bob, 'POST', '/Addtask', { taskDetail: 'x'.repeat(70_000) })).status).toBe(413);
});
