import { screen, waitFor } from '#tests/support/rendering.ts';
import { expect } from 'vitest';

export const panel = (name: string) => screen.findByRole('dialog', { name });

/** A user's panel with its first tab complete: a test that ends before would leave a request behind. */
export const accountOf = async (name: string) => {
  const dialog = await panel(name);
  await waitFor(() => expect(factsIn(dialog)['Pending payouts']).toBeTruthy());
  return dialog;
};

/** Until it is, the page beside the panel is hidden from roles. */
export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Values in a panel, by label. */
export const factsIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent ?? '',
    ]),
  );

/** Details and tab that the address says are open. */
export const openInAddress = () => {
  const params = new URLSearchParams(location.search);
  return [params.get('details'), params.get('tab')];
};
