import { parseArgs } from 'node:util';
import { logged } from '#backend/actionLog.ts';
import { newId } from '#backend/call.ts';
import { erase as erasePerson, forget, type Manner } from '#backend/erase.ts';
import { settleDepartures } from '#backend/settleDepartures.ts';
import { createAccountCipher } from '../accounts/createAccountCipher.ts';
import { createErasures, readErased } from '../erasures/createErasures.ts';
import { erasureSettings } from '../erasures/erasureSettings.ts';
import { keysOrThrow } from '../keys.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

/** Encryption that leaves out all personal values, so that the action log names an erased person by id alone. */
const nothing = { seal: () => Promise.resolve('') };

/**
 * Command `server erase ID`: erases the person of an account for good, if nothing of theirs is open, as if they had
 * asked for it. `--coins=N` agrees to the loss of N coins. `--again` erases everybody in the file of erasures whom a
 * restored backup has brought back. Each erasure is logged as the server's action.
 */
export const erase = async (env: Env, args: readonly string[]): Promise<void> => {
  const settings = erasureSettings(env);
  const { hashes, note } = createErasures(settings);
  const options = { again: { type: 'boolean', default: false }, coins: { type: 'string', default: '0' } } as const;
  const { values, positionals: named } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { again, coins } = values;
  if (!/^\d{1,16}$/.test(coins)) throw new Error('Say a number of coins: --coins=410.');
  if (again && named.length > 0) throw new Error('Say --again alone: it erases everybody in the file.');
  if (named.length === 0 && !again) throw new Error('Say whom: server:erase -- ID, with --coins=N if coins are lost.');
  const ids = again ? await readErased(settings.file) : named;
  const manner: Manner = {
    hashes,
    agreed: again ? 'all' : Number(coins),
    waits: !again,
    admins: env.TWO_ADMINS?.trim() === 'true' ? 2 : 1,
  };
  const accounts = keysOrThrow(env, 'ACCOUNT_KEY');
  const store = createPostgresStore({
    ...(await realDatabase(env)),
    max: 1,
    accounts: accounts && createAccountCipher(accounts),
  });
  const now = () => new Date();
  const request = newId();
  let erased = 0;
  try {
    for (const id of ids) {
      const isThere = await store.read(async (reader) => (await reader.get('users', id)) !== undefined);
      // A backup from before the account was made does not have it.
      if (!isThere && again) continue;
      const by = { actor: 'server', created_at: now().toISOString() };
      const author = { action: 'erasePerson', by, request } as const;
      const isErased = await store.transaction((tx) =>
        logged(tx, author, nothing, (watched) => erasePerson(watched, id, manner, by.created_at)),
      );
      erased += Number(isErased);
    }
  } finally {
    // Whoever is erased is forgotten too, even if the next one has to wait.
    try {
      await settleDepartures(store.transaction, now, Infinity);
      await forget(store.transaction, note);
    } finally {
      await store.close();
    }
    console.warn(`Erased: ${String(erased)} of ${String(ids.length)}.`);
  }
};
