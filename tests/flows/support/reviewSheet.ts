import { screen, waitFor, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { renderApp } from '#tests/support/renderApp.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { allAnswered } from './adminHome.ts';
import { question, questionGone } from './manageUsers.ts';
import { BUYER_HOME } from './reviews.ts';
import { unfold } from './unfold.ts';
import { write } from './write.ts';

type Options = Parameters<typeof renderApp>[1];

const NAME = 'Import verdicts';

/**
 * Opens the buyer's home in a phone's width, where cards are drawn faster than a grid; `query` is appended to the
 * address.
 */
export const openPhone = async (options: Options = {}, query = '') => {
  windowWidth(390);
  const app = await renderApp(BUYER_HOME + query, { as: 'buyer', ...options });
  await screen.findByRole('button', { name: NAME, hidden: true });
  await allAnswered(app);
  return app;
};

const sheet = async () => within(await screen.findByRole('dialog', { name: NAME }));
/** Dialog that is open already, with the text field for verdicts as CSV, which a file's rows may have closed. */
export const openedSheet = async (user: UserEvent) => {
  const parts = await sheet();
  await unfold(user, parts);
  return { ...parts, field: parts.getByRole<HTMLTextAreaElement>('textbox', { name: 'Verdicts as CSV' }) };
};
export const sheetGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument());

export const openSheet = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: NAME }));
  return openedSheet(user);
};

/** Opens the dialog and pastes rows 'id,verdict' into it; resolves once their preview is shown. */
export const pasteVerdicts = async (user: UserEvent, ...lines: string[]) => {
  const parts = await openSheet(user);
  await write(user, parts.field, ['id,verdict', ...lines].join('\n'));
  await parts.findByRole('table', { name: 'Preview' });
  return parts;
};

/** Sends so many verdicts by the dialog's button, and confirms. Resolves to the question's text. */
export const sendVerdicts = async (user: UserEvent, count: number) => {
  const name = `Send ${String(count)} verdict${count === 1 ? '' : 's'}`;
  await user.click((await sheet()).getByRole('button', { name }));
  const asked = await question();
  const text = asked.textContent;
  await user.click(within(asked).getByRole('button', { name }));
  await questionGone();
  await sheetGone();
  return text;
};

/** Rows of the preview, cell by cell: row, submission with remarks, verdict, coins. */
export const previewed = async (): Promise<string[][]> =>
  within(await (await sheet()).findByRole('table', { name: 'Preview' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
