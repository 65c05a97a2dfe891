import { useSessionState } from '#authProvider/SessionContext.tsx';

/** Target of the page's main buttons: the Dashboard, or the sign-in (HOME-16, HOME-17, HOME-19, C-35). */
export const useWayIn = (): '/Dashboard' | '/login' => {
  const { user } = useSessionState();
  return user ? '/Dashboard' : '/login';
};
