import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session.ts';
import { unknown, type SessionState } from './sessionState.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
);

/** The actions of the session: sign in, sign up, log out … */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
};

const stateOfPrerendering = () => unknown;

/** Who is here, live; in a prerendered page's first render nothing is known of them. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, stateOfPrerendering);
};
