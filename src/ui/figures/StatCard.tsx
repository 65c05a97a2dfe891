import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Children, type ComponentType, type ReactNode, type Ref } from 'react';
import { fluent } from '../theme/tokens.ts';

export type StatCardProps = {
  label: string;
  /** Number formatted in the reader's language; undefined while loading. */
  value: string | undefined;
  detail?: string | undefined;
  /** Link to what was counted. */
  link?: ReactNode;
  Icon: ComponentType;
};

/**
 * Card with a label and a number. `detail` is a second, smaller value, such as the same amount in dollars. Use the card
 * only in {@link StatCards}: it renders `<dt>` and `<dd>`, which need the `<dl>` there.
 */
export const StatCard = ({ label, value, detail, link, Icon }: StatCardProps) => (
  <Card
    sx={{
      position: 'relative',
      display: { xs: 'flex', sm: 'block' },
      py: { xs: 0.75, sm: 1.25 },
      pr: { xs: 1, sm: 0.25 },
      // With its border, aligned with what stands below.
      pl: { xs: 1, sm: 7.5 },
      minWidth: 0,
    }}
  >
    <Box
      component="dt"
      sx={{ color: 'text.secondary', typography: { xs: 'caption', sm: 'body1' }, fontSize: { sm: '.8125rem' } }}
    >
      <Box component="span" aria-hidden sx={markStyle}>
        <Icon />
      </Box>
      {label}
    </Box>
    <Box component="dd" sx={value === undefined ? figureStyle : shownStyle}>
      {value ?? <Skeleton width="5ch" />}
    </Box>
    {detail && (
      <Box component="dd" sx={detailStyle}>
        {detail}
      </Box>
    )}
    {link && (
      <Box component="dd" sx={detailStyle}>
        {link}
      </Box>
    )}
  </Card>
);

const figureStyle = {
  display: 'inline',
  m: 0,
  typography: { xs: 'h6', sm: 'h4' },
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Style of a number. A margin after the skeleton, which is a block, would take a line of its own. */
const shownStyle = { ...figureStyle, mr: { sm: 1 } } as const;

const detailStyle = {
  display: 'inline-block',
  whiteSpace: 'nowrap',
  m: 0,
  typography: { xs: 'caption', sm: 'body1' },
  color: 'text.secondary',
  '&:not(:last-child)': { mr: { sm: 1 } },
} as const;

const markStyle = {
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  position: 'absolute',
  insetInlineStart: 11,
  top: 'calc(50% - 20px)',
  width: 40,
  height: 40,
  borderRadius: '8px',
  fontSize: 24,
  bgcolor: 'fluent.brandTint',
  color: fluent('brandText'),
} as const;

type StatCardsProps = {
  label: string;
  /** True while the numbers load. */
  busy: boolean;
  /** Message instead of the numbers when they could not be loaded. */
  failure?: ReactNode;
  children: ReactNode;
  /** True where each card has a whole line on a phone, and otherwise the inset of the cards below. */
  wide?: boolean;
  ref?: Ref<HTMLElement>;
};

/**
 * Section with a row of {@link StatCard}s, or with the message `failure` in their place. More than three form two rows
 * on a tablet, `wide` ones on a small laptop, too; on a phone, two share a row.
 */
export const StatCards = ({ label, busy, failure, children, wide = false, ref }: StatCardsProps) => (
  <Box component="section" aria-label={label} aria-busy={busy} ref={ref} tabIndex={-1} sx={focusStyle}>
    {failure || (
      <Box
        component="dl"
        sx={{ ...(Children.count(children) > 3 ? fourStyle(wide) : threeStyle), ...(wide && wideStyle) }}
      >
        {children}
      </Box>
    )}
  </Box>
);

const focusStyle = { '&:focus:not(:focus-visible)': { outline: 0 } } as const;

/**
 * Grid of the cards. On a phone they are one card with a line for each, so that the list below begins in the upper half
 * of the window; the gaps between them show the grid's colour as hairlines.
 */
const gridStyle = {
  display: 'grid',
  gap: { xs: '1px', sm: 2 },
  m: 0,
  overflow: { xs: 'hidden', sm: 'visible' },
  borderRadius: 2,
  bgcolor: { xs: 'divider', sm: 'transparent' },
  boxShadow: { xs: fluent('shadow4'), sm: 'none' },
  '& > .MuiCard-root': {
    flexFlow: 'row wrap',
    // A detail that takes a line of its own stands below its number.
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    columnGap: 0.75,
    borderRadius: { xs: 0, sm: 2 },
    boxShadow: { xs: 'none', sm: fluent('shadow4') },
  },
  '& > .MuiCard-root > dt:first-of-type': { mr: 'auto' },
  '& > .MuiCard-root > dt:first-of-type + dd': { typography: { xs: 'subtitle2', sm: 'h4' } },
} as const;

const threeStyle = {
  ...gridStyle,
  gridTemplateColumns: { xs: 'auto auto', sm: 'none' },
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(0, 1fr)' },
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const fourStyle = (wide: boolean) => ({
  ...gridStyle,
  gridTemplateColumns: {
    xs: 'auto auto',
    sm: 'repeat(2, minmax(0, 1fr))',
    [wide ? 'lg' : 'md']: 'repeat(4, minmax(0, 1fr))',
  },
});

/** Style of cards above others with an inset of 24 px, on a phone 16 px: icons and labels stand on the same line. */
const wideStyle = {
  '& > .MuiCard-root': {
    ...gridStyle['& > .MuiCard-root'],
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    pl: { xs: 2, sm: 9.5 },
    pr: { xs: 2, sm: 1 },
  },
  '& > .MuiCard-root > dt:first-of-type > span': { insetInlineStart: 24 },
  // A date fits beside the icon on a tablet.
  '& > .MuiCard-root > dt:first-of-type + dd': { typography: { xs: 'subtitle2', sm: 'h5', md: 'h4' } },
} as const;
