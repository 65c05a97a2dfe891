import type { Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import type { Task } from '#domain/entities.ts';

/** Title of the greatest length, with words that do not fit into a line. */
export const longTitle = `${'Unbreakable'.repeat(20)} ${'word '.repeat(20)}`.trim();

/**
 * Gives a task of the demo's buyer, who must be signed in, that title and a detail of ten thousand letters; resolves to
 * its id.
 */
export const lengthenTask = (page: Page): Promise<string> =>
  page.evaluate(
    async ({ email, taskTitle }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access-token') ?? ''}`,
        'content-type': 'application/json',
      };
      const tasks = (await (await fetch(`/api/buyerAlltask?email=${email}`, { headers })).json()) as Task[];
      const task = tasks.toSorted((one, other) => other.completionDate.localeCompare(one.completionDate))[0];
      if (!task) throw new Error('The demo’s buyer has no task.');
      const body = { taskTitle, taskDetail: 'word '.repeat(2_000), completionDate: task.completionDate };
      const init = { method: 'PATCH', headers, body: JSON.stringify(body) };
      if (!(await fetch(`/api/updateTask${task._id}`, init)).ok) throw new Error('The task was not changed.');
      return task._id;
    },
    { email: demoPeople.buyer, taskTitle: longTitle },
  );
