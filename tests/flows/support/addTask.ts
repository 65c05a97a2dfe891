import { screen } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { pngFile } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { recordOf } from './record.ts';
import { write } from './write.ts';

const ADD_TASK = '/Dashboard/buyerAddTask';
export const PICTURE = 'https://i.example.com/birds.png';

type Options = NonNullable<Parameters<typeof renderApp>[1]> & { coin?: number };

/**
 * Opens Add New Tasks as a buyer with so many coins (`coin`), with an image host that answers every upload with {@link
 * PICTURE}. Resolves to the app and the form's parts.
 */
export const openAddTask = async ({ coin = 100, answers = [], ...options }: Options = {}) => {
  const host = http.post('*/images/upload', () => HttpResponse.json({ data: { url: PICTURE } }));
  const all = [...answers, recordOf('buyer', { name: 'Mateo Silva', coin }), host];
  const app = await renderApp(ADD_TASK, { as: 'buyer', answers: all, ...options });
  return { ...app, ...(await formParts()) };
};

/** Fields and button of the form as it is on the page now. */
export const formParts = async () => ({
  title: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Task title' }),
  detail: screen.getByRole<HTMLInputElement>('textbox', { name: 'Task detail' }),
  workers: screen.getByRole<HTMLInputElement>('textbox', { name: 'Required workers' }),
  pay: screen.getByRole<HTMLInputElement>('textbox', { name: 'Payable amount' }),
  date: screen.getByRole<HTMLInputElement>('textbox', { name: 'Completion date' }),
  info: screen.getByRole<HTMLInputElement>('textbox', { name: 'Submission info' }),
  image: screen.getByLabelText<HTMLInputElement>('Task image'),
  submit: screen.getByRole('button', { name: 'Add Task' }),
});
export type Parts = Awaited<ReturnType<typeof formParts>>;

export const birds = {
  title: 'Count the birds 🐦',
  detail: 'عدّ الطيور\nFor an hour.',
  workers: '3',
  pay: '20',
  date: '2099-06-30',
  info: 'A number.',
};
export type Text = keyof typeof birds;

/** Fills in the fields with {@link birds}, changed by `change`; a text '' leaves its field alone. */
export const fillTexts = async (user: UserEvent, parts: Parts, change: Partial<typeof birds> = {}) => {
  for (const [name, text] of Object.entries({ ...birds, ...change }) as [Text, string][])
    if (text) await write(user, parts[name], text);
};

export const uploadPicture = async (user: UserEvent, parts: Pick<Parts, 'image'>) => {
  await user.upload(parts.image, pngFile());
  await screen.findByText('Image uploaded successfully!');
};

/** Fills in the fields as {@link fillTexts} does, and uploads a picture. */
export const fillAll = async (user: UserEvent, parts: Parts, change: Partial<typeof birds> = {}) => {
  await fillTexts(user, parts, change);
  await uploadPicture(user, parts);
};

export const textsIn = (parts: Parts): Record<Text, string> => ({
  title: parts.title.value,
  detail: parts.detail.value,
  workers: parts.workers.value,
  pay: parts.pay.value,
  date: parts.date.value,
  info: parts.info.value,
});
