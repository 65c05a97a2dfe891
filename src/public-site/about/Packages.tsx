import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isPerDollar, rateOf } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { CoinStack } from '#ui/art/CoinStack.tsx';
import { cardListStyle, cardStyle } from '../cardStyle.ts';
import { Section } from '../Section.tsx';

/** Section with the prices of the coin packages. */
export const Packages = () => {
  const t = useT();
  const coinText = useCoinText();
  const { number } = useFormat();
  const prices = usePrices();
  const money = number(prices.payout.pays);
  const inWords = isPerDollar(prices);
  const rates = prices.packages.map((one) => rateOf(one, prices));
  const isRising = rates.every((rate, nth) => nth === 0 || rate > (rates[nth - 1] ?? 0));
  const lead = inWords && isRising ? t('about.packagesLead') : t('about.packagesLeadOf', { money });
  const rateText = (rate: number) =>
    inWords
      ? t('about.packageRate', { coins: number(rate) })
      : t('about.packageRateOf', { coins: number(rate), money });
  return (
    <Section heading={t('about.packagesHeading')} lead={lead}>
      <Box component="ul" sx={grid}>
        {prices.packages.map(({ coins, price }, nth) => (
          <Box component="li" key={coins} sx={{ ...cardStyle, p: 3 }}>
            <svg viewBox="-44 -112 92 120" height={72} aria-hidden="true" focusable="false">
              <CoinStack coins={Math.min(2 * nth + 1, HIGHEST)} />
            </svg>
            <Typography sx={{ mt: 2, fontSize: '1rem', lineHeight: '1.375rem', fontWeight: 600 }}>
              {coinText(coins)}
            </Typography>
            <Typography sx={{ fontSize: '2rem', lineHeight: '2.5rem', fontWeight: 600, color: 'fluent.brandText' }}>
              {t('about.packagePrice', { price: number(price) })}
            </Typography>
            <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {rateText(rateOf({ coins, price }, prices))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
};

/** Coins of the highest pile that the drawing has room for. */
const HIGHEST = 7;

const grid = {
  ...cardListStyle,
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
