import type { Page } from '@playwright/test';
import { pictures } from '#tests/support/pictures.ts';
import { mutationAnswers, PICTURE } from '#tests/support/specificationServer.ts';
import { changesOf, expectBearers, market, readsOf, stock, tokenOf, type Call } from '../support/market.ts';
import { bo, comeIn, expect, test } from '../support/realServer.ts';

const email = 'bo+shop@example.test';
const TASKS = '/buyerAlltask?email=bo%2Bshop@example.test';
const STATS = '/buyerStats?email=bo%2Bshop@example.test';
const REVIEWS = '/alltaskForbuyer?email=bo%2Bshop@example.test';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

const addTask = async (page: Page) => {
  for (const [name, text] of Object.entries({
    'Task title': 'Zähle Vögel 🐦',
    'Task detail': 'عدّ الطيور\nFor an hour.',
    'Required workers': '3',
    'Payable amount': '20',
    'Completion date': '2099-06-30',
    'Submission info': 'A number.',
  }))
    await page.getByRole('textbox', { name }).fill(text);
  const buffer = Buffer.from(pictures['image/png']);
  await page.getByLabel('Task image').setInputFiles({ name: 'birds.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
  await button(page, 'Add Task').click();
};

const editTask = async (page: Page) => {
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit task' });
  await dialog.getByRole('textbox', { name: 'Task title' }).fill('Count the bees');
  await dialog.getByRole('textbox', { name: 'Completion date' }).fill('2099-07-31');
  await dialog.getByRole('button', { name: 'Update' }).click();
};

const deleteTask = async (page: Page) => {
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
};

type Row = {
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
  says: string;
  sends: Call[];
  reads: string[];
};

/**
 * Actions of a buyer, by section 7 of the specification: what the buyer does, the requests that are sent, and the
 * message shown.
 */
const rows: Row[] = [
  {
    what: 'posts a task',
    path: '/Dashboard/buyerAddTask',
    act: addTask,
    says: 'Task added successfully!',
    sends: [
      { method: 'POST', path: '/image-host/upload?key=image-key', body: expect.stringContaining('name="image"') },
      {
        method: 'POST',
        path: '/Addtask',
        body: {
          user: email,
          name: 'Bo',
          taskImageUrl: PICTURE,
          taskTitle: 'Zähle Vögel 🐦',
          taskDetail: 'عدّ الطيور\nFor an hour.',
          requiredWorkers: 3,
          payableAmount: 20,
          completionDate: '2099-06-30',
          submissionInfo: 'A number.',
        },
      },
    ],
    // Before: after a lost answer it must be known what is new.
    reads: [TASKS],
  },
  {
    what: 'edits it',
    path: '/Dashboard/buyerTask',
    act: editTask,
    says: 'Your work has been saved',
    sends: [
      {
        method: 'PATCH',
        path: '/updateTasktask%201%20%C3%A4',
        body: { taskTitle: 'Count the bees', taskDetail: 'For an hour.', completionDate: '2099-07-31' },
      },
    ],
    reads: [TASKS],
  },
  {
    what: 'deletes it',
    path: '/Dashboard/buyerTask',
    act: deleteTask,
    says: 'Deleted!',
    sends: [
      {
        method: 'DELETE',
        path: '/deleteBuyerTasktask%201%20%C3%A4',
        body: { email, requiredWorkers: 3, payableAmount: 20 },
      },
    ],
    reads: [TASKS],
  },
  {
    what: 'approves work',
    path: '/Dashboard/buyerHome',
    act: (page) => button(page, 'Approve').first().click(),
    says: 'Submission has been approved.',
    sends: [
      {
        method: 'PATCH',
        path: '/approveSubmission',
        body: { submissionId: 's1', workerEmail: 'rosa@example.test', payableAmount: 20 },
      },
    ],
    reads: [STATS, REVIEWS],
  },
  {
    what: 'rejects work',
    path: '/Dashboard/buyerHome',
    act: (page) => button(page, 'Reject').first().click(),
    says: 'Submission has been rejected.',
    sends: [{ method: 'PATCH', path: '/rejectSubmission', body: { submissionId: 's1', taskId: 'task 1 ä' } }],
    reads: [STATS, REVIEWS],
  },
];

test(
  "a buyer's calls to the letter, in whatever form they are answered",
  { tag: '@thorough' },
  async ({ page, server }) => {
    stock(server, market());
    const forms = Object.values(mutationAnswers);
    await comeIn(page, bo, '/Profile');
    for (const [index, { what, path, act, says, sends, reads }] of rows.entries()) {
      await test.step(what, async () => {
        // tests/contract/wire.test.ts has every call in every form.
        server.settings.mutations = forms[index % forms.length] ?? mutationAnswers.JSON;
        const kept = await tokenOf(page);
        // Nothing that the page before still asks for belongs to this one.
        await page.goto('about:blank');
        server.requests.length = 0;
        await page.goto(path);
        await act(page);
        await expect(page.getByText(says, { exact: true })).toBeVisible();
        await expect.poll(() => readsOf(server).sort()).toEqual([...reads].sort());
        expect(changesOf(server)).toEqual(sends);
        await expectBearers(page, server, kept);
      });
    }
  },
);
