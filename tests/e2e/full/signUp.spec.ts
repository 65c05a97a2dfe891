import { balance, landings, logIn } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';
import { answer, choose, comeInByGoogle } from '../support/google.ts';
import { signUp } from '../support/signUp.ts';

test('somebody signs up with a picture, and comes in by password on another computer (REG-2, LOGIN-1)', async ({
  page,
  elsewhere,
  store,
}) => {
  const email = 'zoe@example.test';
  await signUp(page, email);
  await expect(page).toHaveURL(landings.buyer);
  await expect(balance(page)).toHaveText('$2.50');
  const row = await store.read((reader) => reader.userByEmail(email));
  expect(row).toMatchObject({ name: 'Zoe', role: 'buyer', coin: 50 });

  const other = await elsewhere();
  await other.goto('/login');
  await logIn(other, email, 'Abcdeg');
  await expect(other.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await logIn(other, email, 'Abcdef');
  await expect(other).toHaveURL(landings.buyer);
  await expect(balance(other)).toHaveText('$2.50');
  const picture = other.getByRole('button', { name: 'Account: Zoe' }).getByAltText('');
  await expect(picture).toHaveAttribute('src', row?.imgurl ?? '');
  // The server has drawn it anew, and this page may show it.
  expect(row?.imgurl).toMatch(/\/pictures\/[\da-f]{32}\.webp$/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
  await other.reload();
  await expect(balance(other)).toHaveText('$2.50');
});

test(
  'somebody signs up with Google, and is the same account the next time',
  { tag: '@thorough' },
  async ({ page, elsewhere, store }) => {
    const email = 'gus@example.test';
    await page.goto('/register');
    await comeInByGoogle(page, 'Worker', 'Gus Gray', email);
    await expect(page).toHaveURL(landings.worker);
    await expect(balance(page)).toHaveText('$0.50');
    const first = await store.read((reader) => reader.userByEmail(email));

    const other = await elsewhere();
    await other.goto('/login');
    const popup = await choose(other, 'Buyer');
    await expect(popup.getByText('Name and email go to the demo’s server and stay there')).toBeVisible();
    await answer(popup, 'Gus Gray', email);
    await expect(other).toHaveURL(landings.worker);
    await expect(balance(other)).toHaveText('$0.50');
    expect(await store.read((reader) => reader.userByEmail(email))).toEqual(first);
  },
);
