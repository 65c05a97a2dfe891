import { screen } from '#tests/support/rendering.ts';

export const topBar = () => screen.findByLabelText('Your account', { selector: 'section' });

/** Facts about the user in the bar, by their labels. */
export const factsOf = (bar: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...bar.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  );
