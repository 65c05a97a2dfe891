import { demoPeople } from '#backend/seed.ts';
import { enterDemo, findUser, range } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';

test('C-67 a server that announces paging is asked for pages', { tag: '@thorough' }, async ({ page, store }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/allUser' && searchParams.get('filter') === '{}') asked.push(searchParams.get('range') ?? '');
  });
  const total = String(await store.read((reader) => reader.count('users', { deleted: false })));
  await enterDemo(page, 'admin');
  await page.getByRole('link', { name: 'Manage User' }).click();
  await expect(range(page)).toHaveText(`1–25 of ${total}`);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(range(page)).toHaveText(`26–50 of ${total}`);
  await expect.poll(() => asked).toEqual(['[0,24]', '[25,49]']);
  await findUser(page, demoPeople.worker);
});
