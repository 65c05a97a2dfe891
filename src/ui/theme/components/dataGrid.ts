import type { ComponentOverrides } from './componentOverrides.ts';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fluent } from '../tokens.ts';
import { selectionCircle } from './selectionCircle.ts';

const ring = { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '-2px', borderRadius: '4px' };

const focus = {
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible, &:has(:focus-visible)': ring,
  },
};

const circle = {
  '& .GridCheckbox': { display: 'inline-flex', alignItems: 'center', gap: 8, cursor: 'pointer' },
  '& .MuiDataGrid-cellCheckbox .GridCheckbox input, & .MuiDataGrid-columnHeaderCheckbox .GridCheckbox input':
    selectionCircle,
  '& .MuiDataGrid-cell.MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeader.MuiDataGrid-columnHeaderCheckbox': {
    padding: 0,
    justifyContent: 'center',
  },
};

/** Selection circles wait until they are wanted: a pointer over the row, the keyboard, or something selected. */
const selection = {
  '& .MuiDataGrid-row': {
    '&:hover': { background: fluent('subtleHover') },
    '&:hover .GridHeading': { color: fluent('linkHover') },
    // Quiet until it is meant. Red as on a card would be too faint on the lighter row of the dark theme.
    '@media (hover: hover) and (pointer: fine)': { '& .MuiButton-colorError': { color: fluent('text2') } },
    '&:hover .MuiButton-colorError, & .MuiButton-colorError:focus-visible': { color: fluent('dangerTextHover') },
    '&.Mui-selected, &.Mui-selected:hover, &[aria-current]': { background: fluent('brandTint') },
  },
  '@media (hover: hover) and (pointer: fine)': {
    '& .MuiDataGrid-cellCheckbox input:not(:checked)': { opacity: 0 },
    '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within, &:has(.MuiDataGrid-row.Mui-selected)': {
      '& .MuiDataGrid-cellCheckbox input:not(:checked)': { opacity: 1 },
    },
  },
};

/** A row's buttons are told from its words by their icons, which are as small as those words. */
const actions = {
  '& .MuiDataGrid-cell .MuiButton-text .MuiButton-startIcon': { marginRight: 4, '& > *': { fontSize: 16 } },
};

/** What a row is called, where a press on it opens the row. */
const heading = {
  '& .GridName': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .GridHeading': {
    font: 'inherit',
    fontWeight: 600,
    color: fluent('brandText'),
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
    '&:hover': { color: fluent('brandTextHover') },
    // Of two lines the first one alone, and never the letter in a person's picture.
    '&:hover:not(:has(.TwoLines)), &:hover .TwoLines > :first-of-type': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
  },
};

const header = {
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: fluent('text2'), fontSize: '.875rem' },
  // Where all columns are at their narrowest; two lines are as high as the heading.
  '@media (max-width: 899.95px)': {
    '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: '1rem' },
  },
  '& .MuiDataGrid-columnHeader': { padding: '0 8px', '&:hover': { background: fluent('subtleHover') } },
  '& .MuiDataGrid-columnSeparator': { opacity: 0, color: fluent('stroke2') },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // MUI paints this button white, which shows on a hovered heading.
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-menuIconButton': { background: 'transparent' },
  // A press anywhere on it sorts: an arrow that only hints at that would take the words' room.
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer': {
    width: 0,
    visibility: 'hidden',
  },
  // Narrow, so that a sorted heading keeps its words under the pointer as well; a press anywhere on it sorts.
  '& .MuiDataGrid-sortButton': { width: 16, height: 24, padding: 0, '& svg': { fontSize: 16 } },
  '& .MuiDataGrid-menuIconButton': { width: 24, height: 24, padding: 0, '& svg': { fontSize: 16 } },
};

/** MuiPaper is flat by default; menus and panels of the grid must not be. */
const floating = {
  '& .MuiPaper-root, & .MuiDataGrid-paper': {
    boxShadow: fluent('shadow16'),
    borderRadius: 4,
    border: `1px solid ${fluent('floatStroke')}`,
    '--DataGrid-t-color-border-base': fluent('divider'),
  },
};

/** In the lowest rows everything is 24 px high and stands in one line. */
const compact = {
  '[data-density="compact"] &': {
    // A picture says its own size.
    '& .PersonAvatar': { width: '24px !important', height: '24px !important', fontSize: '.6875rem !important' },
    '& .TwoLines': { display: 'flex', alignItems: 'baseline', gap: 8, '& > :not(:last-of-type)': { flex: 'none' } },
    '& .BareSelect :is(select, button)': { height: 26 },
    '& .MuiButton-root': { minHeight: 24, paddingBlock: 1 },
  },
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
        '& .MuiDataGrid-cell > *': { minWidth: 0 },
        // Words alone keep the grid's own layout: a flex box would cut them off without the three dots.
        '& .MuiDataGrid-cell.GridText': { display: 'block' },
        // Figures at the right must not touch words at the left.
        '& .MuiDataGrid-cell--textRight + .MuiDataGrid-cell:not(.MuiDataGrid-cell--textRight)': { paddingLeft: 16 },
        '& .MuiDataGrid-columnHeader--numeric + .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--numeric)': {
          paddingLeft: 16,
        },
        '& .MuiDataGrid-footerContainer': { minHeight: 44, borderTopColor: fluent('divider') },
        ...header,
        // In line with the toolbar above.
        '& [aria-colindex="1"]': { paddingLeft: 12 },
        ...circle,
        ...selection,
        ...actions,
        ...heading,
        ...focus,
        ...compact,
      },
      menu: {
        ...floating,
        '& .MuiListItemIcon-root svg': { fontSize: 20 },
      },
      panel: {
        ...floating,
        '& .GridCheckbox': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
        '& .GridCheckbox input': { width: 16, height: 16, margin: 0, accentColor: fluent('brandText') },
      },
    },
  },
};
