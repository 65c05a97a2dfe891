// Screens and states of the contact sheet (`npm run pictures -- --all`), in the order in which they are drawn: what one
// changes stays for those after it.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(key: string, vars?: Record<string, string>) => string} Texts texts of the drawn language */
/** @typedef {(page: Page, t: Texts) => Promise<void>} Step what is done on a page before it is drawn */
/**
 * State of a page for the contact sheet, drawn by the role's user once the step `then` is done. With `whole`, the whole
 * page is drawn, otherwise what fits into the window.
 * @typedef {{ name: string, role?: 'admin' | 'buyer' | 'worker', path: string, then?: Step, whole?: boolean }} State
 */

/**
 * Presses the first button with the text of this key, in which `vars` are filled in.
 * @param {string} key
 * @param {Record<string, string>} [vars]
 * @returns {Step}
 */
const press = (key, vars) => async (page, t) => {
  await page
    .getByRole('button', { name: t(key, vars), exact: true })
    .first()
    .click();
};

/** Opens the details of the first row. @type {Step} */
const openFirst = (page) => page.locator('main .GridHeading').first().click();

/**
 * Opens the tab with the text of this key.
 * @param {string} key
 * @returns {Step}
 */
const tab = (key) => (page, t) => page.getByRole('tab', { name: t(key) }).click();

/**
 * Selects the first rows of a list.
 * @param {number} count number of rows
 * @returns {Step}
 */
const select = (count) => async (page, t) => {
  for (let nth = 0; nth < count; nth++)
    await page
      .getByRole('checkbox', { name: t('grid.selectRow') })
      .nth(nth)
      .check();
  await page.mouse.move(0, 0);
};

/**
 * Takes steps one after the other.
 * @param {Step[]} steps
 * @returns {Step}
 */
const each =
  (...steps) =>
  async (page, t) => {
    for (const step of steps) await step(page, t);
  };

/**
 * Searches a list for a text.
 * @param {string} text
 * @returns {Step}
 */
const search = (text) => async (page) => {
  await page.getByRole('searchbox').fill(text);
  await page.waitForTimeout(600);
};

/** Leaves all calls unanswered from now on. @type {Step} */
const hold = (page) =>
  page.evaluate(() => {
    window.fetch = () => new Promise(() => {});
  });

/** Makes the demo's server fail from now on: 'some' or 'all' calls, or 'offline'. @type {(failures: string) => Step} */
const fail = (failures) => (page) =>
  page.evaluate((kind) => {
    sessionStorage.setItem('demo-conditions', JSON.stringify({ latency: 0, failures: kind }));
  }, failures);

/**
 * Goes to a screen by the sidebar, which loads no page.
 * @param {string} path
 * @returns {Step}
 */
const follow = (path) => (page) => page.locator(`nav a[href="/Dashboard/${path}"]`).first().click();

/** Types into the first field of the dialog. @type {(text: string) => Step} */
const type = (text) => (page) => page.getByRole('dialog').getByRole('textbox').first().fill(text);
/** Presses the dialog's button with the text of this key. @type {(key: string) => Step} */
const answer = (key) => (page, t) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t(key), exact: true })
    .click();

/** Opens the command palette. @type {Step} */
const palette = (page) => page.keyboard.press('Control+k');

/** Opens the first task that can be done. @type {Step} */
const openTask = async (page, t) => {
  const cards = page
    .getByRole('listitem')
    .filter({ hasNotText: t('work.submitted') })
    // The word is a part of others in Bangla.
    .filter({ hasNot: page.getByText(t('tasks.ended'), { exact: true }) });
  await cards
    .getByRole('link', { name: t('work.viewDetails') })
    .first()
    .click();
  await page.getByRole('button', { name: t('work.submit.send'), exact: true }).waitFor();
};

/** Fills in the field with the label of this key. @type {(key: string, text: string) => Step} */
const fill = (key, text) => (page, t) => page.getByLabel(t(key)).first().fill(text);

const at = '/Dashboard/';

/** @type {readonly State[]} */
// prettier-ignore
export const states = [
  { name: 'home',                    path: '/', whole: true },
  { name: 'about',                   path: '/aboutUs', whole: true },
  { name: 'login',                   path: '/login' },
  { name: 'login, mistakes',         path: '/login', then: press('login.submit') },
  { name: 'register',                path: '/register', whole: true },
  { name: 'not found',               path: '/nowhere' },

  { name: 'profile',                 role: 'admin', path: '/Profile', whole: true },
  { name: 'admin home',              role: 'admin', path: `${at}AdminHome` },
  { name: 'payouts to make',         role: 'admin', path: `${at}AdminHome`, then: select(3) },
  { name: 'hold a payout',           role: 'admin', path: `${at}AdminHome`, then: each(select(1), press('batches.hold')) },
  { name: 'review payouts',          role: 'admin', path: `${at}AdminHome`, then: press('withdrawals.review') },
  { name: 'users',                   role: 'admin', path: `${at}manageuser` },
  { name: 'users, filter of coins',  role: 'admin', path: `${at}manageuser`, then: (page, t) => page.getByRole('button', { name: new RegExp(`^${t('users.column.coins')}:`) }).click() },
  { name: 'users selected',          role: 'admin', path: `${at}manageuser`, then: select(3) },
  { name: 'delete users?',           role: 'admin', path: `${at}manageuser`, then: each(select(3), press('bulk.work.deleteUsers.title')) },
  { name: 'one user',                role: 'admin', path: `${at}manageuser`, then: openFirst },
  { name: 'suspend?',                role: 'admin', path: `${at}manageuser`, then: each(openFirst, press('suspensions.suspend')) },
  { name: 'suspended',               role: 'admin', path: `${at}manageuser`, then: each(openFirst, press('suspensions.suspend'), type('Sends the same work for every task.'), answer('suspensions.suspend')) },
  { name: 'actions on a user',       role: 'admin', path: `${at}manageuser`, then: each(openFirst, tab('actionLog.tab')) },
  { name: 'tasks of a user',         role: 'admin', path: `${at}manageuser`, then: each(openFirst, tab('users.tab.tasks')) },
  { name: 'nobody found',            role: 'admin', path: `${at}manageuser`, then: search('nobody of that name') },
  { name: 'tasks',                   role: 'admin', path: `${at}managetask` },
  { name: 'one task',                role: 'admin', path: `${at}managetask`, then: openFirst },
  { name: 'actions',                 role: 'admin', path: `${at}actions` },
  { name: 'one action',              role: 'admin', path: `${at}actions`, then: openFirst },
  { name: 'payouts',                 role: 'admin', path: `${at}payouts` },
  { name: 'the bank’s answer',       role: 'admin', path: `${at}payouts`, then: press('batches.read') },
  { name: 'purchases',               role: 'admin', path: `${at}purchases` },
  { name: 'refund?',                 role: 'admin', path: `${at}purchases`, then: press('purchases.refund') },
  { name: 'owed coins',              role: 'admin', path: `${at}debts` },
  { name: 'palette',                 role: 'admin', path: `${at}manageuser`, then: each(palette, (page) => page.keyboard.type('re')) },
  { name: 'shortcuts',               role: 'admin', path: `${at}manageuser`, then: (page) => page.keyboard.press('?') },
  { name: 'notifications',           role: 'admin', path: `${at}manageuser`, then: press('notifications.title') },
  { name: 'the account',             role: 'admin', path: `${at}manageuser`, then: press('topBar.account', { name: 'Nusrat Karim' }) },
  { name: 'loading tasks',           role: 'admin', path: `${at}AdminHome`, then: each(hold, follow('managetask')) },
  { name: 'loading actions',         role: 'admin', path: `${at}manageuser`, then: each(hold, follow('actions')) },
  { name: 'tasks failed',            role: 'admin', path: `${at}AdminHome`, then: each(fail('all'), follow('managetask')) },
  { name: 'payouts unreachable',     role: 'admin', path: `${at}manageuser`, then: each(fail('offline'), follow('payouts')) },

  { name: 'profile of a buyer',      role: 'buyer', path: '/Profile', whole: true },
  { name: 'buyer home',              role: 'buyer', path: `${at}buyerHome` },
  { name: 'one submission',          role: 'buyer', path: `${at}buyerHome`, then: press('review.details') },
  { name: 'review one by one',       role: 'buyer', path: `${at}buyerHome?review=` },
  { name: 'add task',                role: 'buyer', path: `${at}buyerAddTask`, whole: true },
  { name: 'add task, mistakes',      role: 'buyer', path: `${at}buyerAddTask`, whole: true, then: press('addTask.submit') },
  { name: 'a calendar',              role: 'buyer', path: `${at}buyerAddTask`, then: press('day.choose') },
  { name: 'a picture uploaded',      role: 'buyer', path: `${at}buyerAddTask`, whole: true, then: async (page, t) => { await page.getByLabel(t('taskForm.image')).setInputFiles('public/icon-192.png'); await page.getByText(t('image.uploaded')).waitFor(); } },
  { name: 'my tasks',                role: 'buyer', path: `${at}buyerTask` },
  { name: 'edit a task',             role: 'buyer', path: `${at}buyerTask`, then: press('myTasks.edit') },
  { name: 'import tasks',            role: 'buyer', path: `${at}buyerTask`, then: press('myTasks.importTasks') },
  { name: 'purchase coins',          role: 'buyer', path: `${at}buyerPurchaseCoin` },
  { name: 'a card',                  role: 'buyer', path: `${at}buyerPurchaseCoin`, whole: true, then: (page) => page.getByRole('main').getByRole('button').nth(1).click() },
  { name: 'payment history',         role: 'buyer', path: `${at}paymentHistory` },

  { name: 'profile of a worker',     role: 'worker', path: '/Profile', whole: true },
  { name: 'worker home',             role: 'worker', path: `${at}workerHome` },
  { name: 'task list',               role: 'worker', path: `${at}workerTaskList` },
  { name: 'no task found',           role: 'worker', path: `${at}workerTaskList`, then: search('nothing of that name') },
  { name: 'a task',                  role: 'worker', path: `${at}workerTaskList`, whole: true, then: openTask },
  { name: 'a task, mistakes',        role: 'worker', path: `${at}workerTaskList`, whole: true, then: each(openTask, press('work.submit.send')) },
  { name: 'submissions',             role: 'worker', path: `${at}workerSubmission` },
  { name: 'submissions as a list',   role: 'worker', path: `${at}workerSubmission?perPage=25&page=1` },
  { name: 'withdrawals',             role: 'worker', path: `${at}withdrawals`, whole: true },
  { name: 'withdrawals, mistakes',   role: 'worker', path: `${at}withdrawals`, whole: true, then: each(fill('withdraw.coins', '199'), press('withdraw.submit')) },
  { name: 'task list unreachable',   role: 'worker', path: `${at}workerHome`, then: each(fail('offline'), follow('workerTaskList')) },
];
