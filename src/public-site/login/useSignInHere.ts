import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/SessionContext.tsx';
import type { SessionState } from '#authProvider/sessionState.ts';

/** Where a sign-in leads, once the session has settled. */
export type Destination = (settled: SessionState) => Promise<string>;
/** Runs one action of the session and moves on when it succeeds; rejects with the action's own error. */
export type SignIn = (action: () => Promise<void>) => Promise<void>;

/**
 * A sign-in made on this page, as opposed to one the visitor came with: only this one moves on by itself (C-26). The action is
 * started in the same turn as the click, or browsers would block Google's window. A visitor who has left stays where they are.
 */
export const useSignInHere = (destination: Destination): { signingIn: boolean; signIn: SignIn } => {
  const session = useSession();
  const navigate = useNavigate();
  /** How many are under way: a second one may replace the first (GoogleSignIn). */
  const [signingIn, setSigningIn] = useState(0);
  const here = useHere();

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

/** Whether the caller is still on the screen. */
const useHere = () => {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};
