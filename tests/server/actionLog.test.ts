import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createPersonKeys } from '#backend/personKeys.ts';
import { emptySnapshot } from '#backend/store/memoryState.ts';
import { keysIn } from '#server/keys.ts';
import { administer } from '#tests/support/administer.ts';
import { runCommand, startServer } from '#tests/support/runServer.ts';
import { postgresStore } from './eachStore.ts';
import { aUser, besideSeed, by } from './rows.ts';

const { store, url } = postgresStore();
const aKey = () => randomBytes(32).toString('base64');
const keysOf = (PERSON_KEY: string) =>
  keysIn({ PERSON_KEY }, 'PERSON_KEY', (problem) => {
    throw new Error(problem);
  });
const [older, newer] = [aKey(), aKey()];

beforeEach(() =>
  store().transaction(async (tx) => {
    await tx.insert('users', aUser({ _id: 'ada' }));
    await createPersonKeys(keysOf(older)).seal(tx, { person: 'ada', about: 'a', at: by.created_at }, { name: 'Ada' });
  }),
);

it('the database refuses to change and to delete an entry', async () => {
  const { actions } = besideSeed(emptySnapshot);
  await store().transaction(async (tx) => {
    for (const entry of actions) await tx.insert('actions', entry);
  });
  for (const statement of [`UPDATE actions SET actor = 'bo'`, 'DELETE FROM actions', 'TRUNCATE actions'])
    await expect(administer(url(), statement)).rejects.toThrow('actions is append-only');
  expect((await store().read((reader) => reader.list('actions', {}))).rows).toEqual(actions);
});

it(
  'as built: says what is not wrapped, wraps it, and does not start without the key',
  { tags: 'thorough' },
  async () => {
    const env = {
      DATABASE_URL: url(),
      FIREBASE_PROJECT_ID: 'taskcoin-test',
      TOKEN_SECRET: aKey(),
      ALLOWED_ORIGINS: 'https://shop.test',
    };
    const printedBy = async (more: Record<string, string>) => {
      const server = await startServer({ ...env, ...more });
      await server.stop();
      return server.printed();
    };
    await expect(printedBy({})).rejects.toThrow('neither PERSON_KEY nor in PERSON_KEY_ALSO');
    const done = await runCommand(['rekey'], { ...env, PERSON_KEY: newer, PERSON_KEY_ALSO: older });
    expect([done.code, done.printed]).toMatchObject([0, expect.stringContaining('1 keys of people')]);
    expect(await printedBy({ PERSON_KEY: newer })).not.toContain('Keys of people');
    await store().transaction((tx) => tx.change('person_keys', 'ada', {}, { wrapped: '' }));
    expect(await printedBy({})).toContain('Keys of people lie in the database as they are');
  },
);
