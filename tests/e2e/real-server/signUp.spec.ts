import { mutationAnswers, PICTURE } from '#tests/support/specificationServer.ts';
import { balance, landings } from '../support/demo.ts';
import { expect, test } from '../support/realServer.ts';
import { signUp } from '../support/signUp.ts';

test('sign-up against a server that answers with nothing: the calls to the letter (API-AUTH-3, API-IMG-1, API-9)', async ({
  page,
  server,
}) => {
  server.settings.mutations = mutationAnswers.nothing;
  const email = 'zoe+shop@example.test';
  await signUp(page, email);

  await expect(balance(page)).toHaveText('$2.50');
  await expect(page).toHaveURL(landings.buyer);
  const token = await page.evaluate(() => localStorage.getItem('access-token'));
  const [upload, ...calls] = server.requests;
  expect(upload).toMatchObject({
    method: 'POST',
    path: '/image-host/upload?key=image-key',
    authorization: undefined,
  });
  expect(upload?.body).toContain('name="image"; filename="me.png"');
  // What comes after is the buyer's first screen.
  expect(calls.slice(0, 3)).toEqual([
    {
      method: 'POST',
      path: '/jwt',
      body: { email },
      authorization: expect.stringMatching(/^Bearer [\w-]+\./) as unknown,
    },
    {
      method: 'POST',
      path: '/user',
      body: { name: 'Zoe', email, imgurl: PICTURE, role: 'buyer', coin: 50 },
      authorization: `Bearer ${String(token)}`,
    },
    {
      method: 'GET',
      path: `/oneUser${email.replace('+', '%2B')}`,
      body: undefined,
      authorization: `Bearer ${String(token)}`,
    },
  ]);
});
