import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Opens a control's listbox and chooses an option. Waits until it is closed, as the page behind is hidden from roles
 * meanwhile.
 */
export const chooseOption = async (user: UserEvent, control: HTMLElement, name: string): Promise<void> => {
  await user.click(control);
  await user.click(await screen.findByRole('option', { name }));
  await listGone();
};

/** Texts of the options in the open listbox. */
export const optionsShown = async (): Promise<string[]> => {
  await screen.findByRole('listbox');
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
};

export const listGone = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
