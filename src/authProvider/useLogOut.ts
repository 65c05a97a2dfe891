import { useNavigate } from 'react-router';
import { useSession } from './SessionContext.tsx';

/**
 * What every 'LogOut' does: sign out at the provider, then go to / (NAV-10). It replaces the page it leaves, so that Back does
 * not lead to one that asks to sign in again. Flushed: a page still on the screen when nobody is here would send to /login.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await session.signOut(() => navigate('/', { replace: true, flushSync: true }));
    } catch (error) {
      console.error(error);
    }
  };
};
