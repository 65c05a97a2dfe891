import { useSessionState } from '#authProvider/SessionContext.tsx';

/** Where the page's calls to action lead: the Dashboard, or the sign-in before it (HOME-16, HOME-17, HOME-19, C-35). */
export const useWayIn = (): '/Dashboard' | '/login' => {
  const { user } = useSessionState();
  return user ? '/Dashboard' : '/login';
};
