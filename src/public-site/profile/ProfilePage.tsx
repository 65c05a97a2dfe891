import { BriefcaseRegular } from '@fluentui/react-icons/headless/svg/briefcase';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { personOf } from '#authProvider/personOf.ts';
import { RequireUser } from '#authProvider/RequireUser.tsx';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { cardStyle } from '../cardStyle.ts';
import { Container } from '../shell/Container.tsx';

/** /Profile: for every role, but signed in (PROF-2, C-23). */
export const ProfilePage = () => (
  <RequireUser>
    <ProfileCard />
  </RequireUser>
);

/** Picture, name, e-mail, role and coins of the signed-in user (PROF-1). */
const ProfileCard = () => {
  const t = useT();
  const { digits, worth } = useFormat();
  const { user, record } = useSessionState();
  if (!user || !record) return null;
  const name = record.name || user.displayName;
  const coins = t('profile.worth', { coins: digits(record.coin), dollars: worth(record.coin) });
  return (
    <Container sx={{ flex: 1, py: { xs: 3, md: 6 }, maxWidth: 1008 }}>
      <Box sx={cardStyle}>
        <Box sx={cover} aria-hidden />
        <Box sx={{ px: { xs: 2, sm: 4 }, pb: { xs: 3, sm: 4 } }}>
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
              <PageHeading>{t('profile.heading')}</PageHeading>
              <Typography sx={{ fontSize: '1rem', lineHeight: '1.5rem', color: 'text.secondary' }}>
                {t('profile.lead')}
              </Typography>
            </Box>
            <Button component={RouterLink} to="/Dashboard" variant="contained" color="primary">
              {t('login.signedInDashboard')}
            </Button>
          </Box>
          <Box component="dl" sx={facts}>
            <ProfileFact kind="name" label={t('profile.name')} value={name || t('profile.unnamed')} />
            <ProfileFact kind="email" label={t('profile.email')} value={record.email || user.email} />
            <ProfileFact kind="role" label={t('profile.role')} value={t(`role.${record.role || 'none'}`)} />
            <ProfileFact kind="coins" label={t('profile.coins')} value={coins} />
          </Box>
        </Box>
      </Box>
    </Container>
  );
};

/** The banner's colours, with a light in them. */
const cover = {
  height: { xs: 112, sm: 160 },
  background:
    'radial-gradient(60% 160% at 78% 10%, rgba(159,208,255,.55), transparent), linear-gradient(100deg, #041e36, #0f548c 55%, #3a94ea)',
};

const top = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 };

const picture = {
  mt: '-48px',
  width: 'fit-content',
  height: 'fit-content',
  borderRadius: '50%',
  border: '4px solid',
  borderColor: 'fluent.surface1',
  bgcolor: 'fluent.surface1',
  lineHeight: 0,
};

const facts = {
  m: 0,
  mt: 4,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

const icons = { name: PersonRegular, email: MailRegular, role: BriefcaseRegular, coins: CoinMultipleRegular };

type ProfileFactProps = { kind: keyof typeof icons; label: string; value: string };

/** One thing that is known of the user, as a term and what it says. */
const ProfileFact = ({ kind, label, value }: ProfileFactProps) => {
  const Icon = icons[kind];
  return (
    <Box sx={tile}>
      <Box component="dt" sx={term}>
        <Icon fontSize={20} aria-hidden />
        {label}
      </Box>
      <Box component="dd" sx={said}>
        {value}
      </Box>
    </Box>
  );
};

const tile = {
  minWidth: 0,
  p: 2,
  borderRadius: '8px',
  bgcolor: 'fluent.surface2',
  border: '1px solid',
  borderColor: 'fluent.stroke3',
};
const term = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' };
const said = {
  m: 0,
  mt: 0.5,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
