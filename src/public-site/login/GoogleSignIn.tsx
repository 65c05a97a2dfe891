import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { googleProblemOf } from '#authProvider/errors.ts';
import { useSession } from '#authProvider/SessionContext.tsx';
import { signUpRoleOptions } from '#authProvider/signUpRoleOptions.ts';
import { isSignUpRole } from '#domain/rules.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { onFirstTouch } from '#startup/firstTouch.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import type { SignIn } from './useSignInHere.ts';

type GoogleSignInProps = {
  /** The role picker's name: 'Role', or 'Role for Google' beside a form that has a role of its own. */
  roleLabel: string;
  signIn: SignIn;
};

/**
 * 'Signup with Google' and its own role picker (LOGIN-7 to LOGIN-10, REG-5, REG-6). Failures are logged; at most a quiet line
 * is shown (C-04).
 */
export const GoogleSignIn = ({ roleLabel, signIn }: GoogleSignInProps) => {
  const t = useT();
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState('');
  const [noRole, setNoRole] = useState(false);
  const [problem, setProblem] = useState<PlainKey | null>(null);
  const tries = useRef(0);

  // Who only reads the page needs no identity provider; whoever means to sign in chooses a role first.
  useEffect(
    () =>
      onFirstTouch(() => {
        session.prepareGoogle().catch((error: unknown) => {
          console.error(error);
        });
      }),
    [session],
  );

  /**
   * May be pressed again at once: of a window that the visitor has closed the provider hears seconds later, and it gives up the older
   * attempt for a newer one. The second half of a double click would only close the window of the first.
   */
  const start = async ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    const mine = ++tries.current;
    setProblem(null);
    setNoRole(!isSignUpRole(role));
    if (!isSignUpRole(role)) {
      picker.current?.focus();
      return;
    }
    try {
      await signIn(() => session.signInWithGoogle(role));
    } catch (error) {
      console.error(error);
      if (mine === tries.current) setProblem(googleProblemOf(error));
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <SelectField
        ref={picker}
        label={roleLabel}
        hint={t('login.roleHint')}
        placeholder={t('login.chooseRole')}
        options={signUpRoleOptions(t)}
        value={role}
        onChange={(event) => {
          setRole(event.target.value);
          setNoRole(false);
        }}
      />
      {noRole && <AlertLine>{t('login.roleFirst')}</AlertLine>}
      <Button size="large" fullWidth onClick={(event) => void start(event)}>
        {t('login.googleButton')}
      </Button>
      <StatusLine>{problem && t(problem)}</StatusLine>
    </Box>
  );
};
