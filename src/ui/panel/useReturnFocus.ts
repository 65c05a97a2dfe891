import { useRef } from 'react';
import { useList } from '../grid/useList.ts';

/**
 * Focus handling of details: on closing, the focus returns to their opener. Where that is gone, or belongs to another
 * record's row, it goes to the record's row or card, else to the grid's tab stop, else to the page's heading.
 */
export const useReturnFocus = (id: string | undefined) => {
  const { data = [] } = useList();
  const opener = useRef<Element | null>(null);

  const rowOfRecord = () => {
    const place = data.findIndex((record) => String(record.id) === id);
    return place < 0 ? null : document.querySelector(`main [data-id="${String(place)}"]`);
  };

  return {
    noteOpener: () => {
      opener.current = document.activeElement === document.body ? null : document.activeElement;
    },
    returnFocus: () => {
      const row = rowOfRecord();
      const openedFrom = opener.current?.closest('[data-id]');
      const places = [
        row && openedFrom && openedFrom !== row ? null : opener.current,
        row?.querySelector('button, [role="gridcell"]'),
        document.querySelector('main [role="grid"] [tabindex="0"]'),
        document.querySelector('main h1'),
      ];
      const place = places.find((element) => element?.isConnected);
      if (place instanceof HTMLElement) place.focus();
    },
  };
};
