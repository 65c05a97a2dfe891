import { fluent } from '#ui/theme/tokens.ts';

/** Colours of the site's navigation bar, as CSS variables. */
export const siteLook = {
  '--bar-fill': 'var(--mui-palette-background-paper)',
  '--bar-hover': fluent('subtleHover'),
  '--bar-text': fluent('text2'),
  '--bar-strong': fluent('text1'),
  '--bar-mark': fluent('brandText'),
  '--bar-edge': 'var(--mui-palette-divider)',
} as const;

/** Colours of the Dashboard's bar, like those of Microsoft 365's header. */
const suiteLook = {
  '--bar-fill': fluent('suiteBar'),
  '--bar-hover': fluent('suiteBarHover'),
  '--bar-text': fluent('onBrand'),
  '--bar-strong': fluent('onBrand'),
  '--bar-mark': fluent('onBrand'),
  '--bar-edge': 'transparent',
  '& :focus-visible': { outlineColor: fluent('onBrand') },
  '& .MuiSkeleton-root': { opacity: 0.35 },
  // For a signed-out visitor at an unknown address of the Dashboard: a blue button would not stand out.
  '& .MuiButton-contained': { background: fluent('onBrand'), color: fluent('brand') },
  '& .MuiButton-contained:hover': { background: fluent('onBrand'), color: fluent('brandPressed') },
} as const;

/** Styles of every page's header; with `suite`, in the colours of the Dashboard. */
export const header = (suite: boolean) => ({
  ...(suite ? suiteLook : siteLook),
  position: { xs: 'relative', md: 'sticky' },
  top: 0,
  zIndex: 'appBar',
  color: 'var(--bar-strong)',
  background: 'var(--bar-fill)',
  borderBottom: suite ? 0 : '1px solid var(--bar-edge)',
  '& .MuiIconButton-root, & .MuiButton-text': {
    color: 'var(--bar-text)',
    '&:hover': { background: 'var(--bar-hover)', color: 'var(--bar-strong)' },
  },
});

/**
 * Styles of the navigation bar's content. With `suite`, the Dashboard's look, it is lower and as wide as the window.
 * Long words and large text may wrap into a second line.
 */
export const row = (suite: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: { md: 'wrap' },
  columnGap: { xs: 1, md: 2 },
  minHeight: suite ? 48 : 60,
  ...(suite && { maxWidth: 'none', pl: { xs: 1.5, md: 1.75 }, pr: { xs: 1.5, md: 3 } }),
});

/** Styles of the links in the bar; on phones they are a menu below it, which a button opens. */
export const menu = (open: boolean) => ({
  flex: { md: 1 },
  display: { xs: open ? 'flex' : 'none', md: 'flex' },
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  justifyContent: 'space-between',
  gap: 0.5,
  position: { xs: 'absolute', md: 'static' },
  top: '100%',
  left: 0,
  right: 0,
  p: { xs: 1, md: 0 },
  background: 'var(--bar-fill)',
  boxShadow: { xs: fluent('shadow16'), md: 'none' },
  '& .MuiButton-root': { justifyContent: 'flex-start' },
});
