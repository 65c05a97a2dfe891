import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { FullScreenLoader } from '#ui/loading/FullScreenLoader.tsx';
import { ChooseRole } from './ChooseRole.tsx';
import { useSession, useSessionState } from './SessionContext.tsx';
import { useLogOut } from './useLogOut.ts';

/** What the guard leaves in the location's state for /login: the path, query and hash to come back to. */
export type Remembered = { from: string };

/**
 * The one guard: shows its children to a signed-in user whose record is known. Others are sent to /login with the path
 * remembered, wait behind the loader, or are asked once for their role (C-54). Which role may see what is asked further in.
 */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const logOut = useLogOut();
  const { loading, user, account, failing } = useSessionState();
  const { pathname, search, hash } = useLocation();

  if (!user && !loading) {
    const state: Remembered = { from: pathname + search + hash };
    return <Navigate to="/login" replace state={state} />;
  }
  if (!loading && account === 'missing') return <ChooseRole onLogOut={() => void logOut()} />;
  if (!loading && account === 'known') return children;
  return <FullScreenLoader stuck={failing} onRetry={session.retry} onLogOut={() => void logOut()} />;
};
