import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';

export const panel = (name: string) => screen.findByRole('dialog', { name });

/** Panel of a user once its first tab is complete. A test that ended earlier would leave a request behind. */
export const accountOf = async (name: string) => {
  const dialog = await panel(name);
  await waitFor(() => expect(factsIn(dialog)['Pending payouts']).toBeTruthy());
  return dialog;
};

/** Waits until the panel is closed; before, the page beside it is hidden from queries by role. */
export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Values in a panel, by their labels. */
export const factsIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent ?? '',
    ]),
  );

/** Record and tab of the details that the address names, null where it names none. */
export const openInAddress = () => {
  const params = new URLSearchParams(location.search);
  return [params.get('details'), params.get('tab')];
};
