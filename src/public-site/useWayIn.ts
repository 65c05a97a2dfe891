import { useSessionState } from '#authProvider/SessionContext.tsx';

/**
 * Hook that returns where the page's main buttons lead: to the Dashboard when signed in, otherwise to the sign-in
 * (HOME-16, HOME-17, HOME-19, C-35).
 */
export const useWayIn = (): '/Dashboard' | '/login' => {
  const { user } = useSessionState();
  return user ? '/Dashboard' : '/login';
};
