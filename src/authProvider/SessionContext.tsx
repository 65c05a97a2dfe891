import { useSyncExternalStore, type ReactNode } from 'react';
import { requiredContext } from '../services/requiredContext.ts';
import type { Session } from './createSession.ts';
import { unknown, type SessionState } from './sessionState.ts';

/** Session with its actions: sign in, sign up, log out … Throws outside of its provider. */
const [SessionContext, useSession] = requiredContext<Session>('useSession');
export { useSession };

export const SessionProvider = ({ session, children }: { session: Session; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

const stateOfPrerendering = () => unknown;

/** Current session state; `unknown` while a prerendered page hydrates, as it was rendered for nobody. */
export const useSessionState = (): SessionState => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, stateOfPrerendering);
};
