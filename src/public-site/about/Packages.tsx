import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { isPerDollar, rateOf } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
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
        {prices.packages.map(({ coins, price }) => (
          <Box component="li" key={coins} sx={{ ...cardStyle, p: 3 }}>
            <Box sx={{ display: 'flex', color: 'fluent.brandText' }}>
              <CoinMultipleRegular fontSize={24} aria-hidden />
            </Box>
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

const grid = {
  ...cardListStyle,
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
};
