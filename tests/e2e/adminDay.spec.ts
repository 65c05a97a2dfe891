import { readBooks } from './support/books.ts';
import { figures, payMany, payOne, paySheet, payoutPreview } from './support/day/home.ts';
import { keyboard } from './support/hands/keyboard.ts';
import { mouse } from './support/hands/mouse.ts';
import { expect, test } from './support/test.ts';

for (const [how, handsOf] of Object.entries({ mouse, keyboard })) {
  test(`the admin’s day by ${how} alone (AH-9, AU-4, AT-7)`, async ({ page }) => {
    const hands = handsOf(page);
    await hands.signIn();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const books = await readBooks(page);
    const day = { page, hands, books };
    await test.step('look at the figures', () => figures(day));
    await test.step('review the payouts', () => payoutPreview(day));
    const one = await test.step('pay one', () => payOne(day));
    const paid = await test.step('pay several', () => payMany(day, one));
    await test.step('download a pay sheet', () => paySheet(day, paid));
  });
}
