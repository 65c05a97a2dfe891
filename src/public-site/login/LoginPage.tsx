import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { AuthCard, Or } from './AuthCard.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { LoginForm } from './LoginForm.tsx';
import { rememberedPath, type MayOpen } from './rememberedPath.ts';
import { SignedInCard } from './SignedInCard.tsx';
import { useSignInHere } from './useSignInHere.ts';

const everywhere: MayOpen = () => Promise.resolve(true);

/** /login. `mayOpen` keeps a remembered path from a role that may not see it; without it every path of the site is fine. */
export const LoginPage = ({ mayOpen = everywhere }: { mayOpen?: MayOpen }) => {
  const t = useT();
  const state: unknown = useLocation().state;
  const { user, record } = useSessionState();
  const { signingIn, signIn } = useSignInHere(rememberedPath(state, mayOpen));
  if (user && !signingIn) return <SignedInCard user={user} record={record} />;
  return (
    <AuthCard heading={t('login.heading')} lead={t('login.lead')}>
      <LoginForm signIn={signIn} />
      <Or>{t('login.or')}</Or>
      <GoogleSignIn roleLabel={t('login.role')} signIn={signIn} />
      <Typography>
        {t('login.noAccount')}{' '}
        <Link component={RouterLink} to="/register" underline="always">
          {t('login.registerLink')}
        </Link>
      </Typography>
    </AuthCard>
  );
};
