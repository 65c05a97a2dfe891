import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { CoinPackage } from '#purchases/purchase.ts';
import { coinPackages } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { PackageArt } from './PackageArt.tsx';

type PackageCardProps = { wanted: CoinPackage; onChoose: () => void; focused: boolean };

const rateOf = ({ coins, price }: CoinPackage): number => coins / price;
const bestRate = Math.max(...coinPackages.map(rateOf));

/** One package: how many coins, what they cost, and how many that is for a dollar. */
export const PackageCard = ({ wanted, onChoose, focused }: PackageCardProps) => {
  const t = useT();
  const { number } = useFormat();
  const inCoins = useCoinText();
  const button = useRef<HTMLButtonElement>(null);
  const isFocused = useRef(focused);
  useEffect(() => {
    if (isFocused.current) button.current?.focus();
  }, []);
  const { coins, price } = wanted;
  const isBest = rateOf(wanted) === bestRate;
  return (
    <Card component="li" sx={cardStyle}>
      <Box sx={artStyle}>
        <PackageArt wanted={wanted} />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, p: 2, pt: 1.5, flex: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h5">
            {inCoins(coins)}
          </Typography>
          {isBest && <StatusBadge tone="success">{t('purchase.best')}</StatusBadge>}
        </Box>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('purchase.price', { dollars: number(price) })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('purchase.rate', { rate: number(rateOf(wanted)) })}</Typography>
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        <Button ref={button} fullWidth variant={isBest ? 'contained' : 'outlined'} color="primary" onClick={onChoose}>
          {t('purchase.buy', { coins })}
        </Button>
      </Box>
    </Card>
  );
};

const cardStyle = { display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
const artStyle = {
  display: 'grid',
  placeItems: 'end center',
  height: 120,
  pb: 1.5,
  bgcolor: 'fluent.brandTint',
} as const;
