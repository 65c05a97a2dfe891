import { screen, waitFor, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect } from 'vitest';
import { renderApp, type Sent } from '#tests/support/renderApp.tsx';
import { asked, manageUsersWith, MANAGE_USERS, question, questionGone } from './manageUsers.ts';

/** Users in the list, each as name, e-mail and role. */
export const people = (): string[][] => {
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Users' });
  return value.split('\n').map((line) => line.split(','));
};

/**
 * Waits until so many rows are listed, and so many of them selected. A test that ended earlier would leave a request
 * behind.
 */
export const rows = (listed: number, selected: number) =>
  screen.findByText(`${String(listed)} rows, ${String(selected)} selected`);

/** Selects all listed rows, once there are some. */
export const selectAll = async (user: UserEvent) => {
  await screen.findByText(/^[1-9]\d* rows, \d+ selected$/);
  await user.click(screen.getByRole('button', { name: 'Select all' }));
};

/** Runs a command on all listed rows, and confirms it by the button `verb`. */
export const commandAll = async (user: UserEvent, command: string, verb: string) => {
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: command }));
  await user.click(within(await question()).getByRole('button', { name: verb }));
  await questionGone();
};

const REGION = { name: 'Work on many rows' };
export const region = () => screen.findByRole('region', REGION);

/** Rows of the table of outcomes, each as name, result and reason. */
export const outcomeRows = (): string[][] =>
  within(screen.getByRole('region', REGION))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Opens the users screen with a search, or with all users for ''. */
export const openBulk = (q: string, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(q ? manageUsersWith({ filter: { q } }) : MANAGE_USERS, { as: 'admin', ...options });

/** Opens the users screen with the 58 buyers alone; bulk work may skip admins, but no buyer. */
export const openBuyers = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(manageUsersWith({ filter: { role: 'buyer' } }), { as: 'admin', ...options });
export const writes = (requests: readonly Sent[]) => asked(requests).filter((call) => /^(DELETE|PATCH)/.test(call));
export const lists = (requests: readonly Sent[]) => asked(requests).filter((call) => call === 'GET /allUser');
/** Waits for a text in the region, which is looked up anew each time, as another screen brings another region. */
export const summary = (text: string) => waitFor(() => within(screen.getByRole('region', REGION)).getByText(text));
/** Waits for a button in the region, which is looked up anew each time, as in {@link summary}. */
export const press = (name: string) =>
  waitFor(() => within(screen.getByRole('region', REGION)).getByRole('button', { name }));

/** Handler for deletions, which answers them when the test says so. */
export const gate = () => {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const handler = http.delete('*/api/allUser/:id', async () => {
    if (!isOpen) await new Promise<void>((go) => waiting.push(go));
  });
  return {
    handler,
    waiting,
    /** Answers the next `count` deletions as they arrive. */
    let: async (count: number) => {
      for (let answered = 0; answered < count; answered++) {
        await waitFor(() => expect(waiting).not.toHaveLength(0));
        waiting.shift()?.();
      }
    },
    /** Answers all waiting deletions, and from now on each at once. */
    open: () => {
      isOpen = true;
      for (const go of waiting.splice(0)) go();
    },
  };
};
