import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fluent } from '../tokens.ts';

const ring = { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '-2px', borderRadius: '4px' };

const focus = {
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible, &:has(:focus-visible)': ring,
  },
};

/** Selection circles wait until they are wanted: a pointer over the row, the keyboard, or something selected. */
const selection = {
  '& .MuiDataGrid-row': {
    '&:hover': { background: fluent('subtleHover') },
    '&.Mui-selected, &.Mui-selected:hover': { background: fluent('brandTint') },
  },
  '@media (hover: hover) and (pointer: fine)': {
    '& .MuiDataGrid-cellCheckbox .MuiCheckbox-root:not(.Mui-checked)': { opacity: 0 },
    '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within, &:has(.MuiDataGrid-row.Mui-selected)': {
      '& .MuiDataGrid-cellCheckbox .MuiCheckbox-root:not(.Mui-checked)': { opacity: 1 },
    },
  },
};

const header = {
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: fluent('text2'), fontSize: '.875rem' },
  '& .MuiDataGrid-columnHeader': { padding: '0 8px', '&:hover': { background: fluent('subtleHover') } },
  '& .MuiDataGrid-columnSeparator': { opacity: 0 },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // MUI paints this button white, which shows on a hovered heading.
  '& .MuiDataGrid-sortButton, & .MuiDataGrid-menuIconButton': { background: 'transparent' },
};

/** The grid as a Microsoft details list. Needs no grid code at run time: these are only rules. */
export const dataGrid: Components<Theme> = {
  MuiDataGrid: {
    defaultProps: { rowHeight: 44, columnHeaderHeight: 40 },
    styleOverrides: {
      root: {
        border: 0,
        borderRadius: 0,
        fontSize: '.875rem',
        '--DataGrid-t-color-border-base': fluent('divider'),
        '--DataGrid-rowBorderColor': fluent('divider'),
        '& .MuiDataGrid-cell': { padding: '0 8px', display: 'flex', alignItems: 'center' },
        '& .MuiDataGrid-footerContainer': { minHeight: 44, borderTopColor: fluent('divider') },
        ...header,
        // In line with the toolbar above.
        '& [aria-colindex="1"]': { paddingLeft: 12 },
        ...selection,
        ...focus,
      },
      // MuiPaper is flat by default; menus and panels of the grid must not be.
      menu: {
        '& .MuiPaper-root': { boxShadow: fluent('shadow16'), borderRadius: 4, border: '1px solid transparent' },
      },
      panel: {
        '& .MuiPaper-root': { boxShadow: fluent('shadow16'), borderRadius: 4, border: '1px solid transparent' },
      },
    },
  },
};
