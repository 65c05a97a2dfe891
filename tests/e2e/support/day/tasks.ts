import type { Task } from '#domain/entities.ts';
import { range } from '../demo.ts';
import { expect } from '../test.ts';
import { bulkRegion, cellOf, command, question, rowAt, type Day } from './day.ts';

const refund = ({ requiredWorkers, payableAmount }: Task) => requiredWorkers * payableAmount;

/** Task in the books that the grid's row at a place shows. */
const taskAt = async ({ page, books: { tasks } }: Day, place: number): Promise<Task> => {
  const id = await cellOf(rowAt(page, place), '_id').textContent();
  const task = tasks.find(({ _id }) => _id === id);
  if (!task) throw new Error(`There is no task ${String(id)}`);
  return task;
};

/** Goes to another page by its name in the command palette. */
export const goByPalette = async ({ page, hands }: Pick<Day, 'page' | 'hands'>, name: string) => {
  await hands.openPalette();
  const box = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(box).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await hands.take(page.getByRole('option', { name, exact: true }));
};

export const details = async (day: Day) => {
  const { page, hands } = day;
  const task = await taskAt(day, 2);
  await hands.openDetails(rowAt(page, 2));
  const panel = page.getByRole('dialog', { name: task.taskTitle });
  await expect(panel).toContainText(task.taskDetail);
  await hands.leave(panel);
  await expect(panel).toBeHidden();
  await hands.standsOn(cellOf(rowAt(page, 2), 'user'));
};

export const deleteOne = async (day: Day): Promise<Task[]> => {
  const { page, hands, books } = day;
  const [task, next] = [await taskAt(day, 0), await taskAt(day, 1)];
  await hands.pressIn(cellOf(rowAt(page, 0), 'actions'));
  await expect(question(page)).toContainText(task.taskTitle);
  await expect(question(page)).toContainText("You won't be able to revert this!");
  await hands.press(question(page).getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('Deleted!')).toBeVisible();
  await expect(range(page)).toHaveText(`1–25 of ${String(books.tasks.length - 1)}`);
  await expect(cellOf(rowAt(page, 0), 'taskTitle')).toContainText(next.taskTitle);
  await hands.standsOn(cellOf(rowAt(page, 0), 'actions').getByRole('button'));
  return [task];
};

export const deleteTwo = async (day: Day, before: readonly Task[]): Promise<Task[]> => {
  const { page, hands, books } = day;
  const chosen = [await taskAt(day, 0), await taskAt(day, 1)];
  for (const place of chosen.keys()) await hands.select(rowAt(page, place));
  await hands.press(command(page, 'Delete tasks'));
  await expect(question(page)).toContainText(chosen.map(({ taskTitle }) => taskTitle).join(', '));
  const coins = chosen.reduce((sum, task) => sum + refund(task), 0).toLocaleString('en-US');
  await expect(question(page)).toContainText(`${coins} coins`);
  await hands.press(question(page).getByRole('button', { name: 'Delete tasks' }));
  await expect(bulkRegion(page)).toContainText('Deleted: 2');
  const left = books.tasks.length - before.length - 2;
  await expect(range(page)).toHaveText(`1–25 of ${String(left)}`);
  await hands.standsOn(command(page, 'Refresh'));
  await hands.press(bulkRegion(page).getByRole('button', { name: 'Close' }));
  await expect(bulkRegion(page)).toBeHidden();
  return [...before, ...chosen];
};
