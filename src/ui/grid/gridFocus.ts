import type { GridApi } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { mendLostFocus } from './mendLostFocus.ts';
import { useDetails } from '../panel/useDetails.ts';
import type { PlacedRow } from './rows.ts';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

type Seat = { id: string; place: number; field: string };

/**
 * The keyboard's place belongs to a record. One that moves on the page takes it along; one that is gone leaves it to the row
 * that now stands there. Nothing happens while the focus is outside of the grid. Returns what the grid's surroundings must
 * listen with.
 */
export const useFocusOnRecord = (api: RefObject<GridApi | null>) => {
  const { data } = useList();
  const last = useRef<Seat | null>(null);

  useEffect(() => {
    const seat = last.current;
    if (!seat || !data || String(data[seat.place]?.id) === seat.id) return;
    const moved = data.findIndex(({ id }) => String(id) === seat.id);
    const next = moved >= 0 ? moved : Math.min(seat.place, data.length - 1);
    const go = () => {
      api.current?.setCellFocus(next, seat.field);
      // In the place that it remembers already, the grid goes to the cell itself and not to its control.
      return api.current?.getCellElement(next, seat.field)?.querySelector<HTMLElement>('[tabindex="0"]');
    };
    let stop = () => {};
    // The grid draws the new rows, and goes to its first one, only after this effect.
    const timer = setTimeout(() => {
      if (next < 0) return;
      if (api.current?.rootElementRef.current?.contains(document.activeElement)) go()?.focus();
      else stop = mendLostFocus(go);
    }, 20);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [api, data]);

  return useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const field = target.closest<HTMLElement>('[role="gridcell"]')?.dataset.field;
      const place = target.closest<HTMLElement>('[role="row"]')?.dataset.id;
      const row = place === undefined ? undefined : api.current?.getRow<PlacedRow>(Number(place));
      last.current = row && field !== undefined ? { id: String(row.record.id), place: Number(place), field } : null;
    },
    [api],
  );
};

const FIRST_HEADING = '[role="columnheader"][tabindex="0"]';
const NONE = { cell: null, columnHeader: null, columnHeaderFilter: null, columnGroupHeader: null } as const;

/**
 * Tab leads to the cell or heading of the grid that was used last. When its row or column is gone, the grid would be left
 * without a place for Tab, and so out of the keyboard's reach: its first heading is that place then.
 */
export const useTabStop = (api: RefObject<GridApi | null>): void => {
  const { data } = useList();
  const { hidden } = useGridPreferences();
  useEffect(() => {
    const grid = api.current;
    if (!grid) return;
    const { cell, columnHeader } = grid.state.tabIndex;
    const field = cell?.field ?? columnHeader?.field;
    const rowIsGone = cell !== null && !grid.getRow(cell.id);
    const columnIsGone = field !== undefined && hidden.includes(field);
    if (rowIsGone || columnIsGone) grid.setState((state) => ({ ...state, tabIndex: NONE }));
    if (!columnIsGone) return;
    // Hidden by its own menu, a column takes the focus along.
    return mendLostFocus(() => grid.rootElementRef.current?.querySelector<HTMLElement>(FIRST_HEADING));
  }, [api, data, hidden]);
};

/** Marks the row whose details are open, which drawing its cells again would cost more than. */
export const useOpenRow = (api: RefObject<GridApi | null>): void => {
  const { data = [] } = useList();
  const { id } = useDetails();
  const place = id === undefined ? -1 : data.findIndex((record) => String(record.id) === id);
  useEffect(() => {
    const grid = api.current;
    if (place < 0 || !grid) return undefined;
    const mark = () => grid.getRowElement(place)?.setAttribute('aria-current', 'true');
    mark();
    // Rows are drawn after the grid is, and when they are scrolled to.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = grid.subscribeEvent('renderedRowsIntervalChange', () => {
      clearTimeout(timer);
      timer = setTimeout(mark);
    });
    return () => {
      stop();
      clearTimeout(timer);
      grid.rootElementRef.current?.querySelector('[aria-current]')?.removeAttribute('aria-current');
    };
  }, [api, place]);
};
