import type { GridLocaleText } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useT } from '#i18n/useT.ts';

/** The grid's own words. A checkbox keeps its name when it is checked: its state is said beside it. */
export const useGridTexts = (): Partial<GridLocaleText> => {
  const t = useT();
  return useMemo(
    () => ({
      checkboxSelectionHeaderName: t('grid.selection'),
      checkboxSelectionSelectAllRows: t('grid.selectPage'),
      checkboxSelectionUnselectAllRows: t('grid.selectPage'),
      checkboxSelectionSelectRow: t('grid.selectRow'),
      checkboxSelectionUnselectRow: t('grid.selectRow'),
      columnHeaderSortIconLabel: t('grid.sort'),
      columnMenuLabel: t('grid.menu'),
      columnMenuAriaLabel: (column: string) => t('grid.columnMenu', { column }),
      columnMenuSortAsc: t('grid.ascending'),
      columnMenuSortDesc: t('grid.descending'),
      columnMenuHideColumn: t('grid.hideColumn'),
      columnMenuManageColumns: t('grid.manageColumns'),
      columnsManagementSearchTitle: t('list.search'),
      columnsManagementNoColumns: t('grid.noColumns'),
      columnsManagementShowHideAllText: t('grid.allColumns'),
      columnsManagementReset: t('list.reset'),
      columnsManagementDeleteIconLabel: t('grid.clear'),
    }),
    [t],
  );
};
