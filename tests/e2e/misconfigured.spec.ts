import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const missing = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_IMAGE_UPLOAD_URL',
  'VITE_IMAGE_UPLOAD_KEY',
];

test('a wrong configuration is a readable page and one line on the console', async ({ page, expectComplaint }) => {
  expectComplaint(/Configuration: missing/);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/Dashboard/manageuser');
  await expect(page.getByRole('heading', { name: 'TaskCoin is not set up yet' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'VITE_API_URL: it is neither a path nor an http(s) address',
    ...missing.map((variable) => `${variable}: it is missing`),
  ]);
  expect(lines).toEqual([`Configuration: missing or not usable: ${['VITE_API_URL', ...missing].join(', ')}`]);
  await expectAccessible(page);
});
