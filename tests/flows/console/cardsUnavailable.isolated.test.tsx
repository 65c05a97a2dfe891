import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { openCardCompany } from '#tests/support/cardCompany.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { buy, card, openPurchase } from '../support/purchase.ts';

/** Script elements whose loading has failed: the loader of the company's script tries once more by itself. */
const failed = new Set<Element>();
const failTwice = async () => {
  for (let tries = 0; tries < 2; tries++) {
    const script = await waitFor(() => {
      const found = document.querySelector('script[src^="https://js.stripe.com/"]');
      if (!found || failed.has(found)) throw new Error('The loader has not tried yet');
      return found;
    });
    failed.add(script);
    script.dispatchEvent(new Event('error'));
  }
};

// In a file of its own: the loader remembers for the life of a page what it has found.
test('without the company’s script the form says so, tries again when asked, and Cancel leads back', async () => {
  expectConsoleError(/Failed to load Stripe\.js/);
  const { user, simulation } = await openPurchase();
  Reflect.deleteProperty(window, 'Stripe');
  await user.click(await buy(150));
  await failTwice();
  expect(await screen.findByRole('alert')).toHaveTextContent('The card form could not be loaded. Nothing was charged.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await buy(150)).toHaveFocus();

  await user.click(await buy(150));
  await failTwice();
  const again = await screen.findByRole('button', { name: 'Try again' });
  openCardCompany(simulation);
  await user.click(again);
  await waitFor(async () => expect(await card()).toHaveFocus());
});
