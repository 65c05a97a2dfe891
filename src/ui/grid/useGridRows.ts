import type { GridApi } from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { placeRows } from './rows.ts';
import { useList } from './useList.ts';

/** Hands every new page to the grid before it is painted. Returns the rows to begin with: props that change draw every cell. */
export const useGridRows = (api: RefObject<GridApi | null>) => {
  const { data = [], page } = useList();
  const [first] = useState(() => placeRows(data));
  const shown = useRef({ data, rows: first });

  useLayoutEffect(() => {
    if (shown.current.data === data) return;
    shown.current = { data, rows: placeRows(data, shown.current.rows) };
    api.current?.setRows(shown.current.rows);
  }, [api, data]);

  useLayoutEffect(() => {
    if (api.current?.getScrollPosition().top) api.current.scroll({ top: 0 });
  }, [api, page]);

  return first;
};
