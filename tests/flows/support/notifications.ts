import { screen, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';

/** Texts of the notifications, newest first; opens their panel and leaves it open. */
export const toldBy = async (user: UserEvent): Promise<string[]> => {
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return panel.queryAllByRole('listitem').map(({ textContent }) => textContent);
};
