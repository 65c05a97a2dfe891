import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens a control's list and takes one of its options. Until the list is gone, the page behind it is hidden from roles. */
export const chooseOption = async (user: UserEvent, control: HTMLElement, name: string): Promise<void> => {
  await user.click(control);
  await user.click(await screen.findByRole('option', { name }));
  await listGone();
};

/** What an opened list offers. */
export const optionsShown = async (): Promise<string[]> => {
  await screen.findByRole('listbox');
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

export const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
