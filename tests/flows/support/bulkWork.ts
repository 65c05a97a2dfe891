import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { question, questionGone } from './manageUsers.ts';

/** Selects everything listed, once it is. */
export const selectAll = async (user: UserEvent) => {
  await screen.findAllByRole('checkbox');
  await user.click(screen.getByRole('button', { name: 'Select all' }));
};

/** Runs a command on everything listed, and answers its question. */
export const commandAll = async (user: UserEvent, command: string, verb: string) => {
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: command }));
  await user.click(within(await question()).getByRole('button', { name: verb }));
  await questionGone();
};

export const region = () => screen.findByRole('region', { name: 'Work on many rows' });

/** The rows of the outcome: name, result, reason. */
export const outcomeRows = (): string[][] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
