import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/SessionContext.tsx';
import { demoPeople } from '#backend/seed.ts';
import type { Role } from '#domain/entities.ts';
import { DEMO_PASSWORD } from '../identity/demoPassword.ts';

/**
 * Hook for signing in as a demo user; it uses the ordinary sign-in by e-mail and password. `signInAs` starts it and
 * then opens the Dashboard; a failure is logged and sets `failed`. `pending` is the role being signed in; null if none.
 */
export const useDemoSignIn = () => {
  const session = useSession();
  const navigate = useNavigate();
  const [pending, setPending] = useState<Role | null>(null);
  const [failed, setFailed] = useState(false);

  const enter = async (role: Role) => {
    const email = demoPeople[role];
    const { user } = session.state();
    if (user && user.email !== email) {
      // To a page without a guard: a guard would remember its path for the next user.
      await navigate('/');
      await session.signOut();
    }
    if (user?.email !== email) await session.signIn(email, DEMO_PASSWORD);
    await navigate('/Dashboard');
  };

  const signInAs = async (role: Role) => {
    setPending(role);
    setFailed(false);
    try {
      await enter(role);
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setPending(null);
    }
  };
  return { signInAs, pending, failed };
};
