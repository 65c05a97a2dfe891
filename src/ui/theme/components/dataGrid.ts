import type { ComponentOverrides } from './componentOverrides.ts';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { floating } from '../floating.ts';
import { fluent } from '../tokens.ts';

/** Style of menus and panels of the grid, which need a shadow, because MUI's Paper is flat in this theme. */
const menus = {
  '& .MuiPaper-root, & .MuiDataGrid-paper': {
    ...floating,
    borderRadius: 4,
    '--DataGrid-t-color-border-base': fluent('divider'),
  },
};

/**
 * Theme overrides for the menus and the panel of MUI's data grid, which are outside of the grid in the document. The
 * module imports only the grid's types, not its code.
 */
export const dataGrid: ComponentOverrides = {
  MuiDataGrid: {
    styleOverrides: {
      menu: {
        ...menus,
        '& .MuiListItemIcon-root svg': { fontSize: 20 },
      },
      panel: {
        ...menus,
        '& .GridCheckbox': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
        '& .GridCheckbox input': { width: 16, height: 16, margin: 0, accentColor: fluent('brandText') },
      },
    },
  },
};
