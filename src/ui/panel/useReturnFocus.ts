import { useRef } from 'react';

/**
 * Where the keyboard goes when details close: to what opened them. A link opened them, or that is gone: to the record's row;
 * without a row to the list's own place for the keyboard, and at last to the page's heading.
 */
export const useReturnFocus = (id: string | undefined) => {
  const opener = useRef<Element | null>(null);
  return {
    noteOpener: () => {
      opener.current = document.activeElement;
    },
    returnFocus: () => {
      const row = id === undefined ? null : document.querySelector(`main [data-id="${CSS.escape(id)}"]`);
      const places = [
        opener.current === document.body ? null : opener.current,
        row?.querySelector('[tabindex="0"]'),
        row?.querySelector('[role="gridcell"], button'),
        document.querySelector('main [role="grid"] [tabindex="0"]'),
        document.querySelector('main h1'),
      ];
      const place = places.find((element) => element?.isConnected);
      if (place instanceof HTMLElement) place.focus();
    },
  };
};
