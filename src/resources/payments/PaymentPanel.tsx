import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CoinPackage } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { fluent } from '#ui/theme/tokens.ts';

/**
 * Card with the chosen package and its price, above `children`, the form that pays for it. Its heading has the focus
 * until the card field is ready.
 */
export const PaymentPanel = ({ wanted, children }: { wanted: CoinPackage; children: ReactNode }) => {
  const t = useT();
  const { digits, dollars } = useFormat();
  const count = t('coins.count', { coins: digits(wanted.coins), smart_count: wanted.coins });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-labelledby={id} sx={panelStyle}>
      <Box sx={summaryStyle}>
        <PackageArt wanted={wanted} tight />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            ref={heading}
            id={id}
            component="h2"
            variant="h5"
            tabIndex={-1}
            sx={{ '&:focus': { outline: 0 } }}
          >
            {t('purchase.cardOf', { coins: count })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('purchase.total')} <b>{t('purchase.price', { dollars: dollars(wanted.price) })}</b>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>{children}</Box>
    </Card>
  );
};

/** Style of the card: in a wide window, the package stands beside the form. */
const panelStyle = {
  display: 'grid',
  width: '100%',
  maxWidth: { xs: 560, lg: 960 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
} as const;
const summaryStyle = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  justifyContent: { lg: 'center' },
  alignItems: 'center',
  textAlign: { lg: 'center' },
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 2,
  bgcolor: 'fluent.brandTint',
  '& svg': { height: { xs: 40, sm: 56, lg: 96 }, flex: 'none' },
  '& b': { fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' },
} as const;

/**
 * Number of coins in each stack of a package's picture, from the smallest package to the largest: not to scale, but
 * always growing.
 */
const stacks: readonly (readonly number[])[] = [[1], [2, 4], [4, 6, 3], [3, 6, 8, 5]];

/** Heights of the stacks for a package of so many coins, chosen by its position among all packages. */
const stacksOf = (coins: number, packages: readonly CoinPackage[]): readonly number[] => {
  const place = packages.filter((one) => one.coins < coins).length;
  return stacks[Math.min(place, stacks.length - 1)] ?? [];
};

/** Distance from one stack to the next. A coin is 80 wide, so the stacks overlap a little. */
const WIDTH = 68;

/**
 * Width of four stacks, in the picture's units; all pictures are that wide, so that a coin has the same size in each.
 */
const ROOM = 3 * WIDTH + 92;

/**
 * Picture of a package as stacks of coins, hidden from screen readers. A `tight` one is as wide as its stacks, to stand
 * beside a text.
 */
export const PackageArt = ({ wanted: { coins }, tight = false }: { wanted: CoinPackage; tight?: boolean }) => {
  const heights = stacksOf(coins, usePrices().packages);
  const width = (heights.length - 1) * WIDTH + 96;
  const room = tight ? width : ROOM;
  return (
    <svg viewBox={`${String(-room / 2)} -136 ${String(room)} 152`} aria-hidden="true" focusable="false">
      <ellipse cy="6" rx={width / 2} ry="9" fill={fluent('text1')} opacity=".08" />
      {heights.map((height, place) => (
        <g key={place} transform={`translate(${String(place * WIDTH - (width - 96) / 2 - 2)} 0)`}>
          <CoinStack coins={height} />
        </g>
      ))}
    </svg>
  );
};

/** Skeleton of the card form while its code, or the card company's script, is loaded. */
export const CardSkeleton = () => {
  const t = useT();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <StatusLine>{t('purchase.loading')}</StatusLine>
      <Skeleton variant="rounded" height={36} />
      <Skeleton variant="rounded" height={32} width={200} />
    </Box>
  );
};
