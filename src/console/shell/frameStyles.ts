import { BELOW_BAR } from '#ui/page/dashboardBar.ts';

/** The styles that the Dashboard shares with its frame (C-66), so that nothing moves when it takes the frame's place. */
export const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 1.5 },
  minHeight: 56,
  // Search and notifications stay in sight on a long screen.
  position: { md: 'sticky' },
  top: 0,
  zIndex: 'appBar',
  px: { xs: 1.5, md: 3 },
  // Room for all buttons at 320 px.
  '@media (max-width: 359px)': { gap: '2px', px: 1 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;

/** The style of the brand: on a phone it is the first to be cut, where a language's words are long. */
export const brandStyle = {
  color: 'text.primary',
  textDecoration: 'none',
  minWidth: 0,
  flexShrink: { md: 0 },
  // The search begins in line with the screen, beside the sidebar.
  width: { lg: 216 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

export const columnStyle = {
  width: 228,
  flexShrink: 0,
  pt: 2,
  px: 0.5,
  bgcolor: 'fluent.sidebar',
  borderInlineEnd: '1px solid var(--mui-palette-divider)',
  '& > nav': { position: 'sticky', top: BELOW_BAR },
} as const;

export const screenStyle = {
  flex: 1,
  minWidth: 0,
  // Cards are longer than their skeletons: the footer stays below the window instead of moving there.
  minHeight: { xs: '100dvh', sm: 0 },
  px: { xs: 2, md: 3 },
  py: { xs: 1.5, sm: 2.5 },
} as const;
