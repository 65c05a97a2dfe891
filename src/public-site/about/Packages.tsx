import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { coinPackages } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { cardListStyle, cardStyle } from '../cardStyle.ts';
import { Section } from '../Section.tsx';

/** Prices of the coin packages. */
export const Packages = () => {
  const t = useT();
  const coinText = useCoinText();
  const { number } = useFormat();
  return (
    <Section heading={t('about.packagesHeading')} lead={t('about.packagesLead')}>
      <Box component="ul" sx={grid}>
        {coinPackages.map(({ coins, price }) => (
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
              {t('about.packageRate', { coins: number(coins / price) })}
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
