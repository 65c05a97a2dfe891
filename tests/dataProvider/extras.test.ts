import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Api, type EndpointName } from '#contract/endpoints.ts';
import { extras, extrasIn, type Extra } from '#contract/extras.ts';
import { bindings, can, cellOf, type Verb } from '#dataProvider/bindings.ts';
import { roles, type Role } from '#domain/entities.ts';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { aWithdrawal } from '#tests/support/aWithdrawal.ts';
import { specifiedCalls } from '#tests/contract/specification.ts';

const verbs = ['getList', 'getOne', 'create', 'update', 'delete'] as const satisfies readonly Verb[];
const every = Object.keys(bindings).flatMap((resource) =>
  verbs.flatMap((verb) => roles.map((role) => [resource, verb, role] as const)),
);

/** Record of every resource at once, with the fields of all of them. */
const record = { ...aTask({}), ...aSubmission(1), ...aWithdrawal(200), id: '1', role: 'worker' as const };
const data = { task: aTask({}), submission_details: 'Done.', current_date: '2026-11-21' };
const drafts: Readonly<Record<string, object>> = {
  tasks: (({ _id, user: _user, name: _name, ...draft }) => draft)(aTask({})),
  submissions: data,
  promotions: { id: '1' },
  withdrawals: { withdrawal_coin: 200, payment_system: 'Bkash', account_number: '1', withdraw_date: '' },
};

/**
 * Calls that the client makes when a role does something with a resource, each with the sorted names of its arguments.
 * `announced` are the server's extras.
 */
const callsOf = async (resource: string, verb: Verb, role: Role, announced: readonly Extra[]) => {
  const made: [name: EndpointName, sent: string[]][] = [];
  const api = new Proxy({} as Api, {
    get:
      (_, name: EndpointName) =>
      (args: object = {}) => {
        made.push([name, Object.keys(args).sort()]);
        return Promise.resolve([]);
      },
  });
  const params = { id: '1', filter: {}, data: verb === 'create' ? drafts[resource] : record, previousData: record };
  await cellOf(resource, verb, role, announced)?.(api, params, { email: 'a@example.test', name: 'A', role });
  return made;
};

test('C-67 where nothing is announced, every cell makes the specification’s calls alone, with no field more', async () => {
  const asked = new Set<string>();
  for (const [resource, verb, role] of every)
    for (const [name, sent] of await callsOf(resource, verb, role, [])) {
      const specified = specifiedCalls.find(({ call }) => call === name);
      expect([name, sent]).toEqual([name, Object.keys(specified?.with ?? {}).sort()]);
      asked.add(name);
    }
  expect(asked.size).toBeGreaterThan(15);
});

test('C-67 a right of an extra is its cell and its announcement, and the calls of both bear one name', async () => {
  const marked = every.filter(([resource, verb, role]) => {
    const [with_, without] = [cellOf(resource, verb, role, extras), cellOf(resource, verb, role)];
    return with_ !== without;
  });
  expect(marked).toEqual([
    ['handIns', 'getOne', 'buyer'],
    ['keptTexts', 'getOne', 'buyer'],
    ['keptTexts', 'getOne', 'worker'],
    ['purchases', 'getList', 'admin'],
    ['purchases', 'update', 'admin'],
    ['debts', 'getList', 'admin'],
    ['debts', 'update', 'admin'],
    ['promotions', 'getList', 'admin'],
    ['promotions', 'create', 'admin'],
    ['promotions', 'update', 'admin'],
    ['promotions', 'delete', 'admin'],
    ['books', 'getOne', 'admin'],
    ['signals', 'getOne', 'admin'],
    ['signals', 'update', 'admin'],
    ['pauses', 'getOne', 'admin'],
    ['pauses', 'update', 'admin'],
    ['payouts', 'getList', 'admin'],
    ['payouts', 'getList', 'worker'],
    ['payouts', 'update', 'admin'],
    ['batches', 'create', 'admin'],
    ['batches', 'update', 'admin'],
    ['actions', 'getList', 'admin'],
    ['actions', 'update', 'admin'],
    ['suspensions', 'getList', 'admin'],
    ['suspensions', 'create', 'admin'],
    ['suspensions', 'delete', 'admin'],
    ['ownData', 'getOne', 'admin'],
    ['ownData', 'getOne', 'buyer'],
    ['ownData', 'getOne', 'worker'],
    ['documents', 'getOne', 'admin'],
    ['documents', 'getOne', 'buyer'],
    ['documents', 'getOne', 'worker'],
    ['documentFiles', 'getOne', 'admin'],
    ['documentFiles', 'getOne', 'buyer'],
    ['documentFiles', 'getOne', 'worker'],
    ['erasure', 'getOne', 'admin'],
    ['erasure', 'getOne', 'buyer'],
    ['erasure', 'getOne', 'worker'],
    ['erasure', 'delete', 'admin'],
    ['erasure', 'delete', 'buyer'],
    ['erasure', 'delete', 'worker'],
  ]);
  for (const [resource, verb, role] of every) {
    const cell = cellOf(resource, verb, role, extras) as { extra?: Extra } | undefined;
    const calls = await callsOf(resource, verb, role, extras);
    const needed = calls.map(([name]) => (endpoints[name] as Endpoint).extra).filter((one) => one !== undefined);
    expect([resource, verb, role, needed]).toEqual([resource, verb, role, cell?.extra ? [cell.extra] : []]);
  }
  expect([can('buyer', 'show', 'handIns', ['keptTexts']), can('buyer', 'show', 'handIns', [])]).toEqual([true, false]);
  expect(can('worker', 'show', 'handIns', ['keptTexts'])).toBe(false);
});

test.each([undefined, null, 'keptTexts', { keptTexts: true }, ['somethingNewer', 7]])(
  'C-67 an announcement %j announces nothing that is known',
  (announced) => {
    expect(can('buyer', 'show', 'handIns', extrasIn(announced))).toBe(false);
  },
);
