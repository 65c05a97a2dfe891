import { screen } from '#tests/support/rendering.ts';

export const topBar = () => screen.findByLabelText('Your account', { selector: 'section' });

/** Values in the bar about the user, by label. */
export const factsOf = (bar: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...bar.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  );
