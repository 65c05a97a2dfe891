import type { GridApi } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { mendLostFocus } from './mendLostFocus.ts';
import { useDetails } from '../panel/useDetails.ts';
import type { PlacedRow } from './gridRows.tsx';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

type Seat = { id: string; place: number; field: string };

/**
 * Hook that keeps the focus on the same record when the grid's rows move. If the record is gone, the row that takes its
 * place gets the focus. It does nothing while the focus is outside of the grid. Returns an onFocus handler for the
 * grid's container.
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
      // For a cell that already has the grid's focus, the grid would focus the cell and not its control.
      return api.current?.getCellElement(next, seat.field)?.querySelector<HTMLElement>('[tabindex="0"]');
    };
    let stop = () => {};
    // The grid renders the new rows, and focuses its first, after this effect.
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
 * Hook that keeps the grid reachable by Tab. If the cell or heading used last disappears, the first heading becomes the
 * tab stop.
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
    // A column hidden by its own menu loses the focus.
    return mendLostFocus(() => grid.rootElementRef.current?.querySelector<HTMLElement>(FIRST_HEADING));
  }, [api, data, hidden]);
};

/**
 * Hook that marks the row whose details are open by the attribute `aria-current`, because rendering its cells again
 * would cost more.
 */
export const useOpenRow = (api: RefObject<GridApi | null>): void => {
  const { data = [] } = useList();
  const { id } = useDetails();
  const place = id === undefined ? -1 : data.findIndex((record) => String(record.id) === id);
  useEffect(() => {
    const grid = api.current;
    if (place < 0 || !grid) return undefined;
    const mark = () => grid.getRowElement(place)?.setAttribute('aria-current', 'true');
    mark();
    // Rows are rendered after the grid, and while scrolling.
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
