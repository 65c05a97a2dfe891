import { fireEvent, screen, waitFor } from '#tests/support/rendering.ts';
import { expect, test } from 'vitest';
import { csv, line, openDialog, openTasksOf, previewRows, taskServer } from '../support/tasksFile.ts';

/** Drops a file as the browser does; returns false if the page has prevented the browser's default. */
const drop = (target: Element, file: File) =>
  fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [file], dropEffect: 'none' } });

const tasks = () => new File([csv(line('Dropped'))], 'tasks.csv', { type: 'text/csv' });

test('a file dropped on the import, or beside it, is read as a chosen one', async () => {
  const { user } = await openTasksOf(taskServer());
  const { field } = await openDialog(user);
  expect(drop(field, tasks())).toBe(false);
  await waitFor(async () => expect((await previewRows()).flat().join()).toContain('Dropped'));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(drop(document.body, new File([''], 'empty.csv'))).toBe(false);
  expect(await screen.findByText('There is nothing in this file.')).toBeVisible();
});

test('text that is dragged within the page stays the browser’s', async () => {
  const { user } = await openTasksOf(taskServer());
  const { field } = await openDialog(user);
  expect(fireEvent.drop(field, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});
