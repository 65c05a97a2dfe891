import { screen, waitFor, within } from '#tests/support/rendering.ts';
import type { App } from './cell.ts';
import { expect } from 'vitest';

/** Closes the dialog about a failure, if one is open. */
export const closeDialog = async (user: App['user']) => {
  const dialog = screen.queryByRole('alertdialog');
  if (!dialog) return;
  await user.click(within(dialog).getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
