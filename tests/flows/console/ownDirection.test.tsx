import { screen } from '#tests/support/rendering.ts';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { aSubmission } from '#tests/support/aSubmission.ts';
import { aTask } from '#tests/support/aTask.ts';
import { openUsers, question } from '../support/manageUsers.ts';
import { openReviews, reviewing } from '../support/reviews.ts';
import { MY_SUBMISSIONS, openWorker, submitted } from '../support/submissions.ts';
import { offering, openTaskList } from '../support/work.ts';

// Titles may be of any language: each begins on the side where its own writing does.
const TITLE = 'عدّ الطيور!';

test.each([
  ['WT-3', 'the list of tasks', () => openTaskList({ answers: offering([aTask({ taskTitle: TITLE })]) })],
  [
    'WS-2',
    'a worker’s submissions',
    () =>
      openWorker(`${MY_SUBMISSIONS}?perPage=10&page=1`, {
        answers: submitted([aSubmission(1, { task_title: TITLE })]),
      }),
  ],
  ['BH-6', 'a buyer’s reviews', () => openReviews({ answers: reviewing([aSubmission(1, { task_title: TITLE })]) })],
] as const)('%s in %s a title is drawn in its own direction', { tags: 'thorough' }, async (_, _where, open) => {
  await open();
  expect(screen.getByTitle(TITLE)).toHaveAttribute('dir', 'auto');
});

test('C-56 in the question about several, a name with an override turns no other', async () => {
  const people = ['Ada \u202etset', 'علي', 'Bo'].map((name, at) => ({
    _id: String(at),
    name,
    email: `one${String(at)}@example.test`,
    role: 'worker',
    coin: 0,
    imgurl: '',
  }));
  const { user } = await openUsers('one', { answers: [http.get('*/api/allUser', () => Response.json(people))] });
  await user.click(screen.getByRole('checkbox', { name: /all rows/i }));
  await user.click(screen.getByRole('button', { name: 'Delete users' }));
  expect(await question()).toHaveAccessibleDescription('Ada tset, Bo, علي This action cannot be undone!');
});
