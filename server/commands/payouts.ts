import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { bookExported, type Exported } from '#backend/bookExported.ts';
import { createPersonKeys } from '#backend/personKeys.ts';
import { createAccountCipher } from '../accounts/createAccountCipher.ts';
import { keysOrThrow } from '../keys.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import type { Env } from '../runCommand.ts';

const NEEDED = ['batch', 'request', 'coins', 'result', 'reference', 'reason'];

/**
 * Command `server payouts FILE …`: books the payouts in exported files of batches, after an older backup was restored.
 * The files may be as exported, or have the bank's results filled in. Exits with 1 if a row does not fit, or while
 * payouts are not paused.
 */
export const payouts = async (env: Env, files: readonly string[]): Promise<void> => {
  if (files.length === 0) throw new Error('Say which files: server:payouts -- payout-batch-7-Bkash.csv …');
  const rows = (await Promise.all(files.map(readExported))).flat();
  const keys = keysOrThrow(env, 'ACCOUNT_KEY');
  const accounts = keys && createAccountCipher(keys);
  const personKeys = createPersonKeys(keysOrThrow(env, 'PERSON_KEY'));
  const store = createPostgresStore({ ...(await realDatabase(env)), max: 1, accounts });
  try {
    const problems = await bookExported(store.transaction, personKeys, rows, new Date().toISOString());
    for (const problem of problems) console.warn(problem);
    console.warn(`As in the files: ${String(rows.length - problems.length)} of ${String(rows.length)} requests.`);
    if (problems.length > 0) throw new Error('Mend these by hand before payouts are resumed.');
  } finally {
    await store.close();
  }
};

const readExported = async (file: string): Promise<Exported[]> => {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(await readFile(file, 'utf8'), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim(),
  });
  const lacks = NEEDED.filter((name) => meta.fields?.includes(name) !== true);
  if (lacks.length > 0) throw new Error(`${file} is no file of a batch: it lacks ${lacks.join(', ')}.`);
  return data.map(({ batch = '', request: id = '', coins = '', result = '', reference = '', reason = '' }, nth) => {
    const said = result.toLowerCase();
    const wrong = `${file}, row ${String(nth + 1)}`;
    if (said !== '' && said !== 'paid' && said !== 'failed') throw new Error(`${wrong}: the result is ${result}.`);
    if (!/^\d{1,9}$/.test(coins) || !/^\d{0,9}$/.test(batch))
      throw new Error(`${wrong}: batch or coins are no number.`);
    return { id, batch: Number(batch), coins: Number(coins), result: said, reference, reason };
  });
};
