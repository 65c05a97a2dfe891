import { useSessionState } from '#authProvider/SessionContext.tsx';

/**
 * Hook that returns the path to which the page's main buttons lead: the Dashboard for signed-in users, otherwise the
 * sign-in (HOME-16, HOME-17, HOME-19, C-35).
 */
export const useWayIn = (): '/Dashboard' | '/login' => {
  const { user } = useSessionState();
  return user ? '/Dashboard' : '/login';
};
