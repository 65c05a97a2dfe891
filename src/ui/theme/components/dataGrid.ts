import type { ComponentOverrides } from './componentOverrides.ts';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fluent } from '../tokens.ts';

const ring = { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '-2px', borderRadius: '4px' };

const focus = {
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible, &:has(:focus-visible)': ring,
  },
};

/** Fluent's circle, drawn by the browser's own checkbox; it is as large as its target, and the circle stands in the middle. */
const circle = {
  '& .GridCheckbox': { display: 'inline-flex', alignItems: 'center', gap: 8, cursor: 'pointer' },
  '& .MuiDataGrid-cellCheckbox .GridCheckbox input, & .MuiDataGrid-columnHeaderCheckbox .GridCheckbox input': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    width: 32,
    height: 32,
    margin: 0,
    outline: 'none',
    cursor: 'pointer',
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      boxSizing: 'border-box',
      width: 18,
      height: 18,
      borderRadius: '50%',
      border: `1px solid ${fluent('strokeAccessible')}`,
      background: fluent('surface1'),
    },
    '&:checked::before, &:indeterminate::before': { background: fluent('brandText'), borderColor: fluent('brandText') },
    '&::after': { content: '""', gridArea: '1 / 1', placeSelf: 'center', background: fluent('textInverted') },
    '&:checked::after': {
      width: 10,
      height: 8,
      clipPath: 'polygon(0 52%, 12% 38%, 36% 64%, 88% 2%, 100% 14%, 37% 96%)',
    },
    '&:indeterminate::after': { width: 8, height: '1.5px', clipPath: 'none' },
    '&:focus-visible::before': { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '2px' },
    '@media (forced-colors: active)': {
      appearance: 'auto',
      width: 18,
      height: 18,
      '&::before, &::after': { display: 'none' },
    },
  },
  '& .MuiDataGrid-cell.MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeader.MuiDataGrid-columnHeaderCheckbox': {
    padding: 0,
    justifyContent: 'center',
  },
};

/** Selection circles wait until they are wanted: a pointer over the row, the keyboard, or something selected. */
const selection = {
  '& .MuiDataGrid-row': {
    '&:hover': { background: fluent('subtleHover') },
    // Red as on a card would be too faint on the lighter row of the dark theme.
    '&:hover .MuiButton-colorError': { color: fluent('dangerTextHover') },
    '&.Mui-selected, &.Mui-selected:hover': { background: fluent('brandTint') },
  },
  '@media (hover: hover) and (pointer: fine)': {
    '& .MuiDataGrid-cellCheckbox input:not(:checked)': { opacity: 0 },
    '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within, &:has(.MuiDataGrid-row.Mui-selected)': {
      '& .MuiDataGrid-cellCheckbox input:not(:checked)': { opacity: 1 },
    },
  },
};

/** What a row is called, where a press on it opens the row. */
const heading = {
  '& .GridHeading': {
    font: 'inherit',
    fontWeight: 600,
    color: fluent('text1'),
    background: 'transparent',
    border: 0,
    padding: '2px 0',
    margin: 0,
    minWidth: 24,
    minHeight: 24,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', color: fluent('brandTextHover') },
    '&:focus-visible': { outline: 'none' },
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
export const dataGrid: ComponentOverrides = {
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
        ...circle,
        ...selection,
        ...heading,
        ...focus,
      },
      // MuiPaper is flat by default; menus and panels of the grid must not be.
      menu: {
        '& .MuiPaper-root': { boxShadow: fluent('shadow16'), borderRadius: 4, border: '1px solid transparent' },
      },
      panel: {
        '& .GridCheckbox': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
        '& .GridCheckbox input': { width: 16, height: 16, margin: 0, accentColor: fluent('brandText') },
        '& .MuiPaper-root': { boxShadow: fluent('shadow16'), borderRadius: 4, border: '1px solid transparent' },
      },
    },
  },
};
