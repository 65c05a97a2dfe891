import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';

// It comes with the first shortcut: no test is the one that waits for it.
beforeAll(() => import('tinykeys'));

const Users = ({ keys, run }: { keys: string; run: () => void }) => {
  useShortcut({ keys, label: 'Users', Icon: PersonRegular, run });
  return <input aria-label="Name" />;
};

const open = (keys: string) => {
  const run = vi.fn();
  return { run, user: userEvent.setup(), ...render(<Users keys={keys} run={run} />) };
};

test('keys that are pressed one after the other are heard as that, and not while somebody types', async () => {
  const { run, user } = open('g u');
  await user.keyboard('ug');
  expect(run).not.toHaveBeenCalled();
  await user.keyboard('u');
  expect(run).toHaveBeenCalledTimes(1);
  await user.type(screen.getByLabelText('Name'), 'gu');
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Name')).toHaveValue('gu');
});

/** Focused element, and true if a letter pressed there is for the page. */
test.each([
  ['<textarea></textarea>', false],
  ['<select></select>', false],
  ['<input type="search">', false],
  ['<div role="textbox" tabindex="0"></div>', false],
  ['<ul role="listbox"><li tabindex="0"></li></ul>', false],
  ['<ul role="menu"><li tabindex="0"></li></ul>', false],
  ['<div contenteditable="true"></div>', false],
  ['<div contenteditable="false" tabindex="0"></div>', true],
  ['<input type="checkbox">', true],
  ['<input type="radio">', true],
  ['<input type="button">', true],
])('a letter in %s is for the page: %s; with Ctrl it always is', (markup, heard) => {
  const single = open('r');
  const held = open('$mod+k');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = markup;
  const target = place.querySelector('li') ?? place.firstElementChild ?? place;
  fireEvent.keyDown(target, { key: 'r' });
  fireEvent.keyDown(target, { key: 'k', ctrlKey: true });
  place.remove();
  expect(single.run).toHaveBeenCalledTimes(heard ? 1 : 0);
  expect(held.run).toHaveBeenCalledTimes(1);
});

test('Shift is no part of a key: some keyboards need it to write a question mark, others do not', async () => {
  const { run, user } = open('?');
  await user.keyboard('?');
  await user.keyboard('{Shift>}?{/Shift}');
  expect(run).toHaveBeenCalledTimes(2);
});

test('what another handler has taken is left alone, and so is everything once the component is gone', async () => {
  const { run, user, unmount } = open('r');
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', take);
  await user.keyboard('r');
  document.body.removeEventListener('keydown', take);
  expect(run).not.toHaveBeenCalled();
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'r' })).toBe(true);
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ['r', 'R'],
  ['?', '?'],
  ['$mod+k', 'Ctrl+K'],
  ['g u', 'G U'],
])('%s is printed as %s', (keys, name) => {
  expect(keyName(keys)).toBe(name);
});
