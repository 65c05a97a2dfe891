import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { comeInAsAda, expect, signInAsAda, test, rosa, ada } from '../support/realServer.ts';
import type { SpecificationServer } from '#tests/support/specificationServer.ts';
import { userRow } from '../support/demo.ts';
import { holdCode as hold } from '../support/holdCode.ts';

const callsTo = ({ requests }: SpecificationServer) =>
  requests.filter(({ method }) => method !== 'OPTIONS').map(({ method, path }) => `${method} ${path}`);

test('401s on lists: one sign-out, /login, and after signing in again back (API-4, API-5, API-7)', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/ApiError: unauthorized access/);
  const path = '/Dashboard/manageuser?sort=email&order=ASC&page=1&perPage=10&filter=%7B%7D';
  await comeInAsAda(page, path);
  await expect(userRow(page, rosa.email)).toBeVisible();
  let visits = 0;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') visits += 1;
  });
  server.settings.accepts = () => false;
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.dblclick();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  expect(visits).toBe(1);

  server.settings.accepts = () => true;
  await signInAsAda(page);
  await expect(page).toHaveURL(path);
  await expect(userRow(page, rosa.email)).toBeVisible();
});

/** Moves Firebase's record of who is signed in to an IndexedDB, where earlier versions had it. */
const keepAsBefore = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('firebase:authUser:')) ?? '';
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      opening.onerror = () => reject(new Error('no IndexedDB'));
      opening.onsuccess = () => {
        const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    localStorage.removeItem(key);
  });

test('a reload keeps who is here, with a fresh token, and so does a new tab; an earlier version’s user moves to local storage (AUTH-12, API-AUTH-1, GUARD-8)', async ({
  page,
  context,
  server,
}) => {
  await comeInAsAda(page);
  await expect(userRow(page, rosa.email)).toBeVisible();
  await test.step('a reload', async () => {
    server.requests.length = 0;
    await page.reload();
    await expect(userRow(page, rosa.email)).toBeVisible();
    const calls = callsTo(server);
    expect(calls.toSorted()).toEqual(['GET /allUser', `GET /oneUser${ada.email}`, 'POST /jwt']);
    expect(calls.indexOf('POST /jwt')).toBeLessThan(calls.indexOf(`GET /oneUser${ada.email}`));
  });
  await test.step('who signed in with an earlier version', async () => {
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('firebase:authUser:')));
    await expect.poll(kept).toBeDefined();
    // A page without the product's code, which would keep it again.
    await page.goto('/robots.txt');
    await keepAsBefore(page);
    await page.goto('/Dashboard/manageuser');
    await expect(userRow(page, rosa.email)).toBeVisible();
    await expect.poll(kept).toBeDefined();
  });
  await test.step('a new tab asks for the list when the server has said who is here, once', async () => {
    await page.close();
    server.requests.length = 0;
    const tab = await context.newPage();
    await tab.goto('/Dashboard/manageuser');
    await expect(userRow(tab, rosa.email)).toBeVisible();
    expect(callsTo(server)).toEqual(['POST /jwt', `GET /oneUser${ada.email}`, 'GET /allUser']);
  });
});

test('a reload asks for the list while it is found out who is here, and shows it to nobody before (API-4, GUARD-3, GUARD-8)', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/ApiError: unauthorized access/);
  await comeInAsAda(page);
  await expect(userRow(page, rosa.email)).toBeVisible();
  const reloadHeld = async () => {
    server.requests.length = 0;
    const letGo = await hold(page, '**/jwt');
    await page.reload();
    await expect.poll(() => callsTo(server)).toEqual(['GET /allUser']);
    await expect(page.getByText('Loading your account')).toBeAttached();
    await expect(page.getByText(rosa.email)).toHaveCount(0);
    return letGo;
  };
  await test.step('refused for the token of the visit before, this visit goes on with its own', async () => {
    server.settings.accepts = () => callsTo(server).includes('POST /jwt');
    const letGo = await reloadHeld();
    letGo();
    await expect(userRow(page, rosa.email)).toBeVisible();
    const calls = ['GET /allUser', 'GET /allUser', `GET /oneUser${ada.email}`, 'POST /jwt'];
    expect(callsTo(server).toSorted()).toEqual(calls);
    server.settings.accepts = () => true;
  });
  await test.step('for an admin no more it is shown to nobody, and nothing else is asked for', async () => {
    const letGo = await reloadHeld();
    Object.assign(server.users[0] ?? {}, { role: 'worker' });
    letGo();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(rosa.email)).toHaveCount(0);
    expect(callsTo(server)).toEqual(['GET /allUser', 'POST /jwt', `GET /oneUser${ada.email}`]);
  });
});

test(
  'an account that the server does not know is asked for its role, once',
  { tag: '@thorough' },
  async ({ page, server }) => {
    server.users.splice(0);
    await page.goto('/Profile');
    await signInAsAda(page);
    await expect(page.getByRole('heading', { name: 'One last question' })).toBeVisible();
    await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Choose a role', 'Buyer', 'Worker']);
    await expectAccessible(page);
    await page.getByLabel('Role').selectOption('Worker');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    const sent = server.requests.filter(({ path }) => path === '/user').map(({ body }) => body);
    expect(sent).toEqual([{ name: ada.name, email: ada.email, imgurl: '', role: 'worker', coin: 10 }]);
  },
);
