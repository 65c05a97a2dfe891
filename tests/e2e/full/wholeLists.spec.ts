import { demoPeople } from '#backend/seed.ts';
import { enterDemo, findUser, range } from '../support/demo.ts';
import { expect, test } from '../support/full.ts';

const all = { tag: '@thorough' };

for (const [server, announced, ranges] of [
  ['announces paging is asked for pages', true, ['[0,24]', '[25,49]']],
  ['does not is asked once, and its whole list is paged here', false, ['']],
] as const)
  test(`C-67 a server that ${server}`, all, async ({ page, store }) => {
    await page.route('**/api/jwt', async (route) => {
      const answer = await route.fetch();
      const { extras, ...rest } = (await answer.json()) as { extras: string[] };
      expect(extras).toContain('paging');
      await route.fulfill({ response: answer, json: { ...rest, extras: announced ? extras : [] } });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/allUser') asked.push(searchParams.get('range') ?? '');
    });
    const total = String(await store.read((reader) => reader.count('users', { deleted: false })));
    await enterDemo(page, 'admin');
    await page.getByRole('link', { name: 'Manage User' }).click();
    await expect(range(page)).toHaveText(`1–25 of ${total}`);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(range(page)).toHaveText(`26–50 of ${total}`);
    expect(asked).toEqual(ranges);
    await findUser(page, demoPeople.worker);
  });
