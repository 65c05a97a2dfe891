import { screen, waitFor, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { Task } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { PICTURE } from './addTask.ts';
import { allAnswered } from './adminHome.ts';
import { MY_TASKS } from './buyerTasks.ts';
import { recordOf } from './record.ts';
import { unfold } from './unfold.ts';
import { write } from './write.ts';

const HEAD = 'taskTitle,taskDetail,requiredWorkers,payableAmount,completionDate,submissionInfo,taskImageUrl';

/** Line of the CSV file with a task of this title. */
export const line = (title: string) => `${title},For an hour.,2,3,2099-06-30,A number.,${PICTURE}`;
export const csv = (...lines: string[]) => [HEAD, ...lines].join('\n');

/**
 * Server for posted tasks, which can delay its responses or lose them: `answers` are its handlers, `tasks` what it has
 * stored.
 */
export const taskServer = () => {
  const tasks: Task[] = [];
  const waiting: (() => void)[] = [];
  const state = { isOpen: true, isListed: true, answer: (_task: Task): Response | undefined => undefined };
  const answers = [
    http.get('*/api/buyerAlltask', () =>
      state.isListed ? HttpResponse.json(tasks) : new HttpResponse(null, { status: 400 }),
    ),
    http.post('*/api/Addtask', async ({ request }) => {
      const task = (await request.clone().json()) as Task;
      if (!state.isOpen) await new Promise<void>((go) => waiting.push(go));
      const answer = state.answer(task);
      if (!answer || answer.type === 'error') tasks.push({ ...task, _id: `new${String(tasks.length)}` });
      return answer ?? HttpResponse.json({ insertedId: 'new' });
    }),
  ];
  return {
    answers,
    tasks,
    waiting,
    titles: () => tasks.map(({ taskTitle }) => taskTitle).sort(),
    /** Delays responses from now on. */
    hold: () => {
      state.isOpen = false;
    },
    /** Sends all delayed responses, and from now on each at once. */
    release: () => {
      state.isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
    /** Refuses from now on to list its tasks. */
    failLists: () => {
      state.isListed = false;
    },
    /** Lists its tasks again from now on. */
    mendLists: () => {
      state.isListed = true;
    },
    /** Sets the response to a posted task; a network error loses it after the task was made. */
    answerWith: (answer: typeof state.answer) => {
      state.answer = answer;
    },
  };
};

/**
 * Opens My Tasks, on such a server, of a buyer with so many coins. The window has a phone's width, because cards are
 * drawn faster than a grid.
 */
export const openTasksOf = async (server: ReturnType<typeof taskServer>, coin = 1000) => {
  windowWidth(390);
  const answers = [...server.answers, recordOf('buyer', { name: 'Mateo Silva', coin })];
  const app = await renderApp(MY_TASKS, { as: 'buyer', answers });
  await screen.findByRole('button', { name: 'Import tasks' });
  await allAnswered(app);
  return app;
};

const dialog = () => screen.findByRole('dialog', { name: 'Import tasks' });
export const dialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import tasks' })).not.toBeInTheDocument());

/** Opens the dialog for a file of tasks, with its text field, which a file's rows may have closed. */
export const openDialog = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Import tasks' }));
  const parts = within(await dialog());
  await unfold(user, parts);
  return { ...parts, field: parts.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tasks as CSV' }) };
};

/** Pastes CSV into the dialog; resolves once its preview is shown. */
export const paste = async (user: UserEvent, text: string) => {
  const parts = await openDialog(user);
  await write(user, parts.field, text);
  await parts.findByRole('table', { name: 'Preview' });
  return parts;
};

/** Posts all tasks of a CSV text. */
export const postAll = async (user: UserEvent, text: string) => {
  const parts = await paste(user, text);
  await user.click(parts.getByRole('button', { name: /^Post \d+ tasks?$/ }));
  await dialogGone();
};

/** Rows of the preview, cell by cell: row, task with remarks, coins, day. */
export const previewRows = async (): Promise<string[][]> => {
  const table = await within(await dialog()).findByRole('table', { name: 'Preview' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};
