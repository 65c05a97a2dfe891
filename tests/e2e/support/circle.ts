import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { specified, worthOf } from '#domain/coins.ts';
import { pictures } from '#tests/support/pictures.ts';
import { cellOf, rowAt } from './day/day.ts';
import { balance, range } from './demo.ts';
import { goBuy, pay, prepare, purchased } from './purchase.ts';
import { expect } from './test.ts';

export const BOUGHT = 500;
export const PAY = 220;
export const PLACES = 2;
const title = 'Read the serial number off a parking meter';
const work = 'Meter 4711, corner of Mill Lane. ✅';

export const balanceIs = (page: Page, coins: number): Promise<void> =>
  expect(balance(page)).toHaveText(`$${worthOf(coins, specified)}`);

/** Buys {@link BOUGHT} coins by card, as the first step of the money circle. The steps do not check other balances. */
export const buys = async (buyer: Page): Promise<void> => {
  await goBuy(buyer);
  await prepare(buyer, BOUGHT);
  await pay(buyer).click();
  await purchased(buyer, BOUGHT);
};

/** Posts a task that pays so many coins to each of {@link PLACES} workers. */
export const posts = async (buyer: Page, name = title, pay = PAY): Promise<void> => {
  await buyer.getByRole('link', { name: 'Add New Tasks' }).click();
  for (const [label, text] of Object.entries({
    'Task title': name,
    'Task detail': 'Any meter will do.',
    'Required workers': String(PLACES),
    'Payable amount': String(pay),
    'Completion date': '2099-06-30',
    'Submission info': 'Number and street.',
  }))
    await buyer.getByRole('textbox', { name: label }).fill(text);
  const buffer = Buffer.from(pictures['image/png']);
  await buyer.getByLabel('Task image').setInputFiles({ name: 'meter.png', mimeType: 'image/png', buffer });
  await expect(buyer.getByText('Image uploaded successfully!')).toBeVisible();
  await buyer.getByRole('button', { name: 'Add Task' }).click();
  await expect(buyer.getByRole('alert')).toHaveText('Task added successfully!');
};

/** Goes to the buyer's first screen, where submissions are reviewed. */
export const goesHome = async (buyer: Page): Promise<void> => {
  await buyer.getByRole('link', { name: 'Home' }).last().click();
  await expect(buyer.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
};

export const submits = async (worker: Page): Promise<void> => {
  await worker.getByRole('link', { name: 'Task List' }).click();
  await worker.getByRole('searchbox').fill(title);
  await expect(range(worker)).toHaveText('1–1 of 1');
  await worker.getByRole('link', { name: 'View Details' }).click();
  await expect(worker.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(worker.getByRole('region', { name: 'About this task' })).toContainText(`${String(PAY)} coins`);
  await worker.getByLabel('Submission details').fill(work);
  await worker.getByRole('button', { name: 'Submit' }).click();
  await expect(worker.getByText('Your work has been saved')).toBeVisible();
};

export const approves = async (buyer: Page): Promise<void> => {
  await buyer.getByRole('searchbox').fill(title);
  await expect(range(buyer)).toHaveText('1–1 of 1');
  await rowAt(buyer, 0).getByRole('button', { name: 'Details' }).click();
  const dialog = buyer.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(work);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(buyer.getByText('Submission has been approved.')).toBeVisible();
  await expect(buyer.getByText('Nothing matches your search.')).toBeVisible();
};

export const withdraws = async (worker: Page): Promise<void> => {
  await worker.getByRole('link', { name: 'Withdrawals' }).click();
  await worker.getByLabel('Coins to withdraw').fill(String(PAY));
  await expect(worker.getByLabel('Amount ($)')).toHaveValue(worthOf(PAY, specified));
  await worker.getByLabel('Payment system').selectOption('Rocket');
  await worker.getByLabel('Account number').fill('0171 555');
  await worker.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(worker.getByText('Payment Successful')).toBeVisible();
};

/** Pays the newest withdrawal, which must be the circle's; `waiting` is the number of others in the list. */
export const pays = async (admin: Page, waiting: number): Promise<void> => {
  const rows = (count: number) => expect(range(admin)).toHaveText(`1–${String(count)} of ${String(count)}`);
  await rows(waiting + 1);
  await expect(cellOf(rowAt(admin, 0), 'worker_name')).toContainText(demoPeople.worker);
  await expect(cellOf(rowAt(admin, 0), 'account_number')).toContainText('0171 555');
  await rowAt(admin, 0).getByRole('button', { name: 'Payment Success' }).click();
  await expect(admin.getByText('Payment processed successfully!')).toBeVisible();
  await rows(waiting);
};
