import { parseArgs } from 'node:util';
import { logged } from '#backend/actionLog.ts';
import { newId } from '#backend/call.ts';
import { followPurchase } from '#backend/followPurchase.ts';
import { createPersonKeys } from '#backend/personKeys.ts';
import type { Store } from '#backend/store/port.ts';
import type { Currency } from '#domain/coins.ts';
import { createCardRecords } from '../cards/createCardRecords.ts';
import { createCards } from '../cards/createCards.ts';
import { readCards, type CardSettings } from '../cards/cardSettings.ts';
import { keysOrThrow } from '../keys.ts';
import { createPostgresStore } from '../postgres/createPostgresStore.ts';
import { realDatabase } from '../realDatabase.ts';
import { createReconciler } from '../reconcile/createReconciler.ts';
import type { Env } from '../runCommand.ts';
import { settingsOf } from '../settings.ts';

/** Number of days that are compared by default. */
const DAYS = 30;

/**
 * Command `server reconcile --since 2026-11-01 --apply`: compares orders, ledger and the card company's records, and
 * prints each difference. `--apply` books charges, refunds and disputes as the company has them, and logs that as the
 * server's action. Exits with 1 if a difference is left.
 */
export const reconcile = async (env: Env, args: readonly string[]): Promise<void> => {
  const standard = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const options = { apply: { type: 'boolean', default: false }, since: { type: 'string', default: standard } } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (!/^\d{4}-\d\d-\d\d$/.test(values.since) || Number.isNaN(Date.parse(values.since)))
    throw new Error('Say a day: --since 2026-11-01.');
  const { settings, currency } = cardSettings(env);
  const keys = createPersonKeys(keysOrThrow(env, 'PERSON_KEY'));
  const request = newId();
  const database = await realDatabase(env);
  const store = createPostgresStore({ ...database, max: 1 });
  const reconciler = createReconciler(
    { connectionString: database.connectionString },
    createCardRecords(settings),
    currency,
  );
  const cards = createCards(settings, console.warn);
  /** Books a charge with its refunds and disputes, as their events would have done. */
  const mend = async (intent: string): Promise<void> => {
    const isCredited = await store.read((reader) => reader.get('payments', intent));
    const charge = isCredited ? null : await cards.findIntent(intent);
    const now = new Date();
    const by = { actor: 'server', created_at: now.toISOString() };
    const transaction: Store['transaction'] = (work) =>
      store.transaction((tx) => logged(tx, { action: 'bookRecords', by, request }, keys, work));
    await followPurchase({ cards, transaction, report: console.warn }, intent, charge, now, { withReturns: true });
    console.warn(`${intent} is booked now as the card company has it.`);
  };
  try {
    const since = new Date(values.since);
    const found = await reconciler.differences(since);
    for (const { text } of found) console.warn(text);
    const mended = new Set(found.flatMap(({ mends }) => (values.apply && mends !== undefined ? [mends] : [])));
    for (const intent of mended) await mend(intent);
    const left = values.apply ? await reconciler.differences(since) : found;
    const mendable = left.some(({ mends }) => mends !== undefined);
    if (left.length > 0)
      throw new Error(
        `Differences left: ${String(left.length)}.${mendable ? ' --apply books what only has to be booked.' : ''}`,
      );
    console.warn(`Orders, refunds, disputes, ledger and the card company’s records agree since ${values.since}.`);
  } finally {
    await Promise.all([store.close(), reconciler.close()]);
  }
};

const cardSettings = (env: Env): { settings: CardSettings; currency: Currency } => {
  const problems: string[] = [];
  const say = (sentence: string) => problems.push(sentence);
  const { cards, whyNot } = readCards(env, say);
  const { currency } = settingsOf(env, say);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  if (!cards) throw new Error(`There is nothing to compare with: ${whyNot}.`);
  return { settings: { ...cards, currency: currency.code }, currency };
};
