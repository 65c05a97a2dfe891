import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/SessionContext.tsx';
import type { SessionState } from '#authProvider/sessionState.ts';

/** Path to open after a sign-in, given the decided session. */
export type Destination = (settled: SessionState) => Promise<string>;
/** Runs a sign-in of the session and navigates after success; rejects with the sign-in's own error. */
export type SignIn = (action: () => Promise<void>) => Promise<void>;

/**
 * Sign-in made on this page; only such a one navigates (C-26), and only while the visitor is still on it. The action
 * starts synchronously, or browsers would block Google's pop-up.
 */
export const useSignInHere = (destination: Destination): { signingIn: boolean; signIn: SignIn } => {
  const session = useSession();
  const navigate = useNavigate();
  /** Number of pending sign-ins: a second one may replace the first (GoogleSignIn). */
  const [signingIn, setSigningIn] = useState(0);
  /** True while the component is mounted. */
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const signIn: SignIn = async (action) => {
    setSigningIn((count) => count + 1);
    try {
      await action();
      const settled = await session.settled();
      const path = await destination(settled);
      if (here.current && settled.user) await navigate(path, { replace: true });
    } finally {
      setSigningIn((count) => count - 1);
    }
  };
  return { signingIn: signingIn > 0, signIn };
};
