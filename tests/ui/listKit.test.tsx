import { StarRegular } from '@fluentui/react-icons/headless/svg/star';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { Forbidden } from '#dataProvider/Forbidden.ts';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { useFilters } from '#ui/filters/useFilters.ts';
import { windowWidth } from '#tests/support/windowWidth.ts';
import type { Command } from '#ui/commands/command.ts';
import { renderList, things, type Thing } from '#tests/support/renderList.tsx';

beforeEach(() => windowWidth(390));

const run = vi.fn<(rows: readonly Thing[]) => void>();
const rate = vi.fn<(rows: readonly Thing[]) => void>();
beforeEach(() => {
  run.mockReset();
  rate.mockReset();
});
const commands: readonly Command<Thing>[] = [
  { key: 'remove', label: 'Remove', Icon: DeleteRegular, on: 'selection', destructive: true, run },
  { key: 'rate', label: 'Rate', Icon: StarRegular, on: 'selection', menu: [{ key: '5', label: 'Five', run: rate }] },
  { key: 'add', label: 'Add', Icon: StarRegular, on: 'list', primary: true, run },
];
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const card = async (name: string) => within((await heading(name)).closest('li') ?? document.body);
const select = async (user: ReturnType<typeof renderList>, name: string) =>
  user.click((await card(name)).getByRole('checkbox', { name: 'Select', description: name }));
const bar = () => within(screen.getByRole('toolbar', { name: 'Commands' }));
const commandsShown = () =>
  bar()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const nextPage = async (user: ReturnType<typeof renderList>) => {
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await heading('Cat');
};

test('AT-3 under 600 px the rows are a list of cards with the same data', async () => {
  const onOpen = vi.fn();
  const user = renderList({ onOpen });
  await heading('Ant');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  const items = within(screen.getByRole('list', { name: 'Things' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['AntSize0 cm', 'BeeSize2 cm']);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bee' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(things[1]);
});

test('AT-3 cards are sorted by a chooser, which the address follows', async () => {
  const user = renderList({});
  await heading('Ant');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Size');
  await user.click(await screen.findByRole('button', { name: 'Sort descending' }));
  expect(await screen.findByRole('button', { name: 'Sort ascending' })).toBeVisible();
  await heading('Cat');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Cat', 'Eel']);
  expect(new URLSearchParams(location.search).get('order')).toBe('DESC');
});

test('the order that a list has of its own cannot be turned round', async () => {
  const user = renderList({
    columns: [{ field: 'heading', name: 'Heading', card: 'heading', value: ({ name }) => name, sortBy: 'size' }],
  });
  await heading('Ant');
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Default');
  expect(screen.queryByRole('button', { name: /^Sort / })).not.toBeInTheDocument();
  await user.selectOptions(order, 'Heading');
  expect(await screen.findByRole('button', { name: 'Sort descending' })).toBeVisible();
});

test('a list that goes away while its bar changes looks for no lost focus any more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const user = renderList({ commands });
    await select(user, 'Bee');
    expect(commandsShown()).toContain('Remove');
    cleanup();
    const looked = vi.spyOn(document, 'activeElement', 'get');
    vi.advanceTimersByTime(60_000);
    expect(looked).not.toHaveBeenCalled();
    looked.mockRestore();
  } finally {
    vi.useRealTimers();
  }
});

const FilterTwice = () => {
  const { change } = useFilters();
  const both = () => {
    change({ q: 'a' });
    change({ size_gte: 0 });
  };
  return <button onClick={both}>Filter twice</button>;
};

test('a filter changed before the address tells of the last one takes nothing of that away', async () => {
  const user = renderList({
    columns: [{ field: 'name', name: 'Name', card: 'heading', cell: () => <FilterTwice /> }],
  });
  await user.click((await screen.findAllByRole('button', { name: 'Filter twice' }))[0] ?? document.body);
  await waitFor(() => expect(new URLSearchParams(location.search).get('filter')).toBe('{"q":"a","size_gte":0}'));
});

test('a selection swaps the commands, the destructive one last, and is counted aloud; a command gets its rows from all pages', async () => {
  const user = renderList({ commands });
  await select(user, 'Bee');
  await nextPage(user);
  await select(user, 'Cat');
  expect(bar().getByRole('status')).toHaveTextContent('2 selected');
  // On a phone, as here, views and columns give way to the selection.
  expect(commandsShown()).toEqual(['Rate', 'Export selected', 'Remove', 'Clear selection']);
  await user.click(bar().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith([things[1], things[2]]));
  await user.click(bar().getByRole('button', { name: 'Rate' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Five' }));
  await waitFor(() => expect(rate).toHaveBeenCalledExactlyOnceWith([things[1], things[2]]));
  expect(bar().getByRole('button', { name: 'Rate' })).toHaveFocus();
});

test('clearing the selection brings the list’s own commands back, and the keyboard stands on the first', async () => {
  const user = renderList({ commands });
  await select(user, 'Bee');
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(bar().getByRole('button', { name: 'Add' })).toHaveFocus());
  expect(commandsShown()).toEqual(['Add', 'Refresh', 'Export', 'Sort descending', 'View: All', 'Edit columns']);
  expect(bar().getByRole('status')).toHaveTextContent(/^$/);
  await user.keyboard('{ArrowRight}');
  expect(bar().getByRole('button', { name: 'Refresh' })).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(bar().getByRole('button', { name: 'View: All' })).toHaveFocus();
  await user.click(bar().getByRole('button', { name: 'Add' }));
  expect(run).toHaveBeenCalledExactlyOnceWith([]);
});

test('rows that cannot be had are said, and the command does not run', async () => {
  expectConsoleError(/no rows today/);
  const getList = vi
    .fn()
    .mockResolvedValueOnce({ data: things.slice(0, 2), total: 5 })
    .mockRejectedValue(new Error('no rows today'));
  const user = renderList({ commands }, { getList });
  await select(user, 'Bee');
  await user.click(bar().getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Remove did not work. Nothing was changed.');
  expect(run).not.toHaveBeenCalled();
});

test('C-70 a list that another host has answered says so, and is not empty', async () => {
  const getList = vi.fn().mockRejectedValue(new ApiError('webPage', 200, 'x'));
  renderList({ commands }, { getList });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "The list could not be loaded. A web page answered: this address is not the server's.",
  );
  expect(screen.queryByText('There is nothing here.')).toBeNull();
});

test.each([
  [
    new ApiError('offline', 0, 'x'),
    /^The list could not be loaded. The server cannot be reached. .* your drafts are kept/,
  ],
  [new ApiError('timeout', 0, 'x'), /^The list could not be loaded. The server did not answer in time. .* are kept/],
  [new ApiError('refused', 500, 'x'), /^The list could not be loaded. The server did not answer as it should. Nothing/],
])('a list that failed says why where that is known, and what still works: %s', async (error, words) => {
  renderList({ commands }, { getList: vi.fn().mockRejectedValue(error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Without rows, only these help.
  expect(bar().getByRole('button', { name: 'Refresh' })).toBeEnabled();
  expect(screen.getByRole('searchbox')).toBeEnabled();
  for (const name of ['Export', 'View: All', 'Edit columns'])
    expect(bar().getByRole('button', { name })).toBeDisabled();
});

test('on a phone an empty list has a toolbar for commands in words alone', async () => {
  const getList = vi.fn().mockResolvedValue({ data: [], total: 0 });
  renderList({}, { getList });
  expect(await screen.findByText('There is nothing here.')).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
  cleanup();
  renderList({ commands }, { getList });
  expect(await screen.findByText('There is nothing here.')).toBeVisible();
  expect(bar().getByRole('button', { name: 'Add' })).toBeEnabled();
});

test('a list that the role may not read says so, and leads home', async () => {
  renderList({ commands }, { getList: vi.fn().mockRejectedValue(new Forbidden('buyer', 'getList', 'things')) });
  expect(await screen.findByText('Your role may not see this list.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/Dashboard');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what was deleted meanwhile leaves the selection', async () => {
  const getList = vi
    .fn()
    .mockResolvedValueOnce({ data: things.slice(0, 2), total: 5 })
    .mockResolvedValue({ data: things.slice(0, 1), total: 1 });
  const user = renderList({ commands }, { getList });
  await select(user, 'Ant');
  await select(user, 'Bee');
  await user.click(bar().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith([things[0]]));
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('1 selected'));
});

test('a column that is hidden is no line of the cards; the last column cannot be hidden', async () => {
  const user = renderList({});
  await heading('Ant');
  await user.click(bar().getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Size' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect((await card('Ant')).queryByText('Size')).not.toBeInTheDocument();
});
