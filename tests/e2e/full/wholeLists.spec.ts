import { demoPeople } from '#backend/seed.ts';
import { enterDemo, findUser, range } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';

/** A build for a server that pages, told on its way to the browser that it does not: another build would take as long again. */
test(
  'the same server answers whole lists to a client that pages them itself',
  { tag: '@thorough' },
  async ({ page, store }) => {
    let told = 0;
    await page.route(/\/assets\/session-[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      told += body.split('serverPaging:!0').length - 1;
      await route.fulfill({ response: answer, body: body.replace('serverPaging:!0', 'serverPaging:!1') });
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/allUser') calls.push(search);
    });
    const total = String(await store.read((reader) => reader.count('users', { deleted: false })));
    await enterDemo(page, 'admin');
    expect(told).toBe(1);
    await page.getByRole('link', { name: 'Manage User' }).click();
    await expect(range(page)).toHaveText(`1–25 of ${total}`);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(range(page)).toHaveText(`26–50 of ${total}`);
    await findUser(page, demoPeople.worker);
    expect(calls).toEqual(['']);
  },
);
