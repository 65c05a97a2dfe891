import { useNavigate } from 'react-router';
import { useSession } from './SessionContext.tsx';

/**
 * Hook that returns the action of every 'LogOut' button: it signs out at the provider, then navigates to / (NAV-10).
 * The history entry is replaced, so that Back does not lead to a page that asks to sign in.
 */
export const useLogOut = (): (() => Promise<void>) => {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await session.signOut(() => navigate('/', { replace: true }));
    } catch (error) {
      console.error(error);
    }
  };
};
