import type { GridApi, GridRowId } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Place = { id: string; index: number; field: string };

/**
 * A row that is gone takes the keyboard's place with it: the row that now stands there gets it. Nothing happens while the focus
 * is outside of the grid. Returns what the grid's surroundings must listen with.
 */
export const useFocusAfterRemoval = (api: RefObject<GridApi | null>, ids: readonly GridRowId[]) => {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const place = last.current;
    if (!place || ids.some((id) => String(id) === place.id)) return;
    const next = ids[Math.min(place.index, ids.length - 1)];
    // The grid draws the new rows, and goes to its first one, only after this effect.
    const timer = setTimeout(() => {
      const { activeElement, body } = document;
      const here = activeElement === body || api.current?.rootElementRef.current?.contains(activeElement);
      if (next !== undefined && here) api.current?.setCellFocus(next, place.field);
    }, 20);
    return () => {
      clearTimeout(timer);
    };
  }, [api, ids]);

  return useCallback(({ target }: FocusEvent<HTMLElement>) => {
    const field = target.closest<HTMLElement>('[role="gridcell"]')?.dataset.field;
    const { id, rowindex } = target.closest<HTMLElement>('[role="row"]')?.dataset ?? {};
    last.current = id === undefined || field === undefined ? null : { id, index: Number(rowindex), field };
  }, []);
};
