import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lazyWithTexts } from '#i18n/lazyWithTexts.ts';
import { FullScreenLoader, type WaysOut } from '#ui/loading/FullScreenLoader.tsx';
import { useSession, useSessionState } from './SessionContext.tsx';
import { remembered } from './remembered.ts';
import { useLogOut } from './useLogOut.ts';

/** Hardly anybody ever meets one of them, and a form is heavy. */
const AccountRefused = lazyWithTexts('account', async () => (await import('./AccountRefused.tsx')).AccountRefused);
const ChooseRole = lazyWithTexts('account', async () => (await import('./ChooseRole.tsx')).ChooseRole);

type RequireUserProps = {
  children: ReactNode;
  /** What is shown while it is being found out who is here. */
  Loader?: ComponentType<WaysOut>;
};

/**
 * The one guard: shows its children to a signed-in user whose record is known. Others are sent to /login with the path
 * remembered, wait behind the loader, are asked once for their role (C-54), or told that the server refuses them. Which role may see what is asked further in.
 */
export const RequireUser = ({ children, Loader = FullScreenLoader }: RequireUserProps) => {
  const session = useSession();
  const logOut = useLogOut();
  const { loading, user, account, failing, refusal } = useSessionState();
  const location = useLocation();
  // The same object in every render: <Navigate> leaves again for each new one, until the code of the sign-in is there.
  const state = useMemo(() => remembered(location), [location]);

  if (!user && !loading) return <Navigate to="/login" replace state={state} />;
  const loader = <Loader stuck={failing} onRetry={session.retry} onLogOut={() => void logOut()} />;
  if (refusal)
    return (
      <Suspense fallback={loader}>
        <AccountRefused refusal={refusal} onLogOut={() => void logOut()} />
      </Suspense>
    );
  if (!loading && account === 'missing')
    return (
      <Suspense fallback={loader}>
        <ChooseRole onLogOut={() => void logOut()} />
      </Suspense>
    );
  return !loading && account === 'known' ? children : loader;
};
