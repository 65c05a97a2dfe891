import type { Screen } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the dialog's text field if the rows of a file have closed it. */
export const unfold = async (user: UserEvent, parts: Pick<Screen, 'queryByRole'>) => {
  const change = parts.queryByRole('button', { name: 'Change' });
  if (change) await user.click(change);
};
