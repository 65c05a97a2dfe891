import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { windowWidth } from '#tests/support/windowWidth.ts';
import { openUsers } from '../support/manageUsers.ts';

test('DASH-1 DASH-21 on a phone the sidebar waits in a drawer, and choosing a page closes it', async () => {
  windowWidth(390);
  const { user } = await openUsers('priya nair');
  const pages = () => screen.queryByRole('navigation', { name: 'Dashboard pages' });
  expect(pages()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('navigation', { name: 'Dashboard pages' }));
  expect(drawer.getByRole('heading', { level: 2, name: 'ADMIN Dashboard' })).toBeVisible();
  await user.click(drawer.getByRole('link', { name: 'Manage User' }));
  await waitFor(() => expect(pages()).not.toBeInTheDocument());
});

test('DASH-1 Escape closes the drawer', async () => {
  windowWidth(390);
  const { user } = await openUsers('priya nair');
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('navigation', { name: 'Dashboard pages' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Dashboard pages' })).not.toBeInTheDocument());
});

test('DASH-1 on a phone the filters stand behind one button, which counts those that leave something out', async () => {
  windowWidth(390);
  const { user } = await openUsers('priya nair');
  const button = () => screen.getByRole('button', { name: /^Filters/ });
  expect(button()).toHaveAccessibleName('Filters');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Role: All' })).not.toBeInTheDocument();
  await user.click(button());
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: 'Role: All' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Worker' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveAccessibleName('Filters (1)'));
  await user.click(await filters.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(button()).toHaveAccessibleName('Filters'));
  await user.click(button());
  expect(screen.queryByRole('group', { name: 'Filters' })).not.toBeInTheDocument();
});
