import { waitFor } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Role } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { openAddTask, PICTURE, uploadPicture } from './support/addTask.ts';
import { posted } from './support/buyerTasks.ts';
import { aBestWorker, bestWorkers } from './support/home.ts';
import { recordOf } from './support/record.ts';
import { aTask, offering, TASK_DETAILS, TASK_LIST } from './support/work.ts';

const OUTSIDE = 'https://pictures.example/';
const outside = () =>
  [...document.querySelectorAll<HTMLImageElement>('img')].filter(({ src }) => src.startsWith('https://'));

/**
 * Checks that at least so many pictures from other hosts are shown, and that none tells its host the page's address.
 */
const expectNoReferrer = async (least: number) => {
  await waitFor(() => expect(outside().length).toBeGreaterThanOrEqual(least));
  expect(outside().map((picture) => [picture.src, picture.getAttribute('referrerpolicy')])).toEqual(
    outside().map(({ src }) => [src, 'no-referrer']),
  );
};

const me = (role: Role) => recordOf(role, { imgurl: `${OUTSIDE}me.png` });
const task = aTask({ taskImageUrl: `${OUTSIDE}task.png` });
const people = [
  { _id: 'u1', name: 'Ada', email: 'ada@example.test', role: 'worker', coin: 1, imgurl: `${OUTSIDE}ada.png` },
];

// prettier-ignore
test.each([
  ['best workers',             '/',                     undefined, 1, [bestWorkers([aBestWorker()])]],
  ['the own picture, bar and profile', '/Profile',      'worker',  2, [me('worker')]],
  ['people in a list, and the bar',      '/Dashboard/manageuser', 'admin', 2, [me('admin'), http.get('*/api/allUser', () => HttpResponse.json(people))]],
  ['cards of tasks',           TASK_LIST,               'worker',  2, [me('worker'), ...offering([task])]],
  ['one task',                 TASK_DETAILS,            'worker',  2, [me('worker'), ...offering([task])]],
  ['the own tasks',            `/Dashboard/buyerTask?details=${task._id}`, 'buyer', 2, [me('buyer'), ...posted(task)]],
] as const)('pictures from outside are fetched without the address of the page: %s', async (_, path, as, least, answers) => {
  await renderApp(path, { ...(as && { as }), answers });
  await expectNoReferrer(least);
});

test('so is the one that was just uploaded', { tags: 'thorough' }, async () => {
  const { user, ...parts } = await openAddTask();
  await uploadPicture(user, parts);
  expect(outside().map(({ src }) => src)).toContain(PICTURE);
  await expectNoReferrer(1);
});
