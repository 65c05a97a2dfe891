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
