import type { Page } from '@playwright/test';

/** Chooses the role of a new account, and opens Google's pop-up; resolves to that. */
export const choose = async (page: Page, role = 'Buyer'): Promise<Page> => {
  await page.getByLabel(/^Role/).last().selectOption(role);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Signup with Google' }).click();
  return popup;
};

/** Presses the button that closes the pop-up, which may be gone before the click is reported done. */
export const finish = async (popup: Page, button: string): Promise<void> => {
  const closed = popup.waitForEvent('close');
  await popup
    .getByRole('button', { name: button })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
};

/** Signs in with a Google account that the pop-up does not list, so that it is new. */
export const comeInByGoogle = async (page: Page, role: string, name: string, email: string): Promise<void> => {
  await answer(await choose(page, role), name, email);
};

/** Enters an account in the pop-up that it does not list, and continues. */
export const answer = async (popup: Page, name: string, email: string): Promise<void> => {
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Email').fill(email);
  await finish(popup, 'Continue');
};
