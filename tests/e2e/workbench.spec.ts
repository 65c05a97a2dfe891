import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { crash } from './support/crash.ts';
import { enterDemo } from './support/demo.ts';
import { readLedger, type Ledger } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const REVIEW = '/Dashboard/buyerHome?review=';
const KEPT = `RaStore:${demoPeople.buyer}.reviews.held`;

const place = (page: Page) => page.getByRole('region', { name: 'Review', exact: true }).getByText(/^\d+ of \d+$/);
const question = (page: Page) => page.getByRole('region', { name: 'Verdicts of an earlier visit' });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEPT);

/** New statuses of the submissions that changed in between, sorted. */
const reviewed = (before: Ledger, now: Ledger) =>
  now.submissions
    .filter((one, nth) => one.status !== before.submissions[nth]?.status)
    .map(({ status }) => status)
    .sort();

/** Makes the page wait for ever at an approval: 'before' it is sent, or 'after' it while its response is on the way. */
const standStill = (page: Page, moment: 'before' | 'after') =>
  page.addInitScript((moment) => {
    const fetch = window.fetch.bind(window);
    const never = new Promise<Response>(() => {});
    window.fetch = async (...request) => {
      const [asked] = request;
      const isApproval = (asked instanceof Request ? asked.url : String(asked)).endsWith('/approveSubmission');
      if (isApproval && moment === 'before') return never;
      const answer = await fetch(...request);
      return isApproval ? never : answer;
    };
  }, moment);

test('a page that crashes sends nothing; the next visit asks, and sends each verdict once; a second tab waits for the first', async ({
  page,
  context,
}) => {
  await enterDemo(page, 'buyer');
  await page.goto(REVIEW);
  await expect(place(page)).toHaveText('1 of 8');
  const before = await readLedger(page);
  await page.keyboard.press('a');
  await expect(place(page)).toHaveText('2 of 8');
  await page.keyboard.press('r');
  await expect(place(page)).toHaveText('3 of 8');
  await crash(page);

  const next = await context.newPage();
  await next.goto('/Dashboard/buyerHome');
  await expect(question(next)).toContainText('2 verdicts were not sent.');
  expect(reviewed(before, await readLedger(next))).toEqual([]);
  await question(next).getByRole('button', { name: 'Send 2 verdicts' }).click();
  await expect.poll(() => kept(next)).toBeNull();
  const now = await readLedger(next);
  expect(reviewed(before, now)).toEqual(['approved', 'rejected']);
  expect(now.ledger.length - before.ledger.length).toBe(1);
  await expect(question(next)).toBeHidden();

  // The second tab begins once the first is closed, which sends what it held.
  await next.goto(REVIEW);
  await expect(place(next)).toHaveText('1 of 6');
  const second = await context.newPage();
  await second.goto(REVIEW);
  await expect(second.getByText('You are reviewing in another tab.')).toBeVisible();
  await next.bringToFront();
  await next.keyboard.press('a');
  await next.getByRole('button', { name: 'Close' }).click();
  await expect(place(second)).toBeVisible();
  expect(reviewed(now, await readLedger(second))).toEqual(['approved']);
  await expect(question(second)).toBeHidden();
});

for (const [moment, state, status] of [
  ['before', 'Sending had begun, but the submission is still pending.', []],
  ['after', 'Not pending any more: it has been reviewed, and nothing is sent.', ['approved']],
] as const)
  test(
    `a crash ${moment} the server has the verdict: it is looked up, and nobody is paid twice`,
    {
      tag: '@thorough',
    },
    async ({ page, context }) => {
      await enterDemo(page, 'buyer');
      const before = await readLedger(page);
      await standStill(page, moment);
      await page.goto(REVIEW);
      await expect(place(page)).toHaveText('1 of 8');
      for (const next of ['2 of 8', '3 of 8', '4 of 8']) {
        await page.keyboard.press('a');
        await expect(place(page)).toHaveText(next);
      }
      await expect.poll(() => kept(page)).toContain('"begun"');
      if (moment === 'after')
        await expect.poll(async () => reviewed(before, await readLedger(page))).toEqual(['approved']);
      await page.keyboard.press('u');
      await page.keyboard.press('u');
      await crash(page);

      const next = await context.newPage();
      await next.goto(REVIEW);
      await expect(question(next).getByRole('row').nth(1)).toContainText(state);
      expect(reviewed(before, await readLedger(next))).toEqual(status);
      await question(next)
        .getByRole('button', { name: moment === 'before' ? 'Send 1 verdict' : 'Close' })
        .click();
      await expect(place(next)).toBeVisible();
      await expect.poll(() => kept(next)).toBeNull();
      const now = await readLedger(next);
      expect(reviewed(before, now)).toEqual(['approved']);
      expect(now.ledger.length - before.ledger.length).toBe(1);
    },
  );

test(
  'a reload asks, on the smallest screens as well, where every button is in sight',
  {
    tag: '@thorough',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await enterDemo(page, 'buyer');
    await page.goto(REVIEW);
    for (const name of ['Approve', 'Reject', 'Previous', 'Next', 'Undo'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    /** Upper edge of the workbench, as a share of the window's height. */
    const beginsAt = () =>
      page
        .getByRole('region', { name: 'Review', exact: true })
        .evaluate((one) => one.getBoundingClientRect().top / innerHeight);
    await expect.poll(beginsAt).toBeLessThan(0.25);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(place(page)).toHaveText('2 of 8');
    // The figures of the home stay out of the way.
    expect(await beginsAt()).toBeLessThan(0.25);
    await expect(page.getByText('Total Payment Paid')).toBeHidden();
    await page.reload();
    await expect(question(page)).toContainText('1 verdict was not sent.');
    await question(page).getByRole('button', { name: 'Discard' }).click();
    // Where the address says that it was.
    await expect(place(page)).toHaveText('2 of 8');
  },
);
