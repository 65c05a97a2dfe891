import type { KeyboardEvent, MouseEvent } from 'react';

const rowButton = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest('[data-id] button') !== null;

/**
 * One press acts on one row: where a row goes once it is dealt with, the next one comes below the pointer and takes the focus,
 * and would get the second click of a double click, or the repeats of a key that is held (C-56).
 */
export const onePress = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail > 1 && rowButton(event)) event.stopPropagation();
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && rowButton(event)) event.preventDefault();
  },
} as const;
