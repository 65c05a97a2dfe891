import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink } from 'react-router';
import { personOf } from '#authProvider/personOf.ts';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Late } from '#ui/loading/Late.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { cardStyle } from '../cardStyle.ts';
import { Container } from '../shell/Container.tsx';

type ProfilePageProps = {
  /** Element with the user's statistics. It belongs to the Dashboard, so its code is loaded later than the page's. */
  figures: ReactNode;
};

/** Page /Profile, for signed-in users of every role (PROF-2, C-23). `figures` shows the user's statistics. */
export const ProfilePage = ({ figures }: ProfilePageProps) => (
  <RequireUser>
    <Container sx={{ flex: 1, py: { xs: 3, md: 6 } }}>
      <ProfileCard />
      {/* As high as the figures, so that the footer stays. */}
      <Box sx={{ mt: { xs: 2, md: 3 }, minHeight: { xs: 190, sm: 128 } }}>
        <Late>{figures}</Late>
      </Box>
    </Container>
  </RequireUser>
);

/** Card with the user's picture, name, e-mail, role and coins (PROF-1). */
const ProfileCard = () => {
  const t = useT();
  const { digits, worth } = useFormat();
  const { user, record } = useSessionState();
  if (!user || !record) return null;
  const name = record.name || user.displayName;
  const coins = t('profile.worth', { coins: digits(record.coin), dollars: worth(record.coin) });
  return (
    <Box component="section" aria-label={t('nav.profile')} sx={cardStyle}>
      <Box sx={cover} aria-hidden />
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
        <Box sx={top}>
          <Box sx={picture}>
            <PersonAvatar
              name={name}
              src={personOf(user, record).picture}
              size={112}
              label={t('nav.picture', { name: name || user.email })}
            />
          </Box>
          <Box sx={{ flex: 1, minWidth: 200 }}>
            <PageHeading sx={headingStyle}>{t('nav.profile')}</PageHeading>
            <Box component="dl" sx={who}>
              <div>
                <dt>{t('register.name')}</dt>
                <dd>{name || t('home.workers.unnamed')}</dd>
              </div>
              <div>
                <dt>{t('role.label')}</dt>
                <dd>
                  <StatusBadge tone="info">{t(`role.${record.role || 'none'}`)}</StatusBadge>
                </dd>
              </div>
            </Box>
          </Box>
          <Button
            component={RouterLink}
            to="/Dashboard"
            variant="contained"
            color="primary"
            sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}
          >
            {t('login.signedInDashboard')}
          </Button>
        </Box>
        <Box component="dl" sx={facts}>
          <div>
            <dt>
              <MailRegular fontSize={20} aria-hidden />
              {t('login.email')}
            </dt>
            <dd>{record.email || user.email}</dd>
          </div>
          <div>
            <dt>
              <CoinMultipleRegular fontSize={20} aria-hidden />
              {t('profile.coins')}
            </dt>
            <dd>{coins}</dd>
          </div>
        </Box>
      </Box>
    </Box>
  );
};

/** Styles of the banner above the picture. */
const cover = {
  height: { xs: 88, sm: 112 },
  filter: fluent('pictureFilter'),
  background:
    'radial-gradient(60% 160% at 78% 10%, rgba(159,208,255,.55), transparent), linear-gradient(100deg, #041e36, #0f548c 55%, #3a94ea)',
};

const top = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 };

const picture = {
  // Above the banner, whose filter creates a stacking context.
  position: 'relative',
  mt: '-48px',
  width: 'fit-content',
  height: 'fit-content',
  borderRadius: '50%',
  border: `4px solid ${fluent('surface1')}`,
  bgcolor: 'fluent.surface1',
  lineHeight: 0,
};

/** Styles that make the page's heading small, because the name below it is more important. */
const headingStyle = { typography: 'body1', color: 'text.secondary' } as const;

const who = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  m: 0,
  '& dt': visuallyHidden,
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& div:first-of-type > dd': { typography: 'h3' },
} as const;

/** Style of the facts: in a wide window, each begins where the text of a card below does. */
const facts = {
  m: 0,
  mt: { xs: 2, sm: 3 },
  pt: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  // The distance of two cards, and the insets of both.
  columnGap: { lg: '66px' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  borderTop: `1px solid ${fluent('divider')}`,
  '& > div': { minWidth: 0 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' },
  '& dd': { m: 0, mt: 0.5, fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
