import { screen } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { optionsShown } from '#tests/support/chooseOption.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { emailsShown, MANAGE_USERS, pageShown, rowOf } from '../support/manageUsers.ts';

const open = (body: string) =>
  renderApp(MANAGE_USERS, { as: 'admin', answers: [http.get('*/api/allUser', () => new HttpResponse(body))] });
/** Texts of a row's cells, without the checkbox. */
const cells = async (email: string) =>
  (await rowOf(email))
    .getAllByRole('gridcell')
    .slice(1)
    .map(({ textContent }) => textContent);

test.each([
  ['text', 'ok'],
  ['nothing', ''],
  ['things that are no rows', '[null,1,"two",[3],true]'],
])('ENT-6 a list that is %s counts as empty', async (_, body) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open(body);
  expect(await screen.findByText('The server lists nobody.')).toBeVisible();
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
  // Where there are no rows at all there are no pages of them either.
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('ENT-6 rows without _id are drawn, each of two equal ones', { tags: 'thorough' }, async () => {
  const row = { name: 'Ann', email: 'ann@example.test', role: 'buyer', coin: 5 };
  await open(JSON.stringify([row, row, { ...row, email: 'bo@example.test' }]));
  await pageShown('1–3 of 3');
  expect(emailsShown().sort()).toEqual(['ann@example.test', 'ann@example.test', 'bo@example.test']);
});

test('ENT-6 an id that occurs twice: each of its rows is drawn', { tags: 'thorough' }, async () => {
  const row = { _id: 'same', name: 'Ann', email: 'ann@example.test', role: 'buyer', coin: 5, imgurl: '' };
  await open(
    JSON.stringify([row, { ...row, email: 'bo@example.test' }, { ...row, _id: 'c', email: 'cy@example.test' }]),
  );
  expect(await cells('cy@example.test')).toContain('Buyer');
  expect(emailsShown().sort()).toEqual(['ann@example.test', 'bo@example.test', 'cy@example.test']);
});

test.each(['__proto__', 'constructor', '../../x?y#z', '💰'])(
  'ENT-6 the id %s is an id like others',
  { tags: 'thorough' },
  async (_id) => {
    await open(JSON.stringify([{ _id, name: 'Ann', email: 'ann@example.test', role: 'buyer', coin: 5 }]));
    expect((await cells('ann@example.test')).slice(1, 5)).toEqual(['Ann', 'ann@example.test', 'Buyer', '5']);
    expect(screen.getByText('1–1 of 1')).toBeVisible();
  },
);

test('ENT-6 wrong types and missing fields become what a row can show', async () => {
  const wrong = { _id: 7, name: {}, email: 'ann@example.test', role: 'owner', coin: '12', imgurl: ['x'] };
  const { user } = await open(JSON.stringify([wrong, { _id: 'b', email: 'bo@example.test' }]));
  expect((await cells('ann@example.test')).slice(0, 5)).toEqual(['?', '', 'ann@example.test', 'N/A', '12']);
  expect((await cells('bo@example.test')).slice(0, 5)).toEqual(['?', '', 'bo@example.test', 'N/A', '0']);
  const select = (await rowOf('bo@example.test')).getByRole('combobox', { name: 'Role' });
  expect(select).toHaveTextContent('N/A');
  await user.click(select);
  expect(await optionsShown()).toEqual(['N/A', 'Admin', 'Buyer', 'Worker']);
  // What stands there is chosen, so that a second press on Enter makes nobody an admin.
  expect(screen.getByRole('option', { name: 'N/A' })).toHaveFocus();
});
