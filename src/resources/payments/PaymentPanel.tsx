import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CoinPackage } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { PackageArt } from './PackageArt.tsx';

/** The bought package and its price, above the form that pays for it. It has the focus until the card's field is there. */
export const PaymentPanel = ({ wanted, children }: { wanted: CoinPackage; children: ReactNode }) => {
  const t = useT();
  const { dollars } = useFormat();
  const inCoins = useCoinText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card component="section" aria-labelledby={id} sx={{ maxWidth: 560 }}>
      <Box sx={summaryStyle}>
        <PackageArt wanted={wanted} />
        <Box sx={{ minWidth: 0 }}>
          <Typography
            ref={heading}
            id={id}
            component="h2"
            variant="h5"
            tabIndex={-1}
            sx={{ '&:focus': { outline: 0 } }}
          >
            {t('purchase.cardOf', { coins: inCoins(wanted.coins) })}
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

const summaryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 2,
  bgcolor: 'fluent.brandTint',
  '& svg': { height: { xs: 40, sm: 56 }, flex: 'none' },
  '& b': { fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' },
} as const;
