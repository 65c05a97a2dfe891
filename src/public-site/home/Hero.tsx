import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { headlineStyle } from '../headlineStyle.ts';
import { Container } from '../shell/Container.tsx';
import { HeroArt } from './HeroArt.tsx';
import { ShortFacts } from './ShortFacts.tsx';
import { useWayIn } from '../useWayIn.ts';

/** What this is, and the two ways in. Both lead to the Dashboard, or to the sign-in before it (C-35). */
export const Hero = () => {
  const t = useT();
  const to = useWayIn();
  return (
    <Box sx={{ background: `linear-gradient(180deg, ${fluent('surface2')}, ${fluent('surface1')})` }}>
      <Container sx={columns}>
        <Box>
          <PageHeading sx={headlineStyle}>{t('home.headline')}</PageHeading>
          <Typography
            sx={{ mt: 2.5, fontSize: '1.125rem', lineHeight: '1.75rem', color: 'fluent.text2', maxWidth: 520 }}
          >
            {t('home.lead')}
          </Typography>
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
        <HeroArt />
      </Container>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.05fr 1fr' },
  gap: { xs: 3, md: 6 },
  // The picture alone in the middle: the words would move while the browser reads on.
  alignItems: 'start',
  '& > :last-child': { alignSelf: 'center' },
  py: { xs: 5, md: 10 },
};
