import { screen, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aTask } from '#tests/support/aTask.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { LIST, openMyTasks, posted, taskRow, writesOf } from '../support/buyerTasks.ts';
import { panelGone as dialogGone } from '../support/details.ts';
import { asked } from '../support/manageUsers.ts';
import { toldBy } from '../support/notifications.ts';
import { takeDrafts } from '../support/otherTab.ts';
import { write } from '../support/write.ts';

const bird = aTask({ completionDate: '2099-06-30' });
const ADDRESS = `/updateTask${bird._id}`;

/** Opens My Tasks and the dialog that edits the task 'Count the birds'. */
const openEdit = async (options: Parameters<typeof openMyTasks>[0] = { answers: posted(bird) }) => {
  const app = await openMyTasks(options);
  const edit = (await taskRow('Count the birds')).getByRole('button', { name: 'Edit' });
  await app.user.click(edit);
  const dialog = await screen.findByRole('dialog', { name: 'Edit task' });
  const fieldOf = (name: string) => within(dialog).findByRole<HTMLInputElement>('textbox', { name });
  const fields = {
    title: await fieldOf('Task title'),
    detail: await fieldOf('Task detail'),
    date: await fieldOf('Completion date'),
  };
  /** Replaces the text of a field. */
  const rewrite = async (field: keyof typeof fields, text: string) => {
    await app.user.clear(fields[field]);
    if (text) await write(app.user, fields[field], text);
  };
  const press = (name: string) => app.user.click(within(dialog).getByRole('button', { name }));
  return { ...app, edit, dialog, fields, rewrite, press };
};

test('BT-3 the dialog has title, detail and completion date alone, prefilled, and begins at the title', async () => {
  const { dialog, fields } = await openEdit();
  expect(within(dialog).getAllByRole('textbox')).toEqual([fields.title, fields.detail, fields.date]);
  expect(Object.values(fields).map(({ value }) => value)).toEqual(['Count the birds', 'For an hour.', '2099-06-30']);
  await waitFor(() => expect(fields.title).toHaveFocus());
});

test('BT-4 Cancel closes and sends nothing, and the keyboard is back on Edit', { tags: 'thorough' }, async () => {
  const { requests, edit, rewrite, press } = await openEdit();
  await rewrite('title', 'Count the bees');
  await press('Cancel');
  await dialogGone();
  expect(edit).toHaveFocus();
  expect(writesOf(requests)).toEqual([]);
  expect(await taskRow('Count the birds')).toBeTruthy();
});

test.each([
  ['title', 'Task title is required'],
  ['detail', 'Task detail is required'],
  ['date', 'Completion date is required Year, month and day: YYYY-MM-DD'],
] as const)('BT-5 an empty %s gives %j and sends nothing', { tags: 'thorough' }, async (field, text) => {
  const { requests, fields, rewrite, press } = await openEdit();
  await rewrite(field, '');
  await press('Update');
  await waitFor(() => expect(fields[field]).toHaveAccessibleDescription(text));
  expect(fields[field]).toHaveFocus();
  expect(writesOf(requests)).toEqual([]);
});

test('BT-5 of several the first one gets the keyboard', async () => {
  const { fields, rewrite, press } = await openEdit();
  for (const field of ['date', 'detail', 'title'] as const) await rewrite(field, '');
  await press('Update');
  await waitFor(() => expect(fields.title).toHaveFocus());
});

test('BT-6 BT-7 API-BUYER-7 Update sends one PATCH with the three fields, says so, and the list has the new ones', async () => {
  const { user, requests, bodies, fields, rewrite, dialog } = await openEdit();
  // Blanks around a title or a day are none of it, and its digits may be of any script; a text stays as it was typed.
  await rewrite('title', ' Count the bees 🐝 ');
  await rewrite('detail', '  عدّ النحل\n');
  await rewrite('date', ' ২০৯৯-০৭-৩১ ');
  expect(fields.date).toHaveAccessibleDescription('Jul 31, 2099');
  // Watched from here on, as on a slow machine the toast may be gone before the second press has ended.
  const toast = waitFor(() => expect(screen.getByText('Your work has been saved')).toBeVisible());
  await user.dblClick(within(dialog).getByRole('button', { name: 'Update' }));
  await toast;
  await dialogGone();
  expect(await taskRow('Count the bees 🐝')).toBeTruthy();
  expect(bodies('PATCH', ADDRESS)).toEqual([
    { taskTitle: 'Count the bees 🐝', taskDetail: '  عدّ النحل\n', completionDate: '2099-07-31' },
  ]);
  expect(asked(requests)).toEqual([LIST, `PATCH ${ADDRESS}`, LIST]);
});

test('BT-6 a date that was not touched goes back as it came, even one that is over', async () => {
  const old = aTask({ completionDate: '2020-01-02T12:00:00.000Z' });
  const { bodies, fields, rewrite, press } = await openEdit({ answers: posted(old) });
  expect(fields.date).toHaveValue('2020-01-02');
  await rewrite('date', '2019-12-31');
  await press('Update');
  await waitFor(() => expect(fields.date).toHaveAccessibleDescription('Completion date must not be in the past'));
  await rewrite('date', '2020-01-02');
  await press('Update');
  await dialogGone();
  expect(bodies('PATCH', ADDRESS)).toEqual([
    { taskTitle: 'Count the birds', taskDetail: 'For an hour.', completionDate: '2020-01-02T12:00:00.000Z' },
  ]);
});

test.each([
  [
    'a refusal',
    HttpResponse.json({ message: 'It has ended.' }, { status: 409 }),
    /^The task could not be saved\. It has ended\.\s*Your text is still here\./,
  ],
  ['no answer', HttpResponse.error(), /The connection broke\. It may have been done\./],
])(
  'BT-7 after %s the dialog stays with what was typed, and says why',
  { tags: 'thorough' },
  async (_, answer, text) => {
    expectConsoleError(/./);
    let goOn: () => void = () => {};
    const next = new Promise<void>((resolve) => (goOn = resolve));
    const answers = [
      http.patch('*/api/updateTask:id', () => answer, { once: true }),
      http.patch('*/api/updateTask:id', () => next),
      ...posted(bird),
    ];
    const { fields, rewrite, press, dialog } = await openEdit({ answers });
    await rewrite('title', 'Count the bees');
    await press('Update');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    expect(fields.title).toHaveValue('Count the bees');
    expect(within(dialog).getByRole('button', { name: 'Update' })).toHaveFocus();
    await press('Update');
    await waitFor(() => expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument());
    goOn();
    await dialogGone();
    expect(await taskRow('Count the bees')).toBeTruthy();
  },
);

test('BT-5 BT-7 a failure is said no more beside what the next try lacks', async () => {
  expectConsoleError(/No\./);
  const refuse = http.patch('*/api/updateTask:id', () => HttpResponse.json({ message: 'No.' }, { status: 409 }));
  const { dialog, fields, rewrite, press } = await openEdit({ answers: [refuse, ...posted(bird)] });
  await rewrite('title', 'Count the bees');
  await press('Update');
  await within(dialog).findByRole('alert');
  await rewrite('title', '');
  await press('Update');
  await waitFor(() => expect(fields.title).toHaveAccessibleDescription('Task title is required'));
  expect(within(dialog).queryByText(/could not be saved/)).not.toBeInTheDocument();
});

test('BT-7 a failure of what was cancelled meanwhile is said all the same', async () => {
  expectConsoleError(/./);
  let answer: () => void = () => undefined;
  const refuse = async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return HttpResponse.json({}, { status: 500 });
  };
  const { rewrite, press } = await openEdit({ answers: [http.patch('*/api/updateTask:id', refuse), ...posted(bird)] });
  await rewrite('title', 'Count the bees');
  await press('Update');
  await press('Cancel');
  await dialogGone();
  answer();
  expect(await screen.findByText(/The task could not be saved/)).toBeVisible();
});

test('BT-3 BT-4 what was typed is there again after the dialog was left by Escape, and gone after Cancel', async () => {
  const { user, edit, fields, rewrite } = await openEdit();
  await rewrite('detail', 'Fór two hours. 🐦');
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.click(edit);
  expect(await screen.findByText('What you typed before is here again.')).toBeVisible();
  const again = screen.getByRole('textbox', { name: 'Task detail' });
  expect(again).toHaveValue('Fór two hours. 🐦');
  expect(again).not.toBe(fields.detail);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await dialogGone();
  await user.click(edit);
  expect(await screen.findByRole('textbox', { name: 'Task detail' })).toHaveValue('For an hour.');
  expect(screen.queryByText('What you typed before is here again.')).not.toBeInTheDocument();
});

test('BT-3 what was typed for one task is not in the dialog of another', async () => {
  const bees = aTask({ _id: 'b1b2c3d4e5f6a7b8c9d0e1f2', taskTitle: 'Count the bees', taskDetail: 'At noon.' });
  const { user, edit, rewrite } = await openEdit({ answers: posted(bird, bees) });
  await rewrite('detail', 'For two hours.');
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.click((await taskRow('Count the bees')).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Task detail' })).toHaveValue('At noon.');
  expect(screen.queryByText('What you typed before is here again.')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await dialogGone();
  await user.click(edit);
  expect(await screen.findByRole('textbox', { name: 'Task detail' })).toHaveValue('For two hours.');
});

test('BT-7 what was saved leaves no draft behind', { tags: 'thorough' }, async () => {
  const { rewrite, press } = await openEdit();
  await rewrite('detail', 'For two hours.');
  await press('Update');
  await dialogGone();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('BT-7 what another tab has typed for the same task since is there again there', { tags: 'thorough' }, async () => {
  const other = await openEdit();
  await other.rewrite('detail', 'For two hours.');
  other.view.unmount();
  const typeInOtherTab = takeDrafts();
  const { user, edit, rewrite, press } = await openEdit();
  await rewrite('detail', 'For three hours.');
  typeInOtherTab();
  await press('Update');
  await dialogGone();
  await user.click(edit);
  expect(await screen.findByText('What you typed before is here again.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Task detail' })).toHaveValue('For two hours.');
});

test.each([
  [409, 'leads to the task', 1],
  [404, 'leads nowhere, as the task is gone', 0],
])(
  'BT-7 DASH-14 an Update that failed is told by the Notifications, and by no toast beside the dialog (C-28): %i %s',
  { tags: 'thorough' },
  async (status, _, links) => {
    expectConsoleError(/No\./);
    const refuse = http.patch('*/api/updateTask:id', () => HttpResponse.json({ message: 'No.' }, { status }));
    const { user, dialog, rewrite, press } = await openEdit({ answers: [refuse, ...posted(bird)] });
    await rewrite('title', 'Count the bees');
    await press('Update');
    await within(dialog).findByRole('alert');
    expect(document.getElementById('toasts')).toHaveTextContent(/^$/);
    await press('Cancel');
    await dialogGone();
    expect(await toldBy(user)).toEqual([expect.stringMatching(/^The task could not be saved\. No\.Count the birds/)]);
    expect(screen.queryAllByRole('link', { name: /could not be saved/ })).toHaveLength(links);
  },
);

test(
  'BT-7 DASH-14 of a task that was renamed the Notifications tell by its new title',
  { tags: 'thorough' },
  async () => {
    const { user, rewrite, press } = await openEdit();
    await rewrite('title', 'Count the bees');
    await press('Update');
    await dialogGone();
    await taskRow('Count the bees');
    expect(await toldBy(user)).toEqual([expect.stringMatching(/^Your work has been saved.*Count the bees/)]);
  },
);
