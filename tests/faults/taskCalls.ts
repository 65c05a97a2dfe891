import { screen, within } from '#tests/support/rendering.ts';
import { expect } from 'vitest';
import { openAddTask, birds, fillAll, formParts } from '#tests/flows/support/addTask.ts';
import { MY_TASKS } from '#tests/flows/support/buyerTasks.ts';
import { write } from '#tests/flows/support/write.ts';
import type { App } from './cell.ts';
import { changeCall, noticeOf } from './changeCall.ts';
import type { Place } from './console.ts';
import { handInsCall } from './handInsCall.ts';
import { formCall } from './formCall.ts';
import { byText, listCall } from './listCall.ts';
import { pressDelete } from './pressDelete.ts';

/** My Tasks of the demo's buyer, whose search finds three tasks. */
const myTasks: Place = {
  as: 'buyer',
  path: MY_TASKS,
  heading: 'My Tasks',
  search: 'phone',
  about: 'Test a clinic booking form on your phone',
};

const EDIT = { detail: 'عدّ الطيور 🐦\nFor an hour.', date: '2099-06-30' };
const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');
const editFields = () => {
  const box = within(dialog() ?? document.body);
  return {
    detail: box.getByLabelText<HTMLTextAreaElement>(/^Task detail/),
    date: box.getByLabelText<HTMLInputElement>(/^Completion date/, { selector: 'input' }),
  };
};

const openEdit = async (user: App['user'], row: HTMLElement) => {
  await user.click(within(row).getByText('Edit'));
  await screen.findByText('Update', { selector: 'button' });
};

export const taskCalls = {
  listBuyerTasks: listCall(myTasks, byText),
  getTaskHandIns: handInsCall(myTasks),
  createTask: formCall({
    as: 'buyer',
    draft: 'task',
    open: async (trap) => {
      const app = await openAddTask({ answers: [trap.handler] });
      trap.before(app.simulation);
      await fillAll(app.user, await formParts());
      return app;
    },
    entered: () => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea):not([type="file"])'),
      ];
      const picture = document.querySelector<HTMLImageElement>('main form img')?.src ?? '';
      return Object.fromEntries([
        ...fields.map(({ name, value }) => [name, value] as const),
        ['taskImageUrl', picture],
      ]);
    },
    submit: (user) => user.click(screen.getByText('Add Task', { selector: 'button' })),
    count: ({ tasks }) => tasks.filter(({ taskTitle }) => taskTitle === birds.title).length,
    done: /^Task added successfully!$/,
    says: {
      unknown: /^It is not known whether your task was added/,
      explained: /^The books are closed\.$/,
      refused: /^Error adding task\. Please try again!$/,
      tooLong: /^M{300}…$/,
    },
  }),
  updateTask: changeCall({
    ...myTasks,
    act: async (user, row) => {
      if (!dialog()) {
        await openEdit(user, row);
        for (const [name, field] of Object.entries(editFields())) {
          await user.clear(field);
          await write(user, field, EDIT[name as keyof typeof EDIT]);
        }
      }
      await user.click(screen.getByText('Update', { selector: 'button' }));
    },
    reopen: openEdit,
    opened: (isSaved) => {
      if (isSaved && !dialog()) return;
      const { detail, date } = editFields();
      expect([detail.value, date.value]).toEqual([EDIT.detail, EDIT.date]);
    },
    done: 'Your work has been saved',
    says: noticeOf(myTasks.about, 'The task could not be saved.'),
    isDone: ({ tasks }) => tasks.some(({ taskDetail }) => taskDetail === EDIT.detail),
    isShownDone: (row) => row?.textContent.includes('2099') ?? false,
  }),
  deleteBuyerTask: changeCall({
    ...myTasks,
    act: pressDelete,
    done: 'Deleted!',
    says: noticeOf(myTasks.about, `${myTasks.about} could not be deleted.`),
    isDone: ({ tasks }) => !tasks.some(({ taskTitle, closed }) => taskTitle === myTasks.about && !closed),
    isShownDone: (row) => row === undefined,
  }),
} as const;
