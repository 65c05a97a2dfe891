import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Arrow keys, Home and End go from button to button of a toolbar, beside Tab. */
export const moveAlong = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(event.target as HTMLElement);
  if (step === undefined || place === -1) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(place + step, buttons.length - 1))]?.focus();
};
