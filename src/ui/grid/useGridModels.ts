import useEventCallback from '@mui/utils/useEventCallback';
import type {
  GridApi,
  DataGridProps,
  GridColDef,
  GridColumnVisibilityModel,
  GridRowSelectionModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState, useMemo, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { opensRow, sortFieldOf, type Column } from './column.ts';
import { placeRows, type PlacedRow } from './rows.ts';
import { toGridColumn } from './toGridColumn.tsx';
import { useGridPreferences } from './useGridPreferences.ts';
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

/** The columns as the grid has them, and which of them this user hides or pulls wider. Without `onOpen` headings are text. */
export const useGridColumns = <R extends RaRecord>(
  columns: readonly Column<R>[],
  headings: string,
  onOpen: ((row: R) => void) | undefined,
) => {
  const { hidden, setHidden, widths, setWidths } = useGridPreferences();
  const canOpen = onOpen !== undefined;
  const open = useEventCallback((row: R): void => {
    if (opensRow(columns, row)) onOpen?.(row);
  });
  const gridColumns = useMemo(
    (): GridColDef<PlacedRow>[] =>
      columns.map((column) => toGridColumn<R>(column, { headings, onOpen: canOpen ? open : undefined })),
    [columns, headings, canOpen, open],
  );
  const columnVisibilityModel = useMemo<GridColumnVisibilityModel>(
    () => Object.fromEntries<boolean>(hidden.map((field) => [field, false])),
    [hidden],
  );
  const onColumnVisibilityModelChange = useEventCallback((model: GridColumnVisibilityModel) => {
    setHidden(Object.keys(model).filter((field) => model[field] === false));
  });
  const onColumnWidthChange = useEventCallback<NonNullable<DataGridProps['onColumnWidthChange']>>(
    ({ colDef: { field }, width }) => {
      setWidths({ ...widths, [field]: width });
    },
  );
  return { columns: gridColumns, columnVisibilityModel, onColumnVisibilityModelChange, onColumnWidthChange, open };
};

const sameMembers = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

/**
 * The checkboxes of this page drawn from react-admin's selected ids, which know the other pages as well. A press changes what
 * this page adds to them.
 */
export const useGridSelection = (api: RefObject<GridApi | null>) => {
  const { data = [], selectedIds, onSelect } = useList();

  // Before the effect below, whose change of the model calls it: it must know this page by then, or turning the page would
  // unselect the one before.
  const onModelChange = useEventCallback(({ type, ids }: GridRowSelectionModel) => {
    const here = new Set(data.map(({ id }) => id));
    const elsewhere = selectedIds.filter((id) => !here.has(id));
    const picked = data.flatMap(({ id }, place) => (ids.has(place) === (type === 'include') ? [id] : []));
    const next = new Set([...elsewhere, ...picked]);
    if (!sameMembers(next, new Set(selectedIds))) onSelect([...next]);
  });

  useLayoutEffect(() => {
    const selected = new Set(selectedIds);
    const ids = new Set(data.flatMap(({ id }, place) => (selected.has(id) ? [place] : [])));
    const shown = api.current?.state.rowSelection;
    if (shown?.type !== 'include' || !sameMembers(shown.ids, ids))
      api.current?.setRowSelectionModel({ type: 'include', ids });
  }, [api, data, selectedIds]);

  return onModelChange;
};

/**
 * react-admin's sort drawn in the headers, and a press on a header told to react-admin. Neither hears its own echo. Where two
 * columns are sorted by one field, the one that was pressed is drawn as sorted.
 */
export const useGridSort = <R extends RaRecord>(api: RefObject<GridApi | null>, columns: readonly Column<R>[]) => {
  const { sort, setSort } = useList();
  const [pressed, setPressed] = useState('');
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const candidates = columns.filter((column) => sortFieldOf(column) === sort.field).map(({ field }) => field);
  const drawn = candidates.includes(pressed) ? pressed : (candidates[0] ?? sort.field);
  const [sortModel] = useState((): GridSortModel => [{ field: drawn, sort: direction }]);

  const sortBy = (name: string, order: 'ASC' | 'DESC') => {
    const column = columns.find(({ field }) => field === name);
    const field = column && sortFieldOf(column);
    if (field === undefined) return;
    setPressed(name);
    setSort({ field, order });
  };

  // Before the effect below, whose echo would otherwise be heard by the callback of the last render, and undo the new filter.
  const onSortModelChange = useEventCallback(([wanted]: GridSortModel) => {
    if (!wanted?.sort || (wanted.field === drawn && wanted.sort === direction)) return;
    sortBy(wanted.field, wanted.sort === 'desc' ? 'DESC' : 'ASC');
  });

  // Left to itself the grid would draw its headings at once and everything else later: two times where one is enough.
  const onColumnHeaderClick = useEventCallback<NonNullable<DataGridProps['onColumnHeaderClick']>>(
    ({ field }, event) => {
      event.defaultMuiPrevented = true;
      sortBy(field, field === drawn && direction === 'asc' ? 'DESC' : 'ASC');
    },
  );

  useLayoutEffect(() => {
    const [shown] = api.current?.getSortModel() ?? [];
    if (shown?.field !== drawn || shown.sort !== direction)
      api.current?.setSortModel([{ field: drawn, sort: direction }]);
  }, [api, drawn, direction]);

  return { sortModel, onSortModelChange, onColumnHeaderClick };
};
