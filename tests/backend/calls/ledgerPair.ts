import { expect } from 'vitest';
import type { SignUpRole } from '#domain/entities.ts';
import { aBackend, insertedId, type Answered } from '../aBackend.ts';
import { createLedgerModel } from './ledgerModel.ts';

/** Addresses of people; after a deletion the same address may sign up again. */
export const people = ['a', 'b', 'c', 'v', 'w', 'x', 'd'].map((name) => `${name}@example.test`);
const startRoles: readonly SignUpRole[] = ['worker', 'buyer', 'buyer', 'worker', 'worker', 'worker', 'worker'];

/** Server and model side by side, and the ids in the server of what the model has. */
export const aPair = async () => {
  const backend = await aBackend();
  const model = createLedgerModel();
  const accountOf = new Map<string, (typeof model.accounts)[number]>();
  const ids = { accounts: [] as string[], jobs: [] as string[], works: [] as string[], payouts: [] as string[] };
  const created = (list: string[]) => (answer: Answered) => {
    if (answer.status === 200) list.push(insertedId(answer));
    return answer;
  };
  const join = async (email: string, role: SignUpRole) => {
    const known = accountOf.get(email);
    const answer = await backend.call(email, 'createUser', { name: email, email, imgurl: '', role, coin: 9999 });
    expect(answer.status).toBe(200);
    if (known && !known.gone) {
      expect(insertedId(answer)).toBeNull();
      return;
    }
    accountOf.set(email, model.join(role, !known, email));
    ids.accounts.push(insertedId(answer));
  };
  for (const [index, email] of people.entries()) await join(email, startRoles[index] ?? 'worker');
  for (const admin of [0, 6]) {
    await backend.store.transaction((tx) => tx.change('users', ids.accounts[admin] ?? '', {}, { role: 'admin' }));
    const one = accountOf.get(people[admin] ?? '');
    if (one) one.role = 'admin';
  }
  return { ...backend, model, ids, accountOf, intents: new Map<string, string>(), created, join };
};
export type Pair = Awaited<ReturnType<typeof aPair>>;

export type Told = Pair & { email: string; a: number; b: number };
export type Both = { possible: boolean; answer: Promise<Answered> };
