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
