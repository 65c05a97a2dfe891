import { e2ePorts } from '../../../scripts/e2eBuilds.mjs';
import { json, mutationAnswers } from '#tests/support/specificationServer.ts';
import { changesOf, expectBearers, market, stock } from '../support/market.ts';
import { bo, comeIn, expect, test } from '../support/realServer.ts';

const SCRIPT = 'https://js.stripe.com/**';
const ports = e2ePorts();
test.use({
  configuredHosts: [...[ports.server, ports.identity].map((port) => `127.0.0.1:${String(port)}`), 'js.stripe.com'],
});

/** Stand-in for the card company's script: as much as its components call. Every card is accepted. */
const script = `
  const ready = {};
  const card = {
    on: (event, tell) => { ready[event] = tell; return card; },
    mount: () => setTimeout(() => ready.ready?.(card)),
    update: () => {}, focus: () => {}, off: () => card, unmount: () => {}, destroy: () => {},
  };
  const elements = { create: () => card, getElement: () => card, update: () => {} };
  window.Stripe = Object.assign((key) => ({
    elements: () => elements, createToken: () => {}, createPaymentMethod: () => {}, registerAppInfo: () => {},
    confirmCardPayment: async (secret, { payment_method: { billing_details } }) => {
      (window.confirmed ??= []).push([key, secret, billing_details.email]);
      return { paymentIntent: { id: secret.split('_secret_')[0], status: 'succeeded' } };
    },
  }), { version: 'endive' });`;

/** Packages of section 9 of the specification: coins, dollars, and a kind of response to writes for each. */
const packages = [
  [150, 10, mutationAnswers.JSON],
  [10, 1, mutationAnswers.text],
  [1000, 35, mutationAnswers.nothing],
] as const;

test(
  'without its script the card form says so and tries again; then each purchase is two calls to the letter',
  {
    tag: '@thorough',
  },
  async ({ page, server, expectComplaint }) => {
    expectComplaint(/Failed to load Stripe\.js/);
    stock(server, market());
    const usual = server.settings.answers;
    let intents = 0;
    server.settings.answers = (call) =>
      call === 'POST /create-payment-intent'
        ? json({ clientSecret: `pi_${String(++intents)}_secret_${String(intents)}` })
        : usual(call);
    await page.route(SCRIPT, (route) => route.abort());
    await comeIn(page, bo, '/Dashboard/buyerPurchaseCoin');
    await page.getByRole('button', { name: 'Buy 150 coins' }).click();
    await expect(page.getByRole('alert')).toHaveText('The card form could not be loaded. Nothing was charged.');
    expect(changesOf(server)).toEqual([]);

    await page.unroute(SCRIPT);
    await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const [place, [coins, cost, mutations]] of packages.entries()) {
      server.settings.mutations = mutations;
      server.requests.length = 0;
      if (place > 0) await page.getByRole('button', { name: `Buy ${String(coins)} coins` }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByText(`Payment successful! You have purchased ${String(coins)} coins.`)).toBeVisible();
      const paymentIntentId = `pi_${String(place + 1)}`;
      expect(changesOf(server)).toEqual([
        { method: 'POST', path: '/create-payment-intent', body: { amount: cost * 100, coins } },
        {
          method: 'POST',
          path: '/save-payment-info',
          body: { paymentIntentId, coins, cost, email: 'bo+shop@example.test' },
        },
      ]);
      await expect.poll(() => server.requests.at(-1)?.path).toBe('/oneUserbo%2Bshop@example.test');
      await expectBearers(page, server);
    }
    expect(await page.evaluate(() => (window as { confirmed?: unknown }).confirmed)).toEqual([
      ['pk_test_none', 'pi_1_secret_1', bo.email],
      ['pk_test_none', 'pi_2_secret_2', bo.email],
      ['pk_test_none', 'pi_3_secret_3', bo.email],
    ]);
  },
);
