import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { personOf } from '#authProvider/personOf.ts';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { Container } from '../shell/Container.tsx';

/** Picture, name, e-mail, role and coins of the signed-in user (PROF-1). */
export const ProfileCard = () => {
  const t = useT();
  const { digits, worth } = useFormat();
  const { user, record } = useSessionState();
  if (!user || !record) return null;
  const name = record.name || user.displayName;
  const coins = t('profile.worth', { coins: digits(record.coin), dollars: worth(record.coin) });
  const rows = [
    { label: t('profile.name'), value: name || t('profile.unnamed') },
    { label: t('profile.email'), value: record.email || user.email },
    { label: t('profile.role'), value: t(`role.${record.role || 'none'}`) },
    { label: t('profile.coins'), value: coins },
  ];
  return (
    <Container sx={{ flex: 1, py: { xs: 3, md: 6 }, maxWidth: 768 }}>
      <PageHeading>{t('profile.heading')}</PageHeading>
      <Card sx={{ mt: 2, borderRadius: '12px' }}>
        <Box sx={{ height: 96, background: 'linear-gradient(100deg, #0c3b5e, #0f6cbd 60%, #62abf5)' }} aria-hidden />
        <Box sx={{ px: { xs: 2, sm: 4 }, pb: 3 }}>
          <Box sx={picture}>
            <PersonAvatar
              name={name}
              src={personOf(user, record).picture}
              size={96}
              label={t('nav.picture', { name: name || user.email })}
            />
          </Box>
          <Box component="dl" sx={facts}>
            {rows.map(({ label, value }) => (
              <Box key={label} sx={{ minWidth: 0 }}>
                <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                  {label}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, fontSize: '1rem', lineHeight: '1.5rem', overflowWrap: 'anywhere' }}
                >
                  {value}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Card>
    </Container>
  );
};

const picture = {
  mt: '-48px',
  mb: 2,
  width: 'fit-content',
  borderRadius: '50%',
  border: '4px solid',
  borderColor: 'background.paper',
};

const facts = { m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } };
