import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { headlineStyle, introBackground, leadStyle } from '../headlineStyle.ts';
import { Container } from '../shell/Container.tsx';
import { useWayIn } from '../useWayIn.ts';
import { ProductPictures } from './ProductPictures.tsx';

/** Top of the landing page: headline and the two main buttons, which lead to the Dashboard or to the sign-in (C-35). */
export const Hero = () => {
  const t = useT();
  const to = useWayIn();
  return (
    <Box sx={{ background: introBackground }}>
      <Container sx={columns}>
        <Box sx={{ pt: { lg: 5 } }}>
          <PageHeading sx={headlineStyle}>{t('home.headline')}</PageHeading>
          <Typography sx={{ mt: 2.5, maxWidth: 520, ...leadStyle }}>{t('home.lead')}</Typography>
          <Box sx={{ mt: 4, display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button variant="contained" color="primary" size="large" component={RouterLink} to={to}>
              {t('home.findJob')}
            </Button>
            <Button size="large" component={RouterLink} to={to}>
              {t('home.postJob')}
            </Button>
          </Box>
          <ShortFacts />
        </Box>
        <ProductPictures />
      </Container>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  gap: { xs: 5, md: 6 },
  // Only the picture is centred: text would move while the page loads.
  alignItems: 'start',
  '& > :last-child': { alignSelf: 'center' },
  py: { xs: 5, md: 8 },
};

/** List of facts below the buttons, with numbers from the current prices. */
const ShortFacts = () => {
  const t = useT();
  const { payout, leastWithdrawal, welcome } = usePrices();
  const { number } = useFormat();
  const facts = [
    t('home.rate', { coins: payout.coins, money: number(payout.pays) }),
    t('home.withdrawal', { coins: leastWithdrawal }),
    t('home.start', { worker: welcome.worker, buyer: welcome.buyer }),
  ];
  return (
    <Box component="ul" aria-label={t('home.facts')} sx={factsStyle}>
      {facts.map((fact) => (
        <li key={fact}>
          <CheckmarkCircleFilled fontSize={16} aria-hidden />
          {fact}
        </li>
      ))}
    </Box>
  );
};

const factsStyle = {
  mt: 4,
  mb: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' },
  '& svg': { flex: 'none', color: 'fluent.successText' },
} as const;
