import type { Screen } from '#tests/support/rendering.ts';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the field that a file's rows have closed, if they have. */
export const unfold = async (user: UserEvent, parts: Pick<Screen, 'queryByRole'>) => {
  const change = parts.queryByRole('button', { name: 'Change' });
  if (change) await user.click(change);
};
