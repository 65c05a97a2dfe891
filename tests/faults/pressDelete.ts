import { within } from '#tests/support/rendering.ts';
import { question, questionGone } from '#tests/flows/support/manageUsers.ts';
import type { App } from './cell.ts';

/** Presses Delete in a row, and confirms it. */
export const pressDelete = async (user: App['user'], row: HTMLElement) => {
  await user.click(within(row).getByText('Delete'));
  await user.click(within(await question()).getByText('Delete', { selector: 'button' }));
  await questionGone();
};
