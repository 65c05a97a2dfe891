import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COINS_PER_DOLLAR, MINIMUM_WITHDRAWAL, startingCoins } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { headlineStyle } from '../headlineStyle.ts';
import { Container } from '../shell/Container.tsx';
import { AboutArt } from './AboutArt.tsx';
import { AboutCard } from './AboutCard.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Packages } from './Packages.tsx';
import { Steps } from './Steps.tsx';

/** /aboutUs: static text for everybody; asks no server for anything (ABOUT-1, ABOUT-2). */
export const AboutPage = () => {
  const t = useT();
  const { name } = product;
  const numbers = { ...startingCoins, rate: COINS_PER_DOLLAR, minimum: MINIMUM_WITHDRAWAL };
  const cards = [
    { kind: 'buyers', title: t('about.buyersTitle'), text: t('about.buyers') },
    { kind: 'workers', title: t('about.workersTitle'), text: t('about.workers') },
    { kind: 'coins', title: t('about.coinsTitle'), text: t('about.coins', numbers) },
    { kind: 'trust', title: t('about.trustTitle'), text: t('about.trust') },
  ] as const;
  return (
    <Box sx={{ flex: 1, bgcolor: 'fluent.surface1' }}>
      <Box sx={{ background: `linear-gradient(180deg, ${fluent('surface2')}, ${fluent('surface1')})` }}>
        <Container sx={intro}>
          <Box sx={{ pt: { md: 9 } }}>
            <PageHeading sx={headlineStyle}>{t('about.heading', { name })}</PageHeading>
            <Typography
              sx={{ mt: 2, fontSize: '1.125rem', lineHeight: '1.75rem', color: 'fluent.text2', maxWidth: 560 }}
            >
              {t('about.lead', { name })}
            </Typography>
          </Box>
          <AboutArt />
        </Container>
      </Box>
      <Container sx={{ pb: { xs: 7, md: 10 }, ...grid }}>
        {cards.map((card) => (
          <AboutCard key={card.kind} {...card} />
        ))}
      </Container>
      <Steps />
      <Packages />
      <GetStarted />
    </Box>
  );
};

const grid = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } };

const intro = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.2fr 1fr' },
  gap: { xs: 2, md: 6 },
  // Not in the middle: the words would move down as soon as the browser has read the picture.
  alignItems: 'start',
  pt: { xs: 5, md: 8 },
  pb: { xs: 4, md: 6 },
};
