import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { paragraphStyle, sectionHeadingStyle } from '../headlineStyle.ts';
import { bannerStyle } from '../cardStyle.ts';
import { Container } from '../shell/Container.tsx';
import { useWayIn } from '../useWayIn.ts';

/** Link to registration, or to the Dashboard for signed-in users, at the end of the page. */
export const GetStarted = () => {
  const t = useT();
  const to = useWayIn();
  const here = to === '/Dashboard';
  return (
    <Container sx={{ pb: { xs: 7, md: 10 } }}>
      <Box sx={box}>
        <Box sx={{ flex: 1, minWidth: 240 }}>
          <Typography variant="h2" sx={sectionHeadingStyle}>
            {t('about.startHeading')}
          </Typography>
          {!here && <Typography sx={{ mt: 1, ...paragraphStyle }}>{t('about.startLead')}</Typography>}
        </Box>
        <Button variant="contained" color="primary" size="large" component={RouterLink} to={here ? to : '/register'}>
          {t(here ? 'login.signedInDashboard' : 'about.start')}
        </Button>
      </Box>
    </Container>
  );
};

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  ...bannerStyle,
};
