import { vi } from 'vitest';
import { specified } from '#domain/coins.ts';
import { createCardRecords } from '#server/cards/createCardRecords.ts';
import { reconcile } from '#server/commands/reconcile.ts';
import { createReconciler } from '#server/reconcile/createReconciler.ts';
import { FORMER_SECRET, type aShop } from './aShop.ts';

type Shop = Awaited<ReturnType<typeof aShop>>;

export const reconcilerOf = ({ company }: Shop, url: string) => {
  const { url: apiBase, keys } = company;
  const records = createCardRecords({ key: keys.secret, webhookSecrets: [FORMER_SECRET], apiBase, isTest: true });
  return createReconciler({ connectionString: url }, records, specified.currency);
};

/**
 * Runs the command `server reconcile` with these arguments; resolves to what it printed, and to its error's message, ''
 * if it succeeded.
 */
export const runReconcile = async ({ company }: Shop, url: string, ...args: string[]) => {
  const printed: string[] = [];
  const env = {
    DATABASE_URL: url,
    STRIPE_SECRET_KEY: company.keys.secret,
    STRIPE_WEBHOOK_SECRET: FORMER_SECRET,
    STRIPE_API_BASE: company.url,
    STRIPE_TEST_SALES: 'true',
  };
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void printed.push(line));
  const failure = await reconcile(env, args).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  return { printed, failure };
};
