import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { SessionState } from '#authProvider/sessionState.ts';
import { useT } from '#i18n/useT.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { AuthCard } from './AuthCard.tsx';

type SignedInCardProps = { user: NonNullable<SessionState['user']>; record: SessionState['record'] };

/** What /login shows to somebody who is signed in already: who they are, and the way on. It forwards nobody by itself (C-26). */
export const SignedInCard = ({ user, record }: SignedInCardProps) => {
  const t = useT();
  const name = record?.name || user.displayName || user.email;
  return (
    <AuthCard heading={t('login.signedInHeading')} lead={t('login.lead')}>
      <Persona name={name} detail={user.email} src={record?.imgurl || user.photoUrl} size={48} />
      <Box>
        <Button variant="contained" color="primary" size="large" component={RouterLink} to="/Dashboard">
          {t('login.signedInDashboard')}
        </Button>
      </Box>
    </AuthCard>
  );
};
