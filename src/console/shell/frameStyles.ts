import visuallyHidden from '@mui/utils/visuallyHidden';
import { aroundFilling } from '#ui/grid/aroundFilling.ts';
import { BELOW_BAR } from '#ui/page/dashboardBar.ts';

/** Style of the Dashboard's bar in the page's header. */
export const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 1.5 },
  minHeight: 48,
  px: { xs: 1.5, md: 2 },
  // Leaves room for all buttons at 320 px.
  '@media (max-width: 359px)': { gap: '2px', px: 1 },
} as const;

/**
 * Style of the logo with the product's name. On phones the name is hidden, because languages with longer words need the
 * room.
 */
export const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'inherit',
  textDecoration: 'none',
  typography: 'h6',
  flexShrink: 0,
  '@media (max-width: 399.95px)': { '& > span': visuallyHidden },
} as const;

/**
 * Style of the sidebar's column. The Dashboard shares it with the prerendered frame (C-66), so that nothing moves when
 * it replaces the frame.
 */
export const columnStyle = {
  width: 228,
  flexShrink: 0,
  pt: 2,
  px: 0.5,
  bgcolor: 'fluent.sidebar',
  borderInlineEnd: '1px solid var(--mui-palette-divider)',
  '& > div': { position: 'sticky', top: BELOW_BAR },
} as const;

export const screenStyle = {
  flex: 1,
  minWidth: 0,
  // Cards are longer than their skeletons: the minimum keeps the footer below the window from the start, so that it does
  // not jump.
  minHeight: { xs: '100dvh', sm: 0 },
  px: { xs: 2, md: 3 },
  py: { xs: 1.5, sm: 1.5 },
  ...aroundFilling,
} as const;
