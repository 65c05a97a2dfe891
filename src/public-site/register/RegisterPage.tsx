import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { startingCoins } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';
import { HOME_AFTER_SIGN_IN } from '#security/safePath.ts';
import { AuthCard, Or } from '../login/AuthCard.tsx';
import { GoogleSignIn } from '../login/GoogleSignIn.tsx';
import { SignedInCard } from '../login/SignedInCard.tsx';
import { useSignInHere, type Destination } from '../login/useSignInHere.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** A new account always starts on the Dashboard (REG-24). */
const dashboard: Destination = () => Promise.resolve(HOME_AFTER_SIGN_IN);

/** /register: by e-mail, or with Google and a role of its own. */
export const RegisterPage = () => {
  const t = useT();
  const { user, record } = useSessionState();
  const { signingIn, signIn } = useSignInHere(dashboard);
  if (user && !signingIn) return <SignedInCard user={user} record={record} />;
  return (
    <AuthCard heading={t('register.heading')} lead={t('register.lead', startingCoins)}>
      <RegisterForm signIn={signIn} />
      <Or>{t('login.or')}</Or>
      <GoogleSignIn roleLabel={t('register.googleRole')} signIn={signIn} />
      <Typography>
        {t('register.haveAccount')}{' '}
        <Link component={RouterLink} to="/login" underline="always">
          {t('register.loginLink')}
        </Link>
      </Typography>
    </AuthCard>
  );
};
