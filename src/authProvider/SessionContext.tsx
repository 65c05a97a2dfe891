import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './createSession.ts';
import { unknown, type SessionState } from './sessionState.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
);

/** Session with its actions: sign in, sign up, log out … Throws outside of its provider. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
};

const stateOfPrerendering = () => unknown;

/** Current session state; `unknown` while a prerendered page hydrates, as it was rendered for nobody. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, stateOfPrerendering);
};
