import { screen, waitFor } from '#tests/support/rendering.ts';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { pictures } from '#tests/support/pictures.ts';
import { allAnswered } from '../support/adminHome.ts';
import { birds, fillAll, fillTexts, openAddTask, textsIn, uploadPicture, type Text } from '../support/addTask.ts';
import { writesOf } from '../support/buyerTasks.ts';
import { write } from '../support/write.ts';

// What people and other programs put into the form of a task, beside what its own tests try.

const UPLOAD = 'POST /images/upload?key=demo';
const NOT_ENOUGH = 'Not enough coins. Please purchase more.';
const WORKERS = 'Required workers must be a whole number, 1 or more';
const PAY = 'Payable amount must be a whole number of coins, 1 or more';
const MALFORMED = 'Completion date must be a day of the calendar, written as YYYY-MM-DD';
const UNKEPT =
  'A character in this text cannot be sent; it came with what was pasted. Please paste it as plain text, or type it.';
const PAST = 'Completion date must not be in the past';
/** Hints that stand below the problems of fields. */
const hints: Readonly<Record<string, string>> = {
  info: ' What a worker has to hand in, such as a link or a screenshot',
  workers: ' How many people may do it, each of them once',
  pay: ' Coins for each worker; 20 coins are $1',
};
const hintOf = (field: string) => hints[field] ?? '';
/** Text of `most` characters, the most that are accepted. */
const long = (most: number) => 'مرحبا 🦉 '.repeat(most).slice(0, most - 1) + '.';
const add = http.post('*/api/Addtask', () => HttpResponse.json({ insertedId: 'new' }));

const noNumbers = ['1E400', '+3', '2.0', '0x10', '½', '1 000', '00'];

test.each([
  ['BA-4', 'workers', WORKERS, noNumbers],
  ['BA-5', 'pay', PAY, noNumbers],
  ['BA-6', 'date', MALFORMED, ['2099-6-3', '30/06/2099', '20990630', '99999-12-31', '0000-01-01']],
  ['BA-6', 'date', PAST, ['1000-01-01', '1969-12-31']],
  ['BA-4', 'workers', 'Required workers is required', [' ', '\t\u00a0']],
  ['BA-2', 'title', 'Task title is required', [' ', '\u2003']],
  ['BA-3', 'detail', 'Task detail is required', ['\n\n \t']],
  ['BA-7', 'info', 'Submission info is required', [' \n']],
] as const)(
  '%s %s: %j is said of each, nothing is sent, and nothing that was typed is lost',
  { tags: 'thorough' },
  async (_, field, text, all) => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts, { [field]: '' });
    for (const typed of all) {
      await user.clear(parts[field]);
      await write(user, parts[field], typed);
      await user.click(parts.submit);
      await waitFor(() => expect(parts[field]).toHaveAccessibleDescription(`${text}${hintOf(field)}`));
      expect(parts[field]).toHaveFocus();
      expect(textsIn(parts)).toEqual({ ...birds, [field]: typed });
    }
    expect(writesOf(requests)).toEqual([UPLOAD]);
  },
);

test.each([
  ['workers', '9007199254740992'],
  ['pay', '1' + '0'.repeat(400)],
  ['pay', '000999'],
] as const)(
  'BA-11 %s %s: more than any balance, and still what was typed',
  { tags: 'thorough' },
  async (field, typed) => {
    const { user, requests, ...parts } = await openAddTask();
    await fillAll(user, parts, { [field]: typed });
    await user.click(parts.submit);
    expect(await screen.findByText(NOT_ENOUGH)).toBeVisible();
    expect(textsIn(parts)).toEqual({ ...birds, [field]: typed });
    expect(writesOf(requests)).toEqual([UPLOAD]);
  },
);

test.each<[Text, string, object]>([
  ['workers', '0003', { requiredWorkers: 3 }],
  ['workers', '৩', { requiredWorkers: 3 }],
  ['workers', ' 3 ', { requiredWorkers: 3 }],
  ['pay', '007', { payableAmount: 7 }],
  ['date', ' 2099-12-31 ', { completionDate: '2099-12-31' }],
  ['date', '২০৯৯-১২-৩১', { completionDate: '2099-12-31' }],
  ['title', long(500), { taskTitle: long(500) }],
  ['title', ' <b>Ünï</b> "\u202eRTL" ', { taskTitle: '<b>Ünï</b> "\u202eRTL"' }],
  ['detail', '\n  أولا\n\tثانيا 👩‍👩‍👧‍👦 ', { taskDetail: '\n  أولا\n\tثانيا 👩‍👩‍👧‍👦 ' }],
  ['detail', long(10_000), { taskDetail: long(10_000) }],
  ['info', long(5_000), { submissionInfo: long(5_000) }],
])(
  'BA-13 BA-14 %s: what is allowed arrives as it is meant (%#)',
  { tags: 'thorough' },
  async (field, typed, arrives) => {
    const { user, bodies, ...parts } = await openAddTask({ answers: [add] });
    await fillAll(user, parts, { [field]: typed });
    await user.click(parts.submit);
    expect(await screen.findByText('Task added successfully!')).toBeVisible();
    await allAnswered(parts);
    expect(bodies('POST', '/Addtask')).toEqual([expect.objectContaining(arrives)]);
  },
);

test.each<[Text, string, string]>([
  ['title', long(501), 'This text is too long: at most 500 characters can be sent.'],
  ['detail', long(10_001), 'This text is too long: at most 10,000 characters can be sent.'],
  ['info', 'a\0b', UNKEPT],
  ['title', '\ud83e half an owl', UNKEPT],
])('BA-2 BA-3 BA-7 %s: what the server would refuse is said beforehand, and kept (%#)', async (field, typed, text) => {
  const { user, requests, ...parts } = await openAddTask();
  await fillAll(user, parts, { [field]: typed });
  await user.click(parts.submit);
  await waitFor(() => expect(parts[field].getAttribute('aria-invalid')).toBe('true'));
  expect(parts[field]).toHaveAccessibleDescription(`${text}${hintOf(field)}`);
  expect(textsIn(parts)).toEqual({ ...birds, [field]: typed });
  expect(writesOf(requests)).toEqual([UPLOAD]);
});

test('BA-2 BA-3 BA-7 texts are drawn in their own direction', { tags: 'thorough' }, async () => {
  const { title, detail, info } = await openAddTask();
  for (const field of [title, detail, info]) expect(field).toHaveAttribute('dir', 'auto');
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heavy = () => new File([pictures['image/png'], new Uint8Array(50 * 1024 * 1024)], 'p.png', { type: 'image/png' });
test.each([
  ['an SVG with a script', () => new File([svg], 'p.svg', { type: 'image/svg+xml' })],
  ['an SVG that says it is a PNG', () => new File([svg], 'p.png', { type: 'image/png' })],
  ['nothing at all', () => new File([], 'p.gif', { type: 'image/gif' })],
  ['50 MB', heavy],
])(
  'BA-8 BA-10 %s is no picture: never sent, the texts are kept, and a right one is taken',
  { tags: 'thorough' },
  async (_, file) => {
    const { requests, ...parts } = await openAddTask();
    const user = userEvent.setup({ applyAccept: false });
    await fillTexts(user, parts);
    await user.upload(parts.image, file());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to upload image.');
    await user.click(parts.submit);
    await waitFor(() =>
      expect(parts.image).toHaveAccessibleDescription(
        `${file().name} Task image is required PNG, JPEG, GIF, WebP or AVIF, at most 32 MB`,
      ),
    );
    expect(textsIn(parts)).toEqual(birds);
    expect(writesOf(requests)).toEqual([]);
    await uploadPicture(user, parts);
    expect(writesOf(requests)).toEqual([UPLOAD]);
  },
);
