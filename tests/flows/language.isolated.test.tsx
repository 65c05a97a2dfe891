import { act, screen, waitFor, within } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import { restoreLanguage } from '#i18n/keptLanguage.ts';
import type * as Parts from '#i18n/fetchPart.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

const parts = vi.hoisted(() => ({ lost: new Set<string>() }));
vi.mock('#i18n/fetchPart.ts', async (original) => {
  const { fetchPart, ...rest } = await original<typeof Parts>();
  return {
    ...rest,
    fetchPart: (...[locale, part]: Parameters<typeof fetchPart>) =>
      parts.lost.has(`${locale}/${part}`) ? Promise.reject(new TypeError('offline')) : fetchPart(locale, part),
  };
});

/** Stand-in for reloading the page. */
const anew = vi.hoisted(() => ({ load: vi.fn<(before?: () => void) => Promise<boolean>>() }));
vi.mock('#loading/loadAnew.ts', () => ({ loadAnew: anew.load }));

afterEach(async () => {
  parts.lost.clear();
  anew.load.mockReset();
  await act(() => changeLanguage('en'));
});

const languageSwitch = (name = 'Language') => screen.findByRole('combobox', { name });
const page = document.documentElement;

// First, as a part that has come once stays.
test('behind the Dashboard a part that does not come in the chosen language is English', async () => {
  await changeLanguage('bn');
  parts.lost.add('bn/console');
  await renderApp('/Dashboard/workerTaskList', { as: 'worker' });
  const bar = within(await screen.findByRole('region', { name: 'Your account' }));
  // The role is a text of every page; the coins of a new worker are in Bangla's own digits.
  expect(bar.getByText('কর্মী')).toBeVisible();
  expect(bar.getByText('Coins').nextElementSibling).toHaveTextContent(/^[০-৯]+$/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Available Tasks' })).toBeVisible();
  expect((await screen.findAllByText(/^[০-৯]+ [^ ]+, [০-৯]{4}$/)).length).toBeGreaterThan(0);
});

test(
  'a change of language keeps what is typed and who has the focus, is kept, and is said of the page',
  { tags: 'thorough' },
  async () => {
    const { user } = await renderApp('/login');
    const email = await screen.findByLabelText(/^Email/);
    await user.type(email, 'ada@exam');
    await user.selectOptions(await languageSwitch(), 'বাংলা');
    expect(await screen.findByRole('heading', { name: 'আবার স্বাগতম' })).toBeVisible();
    expect(screen.getByLabelText(/^ইমেইল/)).toBe(email);
    expect(email).toHaveValue('ada@exam');
    expect(await languageSwitch('ভাষা')).toHaveFocus();
    expect([page.lang, page.dir, localStorage.getItem('locale')]).toEqual(['bn', 'ltr', 'bn']);
    expect(document.title).toBe('লগইন');
    await user.selectOptions(await languageSwitch('ভাষা'), 'English');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@exam');
    expect([page.lang, localStorage.getItem('locale')]).toEqual(['en', 'en']);
  },
);

test('the problems of a form are said in the chosen language', { tags: 'thorough' }, async () => {
  const { user } = await renderApp('/login');
  await user.selectOptions(await languageSwitch(), 'বাংলা');
  await user.click(await screen.findByRole('button', { name: 'লগইন' }));
  expect(await screen.findByText('ইমেইল দিতে হবে')).toBeVisible();
});

test('C-52 what a form says of its fields is said again in another language, and nothing of the others', async () => {
  const { user } = await renderApp('/register');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, 'Ada');
  await waitFor(() => expect(screen.queryByText('Name is required')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Signup with Google' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a role before signing in with Google.');
  await user.selectOptions(await languageSwitch(), 'বাংলা');
  expect(await screen.findByText('পাসওয়ার্ড দিতে হবে')).toBeVisible();
  expect(screen.getByText('ভূমিকা বেছে নিতে হবে')).toBeVisible();
  expect(screen.queryByText(/is required$/)).not.toBeInTheDocument();
  expect(screen.queryByText('নাম দিতে হবে')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('গুগল দিয়ে লগইন করার আগে একটি ভূমিকা বেছে নিন।');
});

test('C-52 so it is of a form that keeps a draft', async () => {
  const { user } = await renderApp('/Dashboard/buyerAddTask', { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'Add Task' }));
  expect(await screen.findByText('Task title is required')).toBeVisible();
  await user.selectOptions(await languageSwitch(), 'বাংলা');
  expect(await screen.findByText('কাজের শিরোনাম দিতে হবে')).toBeVisible();
  expect(screen.queryByText(/is required$/)).not.toBeInTheDocument();
});

test('no two weekdays of a calendar have the same name in Bangla', async () => {
  await changeLanguage('bn');
  const { user } = await renderApp('/Dashboard/buyerAddTask', { as: 'buyer' });
  await user.click(await screen.findByRole('button', { name: 'একটি দিন বেছে নিন' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'একটি দিন বেছে নিন' }));
  const weekdays = await calendar.findAllByRole('columnheader');
  expect(new Set(weekdays.map((day) => day.textContent)).size).toBe(7);
});

test('the language of the last visit is spoken again; what is no language is English', async () => {
  localStorage.setItem('locale', 'bn');
  await restoreLanguage();
  await renderApp('/aboutUs');
  expect(await screen.findByRole('heading', { level: 1, name: 'TaskCoin সম্পর্কে' })).toBeVisible();
  await act(() => changeLanguage('en'));
  localStorage.setItem('locale', 'toString');
  await restoreLanguage();
  expect(await screen.findByRole('heading', { level: 1, name: 'About TaskCoin' })).toBeVisible();
});

test('a choice in another tab is followed', async () => {
  await renderApp('/aboutUs');
  await languageSwitch();
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: 'bn' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'TaskCoin সম্পর্কে' })).toBeVisible();
});

test('of two choices the later one counts', async () => {
  const [first, second] = await Promise.all([changeLanguage('en-x-marked'), changeLanguage('bn')]);
  expect([first, second]).toEqual([false, true]);
  await renderApp('/nowhere');
  expect(await screen.findByRole('heading', { name: 'এই পাতাটি নেই' })).toBeVisible();
});

test('where the texts cannot be fetched everything stays as it was, and that is said', async () => {
  parts.lost.add('en-x-mirror/site');
  const { user } = await renderApp('/login');
  await user.type(await screen.findByLabelText(/^Email/), 'ada');
  await user.selectOptions(await languageSwitch(), 'hsilgnE');
  expect(await screen.findByText('hsilgnE could not be loaded. Everything stays as it is.')).toBeVisible();
  expect(await languageSwitch()).toHaveDisplayValue('English');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada');
  expect([page.lang, localStorage.getItem('locale')]).toEqual(['en', null]);
  parts.lost.clear();
  await user.selectOptions(await languageSwitch(), 'hsilgnE');
  await waitFor(() => expect([page.lang, page.dir]).toEqual(['en-x-mirror', 'rtl']));
});

test('who chooses such a language once more gets it by another page, where one can be had: a browser may remember what did not come', async () => {
  parts.lost.add('en-x-keys/site');
  const { user } = await renderApp('/login');
  const choose = async () => user.selectOptions(await languageSwitch(), 'text.keys');
  const refused = () => screen.findAllByText('text.keys could not be loaded. Everything stays as it is.');
  await choose();
  expect(await refused()).toHaveLength(1);
  expect(anew.load).not.toHaveBeenCalled();
  anew.load.mockResolvedValueOnce(false);
  await choose();
  await waitFor(() => expect(anew.load).toHaveBeenCalledOnce());
  expect(localStorage.getItem('locale')).toBeNull();
  anew.load.mockImplementationOnce(async (before) => {
    before?.();
    return true;
  });
  await choose();
  await waitFor(() => expect(localStorage.getItem('locale')).toBe('en-x-keys'));
});

test('a list that is open changes its language in place', async () => {
  const { user } = await renderApp('/Dashboard/manageuser', { as: 'admin' });
  const search = await screen.findByRole('searchbox');
  await user.type(search, 'worker');
  await user.selectOptions(await languageSwitch(), 'বাংলা');
  expect(await screen.findByRole('columnheader', { name: /ভূমিকা বদলান/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(search).toHaveValue('worker');
});
