import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderList, things, type Thing } from '#tests/support/renderList.tsx';
import { windowWidth } from '#tests/support/windowWidth.ts';
import type { Command } from '#ui/commands/command.ts';
import type { Column } from '#ui/grid/column.ts';

const commands: readonly Command<Thing>[] = [
  { key: 'remove', label: 'Remove', Icon: DeleteRegular, on: 'selection', run: () => {} },
];
const titles: Readonly<Record<string, string>> = { Ant: '=1+1', Bee: 'two\nlines' };
const columns: readonly Column<Thing>[] = [
  { field: 'id', name: 'Picture', card: 'picture', cell: () => <img alt="" /> },
  { field: 'name', name: 'Name', card: 'heading' },
  { field: 'title', name: 'Title', value: ({ name }) => titles[name] ?? name, sortBy: 'name' },
  { field: 'size', name: 'Size', kind: 'number', text: ({ size }) => `${size} cm` },
  { field: 'actions', name: 'Actions', card: 'controls', cell: () => <button>Go</button> },
];

afterEach(() => vi.restoreAllMocks());

type User = ReturnType<typeof renderList>;

const select = async (user: User, name: string, box = 'Select row') =>
  user.click(await screen.findByRole('checkbox', { name: box, description: name }));

/** Presses Ctrl+C where the focus is. */
const copy = (user: User) => user.keyboard('{Control>}c{/Control}');

test('Ctrl+C copies the selected rows of all pages as Export selected writes them', async () => {
  const user = renderList({ commands, columns });
  await select(user, 'Ant');
  await select(user, 'Bee');
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await select(user, 'Cat');
  await copy(user);
  expect(await screen.findByText('Copied.')).toBeVisible();
  const sizes = things.map(({ size }) => size);
  expect(await navigator.clipboard.readText()).toBe(
    [`Ant\t"'=1+1"\t${sizes[0]}`, `Bee\t"two\nlines"\t${sizes[1]}`, `Cat\tCat\t${sizes[2]}`].join('\r\n'),
  );
});

test('with text selected, in a field, or without a selection Ctrl+C stays the browser’s', async () => {
  const user = renderList({ commands, columns });
  await select(user, 'Ant');
  await screen.findByText('1 selected');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('searchbox'));
  await copy(user);
  screen.getByRole('checkbox', { name: 'Select row', description: 'Ant' }).focus();
  getSelection()?.selectAllChildren(screen.getByText('=1+1'));
  await copy(user);
  getSelection()?.removeAllRanges();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await copy(user);
  expect(write).not.toHaveBeenCalled();
});

test('a browser that refuses says so', async () => {
  const user = renderList({ commands, columns });
  await select(user, 'Ant');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await copy(user);
  expect(await screen.findByText(/^The browser did not allow it/)).toBeVisible();
});

test('on a phone with a keyboard too', async () => {
  windowWidth(390);
  const user = renderList({ commands, columns });
  await select(user, 'Bee', 'Select');
  await copy(user);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^Bee\t"two\nlines"\t/));
});
