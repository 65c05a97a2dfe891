import { cardCompanyScript } from '../support/cardCompanyScript.ts';
import { cardNumber, FAILED, fillCard, journal, packageButton, pay, purchased } from '../support/purchase.ts';
import { ada, comeInAsAda, expect, test as base } from '../support/realServer.ts';

/** Playwright's test that may request the card company's script from its own address, where the test answers. */
const test = base.extend<object, { script: string }>({
  configuredHosts: async ({ configuredHosts }, provide) => {
    await provide([...configuredHosts, 'js.stripe.com']);
  },
  script: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to read the names of the fixtures that are used
    async ({}, provide) => {
      await provide(await cardCompanyScript());
    },
    { scope: 'worker' },
  ],
});

test('a card company that cannot be loaded: a message, a retry, and then the purchase (BP-6, BP-10, BP-13)', async ({
  page,
  server,
  script,
  expectComplaint,
}) => {
  expectComplaint(/Failed to load Stripe\.js/);
  Object.assign(server.users[0] ?? {}, { role: 'buyer' });
  const company = { isThere: false, asked: 0 };
  await page.route('https://js.stripe.com/**', (route) => {
    company.asked += 1;
    return company.isThere ? route.fulfill({ contentType: 'text/javascript', body: script }) : route.abort();
  });
  await comeInAsAda(page, '/Dashboard/buyerPurchaseCoin');
  expect(company.asked).toBe(0);
  await packageButton(page, 150).click();
  const message = page.getByRole('alert');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(message).toHaveText('The card form could not be loaded. Nothing was charged.');
  await expect(again).toBeFocused();
  await again.click();
  // The loader tries twice each time.
  await expect.poll(() => company.asked).toBe(4);
  await expect(message).toBeVisible();
  await expect(pay(page)).toHaveCount(0);

  company.isThere = true;
  await again.click();
  await expect(cardNumber(page)).toBeFocused();
  await fillCard(page, '4000000000000002');
  await pay(page).click();
  await expect(message).toHaveText(`${FAILED}Your card was declined.`);
  await fillCard(page, '4242424242424242');
  await pay(page).click();
  await purchased(page, 150);
  expect(await journal(page)).toEqual([]);
  const sent = server.requests.filter(({ path }) => /intent|payment-info/.test(path));
  expect(sent.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([
    ['POST /create-payment-intent', { amount: 1000, coins: 150 }],
    ['POST /save-payment-info', { paymentIntentId: 'pi_1', coins: 150, cost: 10, email: ada.email }],
  ]);
});
