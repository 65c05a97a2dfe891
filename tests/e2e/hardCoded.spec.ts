import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { settle } from './support/accessibility.ts';
import { enterDemo, sidebarPaths } from './support/demo.ts';
import { bearing, here, keepLanguage, MARKED, markedText, openIn } from './support/language.ts';
import { expect, test } from './support/test.ts';
import { dataOf, saidOn, unmarkedOn } from './support/unmarked.ts';

type Step = MessageKey | ((page: Page) => Promise<unknown>);
/** Page to search for hard-coded texts, and what is pressed on it, each time with everything else closed. */
type Row = {
  path: string;
  press?: readonly Step[];
  /** True to open all menus and dialogs too: on one list only, because those around a list are alike. */
  opens?: boolean;
};

const heading: Step = (page) => page.locator('main .GridHeading').first().click();
const firstRow: Step = (page) => page.locator('main [role="row"] input[type="checkbox"]').nth(1).check();
const details: Step = async (page) => {
  await page
    .getByRole('link', { name: markedText('work.viewDetails') })
    .first()
    .click();
  await here(page);
};
/** Presses the button with this text, and waits for its dialog, whose code loads on demand. */
const opening =
  (key: MessageKey): Step =>
  async (page) => {
    await bearing(page, key).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };

/**
 * Pages of each role with what is pressed on them. Pages of the sidebar that have no row here are checked as they open.
 */
// prettier-ignore
const rows: Readonly<Record<Role | 'visitor', readonly Row[]>> = {
  admin: [
    { path: '/Dashboard/AdminHome', opens: true, press: [opening('withdrawals.review'), opening('notifications.title'), 'keyboard.title', opening('palette.title'), firstRow] },
    { path: '/Dashboard/manageuser', press: ['action.delete', heading, firstRow] },
    { path: '/Dashboard/managetask', press: ['action.delete', heading, firstRow] },
  ],
  buyer: [
    { path: '/Dashboard/buyerHome', press: ['review.details', firstRow] },
    { path: '/Dashboard/buyerHome?review=' },
    { path: '/Dashboard/buyerAddTask', press: ['day.choose', 'addTask.submit'] },
    { path: '/Dashboard/buyerTask', press: ['myTasks.edit', 'action.delete'] },
    { path: '/Dashboard/buyerPurchaseCoin', press: ['purchase.buy', 'purchase.pay'] },
    { path: '/Dashboard/paymentHistory' },
  ],
  worker: [
    { path: '/Dashboard/workerHome' },
    { path: '/Dashboard/workerTaskList', press: [details, 'work.submit.send'] },
    { path: '/Dashboard/workerSubmission' },
    { path: '/Dashboard/workerSubmission?perPage=10&page=1', press: [heading] },
    { path: '/Dashboard/withdrawals', press: ['withdraw.submit'] },
    { path: '/Profile' },
    { path: '/login' },
  ],
  visitor: [
    { path: '/' },
    { path: '/aboutUs' },
    { path: '/nowhere' },
    { path: '/login', press: ['login.submit', 'login.googleButton'] },
    { path: '/register', press: ['register.submit'] },
    { path: '/emulator/auth/handler' },
  ],
};

/** Goes to a path, by a link if the page has one, because that loads no page. */
const go = async (page: Page, path: string): Promise<void> => {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  if (!(await page.evaluate(() => document.documentElement.lang === 'en-x-marked')) || !(await link.isVisible()))
    return openIn(page, MARKED, path);
  await link.click();
  await expect(page).toHaveURL(path);
  await here(page);
};

const open = '[role="dialog"]:visible, [role="alertdialog"]:visible, [role="menu"]:visible';
const closeAll = async (page: Page) => {
  const layers = page.locator(open);
  for (let count = await layers.count(); count > 0; count = await layers.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => layers.count()).toBeLessThan(count);
  }
};
/** Hard-coded texts of a page, and of what each press opens on it. `data` are the texts that users wrote. */
const look = async (
  page: Page,
  { path, press = [], opens = false }: Row,
  data: ReadonlySet<string>,
): Promise<string[]> => {
  await go(page, path);
  const found = await unmarkedOn(page, data);
  const steps: Step[] = [...press];
  // The menu of one column is like that of the next.
  const menus = page.locator('main [aria-haspopup]:not([aria-colindex]:not([aria-colindex="3"]) *):visible:enabled');
  const openMenu = (nth: number) => async () => {
    await menus.nth(nth).click();
    // Its code comes when it is asked for, and what opens after the next press would lie over it.
    await expect(page.locator(open).first()).toBeVisible();
  };
  for (let nth = opens ? await menus.count() : 0; nth > 0; nth -= 1) steps.unshift(openMenu(nth - 1));
  for (const step of steps) {
    const before = await saidOn(page);
    await (typeof step === 'string' ? bearing(page, step).click() : step(page));
    await expect.poll(() => saidOn(page), 'says something else after a press').not.toEqual(before);
    await here(page);
    await settle(page);
    found.push(...(await unmarkedOn(page, data)));
    await closeAll(page);
  }
  return [...new Set(found)];
};

for (const [who, pages] of Object.entries(rows))
  test(`nothing that a page says is hard-coded: ${who}`, { tag: '@thorough' }, async ({ page }) => {
    await enterDemo(page, who === 'visitor' ? 'worker' : (who as Role));
    const data = await dataOf(page);
    const others = (await sidebarPaths(page)).filter((path) => !pages.some((row) => row.path === path));
    if (who === 'visitor') await page.getByRole('button', { name: 'LogOut' }).click();
    await keepLanguage(page, MARKED);
    const more = who === 'visitor' ? [] : others.map((path): Row => ({ path }));
    for (const row of [...pages, ...more]) expect.soft(await look(page, row, data), row.path).toEqual([]);
  });
