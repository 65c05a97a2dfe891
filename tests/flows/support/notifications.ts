import { screen, within } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';

/** What the Notifications tell, newest first; it leaves their panel open. */
export const toldBy = async (user: UserEvent): Promise<string[]> => {
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  return panel.queryAllByRole('listitem').map(({ textContent }) => textContent);
};
