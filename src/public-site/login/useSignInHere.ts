import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/SessionContext.tsx';
import type { SessionState } from '#authProvider/sessionState.ts';
import { useReplaying } from '#ui/page/usePrerendered.ts';

/** Function that returns the path to open after a sign-in, given the state of the session when it is settled. */
export type Destination = (settled: SessionState) => Promise<string>;
/**
 * Function that runs one of the session's sign-ins and navigates after success. It rejects with the sign-in's own
 * error.
 */
export type SignIn = (action: () => Promise<void>) => Promise<void>;

/**
 * Hook for a sign-in started on this page. Only such a sign-in navigates afterwards (C-26), and only while the page is
 * still mounted. The action starts synchronously, because browsers would block Google's pop-up otherwise. While
 * `signingIn` is true, the page must keep the form: a sign-in is running, or a press made before hydration may still
 * start one.
 */
export const useSignInHere = (destination: Destination): { signingIn: boolean; signIn: SignIn } => {
  const session = useSession();
  const navigate = useNavigate();
  const replaying = useReplaying();
  /** Number of sign-ins that are running, because a second one may start before the first has ended (GoogleSignIn). */
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
  return { signingIn: signingIn > 0 || replaying, signIn };
};
