import type { Page } from '@playwright/test';
import { balance, enterDemo, range } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const titles = Array.from({ length: 12 }, (_, place) => `From a file ${String(place)}`);
const csv = [
  'taskTitle;taskDetail;requiredWorkers;payableAmount;completionDate;submissionInfo;taskImageUrl',
  ...titles.map((title) => `${title};"One word; each";1;2;2099-06-30;A link;https://images.example.com/one.png`),
].join('\r\n');

/**
 * Passes the responses to the first four posted tasks to the page; later tasks are posted, but their responses are
 * lost.
 */
const loseAnswers = (page: Page) =>
  page.evaluate(() => {
    const fetch = window.fetch.bind(window);
    let posts = 0;
    window.fetch = async (...request) => {
      const [asked] = request;
      const isPost = (asked instanceof Request ? asked.url : String(asked)).endsWith('/Addtask');
      const heard = !isPost || ++posts <= 4;
      const answer = await fetch(...request);
      return heard ? answer : new Promise(() => {});
    };
  });

/** Titles of the tasks in the list that came from the file, in order. */
const posted = async (page: Page): Promise<string[]> => {
  const shown = await page.getByRole('gridcell').filter({ hasText: 'From a file' }).allInnerTexts();
  return shown.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
};

test('BA-13 a page that is reloaded while it posts a file offers the rest, and posts each task once', async ({
  page,
}) => {
  await enterDemo(page, 'buyer');
  await page.goto('/Dashboard/buyerTask');
  await expect(range(page)).toHaveText('1–6 of 6');
  await page.getByRole('button', { name: 'Import tasks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import tasks' });
  const file = { name: 'tasks.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByText('These 12 tasks cost 24 coins ($1.20); you have 100 coins ($5.00).')).toBeVisible();
  await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Post 12 tasks' }).click();
  await expect(page.getByText('Posting tasks: 4 of 12')).toBeVisible();
  const asked = page.waitForEvent('dialog').then(async (question) => {
    expect(question.type()).toBe('beforeunload');
    await question.accept();
  });
  await page.reload();
  await asked;
  await expect(page.getByText(/^\d+ of 12 rows are left\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^Posted: \d+$/)).toBeVisible();
  await expect(range(page)).toHaveText('1–18 of 18');
  await expect(balance(page)).toHaveText('$3.80');
  await page.getByRole('searchbox', { name: 'Search' }).last().fill('From a file');
  await expect(range(page)).toHaveText('1–12 of 12');
  await page.setViewportSize({ width: 1440, height: 1400 });
  await expect.poll(() => posted(page)).toEqual(titles);
});
