import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { personOf } from '#authProvider/personOf.ts';
import type { User } from '#domain/entities.ts';
import type { IdentityUser } from '#services/identity.ts';
import { useT } from '#i18n/useT.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { AuthCard } from './AuthCard.tsx';

type SignedInCardProps = {
  user: IdentityUser;
  record: User | null;
  /**
   * Callback that opens the page from which the visitor was sent to sign in, for the case that another tab has signed
   * in meanwhile.
   */
  onGoOn?: (() => void) | undefined;
};

/**
 * Card shown on /login and /register to signed-in users, with their name and links. It never redirects by itself
 * (C-26). With `onGoOn` there is also a button back to the page that asked for the sign-in.
 */
export const SignedInCard = ({ user, record, onGoOn }: SignedInCardProps) => {
  const t = useT();
  const { name, picture } = personOf(user, record);
  return (
    <AuthCard heading={t('login.signedInHeading')} lead={t('login.signedInLead')}>
      <Persona name={name} detail={user.email} src={picture} size={48} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="primary" size="large" component={RouterLink} to="/Dashboard">
          {t('login.signedInDashboard')}
        </Button>
        {onGoOn && (
          <Button size="large" onClick={onGoOn}>
            {t('login.signedInGoOn')}
          </Button>
        )}
      </Box>
    </AuthCard>
  );
};
