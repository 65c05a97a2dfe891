// @vitest-environment jsdom
import { loadStripe } from '@stripe/stripe-js/pure';
import { expect, test, vi } from 'vitest';
import { createStripeCards } from '#services/createStripeCards.ts';

// The loader takes the company's script once for the life of a page.
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn(() => Promise.resolve({})) }));

test.each([
  ['en', 'en'],
  ['fr-CA', 'fr'],
  ['en-x-marked', 'en'],
  ['bn', 'auto'],
  ['', 'auto'],
])(
  'BP-9 on a page in %j the company speaks %j: the browser’s language where it has no words for ours',
  async (lang, locale) => {
    document.documentElement.lang = lang;
    await createStripeCards({ key: 'pk_1', simulated: true, ready: Promise.resolve() }).connect();
    expect(loadStripe).toHaveBeenLastCalledWith('pk_1', { locale });
  },
);
