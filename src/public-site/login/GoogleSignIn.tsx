import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { googleProblemOf } from '#authProvider/signInProblems.ts';
import { useSession } from '#authProvider/SessionContext.tsx';
import { signUpRoleOptions } from '#authProvider/signUpRoleOptions.ts';
import { isSignUpRole } from '#domain/rules.ts';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { onFirstTouch } from '#loading/onFirstTouch.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import type { SignIn } from './useSignInHere.ts';

type GoogleSignInProps = {
  /** Label of the role's select field: 'Role', or 'Role for Google' beside a form that asks for a role too. */
  roleLabel: string;
  placeholder?: string;
  signIn: SignIn;
  /** True if this form was used last of those on the page; only then it shows its alert. */
  isLatest?: boolean;
  /** Callback at each press of the button. */
  onStart?: () => void;
};

/**
 * Button for Google sign-in, with a select field for the role (LOGIN-7 to LOGIN-10, REG-5, REG-6). Failures are logged;
 * those that the user can act on are shown as a status, not as an alert (C-04). `roleLabel` is the select field's
 * label, `onStart` is called at each press; problems show only while `isLatest`, the form used last on the page.
 */
export const GoogleSignIn = ({ roleLabel, placeholder, signIn, isLatest = true, onStart }: GoogleSignInProps) => {
  const t = useT();
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState('');
  const [noRole, setNoRole] = useState(false);
  const [problem, setProblem] = useState<PlainKey | null>(null);
  const tries = useRef(0);

  // Loaded at the first touch, because visitors who only read need no identity provider.
  useEffect(
    () =>
      onFirstTouch(() => {
        session.prepareGoogle().catch((error: unknown) => console.error(error));
      }),
    [session],
  );

  /**
   * Starts a sign-in, even while another one is pending: the provider drops the older attempt, and reports a closed
   * pop-up only seconds later. The second click of a double click is ignored, because it would close the first one's
   * pop-up.
   */
  const start = async ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    const mine = ++tries.current;
    onStart?.();
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
    <Box sx={{ display: 'grid', gap: 1.5, mb: problem ? 0 : -1.5 }}>
      <Box sx={row}>
        <SelectField
          ref={picker}
          label={roleLabel}
          hint={noRole ? undefined : t('login.roleHint')}
          invalid={noRole}
          placeholder={placeholder ?? t('login.chooseRole')}
          options={signUpRoleOptions(t)}
          value={role}
          onChange={(event) => {
            setRole(event.target.value);
            setNoRole(false);
          }}
        />
        <Button startIcon={<GoogleMark />} onClick={(event) => void start(event)}>
          {t('login.googleButton')}
        </Button>
      </Box>
      {noRole && isLatest && <AlertLine>{t('login.roleFirst')}</AlertLine>}
      <StatusLine>{problem && t(problem)}</StatusLine>
    </Box>
  );
};

/**
 * Styles of the row with the role and the button, which has a line of its own where there is little room. Their widths
 * do not depend on their contents, so that nothing moves while the page loads.
 */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'start',
  '& > *': { flex: '1 1 11.5rem' },
  // Beside the list, below its label.
  '& > button': { mt: { sm: '1.5rem' }, whiteSpace: 'normal' },
  '& .MuiButton-startIcon': { mr: 1.25 },
} as const;

/** Logo of Google, in the colours that Google prescribes. */
const GoogleMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
    <path
      fill="#4285f4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
    />
    <path
      fill="#34a853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path fill="#fbbc05" d="M3.97 10.72a5.41 5.41 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33z" />
    <path
      fill="#ea4335"
      d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.59-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);
