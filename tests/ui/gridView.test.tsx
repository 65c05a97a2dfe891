import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/support/consoleErrors.ts';
import { renderList, things, type Thing } from '#tests/support/renderList.tsx';
import type { Command } from '#ui/commands/command.ts';
import type { Column } from '#ui/grid/column.ts';

const commands: readonly Command<Thing>[] = [
  { key: 'remove', label: 'Remove', Icon: DeleteRegular, on: 'selection', run: () => {} },
];
const cell = (text: string) => screen.findByText(text, { selector: '[role="gridcell"], [role="gridcell"] *' });
const boxOf = async (name: string) => {
  await cell(name);
  return screen.getByRole('checkbox', { name: 'Select row', description: name });
};
const boxOfPage = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
/** Opens a column's menu by keyboard, because its button is shown under a pointer only. */
const openMenu = async (user: ReturnType<typeof renderList>, column: string) => {
  const header = screen.getAllByRole('columnheader').find(({ textContent }) => textContent === column);
  header?.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  return within(await screen.findByRole('menu', { name: `${column}: column menu` }));
};
const turn = async (user: ReturnType<typeof renderList>, way: 'next' | 'previous', shown: string) => {
  await user.click(screen.getByRole('button', { name: `Go to ${way} page` }));
  await cell(shown);
};

test('without a command for a selection there are no checkboxes', async () => {
  renderList({});
  await cell('Ant');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what is selected stays so on other pages, and the header says none, some or all of this one', async () => {
  const user = renderList({ commands });
  await user.click(await boxOf('Bee'));
  expect(await boxOf('Bee')).toBeChecked();
  expect(await boxOf('Ant')).not.toBeChecked();
  await waitFor(() => expect(boxOfPage()).toBePartiallyChecked());

  await turn(user, 'next', 'Cat');
  expect(await boxOf('Dog')).not.toBeChecked();
  expect(boxOfPage()).not.toBeChecked();
  expect(boxOfPage()).not.toBePartiallyChecked();
  await user.click(boxOfPage());
  await waitFor(async () => expect(await boxOf('Dog')).toBeChecked());
  expect(boxOfPage()).toBeChecked();
  expect(screen.getByText('3 selected')).toBeVisible();

  await turn(user, 'previous', 'Ant');
  expect(await boxOf('Bee')).toBeChecked();
  expect(await boxOf('Ant')).not.toBeChecked();
});

test('a heading opens its row, and so does Enter in a cell without a control; another key does not', async () => {
  const onOpen = vi.fn();
  const user = renderList({ onOpen });
  await user.click(await screen.findByRole('button', { name: 'Bee' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(things[1]);
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByText('2 cm')).toHaveFocus());
  await user.keyboard('x');
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByText('0 cm')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(onOpen).toHaveBeenLastCalledWith(things[0]);
});

test('Space presses a heading that has the focus, which stays there; in a cell without a control it is the grid’s', async () => {
  const onOpen = vi.fn();
  const user = renderList({ onOpen });
  await user.click(await screen.findByRole('button', { name: 'Ant' }));
  await user.keyboard(' ');
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Ant' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByText('0 cm')).toHaveFocus());
  expect(fireEvent.keyDown(screen.getByText('0 cm'), { key: ' ' })).toBe(false);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('on another page a heading opens the record that now stands there', async () => {
  const onOpen = vi.fn();
  const user = renderList({ onOpen });
  await cell('Ant');
  await turn(user, 'next', 'Cat');
  await user.click(screen.getByRole('button', { name: 'Cat' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(things[2]);
});

test('what a cell remembers does not go on to the next record', async () => {
  const Note = () => <input aria-label="Note" />;
  const columns: Column<Thing>[] = [
    { field: 'name', name: 'Name', card: 'heading' },
    { field: 'note', name: 'Note', card: 'controls', cell: () => <Note /> },
  ];
  const user = renderList({ columns });
  await cell('Ant');
  const [first] = screen.getAllByRole('textbox', { name: 'Note' });
  await user.type(first ?? document.body, 'mine');
  expect(first).toHaveValue('mine');
  await turn(user, 'next', 'Cat');
  for (const note of screen.getAllByRole('textbox', { name: 'Note' })) expect(note).toHaveValue('');
});

test('a derived column shows its value and is sorted by the field that it follows from', async () => {
  const user = renderList({
    columns: [
      { field: 'name', name: 'Name', card: 'heading' },
      { field: 'size', name: 'Size', kind: 'number' },
      { field: 'double', name: 'Double', kind: 'number', value: ({ size }) => size * 2, sortBy: 'size' },
    ],
  });
  const heading = (name: string) => {
    const found = screen.getAllByRole('columnheader').find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no heading ${name}`);
    return found;
  };
  await cell('Ant');
  await user.click(heading('Double'));
  await waitFor(() => expect(heading('Double')).toHaveAttribute('aria-sort', 'ascending'));
  expect(heading('Size')).toHaveAttribute('aria-sort', 'none');
  expect(new URLSearchParams(location.search).get('sort')).toBe('size');
  await user.click(heading('Double'));
  expect(await cell('8')).toBeVisible();
  await user.click(heading('Size'));
  await waitFor(() => expect(heading('Size')).toHaveAttribute('aria-sort', 'ascending'));
  expect(heading('Double')).toHaveAttribute('aria-sort', 'none');
});

test('the column menu sorts, and hides a column but never the heading', async () => {
  const user = renderList({});
  await cell('Ant');
  const menu = await openMenu(user, 'Size');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Sort ascending',
    'Sort descending',
    'Hide column',
    'Manage columns',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Sort descending' }));
  await cell('4 cm');
  expect(new URLSearchParams(location.search).get('order')).toBe('DESC');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

  await user.click((await openMenu(user, 'Size')).getByRole('menuitem', { name: 'Hide column' }));
  await waitFor(() => expect(screen.queryByText('4 cm')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  const ofHeading = await openMenu(user, 'Name');
  expect(ofHeading.queryByRole('menuitem', { name: 'Hide column' })).toBe(null);
});

test('a cell that cannot be drawn fails the grid alone: search, pages and the way back stay', async () => {
  expectConsoleError(/this cell is broken/);
  let broken = true;
  const cellOf = ({ size }: Thing) => {
    if (broken && size === 2) throw new Error('this cell is broken');
    return size;
  };
  const user = renderList({
    columns: [
      { field: 'name', name: 'Name', card: 'heading' },
      { field: 'size', name: 'Size', cell: cellOf },
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await cell('Bee')).toBeVisible();
});

test('Tab still leads into the grid when the row or the column of its last cell is gone', async () => {
  const user = renderList({});
  const tabsIntoGrid = async () => {
    within(screen.getByRole('toolbar')).getAllByRole('button').at(-1)?.focus();
    await user.tab();
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
  };
  await user.click(await cell('2 cm'));
  await turn(user, 'next', 'Cat');
  await turn(user, 'next', 'Eel');
  await tabsIntoGrid();

  await user.click(await cell('3 cm'));
  await user.click(screen.getByRole('button', { name: 'Edit columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Size' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('3 cm')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await tabsIntoGrid();
});
