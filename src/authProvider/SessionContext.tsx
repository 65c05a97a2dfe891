import { useSyncExternalStore, type ReactNode } from 'react';
import { requiredContext } from '../services/requiredContext.ts';
import type { Session } from './createSession.ts';
import { unknown, type SessionState } from './sessionState.ts';

/** Hook for the session and its actions, such as sign-in, sign-up and log-out. Throws outside of SessionProvider. */
const [SessionContext, useSession] = requiredContext<Session>('useSession');
export { useSession };

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

const stateOfPrerendering = () => unknown;

/**
 * Hook for the current session state. It returns the state `unknown` (sessionState.ts) while a prerendered page
 * hydrates, because the page was rendered without a user.
 */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, stateOfPrerendering);
};
