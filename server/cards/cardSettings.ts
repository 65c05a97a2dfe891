import type { Env } from '../runCommand.ts';

/** Settings of the server's account at the card company (Stripe): secret key, webhook secrets, mode and currency. */
export type CardSettings = {
  key: string;
  /**
   * Secrets by which the server checks that a webhook event was signed by the card company. An event signed with any
   * one of them is accepted, so that one can replace the other.
   */
  webhookSecrets: readonly string[];
  /** Origin of a server that stands in for the company's; '' for the company itself. */
  apiBase: string;
  /** True for a test key, whose cards cost nothing. */
  isTest: boolean;
  /** ISO 4217 code of the prices, USD by default. */
  currency?: string;
};

/**
 * Reads the card settings from environment variables; `problem` gets a sentence for each that is wrong. If no coins can
 * be bought, `cards` is undefined and `whyNot` says why.
 */
export const readCards = (
  env: Env,
  problem: (sentence: string) => void,
): { cards: CardSettings | undefined; whyNot: string } => {
  const given = (name: string): string => env[name]?.trim() ?? '';
  const key = given('STRIPE_SECRET_KEY');
  const mode = /^[rs]k_(test|live)_\w+$/.exec(key)?.[1];
  const apiBase = given('STRIPE_API_BASE');
  const sellsForTest = given('STRIPE_TEST_SALES') || 'false';
  const secrets = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_WEBHOOK_SECRET_ALSO'];
  for (const name of secrets)
    if (given(name) !== '' && !/^whsec_\S+$/.test(given(name))) problem(`${name} is no signing secret: whsec_….`);
  if (!['true', 'false'].includes(sellsForTest))
    problem(`STRIPE_TEST_SALES is neither true nor false: ${sellsForTest}.`);
  if (apiBase !== '' && !(isOrigin(apiBase) && /^https?:/.test(apiBase)))
    problem(`STRIPE_API_BASE is no origin: ${apiBase}.`);
  if (key === '') {
    for (const name of [...secrets, 'STRIPE_API_BASE'])
      if (given(name) !== '') problem(`STRIPE_SECRET_KEY is missing, but ${name} is set.`);
    return { cards: undefined, whyNot: 'STRIPE_SECRET_KEY is not set' };
  }
  // The sentence leaves out the key itself, which must not be logged.
  if (!mode) problem('STRIPE_SECRET_KEY is no secret key: sk_live_…, rk_live_…, sk_test_… or rk_test_….');
  if (given('STRIPE_WEBHOOK_SECRET') === '')
    problem('STRIPE_WEBHOOK_SECRET is missing: it signs the webhook’s events.');
  if (mode === 'live' && apiBase !== '') problem('STRIPE_API_BASE is for a stand-in, which never gets a live key.');
  if (mode === 'live' && sellsForTest === 'true') problem('STRIPE_TEST_SALES is for a test key, and this one is live.');
  if (mode === 'test' && sellsForTest !== 'true')
    return { cards: undefined, whyNot: 'STRIPE_SECRET_KEY is a test key, and STRIPE_TEST_SALES is not true' };
  const webhookSecrets = secrets.map(given).filter((secret) => secret !== '');
  return { cards: { key, webhookSecrets, apiBase, isTest: mode === 'test' }, whyNot: '' };
};

export const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
