import { json, oddLists } from '#tests/support/specificationServer.ts';
import { goOn } from '../support/goOn.ts';
import { market, stock } from '../support/market.ts';
import { bo, comeIn, expect, rosa, test } from '../support/realServer.ts';

/** Screens that read a list: the person, the path, the heading, and a text of a right list. */
const screens = [
  [bo, 'buyerHome', 'Pending Submissions', 'Count the birds'],
  [bo, 'buyerTask', 'My Tasks', 'Count the birds'],
  [bo, 'paymentHistory', 'Payment History', 'pi_0'],
  [rosa, 'workerHome', 'Approved submissions', 'task 1 ä'],
  [rosa, 'workerTaskList', 'Available Tasks', 'Count the birds'],
  [rosa, 'workerSubmission', 'My Submissions', 'task 1 ä'],
  [rosa, 'taskDetails/task%201%20%C3%A4', 'Submit Your Work', 'For an hour.'],
] as const;

for (const person of [bo, rosa]) {
  test(
    `whatever comes in place of a list, no screen of a ${person.role} is blank`,
    { tag: '@thorough' },
    async ({ page, server, expectComplaint }) => {
      // A web page is no answer of the server (C-70).
      expectComplaint(/ApiError/);
      const own = screens.filter(([whose]) => whose === person);
      const usual = market([1].map((number) => ({ _id: String(number), task_id: 'task 1 ä', status: 'pending' })));
      stock(server, usual);
      const right = server.settings.answers;
      await comeIn(page, person, '/Profile');
      for (const [kind, odd] of [...Object.entries(oddLists), ['what is right', null] as const]) {
        let answered = 0;
        // A task is no list: what comes with it is.
        server.settings.answers = (call) => {
          const isList = call in usual && !call.startsWith('GET /oneTaskDetails');
          if (isList) answered++;
          return isList && odd ? odd : right(call);
        };
        // Nothing is known yet that a screen could show in place of the odd answer.
        await page.goto('/Profile');
        for (const [, path, heading, shows] of own) {
          await test.step(`${path}: ${kind}`, async () => {
            await goOn(page, `/Dashboard/${path}`);
            await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
            await expect.poll(() => answered).toBeGreaterThan(0);
            await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
            await expect(page.getByText('This part of the page could not be shown.')).toHaveCount(0);
            await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
            if (!odd) await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
          });
        }
      }
    },
  );
}

test(
  'a task that is none is said to be none, with a way back',
  { tag: '@thorough' },
  async ({ page, server, expectComplaint }) => {
    expectComplaint(/ApiError/);
    stock(server, market());
    const right = server.settings.answers;
    await comeIn(page, rosa, '/Dashboard/workerTaskList');
    for (const odd of [oddLists.null, oddLists.HTML, json([]), json('x'), { status: 204 }]) {
      server.settings.answers = (call) => (call.startsWith('GET /oneTaskDetails') ? odd : right(call));
      await page.goto('/Dashboard/taskDetails/task%201%20%C3%A4');
      await expect(page.getByRole('link', { name: 'Back to Task List' })).toBeVisible();
    }
  },
);
