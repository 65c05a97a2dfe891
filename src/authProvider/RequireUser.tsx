import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { preloadable } from '#loading/preloadable.ts';
import { FullScreenLoader, type WaysOut } from '#ui/loading/FullScreenLoader.tsx';
import { useSession, useSessionState } from './SessionContext.tsx';
import { remembered } from './remembered.ts';
import { useLogOut } from './useLogOut.ts';

/**
 * Lazy component for accounts that the server refuses or does not have, so that other visits need not load its code.
 */
const AccountTrouble = preloadable(async () => (await import('./AccountTrouble.tsx')).AccountTrouble);

type RequireUserProps = {
  children: ReactNode;
  /** Component shown until the session and the user's record are known. */
  Loader?: ComponentType<WaysOut>;
};

/**
 * Guard around pages for signed-in users. Renders its children once the user's record is known, `Loader` until then,
 * and redirects visitors to /login with the current path in the location state. An account without a record is asked
 * for its role (C-54); one that the server refuses sees the server's message. It does not check roles.
 */
export const RequireUser = ({ children, Loader = FullScreenLoader }: RequireUserProps) => {
  const session = useSession();
  const logOut = useLogOut();
  const { loading, user, account, failing, refusal } = useSessionState();
  const location = useLocation();
  // Memoized: <Navigate> navigates again for every new state object until the sign-in page has loaded.
  const state = useMemo(() => remembered(location), [location]);

  if (!user && !loading) return <Navigate to="/login" replace state={state} />;
  const loader = <Loader stuck={failing} onRetry={session.retry} onLogOut={() => void logOut()} />;
  if (refusal || (!loading && account === 'missing'))
    return (
      <Suspense fallback={loader}>
        <AccountTrouble refusal={refusal} onLogOut={() => void logOut()} />
      </Suspense>
    );
  return !loading && account === 'known' ? children : loader;
};
