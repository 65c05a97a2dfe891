import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { emailProblemOf } from '#authProvider/signInProblems.ts';
import { useSessionState, useSession } from '#authProvider/SessionContext.tsx';
import type { Role } from '#domain/entities.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { HOME_AFTER_SIGN_IN, safePath } from '#security/safePath.ts';
import { Form } from '#ui/forms/Form.tsx';
import { NeedsCode } from '#ui/forms/NeedsCode.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useCheckedForm } from '#ui/forms/useCheckedForm.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { AuthCard, Or, OtherWay } from './AuthCard.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignedInCard } from './SignedInCard.tsx';
import { useSignInHere, type SignIn, type Destination } from './useSignInHere.ts';

const everywhere: MayOpen = () => Promise.resolve(true);

/**
 * Page /login. `mayOpen` tells whether a role may open the remembered path after the sign-in; by default it may open
 * any.
 */
export const LoginPage = ({ mayOpen = everywhere }: { mayOpen?: MayOpen }) => {
  const t = useT();
  const state: unknown = useLocation().state;
  const session = useSession();
  const navigate = useNavigate();
  const { user, record } = useSessionState();
  const destination = rememberedPath(state, mayOpen);
  const { signingIn, signIn } = useSignInHere(destination);
  /**
   * Form that was used last. Only that form shows its problem, so that no older alert stays beside a new one (LOGIN-9).
   */
  const [way, setWay] = useState<'email' | 'google'>();
  if (user && !signingIn) {
    const goOn = async () => navigate(await destination(session.state()), { replace: true });
    const wasSentHere = fromOf(state) !== undefined;
    return <SignedInCard user={user} record={record} onGoOn={wasSentHere ? () => void goOn() : undefined} />;
  }
  return (
    <AuthCard heading={t('login.heading')} lead={t('login.lead')}>
      <LoginForm signIn={signIn} isLatest={way === 'email'} onStart={() => setWay('email')} />
      <Or>{t('login.or')}</Or>
      <GoogleSignIn
        roleLabel={t('login.role')}
        signIn={signIn}
        isLatest={way === 'google'}
        onStart={() => setWay('google')}
      />
      <OtherWay question={t('login.noAccount')} to="/register" link={t('login.registerLink')} />
    </AuthCard>
  );
};

type Credentials = { email: string; password: string };

/**
 * Props of the form. `isLatest` is true if it was used last of those on the page; only then it shows its problem.
 * `onStart` is called at each submit.
 */
type LoginFormProps = { signIn: SignIn; isLatest: boolean; onStart: () => void };

/**
 * Form for sign-in with e-mail and password (LOGIN-1 to LOGIN-5). After a refusal it keeps its values and focuses the
 * password (C-01, LOGIN-17).
 */
const LoginForm = ({ signIn, isLatest, onStart }: LoginFormProps) => {
  const t = useT();
  const session = useSession();
  const [problem, setProblem] = useState<PlainKey | null>(null);
  const { register, handleSubmit, setFocus, formState } = useCheckedForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = async ({ email, password }: Credentials) => {
    setProblem(null);
    onStart();
    try {
      await signIn(() => session.signIn(email.trim(), password));
    } catch (error) {
      setProblem(emailProblemOf(error));
      setFocus('password', { shouldSelect: true });
    }
  };
  const submit = handleSubmit(send, () => setProblem(null));

  return (
    <Form onSubmit={submit}>
      <TextInput
        label={t('login.email')}
        type="email"
        autoComplete="email"
        required
        problem={errors.email?.message}
        {...register('email', { validate: (email) => email.trim() !== '' || t('register.emailRequired') })}
      />
      <PasswordField
        autoComplete="current-password"
        required
        problem={errors.password?.message}
        {...register('password', { required: t('register.passwordRequired') })}
      />
      {problem && isLatest && <AlertLine>{t(problem)}</AlertLine>}
      <NeedsCode>
        <Button type="submit" variant="contained" color="primary" size="large" disabled={isSubmitting}>
          {t('login.submit')}
        </Button>
      </NeedsCode>
    </Form>
  );
};

/** Function that resolves to true when a role may open a path of this site. The path has no query and no hash. */
type MayOpen = (path: string, role: Role) => Promise<boolean>;

/**
 * Function that returns the path to open after the sign-in: the remembered one if the role may open it, else the
 * Dashboard (LOGIN-12, LOGIN-13, C-26).
 */
const rememberedPath =
  (locationState: unknown, mayOpen: MayOpen): Destination =>
  async ({ record, failing, refusal }) => {
    const { origin } = window.location;
    const path = safePath(fromOf(locationState), origin);
    // Without token or record, the guard of the remembered page shows the problem.
    if (failing || refusal) return path;
    const role = record?.role;
    return role && (await mayOpen(new URL(path, origin).pathname, role)) ? path : HOME_AFTER_SIGN_IN;
  };

/**
 * Remembered path in the location state. It is unchecked, because the browser's history may hold one from an older
 * version.
 */
const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
