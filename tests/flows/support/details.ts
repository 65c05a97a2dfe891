import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

export const panel = (name: string) => screen.findByRole('dialog', { name });

/** Until it is, the page beside the panel is hidden from roles. */
export const panelGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** What a panel tells, by label. */
export const factsIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent ?? '',
    ]),
  );

/** What the address says of open details. */
export const openInAddress = () => {
  const params = new URLSearchParams(location.search);
  return [params.get('details'), params.get('tab')];
};
