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

/** The buyer's home on a phone, whose cards are drawn sooner than a grid. */
export const openPhone = async (options: Options = {}, query = '') => {
  windowWidth(390);
  const app = await renderApp(BUYER_HOME + query, { as: 'buyer', ...options });
  await screen.findByRole('button', { name: NAME, hidden: true });
  await allAnswered(app);
  return app;
};

const sheet = async () => within(await screen.findByRole('dialog', { name: NAME }));
/** The dialog, and the field of a text whose rows lead. */
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

/** Pastes rows below the heads into the dialog, until its preview is there. */
export const pasteVerdicts = async (user: UserEvent, ...lines: string[]) => {
  const parts = await openSheet(user);
  await write(user, parts.field, ['id,verdict', ...lines].join('\n'));
  await parts.findByRole('table', { name: 'Preview' });
  return parts;
};

/** Presses the dialog's button, and answers its question. */
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

/** The rows of the preview, each part below its heading: row, submission with what is said of it, verdict, coins. */
export const previewed = async (): Promise<string[][]> =>
  within(await (await sheet()).findByRole('table', { name: 'Preview' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
