import type { Page } from '@playwright/test';
import type { Stripe } from '@stripe/stripe-js';
import { expect } from './test.ts';

/** Moments between a charge and its being saved, in the order in which a page passes them. */
export const moments = {
  charged: 'the company has charged the card, and its answer is not here yet',
  confirmed: 'the charge is known, and nothing was sent',
  sending: 'the server is about to be told',
  saved: 'the server has it, and its answer is not here yet',
} as const;
export type Moment = keyof typeof moments;

type Standing = Window & { Stripe?: unknown; standsAt?: Moment; standStillAt?: Moment };

/**
 * Enables a page to stop for good at the moment that {@link standStillAt} names; to be called before the page is
 * opened.
 */
export const teachStandingStill = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    // The empty page that a tab begins with.
    if (!isSecureContext) return;
    const here: Standing = window;
    /** Returns the value, or at the chosen moment a promise that never resolves. */
    const pass = <T>(moment: Moment, value: T): T | Promise<never> => {
      if (here.standStillAt !== moment) return value;
      here.standsAt = moment;
      return new Promise(() => {});
    };

    type Company = Pick<Stripe, 'confirmCardPayment'>;
    let company: ((...key: unknown[]) => Company) | undefined;
    Object.defineProperty(window, 'Stripe', {
      get: () => company,
      set: (real: (...key: unknown[]) => Company) => {
        const slow = (...key: unknown[]) => {
          const stripe = real(...key);
          const confirmCardPayment: Company['confirmCardPayment'] = async (...payment) =>
            pass('charged', await stripe.confirmCardPayment(...payment));
          return { ...stripe, confirmCardPayment };
        };
        company = Object.assign(slow, real);
      },
    });

    const fetch = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const [asked] = request;
      const isSave = (asked instanceof Request ? asked.url : String(asked)).endsWith('/save-payment-info');
      if (!isSave) return fetch(...request);
      await pass('sending', null);
      return pass('saved', await fetch(...request));
    };

    const request = navigator.locks.request.bind(navigator.locks) as (...wanted: unknown[]) => Promise<unknown>;
    const slowRequest = async (...wanted: unknown[]) => {
      if (String(wanted[0]).startsWith('purchase-save:')) await pass('confirmed', null);
      return request(...wanted);
    };
    Object.assign(navigator.locks, { request: slowRequest });
  });

/** Performs `act`, which brings the page to a moment, and waits until the page has stopped there. */
export const standStillAt = async (page: Page, moment: Moment, act: () => Promise<void>): Promise<void> => {
  await page.evaluate((moment) => {
    (window as Standing).standStillAt = moment;
  }, moment);
  await act();
  await expect.poll(() => page.evaluate(() => (window as Standing).standsAt)).toBe(moment);
};
