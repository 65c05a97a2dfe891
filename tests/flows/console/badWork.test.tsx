import { screen, waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { allAnswered } from '../support/adminHome.ts';
import { aTask, field as details, offering, openTask, submit } from '../support/work.ts';
import {
  coins,
  enter,
  field,
  accepting,
  openWithdrawals,
  paymentSuccessful,
  withdrawalsSent,
  withdrawButton,
} from '../support/withdrawals.ts';
import { write } from '../support/write.ts';

// What workers, and what they copy from, put into their two forms, beside what the tests of these try.

const INVALID = 'Invalid withdrawal amount.';
/** Text of `most` characters, the most that are accepted. */
const long = (most: number) => 'مرحبا 🦉 '.repeat(most).slice(0, most - 1) + '.';

test.each([
  ['an exponent in capitals', '2E2'],
  ['a plus', '+250'],
  ['a hexadecimal number', '0xFF'],
  ['a comma', '250,0'],
  ['a fraction in other digits', '২৫০.৫'],
  ['a word behind it', '250 coins'],
  ['a space in between', '2 50'],
  ['no number', 'NaN'],
  ['spaces', '   '],
  ['zeros', '000'],
  ['2 to the power of 53', '9007199254740992'],
  ['one less than the least, with zeros', '0199'],
])('WW-5 WW-6 %s is refused in place, nothing is sent and nothing lost', async (_, typed) => {
  const { user, requests } = await openWithdrawals(500);
  await enter(user, typed);
  await write(user, field('Account number'), ' 01711 ');
  await user.click(withdrawButton());
  await waitFor(() =>
    expect(coins()).toHaveAccessibleDescription(`${INVALID} Whole coins, at least 200 and at most 500.`),
  );
  expect([coins().value, field('Account number').value]).toEqual([typed, ' 01711 ']);
  expect(withdrawalsSent(requests)).toEqual([]);
});

test.each([
  ['0250', '', 250, ''],
  ['২৫০', '', 250, ''],
  ['٢٥٠', '', 250, ''],
  [' 250\n', '0171', 250, '0171'],
  ['500', ' رقم ١٢٣ 🦉 <b> ', 500, 'رقم ١٢٣ 🦉 <b>'],
  ['200', long(200), 200, long(200)],
])(
  'WW-7 WW-10 what is allowed arrives as it is meant (%#)',
  { tags: 'thorough' },
  async (typed, account, sent, number) => {
    const app = await openWithdrawals(500, { answers: [accepting] });
    await enter(app.user, typed);
    if (account) await write(app.user, field('Account number'), account);
    expect(field('Amount ($)').value).toBe((sent / 20).toFixed(2));
    await app.user.click(withdrawButton());
    await paymentSuccessful();
    await allAnswered(app);
    expect(withdrawalsSent(app.requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ withdrawal_coin: sent, withdrawal_amount: sent / 20, account_number: number }),
    ]);
  },
);

test('WW-10 WD-3 what the server would refuse of account or work is said beforehand, and kept', async () => {
  const app = await openWithdrawals(500);
  await enter(app.user, '200');
  await write(app.user, field('Account number'), long(201));
  await app.user.click(withdrawButton());
  const tooLong = 'This text is too long: at most 200 characters can be sent.';
  await waitFor(() => expect(field('Account number')).toHaveAccessibleDescription(tooLong));
  expect([field('Account number').value, withdrawalsSent(app.requests)]).toEqual([long(201), []]);
  app.view.unmount();

  const work = await openTask({ answers: offering([aTask()]) });
  await write(work.user, details(), 'a\0b');
  await work.user.click(submit());
  await waitFor(() => expect(details()).toHaveAccessibleDescription(/^A character in this text cannot be sent/));
  expect(work.bodies('POST', '/submissions')).toEqual([]);
  expect(details()).toHaveValue('a\0b');
  await allAnswered(work);
});

test('WW-10 the account number is drawn in its own direction', { tags: 'thorough' }, async () => {
  await openWithdrawals(500);
  expect(field('Account number')).toHaveAttribute('dir', 'auto');
});

test.each(['\u00a0', ' \u2003\n', '\t\t'])(
  'WD-4 %j is no work: the exact text, and nothing is sent',
  { tags: 'thorough' },
  async (typed) => {
    const app = await openTask();
    await write(app.user, details(), typed);
    await app.user.click(submit());
    await waitFor(() =>
      expect(details()).toHaveAccessibleDescription(
        'Submission details is required Say what you did, and give what the buyer asks for. It is sent once and cannot be changed afterwards.',
      ),
    );
    expect(details()).toHaveValue(typed);
    expect(app.requests.filter(({ method, path }) => method === 'POST' && path === '/submissions')).toEqual([]);
  },
);

test.each([
  ['spaces and lines around it', '\n  Done.\n\n'],
  ['right-to-left text and marks', 'تم \u202eقلب\u202c 👩‍👩‍👧‍👦'],
  ['what looks like code', '<script>alert(1)</script> %{title} |||| {"a":1}'],
  ['the most characters', long(10_000)],
])('WD-5 %s goes out as it was typed, drawn in its own direction', { tags: 'thorough' }, async (_, typed) => {
  const post = http.post('*/api/submissions', () => HttpResponse.json({}));
  const app = await openTask({ answers: [post, ...offering([aTask()])] });
  expect(details()).toHaveAttribute('dir', 'auto');
  await write(app.user, details(), typed);
  await app.user.click(submit());
  expect(await screen.findByText('Your work has been saved')).toBeVisible();
  expect(app.bodies('POST', '/submissions')).toEqual([expect.objectContaining({ submission_details: typed })]);
  await allAnswered(app);
});
