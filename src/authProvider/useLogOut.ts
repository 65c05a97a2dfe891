import { useNavigate } from 'react-router';
import { useSession } from './SessionContext.tsx';

/**
 * What every 'LogOut' does: sign out at the provider, then go to / (NAV-10). It replaces the page it leaves, so that Back does
 * not lead to one that asks to sign in again.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await session.signOut();
    } catch (error) {
      console.error(error);
      return;
    }
    await navigate('/', { replace: true });
  };
};
