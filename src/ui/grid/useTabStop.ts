import type { GridApi } from '@mui/x-data-grid';
import { useEffect, type RefObject } from 'react';
import { useGridPreferences } from './useGridPreferences.ts';
import { useList } from './useList.ts';

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
  }, [api, data, hidden]);
};
