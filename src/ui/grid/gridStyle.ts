import { DARK, fluent } from '../theme/tokens.ts';
import { NARROW } from './usePhone.ts';

const ring = { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: '-2px', borderRadius: '4px' };

const focus = {
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    '&:focus, &:focus-within': { outline: 'none' },
    '&:focus-visible, &:has(:focus-visible)': ring,
  },
};

const circle = {
  '& .GridCheckbox': { display: 'inline-flex', alignItems: 'center', gap: 8, cursor: 'pointer' },
  '& .MuiDataGrid-cell.MuiDataGrid-cellCheckbox, & .MuiDataGrid-columnHeader.MuiDataGrid-columnHeaderCheckbox': {
    padding: 0,
    justifyContent: 'center',
  },
};

/** Style of rows below the pointer and of selected rows. */
const selection = {
  '& .MuiDataGrid-row': {
    '&:hover': { background: fluent('subtleHover') },
    '&:hover .GridHeading': { color: fluent('linkHover') },
    // Red only on hover or focus; a fainter red, as on a card, would lack contrast on hovered rows of the dark
    // theme.
    '@media (hover: hover) and (pointer: fine)': { '& .MuiButton-colorError': { color: fluent('text2') } },
    '&:hover .MuiButton-colorError, & .MuiButton-colorError:focus-visible': { color: fluent('dangerTextHover') },
    '&.Mui-selected, &.Mui-selected:hover, &[aria-current]': { background: fluent('brandTint') },
  },
};

/** Style that keeps a row's controls at the right edge while the other columns scroll below them. */
const pinned = {
  '& .GridPinned': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 3,
    borderInlineStart: `calc(var(--DataGrid-hasScrollX) * 1px) solid ${fluent('divider')}`,
  },
  '& .MuiDataGrid-row, & .MuiDataGrid-columnHeader.GridPinned': { background: fluent('surface1') },
  '& .MuiDataGrid-cell.GridPinned': { background: 'inherit' },
};

/** Shade over the lowest row in sight while there are more below it. The rows' scroll position drives it, no script. */
const rowsBelow = {
  '& .MuiDataGrid-virtualScroller': { scrollTimeline: '--rows' },
  '& .MuiDataGrid-main': { timelineScope: '--rows' },
  '& .MuiDataGrid-main::after': {
    content: '""',
    position: 'absolute',
    zIndex: 4,
    inset: 'auto 0 0',
    height: 20,
    pointerEvents: 'none',
    background: `linear-gradient(to top, ${fluent('rowsBelow')}, transparent)`,
    // Without anything to scroll there is no animation; in a browser that drives it by time alone, it is over at once.
    opacity: 0,
    animation: 'rows-below both',
    animationTimeline: '--rows',
  },
  '@keyframes rows-below': { '0%, 90%': { opacity: 1 }, to: { opacity: 0 } },
};

/** Style of the icons in a row's buttons, as large as the text. The icons show that the text is a button. */
const actions = {
  '& .MuiDataGrid-cell .MuiButton-text .MuiButton-startIcon': { marginRight: 4, '& > *': { fontSize: 16 } },
};

/** Style of the heading of a row, a button if it opens the row's details. */
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
    // Only the first of two lines is underlined, and never the initial in a picture.
    '&:hover:not(:has(.TwoLines)), &:hover .TwoLines > :first-of-type': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
  },
};

const header = {
  // Wrapped into two lines, which fit, so that a column is as wide as its values.
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: fluent('text2'),
    fontSize: '.875rem',
    whiteSpace: 'normal',
    lineHeight: '1rem',
    // Room for Bangla's marks, which reach out of the line and would be cut.
    paddingBlock: 3,
    marginBlock: -3,
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'end' },
  // The arrow of a sorted column follows the last word, also in the second line.
  '& .MuiDataGrid-columnHeader--sorted:not(.MuiDataGrid-columnHeader--alignRight)': {
    '& [class*="columnHeaderTitle"]': { display: 'inline', alignSelf: 'center', lineHeight: '1rem' },
    '& .MuiDataGrid-iconButtonContainer': { display: 'inline-flex', verticalAlign: 'bottom', margin: '-4px 2px' },
  },
  '& .MuiDataGrid-columnHeader': { padding: '0 var(--cell-padding)', '&:hover': { background: fluent('subtleHover') } },
  '& .MuiDataGrid-columnSeparator': { opacity: 0, color: fluent('stroke2') },
  '& .MuiDataGrid-columnHeaders:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
  // MUI's white background would show on a hovered heading.
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton, & .MuiDataGrid-menuIconButton': { background: 'transparent' },
  // Hidden until sorted, because it takes the room of words, and a press on the heading sorts anyway.
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-iconButtonContainer': {
    width: 0,
    visibility: 'hidden',
  },
  // Narrow, so that a sorted heading keeps its words when hovered.
  '& .MuiDataGrid-sortButton': { width: 16, height: 24, padding: 0, '& svg': { fontSize: 16 } },
  '& .MuiDataGrid-menuIconButton': { width: 24, height: 24, padding: 0, '& svg': { fontSize: 16 } },
};

/** Style of the lowest rows (density 'compact'), whose content is 24 px high and on one line. */
const compact = {
  '[data-density="compact"] &': {
    // Overrides the size in the picture's style attribute.
    '& .PersonAvatar': { width: '24px !important', height: '24px !important', fontSize: '.6875rem !important' },
    '& .TwoLines': { display: 'flex', alignItems: 'baseline', gap: 8, '& > :not(:last-of-type)': { flex: 'none' } },
    '& .BareSelect :is(select, button)': { height: 26 },
    '& .MuiButton-root': { minHeight: 24, paddingBlock: 1 },
  },
};

const narrow = {
  [NARROW]: {
    // Without a mouse, the menu buttons of the column headings would always show, and cut the headings.
    '@media (hover: none)': {
      '&.MuiDataGrid-root .MuiDataGrid-columnHeaders .MuiDataGrid-menuIcon': { width: 0, visibility: 'hidden' },
    },
  },
};

/**
 * Style that makes MUI's data grid look like a Microsoft details list. It is the grid's own, not the theme's, because
 * every page loads the theme.
 */
export const gridStyle = {
  border: 0,
  borderRadius: 0,
  fontSize: '.875rem',
  '--DataGrid-t-color-border-base': fluent('divider'),
  '--DataGrid-rowBorderColor': fluent('divider'),
  '& .MuiDataGrid-cell': { padding: '0 var(--cell-padding)', display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell > *': { minWidth: 0 },
  // Text cells are no flex boxes, which would cut text without an ellipsis.
  '& .MuiDataGrid-cell.GridText': { display: 'block' },
  // Space between numbers at the end and text at the start.
  '& .MuiDataGrid-cell--textRight + .MuiDataGrid-cell:not(.MuiDataGrid-cell--textRight)': {
    paddingLeft: 'calc(2 * var(--cell-padding))',
  },
  '& .MuiDataGrid-columnHeader--numeric + .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--numeric)': {
    paddingLeft: 'calc(2 * var(--cell-padding))',
  },
  ...header,
  // Aligned with the toolbar above.
  '& [aria-colindex="1"]': { paddingLeft: 12 },
  ...circle,
  ...pinned,
  ...selection,
  ...actions,
  ...rowsBelow,
  ...heading,
  ...focus,
  ...compact,
  // Selects and circles have the fill of a card, which would be a hole in a dark row.
  [`${DARK} & .MuiDataGrid-row:is(.Mui-selected, [aria-current])`]: { '--mui-palette-fluent-surface1': 'transparent' },
  // A button without edges is in line with its column's heading.
  '& .MuiDataGrid-cell > .MuiButton-text:only-child': { marginLeft: -8 },
  // Numbers in the last column are aligned with the end of the toolbar above.
  '& .MuiDataGrid-columnHeader--numeric.MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell--textRight:nth-last-of-type(2)':
    { paddingRight: 20 },
  ...narrow,
} as const;
