// @vitest-environment node
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { bindings, cellOf, type Verb } from '#dataProvider/bindings.ts';
import { roles } from '#domain/entities.ts';
import { insertedId } from './aBackend.ts';
import { ada, aWithdrawal, aWorld, bob, stranger, validArgs, wim } from './aWorld.ts';

const callers = { 'no token': null, 'no account': stranger, admin: ada, buyer: bob, worker: wim } as const;
const names = Object.keys(endpoints) as EndpointName[];

/** 200 and 409 both mean that the door was open. */
const verdict = (status: number) =>
  ({ 200: 'ok', 401: '401', 403: '403', 404: '404', 409: 'ok' })[status] ?? String(status);

const callsTable = async (): Promise<string[]> => {
  const world = await aWorld();
  const withdrawal = insertedId(await world.call(wim, 'createWithdrawal', aWithdrawal(200)));
  const untouched = await world.books();
  const rows = [];
  for (const name of names) {
    const verdicts = [];
    for (const caller of Object.values(callers)) {
      await world.load(untouched);
      const args = validArgs(world, caller ?? stranger, withdrawal)[name];
      verdicts.push(verdict((await world.call(caller, name, args)).status).padEnd(10));
    }
    const { method, path }: Endpoint = endpoints[name];
    rows.push([`${method} ${path}`.padEnd(42), ...verdicts].join('  ').trimEnd());
  }
  const head = ['call'.padEnd(42), ...Object.keys(callers).map((title) => title.padEnd(10))].join('  ').trimEnd();
  return [head, ...rows];
};

const verbs = ['getList', 'getOne', 'create', 'update', 'delete'] as const satisfies readonly Verb[];

const resourcesTable = (): string[] =>
  Object.keys(bindings).flatMap((resource) =>
    roles.map((role) => {
      const allowed = verbs.filter((verb) => cellOf(resource, verb, role));
      return `${resource.padEnd(13)} ${role.padEnd(7)} ${allowed.join(', ') || '-'}`;
    }),
  );

/** The permission document. Read a change of this snapshot as a change of rights. */
it('GUARD-8 every call × every caller at the server, every resource × every role in the client: who may do what', async () => {
  const lines = [...(await callsTable()), '', ...resourcesTable(), ''];
  await expect(lines.join('\n')).toMatchFileSnapshot('access-matrix.txt');
}, 30_000);
